import { useState } from 'react'
import type { FieldProblem } from '#contract/account-field.ts'
import { currentPasswordSchema } from '#contract/sign-in-input.ts'
import { CodeStep, type StepAnswer } from './code-step.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm, type Outcome } from './use-form.ts'

/** What the identity provider is asked; the answers are ready to be shown. */
export type Confirming = {
  email: string
  /** `code`: a code goes to this number, masked. */
  givePassword: (
    password: string,
  ) => Promise<{ kind: 'done' } | { kind: 'code'; phone: string } | { kind: 'failed'; message: string }>
  sendCode: (container: HTMLElement) => Promise<StepAnswer>
  giveCode: (code: string) => Promise<StepAnswer>
  signInHref: string
  describe: (label: string, problem: FieldProblem) => string
}

/** Asks a signed-in person for the password once more, and for the code where they have a second factor. */
export const ConfirmPerson = ({ confirming, done }: { confirming: Confirming; done: () => void }) => {
  const { email, givePassword, sendCode, giveCode, signInHref, describe } = confirming
  const [phone, setPhone] = useState<string | null>(null)

  const form = useForm({
    id: 'confirm',
    schema: currentPasswordSchema,
    labels: { password: 'パスワード' },
    describe,
    submit: async ({ password }): Promise<Outcome> => {
      const answer = await givePassword(password)
      if (answer.kind === 'failed') return answer
      if (answer.kind === 'code') setPhone(answer.phone)
      else done()
      return { kind: 'done' }
    },
  })

  if (phone !== null)
    return (
      <CodeStep
        phone={phone}
        send={sendCode}
        confirm={async (code) => {
          const answer = await giveCode(code)
          if (answer.kind === 'done') done()
          return answer
        }}
        signInHref={signInHref}
        notACode={describe('確認コード', 'NOT_CODE')}
        back={{ text: 'パスワードの入力に戻る', go: () => setPhone(null) }}
      />
    )
  return (
    <Form form={form} button="確認して進む" pending="確認しています…">
      <p>安全のため、もう一度パスワードを入力してください。</p>
      <p>
        メールアドレス：<strong>{email}</strong>
      </p>
      {/* Tells password managers whose password it is. */}
      <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <p className="small alone">
        <a href="/login/password-forget">パスワードを忘れた方</a>
      </p>
    </Form>
  )
}
