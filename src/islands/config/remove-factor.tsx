import { actions } from 'astro:actions'
import { callSensitive } from '#browser/api/sensitive.ts'
import { SensitiveButton, type Person } from './sensitive-button.tsx'

/** Takes the second factor away, on the page that says what follows from it. */
export const RemoveFactor = ({ client, email, here }: Person) => (
  <SensitiveButton
    client={client}
    email={email}
    here={here}
    text="2段階認証を解除する"
    pendingText="解除しています…"
    run={() => callSensitive(() => actions.config.removeSecondFactor())}
    done={(next) => location.assign(next)}
  />
)
