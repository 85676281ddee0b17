import type { ClaimableKind } from '#contract/desk.ts'
import type { Claim } from '#server/backend/desk/claims.ts'
import type { Context } from '#server/backend/schema/context.ts'

/** Lines of a queue with who has each; one statement for all of them. */
export const withClaims = async <Line>(
  { services }: Pick<Context, 'services'>,
  kind: ClaimableKind,
  lines: readonly Line[],
  idOf: (line: Line) => string,
): Promise<(Line & { claim: Claim | null })[]> => {
  const claims = await services.desk.claims.of(kind, lines.map(idOf))
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  return lines.map((line) => ({ ...line, claim: byId.get(idOf(line)) ?? null }))
}
