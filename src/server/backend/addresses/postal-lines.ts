import { prefectures, type PrefectureCode } from '#contract/codes/prefectures.ts'
import type { PostalAddress } from '#contract/postal-code.ts'

/*
 * The postal data as text: a block for each three digits (`=100`), in it a line for each change of city (`>13千代田区`) and
 * one for each address: its town behind what its last four digits are more than the line before's; nothing stands for 1.
 * A block is read without the others, and the whole is found in by text search: nothing is parsed before it is asked for.
 */

const prefectureCodes: ReadonlySet<string> = new Set(prefectures.map(({ code }) => code))
const isPrefecture = (code: string): code is PrefectureCode => prefectureCodes.has(code)

/** Writes addresses, in order of their codes, as text. */
export const postalLines = (rows: readonly (PostalAddress & { code: string })[]): string => {
  const lines: string[] = []
  let block = ''
  let city = ''
  let last = -1
  for (const row of rows) {
    if (!row.code.startsWith(block) || block === '') {
      block = row.code.slice(0, 3)
      city = ''
      last = -1
      lines.push(`=${block}`)
    }
    const place = row.prefectureCode + row.city
    if (place !== city) lines.push(`>${place}`)
    city = place
    const number = Number(row.code.slice(3))
    const more = number - last
    lines.push(`${more === 1 ? '' : more}${row.town}`)
    last = number
  }
  return `${lines.join('\n')}\n`
}

/** The addresses of a code of seven digits, in the order of the data; none where the text has no such code. */
export const findPostalCode = (text: string, code: string): PostalAddress[] => {
  const head = `=${code.slice(0, 3)}\n`
  const start = text.startsWith(head) ? 0 : text.indexOf(`\n${head}`) + 1
  if (!text.startsWith(head, start)) return []
  const end = text.indexOf('\n=', start)
  const wanted = Number(code.slice(3))
  const found: PostalAddress[] = []
  let prefectureCode = ''
  let city = ''
  let number = -1
  for (const line of text.slice(start + head.length, end < 0 ? -1 : end).split('\n')) {
    if (line.startsWith('>')) {
      prefectureCode = line.slice(1, 3)
      city = line.slice(3)
      continue
    }
    const more = /^[0-9]*/.exec(line)?.[0] ?? ''
    number += more === '' ? 1 : Number(more)
    if (number > wanted) break
    if (number === wanted && isPrefecture(prefectureCode))
      found.push({ prefectureCode, city, town: line.slice(more.length) })
  }
  return found
}
