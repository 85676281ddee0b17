import { openSession } from '#browser/api/open-session.ts'
import { confirmCode, sendCode } from '#browser/api/phone-code.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { CodeStep, type StepAnswer } from '#islands/ui/code-step.tsx'

type Props = {
  client: IdentityClient
  callbackUrl: string
  /** Where the code goes, masked. */
  phone: string
  back: () => void
}

/** The second step of a sign-in: the code that an SMS brings. */
export const SecondFactor = ({ client, callbackUrl, phone, back }: Props) => (
  <CodeStep
    phone={phone}
    send={(container) => sendCode(client, { kind: 'sign-in factor' }, container)}
    confirm={async (code): Promise<StepAnswer> => {
      const answer = await confirmCode(client, code)
      if (answer.kind !== 'done') return answer
      const opened = await openSession(answer.tokens, callbackUrl)
      if (opened.kind === 'refused') return { kind: 'sign in again', message: opened.message }
      // Going back must not lead to a code that was used.
      location.replace(opened.next)
      return { kind: 'done' }
    }}
    signInHref={`/login?${new URLSearchParams({ prompt: 'login', callbackUrl }).toString()}`}
    notACode={fieldMessage('確認コード', 'NOT_CODE')}
    back={{ text: 'パスワードの入力に戻る', go: back }}
  >
    <p className="small">
      <a href="/login/sms?view=recovery">電話が使えないとき（回復コードを使う）</a>
    </p>
    <p className="small">
      SMSが届かないときは、電波の状態と、海外や見知らぬ番号からのSMSを拒否する設定を確認してください。
    </p>
  </CodeStep>
)
