import { viewerRoles } from '#contract/account.ts'
import type { Session } from '#contract/auth.ts'
import { findRoute, viewRolesOf } from '#contract/routes.ts'
import { lacksSecondFactor, type FactorPolicy } from '#contract/second-factor.ts'

export type GateAnswer = { kind: 'open' } | { kind: 'forbidden' } | { kind: 'elsewhere'; to: string }

/** What people need to finish and to secure an account: reached while something of it is still missing. */
const ownAccount = /^\/(?:account|config)(?:\/|$)/

/**
 * What the route table says of an address: session pages and session views need a person, some a role. Who has not
 * finished the account does that first; session views (applying, posting) and messages need a verified e-mail. Who has to
 * have a second factor enrols one first, for which the provider wants a verified e-mail.
 */
export const gate = (
  url: URL,
  session: Pick<Session, 'emailVerified' | 'secondFactor' | 'viewer'> | null,
  policy: FactorPolicy,
): GateAnswer => {
  const route = findRoute(url.pathname)
  if (route === undefined) return open
  const viewRoles = viewRolesOf(route, url.searchParams.get('view'))
  if (route.access === 'public' && viewRoles === undefined) return open
  if (session === null) return { kind: 'elsewhere', to: withReturn('/login?error=SessionRequired&', url) }
  if (session.viewer.kind === 'none' && !ownAccount.test(url.pathname))
    return { kind: 'elsewhere', to: withReturn('/account/new?', url) }
  const wanted = viewRoles ?? route.roles
  const roles = viewerRoles(session.viewer)
  if (wanted !== undefined && !wanted.some((role) => roles.includes(role))) return { kind: 'forbidden' }
  const lacksFactor = lacksSecondFactor(session, policy) && !ownAccount.test(url.pathname)
  if (
    !session.emailVerified &&
    (lacksFactor || viewRoles !== undefined || url.pathname === '/mypage/message')
  )
    return { kind: 'elsewhere', to: withReturn('/login/mail-not-verify?', url) }
  if (lacksFactor) return { kind: 'elsewhere', to: withReturn('/login/sms?', url) }
  return open
}

const open: GateAnswer = { kind: 'open' }

/** Leads back to exactly the address that was asked for. */
const withReturn = (to: string, url: URL): string =>
  `${to}callbackUrl=${encodeURIComponent(url.pathname + url.search)}`
