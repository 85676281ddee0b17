import * as z from 'zod/mini'
import { adFileLimits } from './ad-file.ts'
import { listOf, rawText } from './text-input.ts'

/** Characters of the lines of a report, as JSON. */
const most = 2_000_000
const columns = 20

const linesSchema = listOf(
  listOf(z.union([rawText(adFileLimits.bytes), z.number()], 'INVALID'), columns),
  adFileLimits.rows,
)

/** Lines of the report of a file of ads as a page wrote them into its form; null: it wrote none. */
export const readAdReport = (form: FormData | null): (string | number)[][] | null => {
  const text = form?.get('report')
  if (typeof text !== 'string' || text.length > most) return null
  try {
    return linesSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
