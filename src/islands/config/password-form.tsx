import { actions } from 'astro:actions'
import { useEffect, useState } from 'react'
import { confirmingPerson, isRecent, takeTokens } from '#browser/api/confirm-person.ts'
import { withIdentity } from '#browser/api/identity.ts'
import { judgePassword } from '#browser/api/judge-password.ts'
import { fieldMessage, strengthMessages } from '#browser/messages/fields.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import { newPasswordSchema } from '#contract/account-password.ts'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { Form } from '#islands/ui/form.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'
import type { Person } from './sensitive-button.tsx'

const finish = async (): Promise<void> => {
  // The password is changed whether or not the letter goes out.
  await actions.config.announcePasswordChange().catch(() => null)
  location.assign('/config/password/complete')
}

/** The current password first, then the new one. The provider ends older sign-ins, so this one is made anew. */
export const PasswordForm = ({ client, email, uid }: Person & { uid: string }) => {
  const [step, setStep] = useState<'current' | 'new' | 'again'>('current')
  const confirming = confirmingPerson({ client, email, here: '/config/password' })

  const form = useForm({
    id: 'new',
    schema: newPasswordSchema,
    labels: { password: '新しいパスワード' },
    describe: fieldMessage,
    submit: async ({ password }): Promise<Outcome> => {
      const judged = await judgePassword(password, email)
      if (judged.kind !== 'done') return judged
      if (!(await isRecent(client, uid))) {
        setStep('current')
        return { kind: 'done' }
      }
      const changed = await withIdentity(client, (firebase) => firebase.changePassword(password))
      if (changed.kind === 'failed') return { kind: 'failed', message: identityMessages[changed.code] }
      const again = await withIdentity(client, (firebase) => firebase.signInWithPassword(email, password))
      if (again.kind === 'done' && (await takeTokens(again.value))) {
        await finish()
        return { kind: 'left' }
      }
      setStep('again')
      return { kind: 'done' }
    },
  })

  useEffect(() => {
    if (step === 'new') document.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  }, [step])

  switch (step) {
    case 'current':
      return <ConfirmPerson key="current" confirming={confirming} done={() => setStep('new')} />
    case 'again':
      return (
        <div className="stack">
          <output className="notice block">
            パスワードを変更しました。新しいパスワードでもう一度ログインしてください。
          </output>
          <ConfirmPerson key="again" confirming={confirming} done={() => void finish()} />
        </div>
      )
    case 'new':
      return (
        <Form form={form} button="パスワードを変更する" pending="変更しています…">
          <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            {...form.field('password')}
            support="12文字以上。文字の種類に決まりはありません。"
            autoComplete="new-password"
            strengths={strengthMessages}
          />
        </Form>
      )
  }
}
