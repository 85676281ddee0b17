import { actions } from 'astro:actions'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { prepareIdentity } from '#browser/api/identity.ts'
import { announceAccount, enterAfterSignUp } from '#browser/api/new-account.ts'
import { networkRefusal, refusalOf } from '#browser/api/refusal.ts'
import { fieldMessage, passwordSupport, strengthMessages } from '#browser/messages/fields.ts'
import { signUpWait, type SignUpWait } from '#browser/stores/sign-up-wait.ts'
import { typedAddress } from '#browser/stores/typed-address.ts'
import type { ConsentDocument } from '#contract/account.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import {
  companyAccountSchema,
  newPersonSchema,
  numberOfLegalPerson,
  studentAccountSchema,
} from '#contract/account-input.ts'
import { accountWay } from '#contract/account-way.ts'
import { memberAccountSchema } from '#contract/member-account.ts'
import { TextField } from '#islands/ui/field.tsx'
import { Form } from '#islands/ui/form.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { useFirstFocus } from '#islands/ui/use-first-focus.ts'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'
import { accountLabels } from './account-labels.ts'
import { CompanyFields } from './company-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { GuardianField } from './guardian-field.tsx'

type Person =
  | { kind: 'new' }
  /** New, and invited: the account is for this address. */
  | { kind: 'invited'; email: string }
  /** Signed in, but the account was not finished. */
  | { kind: 'known'; email: string }

type Props = {
  client: IdentityClient
  person: Person
  callbackUrl: string
  versions: Readonly<Record<ConsentDocument, string>>
  /** What stands around the form, and not around the page that waits for the mail; slots, which the page fills. */
  above?: ReactNode
  below?: ReactNode
} & ({ kind: 'student' | 'company' } | { kind: 'member'; /** The token of the invitation. */ invite: string })

const noPerson = z.object({ email: z.optional(z.undefined()), password: z.optional(z.undefined()) })

const schemas = {
  student: {
    new: z.extend(newPersonSchema, studentAccountSchema.shape),
    known: z.extend(studentAccountSchema, noPerson.shape),
  },
  company: {
    new: z.extend(newPersonSchema, companyAccountSchema.shape).check(numberOfLegalPerson),
    known: z.safeExtend(companyAccountSchema, noPerson.shape),
  },
  member: {
    new: z.extend(newPersonSchema, memberAccountSchema.shape),
    known: z.extend(memberAccountSchema, noPerson.shape),
  },
} as const

type Values = z.infer<(typeof schemas)['student' | 'company' | 'member']['new' | 'known']>

/** The procedure of the account that these values are for. */
const callFor = (values: Values) => {
  const { email: _email, password: _password, ...input } = values
  if ('corporateNumber' in input) return actions.account.createCompany(input)
  return 'invite' in input ? actions.account.createMember(input) : actions.account.createStudent(input)
}

const createAccount = async (values: Values): Promise<Outcome> => {
  const answer = await callFor(values).catch(() => null)
  if (answer === null) return networkRefusal
  if (answer.error !== undefined) return refusalOf(answer.error)
  switch (answer.data) {
    case 'created':
    case 'exists':
      return { kind: 'done' }
    case 'corporate_number_taken':
      return { kind: 'fields', errors: { corporateNumber: 'COMPANY_LISTED' } }
    case 'invite_ended':
      return {
        kind: 'failed',
        message:
          '招待の期限が過ぎたか、取り消されています。会社の管理者に、もう一度招待してもらってください。',
      }
    case 'other_address':
      return {
        kind: 'failed',
        message:
          'この招待は、ほかのメールアドレスに送られたものです。招待を受けたメールアドレスで登録してください。',
      }
    case 'other_kind':
      return {
        kind: 'failed',
        message:
          'このメールアドレスには、すでに別の種類のアカウントがあります。ログインしてお使いいただくか、別のメールアドレスで登録してください。',
      }
  }
}

/** What waits for the mail is loaded once somebody has filled the form in. Null: the network is lost. */
const loadWaiting = () => import('./waiting-sign-up.tsx').catch(() => null)
type WaitingPage = NonNullable<Awaited<ReturnType<typeof loadWaiting>>>['WaitingSignUp']

/** What became of the page that waits for the mail. */
type Waited = 'verified' | 'address is changed'
type Waiting = { wait: SignUpWait; settle: (waited: Waited) => void; Page: WaitingPage }

/** The way on of somebody whose tab was loaded anew while the mail was on its way: the password is typed once more. */
const signInLater = ({ email, callbackUrl }: SignUpWait): void => {
  typedAddress.set(email)
  signUpWait.clear()
  location.assign(accountWay.signIn(accountWay.addProfile(callbackUrl)))
}

/**
 * A new account of a student or a company: first the address is confirmed, whose person the site has made at the identity
 * provider; then they are signed in, and the account is made here.
 */
export const NewAccountForm = ({
  client,
  person,
  callbackUrl,
  versions,
  above,
  below,
  ...account
}: Props) => {
  const { kind } = account
  const isNew = person.kind !== 'known'
  // Where a sign-up goes on that leaves this page: a company's form, or where the person came from.
  const onward =
    kind === 'company' ? `/account/new?${new URLSearchParams({ kind, callbackUrl }).toString()}` : callbackUrl
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  // A second press after a lost network must not confirm the address, or sign in, again.
  const confirmed = useRef<string | null>(null)
  const signedIn = useRef<string | null>(null)

  useEffect(() => {
    const wait = isNew ? signUpWait.get() : null
    if (wait === null || wait.callbackUrl !== onward) return
    const settle = (waited: Waited) => {
      if (waited === 'verified') signInLater(wait)
      else setWaiting(null)
    }
    const resume = async () => {
      const loaded = await loadWaiting()
      if (loaded !== null) setWaiting({ wait, settle, Page: loaded.WaitingSignUp })
    }
    void resume()
  }, [isNew, onward])

  const loadSoon = useCallback(() => {
    if (isNew) prepareIdentity(client)
  }, [client, isNew])
  useFirstFocus(loadSoon)

  /** Null: the address is the person's, who is signed in by now. */
  const enter = async (email: string, password: string): Promise<Outcome | null> => {
    if (signedIn.current === email) return null
    if (confirmed.current !== email) {
      const loaded = await loadWaiting()
      if (loaded === null) return networkRefusal
      const begun = await loaded.requestSignUp(email, password, onward)
      if (begun.kind !== 'sent') return begun
      const waited = await new Promise<Waited>((settle) =>
        setWaiting({ wait: begun.wait, settle, Page: loaded.WaitingSignUp }),
      )
      setWaiting(null)
      if (waited !== 'verified') return { kind: 'done' }
      confirmed.current = email
    }
    const entered = await enterAfterSignUp(client, email, password)
    if (entered.kind !== 'done') {
      // The password may be another one than the confirmed sign-up has.
      confirmed.current = null
      return entered
    }
    signedIn.current = email
    return null
  }

  const form = useForm<Values>({
    id: 'account',
    schema: schemas[kind][isNew ? 'new' : 'known'],
    labels: accountLabels,
    describe: fieldMessage,
    submit: async (values) => {
      const { email, password } = values
      const stopped = email === undefined || password === undefined ? null : await enter(email, password)
      if (stopped !== null) return stopped
      const created = await createAccount(values)
      if (created.kind !== 'done') return created
      location.assign(await announceAccount(callbackUrl))
      return { kind: 'left' }
    },
  })

  return (
    <>
      {waiting !== null && (
        <waiting.Page
          wait={waiting.wait}
          verified={() => waiting.settle('verified')}
          change={person.kind === 'invited' ? null : () => waiting.settle('address is changed')}
        />
      )}
      <div hidden={waiting !== null}>
        <div className="stack">
          {above}
          <Form form={form} button="アカウントを作成する" pending="アカウントを作成しています…">
            {account.kind === 'member' && <input type="hidden" name="invite" value={account.invite} />}
            {isNew ? (
              <>
                <TextField
                  {...form.field('email')}
                  need="required"
                  support="確認のためのメールをお送りします。"
                  type="email"
                  inputMode="email"
                  autoComplete="username"
                  {...(person.kind === 'invited' && { defaultValue: person.email, readOnly: true })}
                />
                <PasswordField
                  {...form.field('password')}
                  support={`${passwordSupport}思い出しやすい言葉をいくつかつなげるのがおすすめです。`}
                  autoComplete="new-password"
                  strengths={strengthMessages}
                />
              </>
            ) : (
              <p>
                メールアドレス：<strong>{person.email}</strong>
              </p>
            )}
            {kind === 'company' && <CompanyFields form={form} />}
            {kind === 'student' && <GuardianField form={form} />}
            <ConsentFields form={form} versions={versions} />
          </Form>
          {below}
        </div>
      </div>
    </>
  )
}
