import { useCallback, useState, useSyncExternalStore } from 'react'
import { signInLink } from '#browser/api/action-link.ts'
import { prepareIdentity } from '#browser/api/identity.ts'
import { openSession } from '#browser/api/open-session.ts'
import { beginSignIn, openingByCode } from '#browser/api/sign-in-step.ts'
import { actionCopy } from '#browser/messages/action.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import { signInAddress } from '#browser/stores/sign-in-address.ts'
import { accountWay } from '#contract/account-way.ts'
import { addressSchema } from '#contract/sign-in-input.ts'
import { FactorStep } from '#islands/ui/factor-step.tsx'
import { TextField } from '#islands/ui/field.tsx'
import { Form } from '#islands/ui/form.tsx'
import { useFirstFocus } from '#islands/ui/use-first-focus.ts'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'
import { useCodeStep } from '#islands/ui/use-code-step.ts'
import { CheckedLink, type LinkProps } from './checked-link.tsx'

type Props = LinkProps & { callbackUrl: string }

/** What this device remembers does not change while the page is open. */
const never = () => () => undefined

/** A link that signs in, followed by a code where the account has a second factor. */
export const LinkSignIn = (props: Props) => (
  <CheckedLink {...props} mode="signIn">
    {() => <SignInByLink {...props} />}
  </CheckedLink>
)

const SignInByLink = ({ client, code, callbackUrl }: Props) => {
  /** The link is used up by then: who comes back from the code goes on with this sign-in. */
  const [waiting, setWaiting] = useState<{ email: string; phone: string } | null>(null)
  const { asksCode, attempt, askForCode } = useCodeStep(accountWay.signInCode(callbackUrl))
  const opening = openingByCode(client, callbackUrl)
  useFirstFocus(useCallback(() => prepareIdentity(client), [client]))

  const submit = async (email: string): Promise<Outcome> => {
    if (waiting?.email === email) {
      askForCode()
      return { kind: 'done' }
    }
    const link = signInLink(client, code)
    const answer = await beginSignIn(client, (firebase) => firebase.signInWithLink(email, link))
    if (answer.kind === 'failed') {
      const wrongAddress = answer.code === 'auth/invalid-email'
      const message = wrongAddress
        ? 'リンクを受け取ったメールアドレスと違います。もう一度確認してください。'
        : identityMessages[answer.code]
      return { kind: 'failed', message }
    }
    if (answer.kind === 'code') {
      setWaiting({ email, phone: answer.phone })
      askForCode()
      return { kind: 'done' }
    }
    const opened = await openSession(answer.tokens, callbackUrl)
    if (opened.kind === 'refused') return { kind: 'failed', message: opened.message }
    signInAddress.clear()
    location.assign(opened.next)
    return { kind: 'left' }
  }

  return (
    <>
      <div hidden={asksCode}>
        <AddressForm submit={submit} />
      </div>
      {asksCode && waiting !== null && (
        <FactorStep
          key={attempt}
          opening={{
            ...opening,
            confirm: async (typed) => {
              const answer = await opening.confirm(typed)
              if (answer.kind === 'done') signInAddress.clear()
              return answer
            },
          }}
          phone={waiting.phone}
          back={{ text: '前の画面に戻る', go: () => history.back() }}
        />
      )}
    </>
  )
}

/** At once on the device that asked for the link; elsewhere the address is typed again. */
const AddressForm = ({ submit }: { submit: (email: string) => Promise<Outcome> }) => {
  const kept = useSyncExternalStore(never, signInAddress.get, () => '')
  const [wants, setWants] = useState<'kept' | 'other'>('kept')
  const known = wants === 'kept' ? kept : ''
  const form = useForm({
    id: 'link',
    schema: addressSchema,
    labels: { email: 'メールアドレス' },
    describe: fieldMessage,
    submit: ({ email }) => submit(email),
  })

  return (
    <Form form={form} button={actionCopy.signIn.button} pending={actionCopy.signIn.pending}>
      {known === '' ? (
        <TextField
          {...form.field('email')}
          need="required"
          support="ログイン用のリンクを受け取ったメールアドレスを入力してください。"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      ) : (
        <>
          <p>
            メールアドレス：<strong>{known}</strong>
          </p>
          <input type="hidden" name="email" value={known} />
          <p className="ways">
            <button className="button bare" type="button" onClick={() => setWants('other')}>
              別のメールアドレスを使う
            </button>
          </p>
        </>
      )}
    </Form>
  )
}
