import { procedures } from '#server/backend/procedures/procedures.ts'
import type { Row } from '#server/domain/access-row.ts'

const rowsByName: ReadonlyMap<string, Row> = new Map(
  procedures.flatMap(({ actions, who }) => actions.map((name) => [name, who] as const)),
)

/** Who may call the action of this name (`area.name`); undefined: there is none, however Astro would read the name. */
export const rowOfProcedure = (name: string): Row | undefined => rowsByName.get(name)
