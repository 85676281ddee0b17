import type { MatrixArea } from './matrix-area.ts'
import type { World } from './matrix-world.ts'

/** A matrix of rows of the operator's desk, which are all for admins alone. */
export const deskMatrix = (rows: readonly string[]): string =>
  [
    'guest nobody unverified student stale phone owner recruiter viewer other weak admin',
    ...rows.map((row) => `${row} 401 403 403 403 403 403 403 403 403 403 403 ok`),
  ].join('\n')

/** Types by the query that answers them: its name, and how a field of the type is asked of it. */
type AskedTypes = Readonly<Record<string, readonly [root: string, ask: (field: string) => string]>>

export const deskTypes = (
  { site }: World,
  types: AskedTypes,
): ReturnType<NonNullable<MatrixArea['unguarded']>> =>
  Object.fromEntries(Object.entries(types).map(([type, [root, ask]]) => [type, { site, root, ask }] as const))
