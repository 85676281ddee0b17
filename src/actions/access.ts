import { accessTable } from '#server/domain/access.ts'
import type { Row } from '#server/domain/access-row.ts'
import type { MutationName } from '#operations/graphql.ts'
import { mutations } from './mutations.ts'

/** A mutation without a row fails the type check here. */
const rows: Readonly<Record<`Mutation.${MutationName}`, Row>> = accessTable

const rowsByName: ReadonlyMap<string, Row> = new Map(
  Object.entries(mutations).flatMap(([area, procedures]) =>
    Object.entries<MutationName>(procedures).map(
      ([name, mutation]) => [`${area}.${name}`, rows[`Mutation.${mutation}`]] as const,
    ),
  ),
)

/** Who may call the procedure of this name (`area.name`); undefined: there is none, however Astro would read the name. */
export const rowOfProcedure = (name: string): Row | undefined => rowsByName.get(name)
