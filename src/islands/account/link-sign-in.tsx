import { useState, useSyncExternalStore } from 'react'
import { signInLink } from '#browser/api/action-link.ts'
import { withIdentity } from '#browser/api/identity.ts'
import { openSession } from '#browser/api/open-session.ts'
import { actionCopy } from '#browser/messages/action.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import { signInAddress } from '#browser/stores/sign-in-address.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { passwordResetRequestSchema } from '#contract/account-input.ts'
import { TextField } from '#islands/ui/field.tsx'
import { Form } from '#islands/ui/form.tsx'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'

type Props = { client: IdentityClient; code: string; callbackUrl: string }

/** What this device remembers does not change while the page is open. */
const never = () => () => undefined

/** Signs in by a link: at once on the device that asked for it, elsewhere with the address typed again. */
export const LinkSignIn = ({ client, code, callbackUrl }: Props) => {
  const kept = useSyncExternalStore(never, signInAddress.get, () => '')
  const [wants, setWants] = useState<'kept' | 'other'>('kept')
  const known = wants === 'kept' ? kept : ''

  const form = useForm({
    id: 'link',
    schema: passwordResetRequestSchema,
    labels: { email: 'メールアドレス' },
    describe: fieldMessage,
    submit: async ({ email }): Promise<Outcome> => {
      const link = signInLink(client, code)
      const answer = await withIdentity(client, (firebase) => firebase.signInWithLink(email, link))
      if (answer.kind === 'failed') {
        const wrongAddress = answer.code === 'auth/invalid-email'
        const message = wrongAddress
          ? 'リンクを受け取ったメールアドレスと違います。もう一度確認してください。'
          : identityMessages[answer.code]
        return { kind: 'failed', message }
      }
      const opened = await openSession(answer.value, callbackUrl)
      if (opened.kind === 'refused') return { kind: 'failed', message: opened.message }
      signInAddress.clear()
      location.assign(opened.next)
      return { kind: 'left' }
    },
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
          <p>
            <button className="button bare" type="button" onClick={() => setWants('other')}>
              別のメールアドレスを使う
            </button>
          </p>
        </>
      )}
    </Form>
  )
}
