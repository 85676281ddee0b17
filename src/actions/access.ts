import { procedures } from '#server/backend/procedures/procedures.ts'
import { accessRows } from '#server/domain/access.ts'
import type { Row } from '#server/domain/access-row.ts'
import type { MutationName } from '#operations/graphql.ts'
import { mutations } from './mutations.ts'

const rows: Readonly<Record<string, Row>> = accessRows

const rowsByName: ReadonlyMap<string, Row | undefined> = new Map([
  ...Object.entries(mutations).flatMap(([area, of]) =>
    Object.entries<MutationName>(of).map(
      ([name, mutation]) => [`${area}.${name}`, rows[`Mutation.${mutation}`]] as const,
    ),
  ),
  ...procedures.flatMap(({ actions, who }) => actions.map((name) => [name, who] as const)),
])

/** Who may call the action of this name (`area.name`); undefined: there is none, however Astro would read the name. */
export const rowOfProcedure = (name: string): Row | undefined => rowsByName.get(name)
