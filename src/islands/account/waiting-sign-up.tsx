import { actions } from 'astro:actions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { networkRefusal, refusalOf, type StepAnswer } from '#browser/api/refusal.ts'
import { requestSignUp, resendSignUp } from '#browser/api/sign-up.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import type { SignUpWait } from '#browser/stores/sign-up-wait.ts'
import { codeRefusal } from '#browser/messages/code-refusal.ts'
import { validity } from '#contract/format/validity.ts'
import { verificationCodeHours, verificationCodeSchema } from '#contract/verification-code.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { TextField } from '#islands/ui/field.tsx'
import { Form } from '#islands/ui/form.tsx'
import { PressForm } from '#islands/ui/press-form.tsx'
import { Told } from '#islands/ui/told.tsx'
import { useForm } from '#islands/ui/use-form.ts'

type Props = {
  wait: SignUpWait
  /** The address was confirmed, here or by the link of the mail. */
  verified: () => void
  /** The address is typed anew; null: an invitation is for this one. */
  change: (() => void) | null
}

/** Milliseconds between two looks, and how many there are: a quarter of an hour, while the page is looked at. */
const lookEvery = 5_000
const looks = 180

/** Calls `verified` once the link of the mail was used, in another tab or on another device. */
const useLooks = ({ browser }: SignUpWait, verified: () => void) => {
  const tell = useEffectEvent(verified)
  useEffect(() => {
    let left = looks
    const look = async () => {
      if (left === 0 || document.visibilityState !== 'visible') return
      left -= 1
      const answer = await actions.account.checkSignUp({ browser }).catch(() => null)
      if (answer?.data === 'verified') tell()
    }
    const timer = setInterval(() => void look(), lookEvery)
    const lookNow = () => void look()
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [browser])
}

/** The page that waits for the code of the mail: the same for an address that has an account already. */
export const WaitingSignUp = ({ wait, verified, change }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [resent, setResent] = useState<StepAnswer | 'pending' | null>(null)
  useEffect(() => heading.current?.focus(), [])
  useLooks(wait, verified)

  const form = useForm({
    id: 'mail',
    schema: verificationCodeSchema,
    labels: { code: '確認コード' },
    describe: fieldMessage,
    submit: async ({ code }) => {
      const answer = await actions.account.confirmSignUp({ browser: wait.browser, code }).catch(() => null)
      if (answer === null) return networkRefusal
      if (answer.error !== undefined) return refusalOf(answer.error)
      const refusal = codeRefusal(answer.data)
      if (refusal !== null) return { kind: 'failed', message: refusal.text }
      verified()
      return { kind: 'left' }
    },
  })

  const resend = async () => {
    setResent('pending')
    setResent(await resendSignUp(wait))
  }

  return (
    <section className="stack" aria-labelledby="mail-heading">
      <h2 id="mail-heading" tabIndex={-1} ref={heading}>
        メールアドレスの確認をお願いします
      </h2>
      <p>
        <strong className="address">{wait.email}</strong>
        にメールをお送りしました。メールに書かれた6桁の確認コードを入力してください。
      </p>
      <Form form={form} button="メールアドレスを確認する" pending="確認しています…">
        <TextField
          {...form.field('code')}
          need="required"
          support={`6桁の数字です。貼り付けても入力できます。${validity(verificationCodeHours)}以内に入力してください。`}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </Form>
      <p>
        メールのリンクを開いて確認することもできます。ほかの端末やアプリで開いて確認したときも、この画面は自動で次へ進みます。
      </p>
      {change !== null && (
        <>
          <h3>メールアドレスを間違えたとき</h3>
          <PressForm text="メールアドレスを直す" press={change}>
            <p>登録の画面に戻って、メールアドレスを直せます。</p>
          </PressForm>
        </>
      )}
      <h3>確認コードが届かないとき</h3>
      <ul className="hints">
        <li>迷惑メールのフォルダーに入っていないか確認してください。数分かかることがあります。</li>
        <li>すでに登録のあるメールアドレスには、確認コードの代わりに、ログインの方法をお送りしています。</li>
      </ul>
      {resent !== null && resent !== 'pending' && resent.kind === 'failed' && (
        <Alert message={resent.message} />
      )}
      {resent !== null && resent !== 'pending' && resent.kind === 'done' && (
        <Told className="notice" text="メールをもう一度お送りしました。前のメールのコードは使えません。" />
      )}
      <PressForm
        text="確認メールをもう一度送る"
        pending={resent === 'pending' ? '送信しています…' : null}
        press={() => void resend()}
      />
    </section>
  )
}

export { requestSignUp }
