import { plainCode } from './hidden-characters.ts'
import { commas, middleDots, slashes, waves } from './separators.ts'

const everyWave = new RegExp(`[${waves}]`, 'gu')

/** As written in half width. Spaces are gone, but one stays between two digits, which are two numbers or thousands. */
const bare = (text: string): string =>
  plainCode(text)
    .replace(/\s+/gu, ' ')
    .replace(/(?<!\d) | (?!\d)/gu, '')
    .replace(everyWave, '〜')

/** Digits, with commas or spaces between thousands or with none; null: it is no such number. */
const digits = (text: string): number | null =>
  /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|\d{1,3}(?: \d{3}){1,2})$/u.test(text)
    ? Number(text.replaceAll(/[, ]/gu, ''))
    : null

/** A number that may have decimals, times a power of ten; null where something is left behind the point. */
const scaled = (text: string, scale: number): number | null => {
  const value = Number(text.replaceAll(',', '')) * scale
  const whole = Math.round(value)
  return Math.abs(value - whole) < 1e-6 ? whole : null
}

const amount = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,9}(?:\.\d{1,8})?`
const largeYen = new RegExp(
  `^(?:(${amount})億)?(?:(${amount})万)?(?:(${amount})千)?(\\d{1,8}(?:,\\d{3})?)?$`,
  'u',
)

const kanjiDigits = '一二三四五六七八九'
const kanjiSection =
  ['千', '百', '十'].map((unit) => `(?:[${kanjiDigits}]?${unit})?`).join('') + `[${kanjiDigits}]?`
const kanjiYen = new RegExp(`^(?:(${kanjiSection})万)?(${kanjiSection})$`, 'u')

/** 二千五百 as 2500; nothing is 0. */
const sectionValue = (text: string): number =>
  [...text.matchAll(/([一二三四五六七八九]?)([千百十]?)/gu)].reduce((sum, [whole, one = '', unit = '']) => {
    const scale = { 千: 1000, 百: 100, 十: 10 }[unit] ?? 1
    return whole === '' ? sum : sum + (one === '' ? 1 : kanjiDigits.indexOf(one) + 1) * scale
  }, 0)

/** 二十五万, 千五百; null: it is no such number. */
const kanjiNumber = (text: string): number | null => {
  const [whole = '', man, rest = ''] = kanjiYen.exec(text) ?? []
  if (whole === '' || man === '') return null
  return sectionValue(man ?? '') * 10_000 + sectionValue(rest)
}

/** Yen however people write it (25万, 二十五万, 月給25.5万円, 1億2,000万円, ¥1,250, 250000円〜), in whole yen; null: it is no amount. */
export const readYen = (text: string): number | null => {
  const written = bare(text)
    .replace(/^(?:[時日月]給|年収)/u, '')
    .replace(/^[¥\\]/u, '')
    .replace(/(?:から|以上|〜)$/u, '')
    .replace(/円$/u, '')
  const plain = digits(written)
  if (plain !== null) return plain
  const kanji = kanjiNumber(written)
  if (kanji !== null) return kanji
  const [whole = '', oku, man, sen, rest] = largeYen.exec(written) ?? []
  if (whole === '') return null
  const parts = [
    oku === undefined ? 0 : scaled(oku, 100_000_000),
    man === undefined ? 0 : scaled(man, 10_000),
    sen === undefined ? 0 : scaled(sen, 1000),
    rest === undefined ? 0 : digits(rest),
  ]
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}

/** Words around a number that say no more than its field does. */
const around = {
  hours: [/^(?:月|毎月)?(?:平均)?/u, /時間(?:分|程度|以内)?$/u],
  days: [/^(?:年間?|全)?/u, /日(?:間|以内)?$/u],
  people: [/^約?/u, /[名人]$/u],
  months: [/^/u, /[かヶカケヵ箇]?月(?:間)?$/u],
  age: [/^満?/u, /[歳才](?:以下|まで)?$/u],
} as const satisfies Readonly<Record<string, readonly [RegExp, RegExp]>>

/** What is counted. */
export type CountUnit = keyof typeof around

/** A whole number however people write it (20時間, 月平均20時間, １２０日, 2週間, 約5名, 3ヶ月, なし); null: it is none. */
export const readCount = (text: string, unit: CountUnit): number | null => {
  const written = bare(text)
  if (written === 'なし' || written === '無し') return 0
  const [before, after] = around[unit]
  const inner = written.replace(before, '')
  const weeks = unit === 'days' ? /^(\d{1,3})週間(?:以内)?$/u.exec(inner)?.[1] : undefined
  return weeks === undefined ? digits(inner.replace(after, '')) : Number(weeks) * 7
}

/**
 * A time of day however people write it (9:00, 9時半, 9時30分, 0930, 午後6時, 25:30, 10:00〜) as HH:MM:SS; after midnight
 * hours may be counted on up to 29. Null: it is none.
 */
export const readTime = (text: string): string | null => {
  const written = bare(text).replace(/^〜|(?:〜|から|まで|より)$/gu, '')
  const half = /^(午前|午後|翌)?(\d{1,2})時半$/u.exec(written)
  const parts =
    half === null
      ? /^(午前|午後|翌)?(?:(\d{1,2})(?:(?::|時)(?:(\d{2})分?)?| (\d{2}))|(\d{2})(\d{2}))$/u.exec(written)
      : ['', half[1], half[2], '30']
  if (parts === null) return null
  const [, part, hourText, minuteText, minuteApart, hourTogether, minuteTogether] = parts
  const hour = Number(hourText ?? hourTogether) + (part === '午後' ? 12 : 0)
  const minute = Number(minuteText ?? minuteApart ?? minuteTogether ?? 0)
  const last = part === '午前' || part === '翌' ? 12 : part === '午後' ? 24 : 29
  // 9: alone is half a time.
  if (written.endsWith(':') || hour > last || minute > 59) return null
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`
}

/** A length of time however people write it (45分, 1時間30分, 1時間半, 7.5時間, 1日8時間, 60), in minutes; null: it is none. */
export const readMinutes = (text: string): number | null => {
  const written = bare(text).replace(/^1日(?:に|あたり)?/u, '')
  if (written === 'なし' || written === '無し') return 0
  const number = written.replace(/分$/u, '')
  const alone = digits(number) ?? kanjiNumber(number)
  if (alone !== null) return alone
  const half = /^(\d{1,2})時間半$/u.exec(written)
  if (half !== null) return Number(half[1]) * 60 + 30
  const [whole = '', hours = '', minutes = '0'] =
    /^(\d{1,2}(?:\.\d{1,2})?)時間(?:(\d{1,3})分)?$/u.exec(written) ?? []
  const inHours = whole === '' ? null : scaled(hours, 60)
  return inHours === null ? null : inHours + Number(minutes)
}

const between = new RegExp(`[\\s${commas}${middleDots}${slashes}]+`, 'u')

/** Years of graduation however people write them (2028年・2029年, 28卒, 2028、2029), each once; null: one is none. */
export const readYears = (text: string): number[] | null => {
  const words = plainCode(text).split(between).filter(Boolean)
  const years = words.map((word) => {
    const [, year = ''] = /^(\d{2}|\d{4})(?:年|年度)?(?:3月)?(?:卒|卒業|卒業予定|修了)?$/u.exec(word) ?? []
    return year === '' ? null : Number(year.length === 2 ? `20${year}` : year)
  })
  return years.every((year) => year !== null) ? [...new Set(years)] : null
}
