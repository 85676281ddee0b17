import { useCallback } from 'react'
import { prepareIdentity } from '#browser/api/identity.ts'
import { openSession } from '#browser/api/open-session.ts'
import { beginSignIn } from '#browser/api/sign-in-step.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { signInSchema } from '#contract/sign-in-input.ts'
import { TextField } from '#islands/ui/field.tsx'
import { Form } from '#islands/ui/form.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { useFirstFocus } from '#islands/ui/use-first-focus.ts'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'

type Props = {
  client: IdentityClient
  callbackUrl: string
  /** The password was right and the account has a second factor: its number, masked. */
  onSecondFactor: (phone: string) => void
}

/** E-mail and password. */
export const SignInForm = ({ client, callbackUrl, onSecondFactor }: Props) => {
  useFirstFocus(useCallback(() => prepareIdentity(client), [client]))

  const form = useForm({
    id: 'sign-in',
    schema: signInSchema,
    labels: { email: 'メールアドレス', password: 'パスワード' },
    describe: fieldMessage,
    submit: async ({ email, password }): Promise<Outcome> => {
      const answer = await beginSignIn(client, (firebase) => firebase.signInWithPassword(email, password))
      if (answer.kind === 'failed') return { kind: 'failed', message: identityMessages[answer.code] }
      if (answer.kind === 'code') {
        onSecondFactor(answer.phone)
        return { kind: 'done' }
      }
      const opened = await openSession(answer.tokens, callbackUrl)
      if (opened.kind === 'refused') return { kind: 'failed', message: opened.message }
      location.assign(opened.next)
      return { kind: 'left' }
    },
  })

  return (
    <Form form={form} button="ログイン" pending="ログインしています…">
      <TextField
        {...form.field('email')}
        need="required"
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </Form>
  )
}
