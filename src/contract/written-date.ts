/** Years of an era begin with 1; 元年 is the first. */
const eras = [
  { name: /^(?:令和|R)/i, before: 2018 },
  { name: /^(?:平成|H)/i, before: 1988 },
  { name: /^(?:昭和|S)/i, before: 1925 },
] as const

/** Year, month and what follows, of a Western year or of an era; spaces are gone. */
const readParts = (text: string): { year: number; month: number; rest: string } | null => {
  const bare = text.normalize('NFKC').replace(/\s/gu, '')
  const era = eras.find(({ name }) => name.test(bare))
  const years = era === undefined ? bare : bare.replace(era.name, '').replace(/^元/u, '1')
  const separated = /^(\d{1,4})[年./\-−‐ー](\d{1,2})(?:月$|(?:[月./\-−‐ー](.*))?$)/u.exec(years)
  const together = era === undefined ? /^(\d{4})(\d{2})(.*)$/u.exec(bare) : null
  const [, year = '', month = '', rest = ''] = separated ?? together ?? []
  if (year === '' || (era === undefined && year.length !== 4)) return null
  return { year: Number(year) + (era?.before ?? 0), month: Number(month), rest }
}

const pad = (value: number) => String(value).padStart(2, '0')
const isMonth = (year: number, month: number) => year >= 1900 && year <= 2099 && month >= 1 && month <= 12

/** A month however people write it (2028年3月, 2028/3, 202803, 令和10年3月) as YYYY-MM; null: it is none. */
export const readMonth = (text: string): string | null => {
  const parts = readParts(text)
  if (parts === null || parts.rest !== '' || !isMonth(parts.year, parts.month)) return null
  return `${parts.year}-${pad(parts.month)}`
}

/** A day however people write it (2006年5月1日, 2006/5/1, 20060501, 平成18年5月1日) as YYYY-MM-DD; null: it is none. */
export const readDay = (text: string): string | null => {
  const parts = readParts(text)
  if (parts === null || !isMonth(parts.year, parts.month)) return null
  const day = Number(/^(\d{1,2})日?$/u.exec(parts.rest)?.[1])
  // The calendar of Date turns 30 February into 2 March.
  const date = new Date(Date.UTC(parts.year, parts.month - 1, day))
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== day || date.getUTCMonth() !== parts.month - 1)
    return null
  return `${parts.year}-${pad(parts.month)}-${pad(day)}`
}

/** A year however people write it (1985年, 1985, 昭和60年) as a number; null: it is none of 500 to 2199. */
export const readYear = (text: string): number | null => {
  const bare = text.normalize('NFKC').replace(/\s/gu, '')
  const era = eras.find(({ name }) => name.test(bare))
  const digits = era === undefined ? bare : bare.replace(era.name, '').replace(/^元/u, '1')
  const written = /^(\d{1,4})年?度?$/u.exec(digits)?.[1]
  if (written === undefined) return null
  const year = Number(written) + (era?.before ?? 0)
  return year >= 500 && year < 2200 ? year : null
}
