import { actions } from 'astro:actions'
import { useState } from 'react'
import { callSensitive } from '#browser/api/sensitive.ts'
import type { FactorKind } from '#contract/second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SensitiveButton, type Person } from './sensitive-button.tsx'

/**
 * Replaces or removes the second factor, and makes recovery codes for it. `demand`: whoever has to have one is offered
 * no removal; the server takes it away nevertheless, as replacing begins so, and lets them nowhere until they enrol anew.
 */
export const FactorActions = ({ client, email, demand }: Person & { demand: FactorKind | null }) => {
  const [codes, setCodes] = useState<readonly string[]>([])
  const remove = () => callSensitive(() => actions.config.removeSecondFactor())
  return (
    <div className="stack">
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <SensitiveButton
          client={client}
          email={email}
          text="回復コードを作る"
          pendingText="作っています…"
          run={() => callSensitive(() => actions.config.renewRecoveryCodes())}
          done={setCodes}
        />
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
