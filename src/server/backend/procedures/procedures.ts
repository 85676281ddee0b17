import * as savedSearches from '#server/backend/saved-searches/saved-search-procedures.ts'
import type { Row } from '#server/domain/access-row.ts'
import type { AnyProcedure } from './procedure.ts'

/** Every procedure of the backend. */
export const procedures: readonly AnyProcedure[] = [savedSearches].flatMap((area) => Object.values(area))

/** Rows of the access table, by field: `Mutation.saveSearch`. */
export const procedureRows: Readonly<Record<string, Row>> = Object.fromEntries(
  procedures.map(({ name, who }) => [`Mutation.${name}`, who]),
)
