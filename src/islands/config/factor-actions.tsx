import { actions } from 'astro:actions'
import { useState } from 'react'
import { callSensitive } from '#browser/api/sensitive.ts'
import type { FactorKind } from '#contract/second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SensitiveButton, type Person } from './sensitive-button.tsx'

type Props = Person & {
  /** Recovery codes that were not used. */
  codesLeft: number
  demand: FactorKind | null
}

/**
 * Replaces or removes the second factor, and makes recovery codes for it. `demand`: whoever has to have one is offered
 * no removal; the server takes it away nevertheless, as replacing begins so, and lets them nowhere until they enrol anew.
 */
export const FactorActions = ({ client, email, codesLeft, demand }: Props) => {
  const [codes, setCodes] = useState<readonly string[]>([])
  const remove = () => callSensitive(() => actions.config.removeSecondFactor())
  return (
    <div className="stack">
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} replaced={codesLeft} />
      ) : (
        <>
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
            text={codesLeft === 0 ? '回復コードを作る' : '回復コードを作り直す'}
            pendingText="作っています…"
            run={() => callSensitive(() => actions.config.renewRecoveryCodes())}
            done={setCodes}
          />
        </>
      )}
      <SensitiveButton
        client={client}
        email={email}
        text="電話番号を変更する"
        pendingText="いまの番号を解除しています…"
        run={remove}
        done={() => location.assign('/login/sms?callbackUrl=%2Fconfig')}
      />
      {demand === null && (
        <SensitiveButton
          client={client}
          email={email}
          text="2段階認証を解除する"
          pendingText="解除しています…"
          run={remove}
          done={() => location.assign('/config/complete?done=factor')}
        />
      )}
    </div>
  )
}
