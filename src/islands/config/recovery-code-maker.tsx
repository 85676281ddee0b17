import { actions } from 'astro:actions'
import { useState } from 'react'
import { callSensitive } from '#browser/api/sensitive.ts'
import { RecoveryCodes } from '#islands/ui/recovery-codes.tsx'
import { SensitiveButton, type Person } from './sensitive-button.tsx'

type Props = Person & {
  /** Recovery codes that were not used. */
  codesLeft: number
}

/** How many recovery codes there are, and new ones in their place. */
export const RecoveryCodeMaker = ({ client, email, here, codesLeft }: Props) => {
  const [codes, setCodes] = useState<readonly string[]>([])
  if (codes.length > 0) return <RecoveryCodes codes={codes} replaced={codesLeft} />
  return (
    <div className="stack">
      {codesLeft === 0 ? (
        <p className="notice">
          使える回復コードがありません。電話をなくすとログインできなくなるため、電話が手元にあるうちに作っておいてください。
        </p>
      ) : (
        <p>
          使える回復コード：<strong>{codesLeft}個</strong>
          <br />
          電話をなくしたときに、2段階認証を解除するためのコードです。
        </p>
      )}
      <SensitiveButton
        client={client}
        email={email}
        here={here}
        text={codesLeft === 0 ? '回復コードを作る' : '回復コードを作り直す'}
        pendingText="作っています…"
        run={() => callSensitive(() => actions.config.renewRecoveryCodes())}
        done={setCodes}
      />
    </div>
  )
}
