import type { Session } from '#contract/auth.ts'
import { findRoute, guardOfView, type Guard } from '#contract/routes.ts'
import type { FactorPolicy } from '#contract/second-factor.ts'
import { judge, type Condition, type Thing } from '#server/domain/judge.ts'
import { returnTo, signInFor } from './sign-in-for.ts'

export type GateAnswer =
  | { kind: 'open' }
  | { kind: 'forbidden' }
  /** It answers like an address that isn't there: what lies behind it is another company's. */
  | { kind: 'not_found' }
  | { kind: 'elsewhere'; to: string }

/** What people need to finish and to secure an account: reached while something of it is still missing. */
const ownAccount = /^\/(?:account|config)(?:\/|$)/

/** The company that the address names. One that names two is of neither: each reader might take another. */
const thingOf = (guard: Guard | undefined, { searchParams }: URL): Thing => {
  if (guard?.kind !== 'member') return { kind: 'none' }
  const [id, ...more] = searchParams.getAll(guard.company)
  if (id === undefined) return { kind: 'any_company' }
  return { kind: 'company', id: more.length === 0 ? id : '' }
}

/**
 * What the route table says of an address, judged by the same rules as the backend's fields: session pages and session
 * views need a person, some a role in the company they are about. Who has not finished the account does that first;
 * session views (applying, posting) and messages need a verified e-mail. Who has to have a second factor enrols one
 * first, for which the provider wants a verified e-mail.
 */
export const gate = (
  url: URL,
  session: Pick<Session, 'uid' | 'email' | 'emailVerified' | 'secondFactor' | 'authTime' | 'viewer'> | null,
  { factorPolicy, now }: { factorPolicy: FactorPolicy; now: Date },
): GateAnswer => {
  const route = findRoute(url.pathname)
  if (route === undefined) return open
  const ofView = guardOfView(route, url.searchParams.get('view'))
  if (route.access === 'public' && ofView === undefined) return open
  if (route.hidden === true && (session === null || session.viewer.kind === 'none'))
    return { kind: 'not_found' }
  if (session === null) return signIn(url)
  if (session.viewer.kind === 'none' && !ownAccount.test(url.pathname)) return elsewhere('/account/new', url)
  const guard = ofView ?? route.guard
  const also: Condition[] = ofView !== undefined || url.pathname === '/mypage/message' ? ['verified'] : []
  if (!ownAccount.test(url.pathname)) also.push('second_factor')
  const answer = judge(
    { who: guard ?? { kind: 'signed_in' }, also, otherwise: route.hidden === true ? 'nothing' : 'refused' },
    { person: { ...session, token: null }, now, factorPolicy },
    thingOf(guard, url),
  )
  switch (answer) {
    case 'allowed':
      return open
    case 'UNAUTHENTICATED':
      return signIn(url)
    case 'FORBIDDEN':
      return { kind: 'forbidden' }
    case 'NOT_FOUND':
    case 'nothing':
      return { kind: 'not_found' }
    case 'EMAIL_NOT_VERIFIED':
      return elsewhere('/login/mail-not-verify', url)
    case 'SECOND_FACTOR_REQUIRED':
      return elsewhere(session.emailVerified ? '/login/sms' : '/login/mail-not-verify', url)
  }
}

const open: GateAnswer = { kind: 'open' }

const elsewhere = (to: string, url: URL): GateAnswer => ({ kind: 'elsewhere', to: `${to}?${returnTo(url)}` })

const signIn = (url: URL): GateAnswer => ({ kind: 'elsewhere', to: signInFor(url) })
