import { useCallback } from 'react'
import { prepareIdentity, withIdentity } from '#browser/api/identity.ts'
import { judgePassword } from '#browser/api/judge-password.ts'
import { actionCopy } from '#browser/messages/action.ts'
import { fieldMessage, passwordSupport, strengthMessages } from '#browser/messages/fields.ts'
import { identityMessages, type IdentityErrorCode } from '#browser/messages/identity.ts'
import { newPasswordSchema } from '#contract/account-password.ts'
import { passwordResetComplete } from '#contract/link-way.ts'
import { Form } from '#islands/ui/form.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { useFirstFocus } from '#islands/ui/use-first-focus.ts'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'
import { CheckedLink, type LinkProps } from './checked-link.tsx'

/** `callbackUrl`: where the person goes on to once they signed in again. */
type Props = LinkProps & { callbackUrl: string }

const aboutLinkOrPassword: readonly IdentityErrorCode[] = [
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
]

const messageFor = (code: IdentityErrorCode) =>
  aboutLinkOrPassword.includes(code)
    ? 'リンクの有効期限が切れているか、パスワードが正しくありません。もう一度お試しください。'
    : identityMessages[code]

/** A link that sets a new password. */
export const ResetPassword = (props: Props) => (
  <CheckedLink {...props} mode="resetPassword">
    {({ email }) => <ResetPasswordForm {...props} email={email ?? ''} />}
  </CheckedLink>
)

/** The new password of the person whom a reset link names. */
const ResetPasswordForm = ({ client, code, callbackUrl, email }: Props & { email: string }) => {
  useFirstFocus(useCallback(() => prepareIdentity(client), [client]))
  const form = useForm({
    id: 'reset',
    schema: newPasswordSchema,
    labels: { password: '新しいパスワード' },
    describe: fieldMessage,
    submit: async ({ password }): Promise<Outcome> => {
      const judged = await judgePassword(password, email)
      if (judged.kind !== 'done') return judged
      const answer = await withIdentity(client, (firebase) => firebase.resetPassword(code, password))
      if (answer.kind === 'failed') return { kind: 'failed', message: messageFor(answer.code) }
      location.assign(passwordResetComplete(callbackUrl))
      return { kind: 'left' }
    },
  })
  return (
    <Form form={form} button={actionCopy.resetPassword.button} pending={actionCopy.resetPassword.pending}>
      <p>
        メールアドレス：<strong>{email}</strong>
      </p>
      {/* Tells password managers whose password it is. */}
      <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.field('password')}
        support={passwordSupport}
        autoComplete="new-password"
        strengths={strengthMessages}
      />
    </Form>
  )
}
