import { actions } from 'astro:actions'
import { useEffect, useState } from 'react'
import { confirmingPerson, isRecent, takeTokens } from '#browser/api/confirm-person.ts'
import { withIdentity } from '#browser/api/identity.ts'
import { judgePassword } from '#browser/api/judge-password.ts'
import { beginSignIn } from '#browser/api/sign-in-step.ts'
import { fieldMessage, passwordSupport, strengthMessages } from '#browser/messages/fields.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import { newPasswordSchema } from '#contract/account-password.ts'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { Form } from '#islands/ui/form.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { Told } from '#islands/ui/told.tsx'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'
import type { Person } from './sensitive-button.tsx'

const finish = async (): Promise<void> => {
  // The password is changed whether or not the letter goes out.
  const answer = await actions.config.announcePasswordChange().catch(() => null)
  location.assign(answer?.data ?? '/config/password/complete')
}

type Step =
  | { kind: 'current' | 'new' | 'again' }
  /** The password is changed; what is left of the new sign-in is the code that goes to this number. */
  | { kind: 'code'; phone: string }

/**
 * The current password first, then the new one. With it the provider ends every sign-in from before: the pair it answers
 * goes on where the session accepts it, otherwise the person is signed in anew.
 */
export const PasswordForm = ({ client, email, uid, here }: Person & { uid: string }) => {
  const [step, setStep] = useState<Step>({ kind: 'current' })
  const confirming = confirmingPerson({ client, email, here })

  const form = useForm({
    id: 'new',
    schema: newPasswordSchema,
    labels: { password: '新しいパスワード' },
    describe: fieldMessage,
    submit: async ({ password }): Promise<Outcome> => {
      const judged = await judgePassword(password, email)
      if (judged.kind !== 'done') return judged
      if (!(await isRecent(client, uid))) {
        setStep({ kind: 'current' })
        return { kind: 'done' }
      }
      const changed = await withIdentity(client, (firebase) => firebase.changePassword(password))
      if (changed.kind === 'failed') return { kind: 'failed', message: identityMessages[changed.code] }
      if (await takeTokens(changed.value)) {
        await finish()
        return { kind: 'left' }
      }
      const again = await beginSignIn(client, (firebase) => firebase.signInWithPassword(email, password))
      if (again.kind === 'done' && (await takeTokens(again.tokens))) {
        await finish()
        return { kind: 'left' }
      }
      setStep(again.kind === 'code' ? again : { kind: 'again' })
      return { kind: 'done' }
    },
  })

  useEffect(() => {
    if (step.kind === 'new') document.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  }, [step])

  switch (step.kind) {
    case 'current':
      return <ConfirmPerson key="current" confirming={confirming} done={() => setStep({ kind: 'new' })} />
    case 'code':
      return (
        <div className="stack">
          <Told
            className="notice"
            text="パスワードを変更しました。最後に、この端末でログインし直すための確認コードを入力してください。"
          />
          <CodeStep
            phone={step.phone}
            send={confirming.sendCode}
            confirm={async (code): Promise<StepAnswer> => {
              const answer = await confirming.giveCode(code)
              if (answer.kind === 'done') await finish()
              return answer
            }}
            signInHref={confirming.signInHref}
            notACode={fieldMessage('確認コード', 'NOT_CODE')}
            back={{ text: 'パスワードを入力し直す', go: () => setStep({ kind: 'again' }) }}
          />
        </div>
      )
    case 'again':
      return (
        <div className="stack">
          <Told
            className="notice"
            text="パスワードを変更しました。新しいパスワードでもう一度ログインしてください。"
          />
          <ConfirmPerson key="again" confirming={confirming} done={() => void finish()} />
        </div>
      )
    case 'new':
      return (
        <Form form={form} button="パスワードを変更する" pending="変更しています…">
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
}
