import { columnsFor, cellOf, keyColumn } from '#contract/ad-file-columns.ts'
import type { AdFileFormat } from '#contract/ad-file.ts'
import type { TypedJobPost } from '#contract/job-post-typed.ts'
import { csvOf } from '#server/platform/csv.ts'

/** An ad as a file has it. `key`: the company's own, or the id where it gave none. */
export type FiledAd = { key: string; typed: TypedJobPost }

type Nested = { [part: string]: string | Nested | (string | Nested)[] }

/** Cells by the names of the form, with lists of rows where those count them: `questions.0`, `workplaces.0.city`. */
const nested = (cells: readonly (readonly [string, string])[]): Nested => {
  const groups = Map.groupBy(cells, ([name]) => name.split('.', 1)[0] ?? '')
  const parts = [...groups].map(([field, entries]): [string, Nested[string]] => {
    const inner = entries.map(([name, value]) => [name.slice(field.length + 1), value] as const)
    const [first] = inner
    if (first?.[0] === '') return [field, first[1]]
    const below = nested(inner)
    return [field, inner.every(([name]) => /^\d/u.test(name)) ? Object.values(below).flat() : below]
  })
  return Object.fromEntries(parts)
}

/** Ads as a file that says the same when it is read; without ads its columns alone. */
export const writeAdFile = (ads: readonly FiledAd[], format: AdFileFormat): string => {
  const columns = columnsFor(ads.map(({ typed }) => typed))
  if (format === 'csv')
    return csvOf(
      [keyColumn.heading, ...columns.map(({ heading }) => heading)],
      ads.map(({ key, typed }) => [key, ...columns.map((column) => cellOf(column, typed))]),
    )
  // Every field, so that one that says nothing is empty in the ad that is made of it.
  const whole = ads.map(({ key, typed }) => ({
    [keyColumn.name]: key,
    ...nested(columns.map((column) => [column.name, cellOf(column, typed)])),
  }))
  return `${JSON.stringify(whole, null, 2)}\n`
}
