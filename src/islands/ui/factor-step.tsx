import { CodeStep, type StepAnswer } from './code-step.tsx'

type Props = {
  opening: {
    send: (container: HTMLElement) => Promise<StepAnswer>
    confirm: (code: string) => Promise<StepAnswer>
    signInHref: string
    recoveryHref: string
    notACode: string
  }
  /** Where the code goes, masked. */
  phone: string
  back: { text: string; go: () => void }
}

/** The second step of a sign-in, with what helps when no SMS comes. */
export const FactorStep = ({ opening, phone, back }: Props) => (
  <CodeStep {...opening} phone={phone} back={back}>
    <p className="small">
      <a href={opening.recoveryHref}>電話が使えないとき（回復コードを使う）</a>
    </p>
    <p className="small">
      SMSが届かないときは、電波の状態と、海外や見知らぬ番号からのSMSを拒否する設定を確認してください。
    </p>
  </CodeStep>
)
