import { actions } from 'astro:actions'
import { useCallback, useRef, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { prepareIdentity } from '#browser/api/identity.ts'
import { announceAccount, createPerson } from '#browser/api/new-account.ts'
import { networkRefusal, refusalOf } from '#browser/api/refusal.ts'
import { fieldMessage, passwordSupport, strengthMessages } from '#browser/messages/fields.ts'
import { typedAddress } from '#browser/stores/typed-address.ts'
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
  /** What is shown to somebody whose address has an account; a slot, which the page fills. */
  registered?: ReactNode
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

/** A new account of a student or a company: first the person at the identity provider, then the account here. */
export const NewAccountForm = ({ client, person, callbackUrl, registered, ...account }: Props) => {
  const { kind } = account
  const isNew = person.kind !== 'known'
  // A second press after a lost network must not make the person again.
  const madeFor = useRef<string | null>(null)

  const loadSoon = useCallback(() => {
    if (isNew) prepareIdentity(client)
  }, [client, isNew])
  useFirstFocus(loadSoon)

  const form = useForm<Values>({
    id: 'account',
    schema: schemas[kind][isNew ? 'new' : 'known'],
    labels: accountLabels,
    describe: fieldMessage,
    submit: async (values) => {
      const { email, password } = values
      if (email !== undefined && password !== undefined && madeFor.current !== email) {
        const made = await createPerson(client, email, password)
        if (made.kind === 'fields' && made.errors['email'] === 'ALREADY_REGISTERED') typedAddress.set(email)
        if (made.kind !== 'done') return made
        madeFor.current = email
      }
      const created = await createAccount(values)
      if (created.kind !== 'done') return created
      await announceAccount(callbackUrl)
      location.assign(accountWay.unverified(callbackUrl))
      return { kind: 'left' }
    },
  })

  const isRegistered = form.errors.some(({ problem }) => problem === 'ALREADY_REGISTERED')

  return (
    <Form form={form} button="アカウントを作成する" pending="アカウントを作成しています…">
      {account.kind === 'member' && <input type="hidden" name="invite" value={account.invite} />}
      {isNew ? (
        <>
          {isRegistered && registered}
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
      <ConsentFields form={form} />
    </Form>
  )
}
