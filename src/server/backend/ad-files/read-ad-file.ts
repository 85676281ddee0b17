import { parse } from 'csv-parse/sync'
import { adFileLimits, type AdFileFault } from '#contract/ad-file.ts'
import { columnOf, isKeyColumn, typedOfCell } from '#contract/ad-file-columns.ts'
import { plainLine } from '#contract/hidden-characters.ts'
import { isVisible } from '#contract/plain-text.ts'
import { storable } from '#contract/text-input.ts'
import { textOfCell } from '#server/platform/csv.ts'

/** A row of a file: what it says of the fields whose columns the file has, as a form would send it. */
export type AdRow = {
  /** From 1, without the headings. */
  number: number
  key: string
  sent: readonly (readonly [string, string])[]
}

export type AdFile =
  | { kind: 'fault'; fault: AdFileFault }
  /** `unknown`: headings that no field has. */
  | { kind: 'read'; unknown: readonly string[]; rows: readonly AdRow[] }

/** A file as headings and cells, whatever its form was. */
type Table = { headings: readonly string[]; rows: readonly (readonly string[])[] }

/** More than all columns there are. */
const columnsMax = 1200
/** How deep JSON lists and objects lie in each other: `workplaces`, a row, its part. */
const depthMax = 3

const csvTable = (text: string): Table | null => {
  try {
    const [first = ''] = text.split('\n', 1)
    const [headings = [], ...rows] = parse(text, {
      bom: true,
      // Spreadsheets part the cells of a Unicode text so.
      delimiter: first.includes('\t') && !first.includes(',') ? '\t' : ',',
      relax_column_count: true,
      skip_records_with_empty_values: true,
      // One more than may be tells that there are too many.
      to: adFileLimits.rows + 2,
      max_record_size: adFileLimits.bytes,
    })
    return headings.length > columnsMax ? null : { headings, rows }
  } catch {
    return null
  }
}

/** A value of JSON under the names of the form: `workplaces.0.city`. Null: it lies too deep, or is too much. */
const flat = (value: unknown, name: string, depth: number, found: Map<string, string>): boolean => {
  if (found.size > columnsMax || depth > depthMax) return false
  if (value === null) return true
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    // JSON can write what no text of a database holds.
    found.set(name, storable(String(value)))
    return true
  }
  return (
    typeof value === 'object' &&
    Object.entries(value).every(([key, each]) =>
      flat(each, name === '' ? key : `${name}.${key}`, depth + 1, found),
    )
  )
}

const jsonTable = (text: string): Table | null => {
  let ads: unknown
  try {
    ads = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(ads)) return null
  const rows = ads.slice(0, adFileLimits.rows + 1).map((ad) => {
    const found = new Map<string, string>()
    return typeof ad === 'object' && flat(ad, '', 0, found) ? found : null
  })
  if (rows.includes(null)) return null
  const headings = [...new Set(rows.flatMap((row) => [...(row?.keys() ?? [])]))]
  if (headings.length > columnsMax) return null
  return { headings, rows: rows.map((row) => headings.map((heading) => row?.get(heading) ?? '')) }
}

const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]/u.test(text)

const fault = (what: AdFileFault): AdFile => ({ kind: 'fault', fault: what })

/** Reads a file of ads, in CSV or JSON. What its cells mean is told by whoever makes ads of them. */
export const readAdFile = (text: string): AdFile => {
  const json = isJson(text)
  const table = json ? jsonTable(text) : csvTable(text)
  if (table === null) return fault(json ? 'NOT_JSON' : 'NOT_CSV')
  const { headings, rows } = table
  const keyAt = headings.findIndex(isKeyColumn)
  const columns = headings.map((heading) => (isKeyColumn(heading) ? null : columnOf(heading)))
  const names = columns.flatMap((column) => column?.name ?? [])
  if (keyAt < 0) return fault('NO_KEYS')
  if (new Set(names).size < names.length || headings.filter(isKeyColumn).length > 1)
    return fault('DOUBLE_COLUMN')
  if (rows.length === 0) return fault('NO_ROWS')
  if (rows.length > adFileLimits.rows) return fault('TOO_MANY_ROWS')
  const textAt = (row: readonly string[], at: number) => (json ? (row[at] ?? '') : textOfCell(row[at] ?? ''))
  // The bare name of a list says that the file has it, since an empty one sends nothing else.
  const fields = [...new Set(columns.flatMap((column) => column?.field ?? []))]
  return {
    kind: 'read',
    unknown: headings.filter((heading, at) => at !== keyAt && columns[at] === null && isVisible(heading)),
    rows: rows.map((row, index) => ({
      number: index + 1,
      key: plainLine(textAt(row, keyAt)).trim(),
      sent: [
        ...fields.map((field) => [field, ''] as const),
        ...columns.flatMap((column, at) =>
          column === null ? [] : [[column.name, typedOfCell(column, textAt(row, at))] as const],
        ),
      ],
    })),
  }
}
