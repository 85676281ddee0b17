import { findRoute, type Role } from '#contract/routes.ts'

/** Who asks: nobody signed in, or a person with roles (none before the first profile). */
export type Visitor = { kind: 'guest' } | { kind: 'person'; roles: readonly Role[] }

export type GateAnswer = 'open' | 'sign-in' | 'forbidden'

/** What the route table says of an address: session pages and session views need a person, some a role. */
export const gate = (url: URL, visitor: Visitor): GateAnswer => {
  const route = findRoute(url.pathname)
  if (route === undefined) return 'open'
  const view = url.searchParams.get('view')
  const viewRoles = view === null || route.views === undefined ? undefined : route.views[view]
  if (route.access === 'public' && viewRoles === undefined) return 'open'
  if (visitor.kind === 'guest') return 'sign-in'
  const wanted = viewRoles ?? route.roles
  return wanted === undefined || wanted.some((role) => visitor.roles.includes(role)) ? 'open' : 'forbidden'
}

/** The sign-in page, which leads back to exactly the address that was asked for. */
export const signInAddress = (url: URL): string =>
  `/login?error=SessionRequired&callbackUrl=${encodeURIComponent(url.pathname + url.search)}`
