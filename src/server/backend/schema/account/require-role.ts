import { viewerRoles, type Viewer } from '#contract/account.ts'
import type { Role } from '#contract/routes.ts'
import { lacksSecondFactor } from '#contract/second-factor.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { requireIdentity } from './require-identity.ts'

/**
 * The signed-in person and what they are here, for whatever is done or read as such. Throws UNAUTHENTICATED, and
 * SECOND_FACTOR_REQUIRED where the operator asks a second factor of the role and the token doesn't tell of one: pages
 * are guarded by the host as well, but a token comes here without them.
 */
export const requireViewer = async (
  context: Context,
): Promise<{ identity: VerifiedIdentity; viewer: Viewer }> => {
  const identity = requireIdentity(context)
  const viewer = await context.viewer()
  if (lacksSecondFactor({ viewer, secondFactor: identity.secondFactor }, context.factorPolicy))
    throw codedError('SECOND_FACTOR_REQUIRED', 'This role needs a sign-in with a second factor')
  return { identity, viewer }
}

/**
 * The same for what only one of these roles may do, in whichever company. Throws FORBIDDEN to everybody else.
 */
export const requireRole = async (context: Context, ...wanted: readonly Role[]) => {
  const person = await requireViewer(context)
  const roles = viewerRoles(person.viewer)
  if (!wanted.some((role) => roles.includes(role)))
    throw codedError('FORBIDDEN', `Only for ${wanted.join(', ')}`)
  return person
}
