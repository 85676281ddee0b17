import { procedureRows } from '#server/backend/procedures/procedures.ts'
import { accessRows } from '#server/domain/access.ts'
import type { Row } from '#server/domain/access-row.ts'
import { anyone } from '#server/domain/access-row.ts'
import { publicTypes } from '#server/domain/public-types.ts'

/** Who may do what: what is read, and with each procedure what it says of itself. */
export const accessTable: Readonly<Record<string, Row>> = { ...accessRows, ...procedureRows }

/** What is asked of a caller for this field. Undefined: nobody has said, so nobody may. */
export const rowOf = (type: string, field: string): Row | undefined => {
  const given = accessTable[`${type}.${field}`] ?? accessTable[type]
  return given ?? (publicTypes.has(type) ? anyone : undefined)
}
