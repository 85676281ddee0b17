import type { IdentityClient } from '#contract/account-identity.ts'
import { originsOf } from '#contract/external-services.ts'

type Csp = {
  insertDirective: (directive: `connect-src ${string}` | `frame-src ${string}`) => void
  insertScriptResource: (origin: string) => void
}

/**
 * Admits what a page needs where codes are sent to phones: the identity provider and its human check. An emulator is
 * reached through this site's own origin and has no check.
 */
export const admitHumanCheck = (csp: Csp | undefined, { emulated }: IdentityClient): void => {
  if (emulated) {
    csp?.insertDirective("connect-src 'self'")
    return
  }
  const { script, connect, frame } = originsOf(['identity', 'human-check'])
  // A directive that names no 'self' would forbid the site's own scripts.
  for (const origin of ["'self'", ...script]) csp?.insertScriptResource(origin)
  csp?.insertDirective(`connect-src 'self' ${connect.join(' ')}`)
  csp?.insertDirective(`frame-src ${frame.join(' ')}`)
}
