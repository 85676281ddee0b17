import { lengthDays, lengths, type Grade, type Length, type WorkTime } from '#contract/codes/job-search.ts'
import { monthlyWageFrom, jobPostFilters } from '#contract/job-post-filters.ts'
import type { FilterValues } from '#contract/job-post-query.ts'
import { formatMan } from '#contract/format/money.ts'
import { readYen } from '#contract/written-number.ts'
import { walkRules } from './typed-walks.ts'

/** A condition with a number in it, as found at a place of a normalised text. */
export type TypedNumber = { filter: Partial<FilterValues>; label?: string; end: number }

type Rule = {
  pattern: RegExp
  read: (groups: Record<string, string | undefined>) => Omit<TypedNumber, 'end'> | null
}

const amount = String.raw`(?:\d{1,3}(?: \d{3})+|\d{1,9}(?:\.\d{1,4})?)(?:[億万千](?:\d{1,4}千?)?)?`
/** In kanji, with a power of ten in it and no word that goes on: 千葉 and 三十三銀行 are none. */
const kanjiAmount = String.raw`(?:(?=[一二三四五六七八九]*[十百千])[一二三四五六七八九十百千万]{1,12}(?=円|以|未満|程度|台|前後|超|[^\p{Script=Han}]|$))`
const anyAmount = `(?:${amount}|${kanjiAmount})`
/** More than the number; what is a ceiling is no condition that the list has. */
const orMore = String.raw`(?: ?(?:-|カラ|ヨリ|以上|イジョウ|超エ?|オバ|\+|台|程度|クライ|前後))*(?! ?(?:以下|未満|マデ|以内))`
const wageUnits = {
  hour: '時給|時間給|ジキュウ',
  day: '日給|日当|ニッキュウ',
  month: '月給|月収|ゲッキュウ|初任給|ショニンキュウ|基本給|給料|給与|月額',
  year: '年収|年俸|ネンシュウ',
} as const
type WageUnit = keyof typeof wageUnits
const isWageUnit = (unit: string): unit is WageUnit => Object.hasOwn(wageUnits, unit)

/** The unit of an amount that stands alone: an hour pays less than 10,000 yen, a day less than 100,000. */
const unitOf = (yen: number): WageUnit => {
  if (yen < monthlyWageFrom) return 'hour'
  if (yen < 100_000) return 'day'
  return yen < 1_500_000 ? 'month' : 'year'
}

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

/** A floor of pay as a filter. Of a year a twelfth is asked for a month: ads state what they pay without bonuses. */
const wageFilter = (unit: WageUnit, yen: number): Omit<TypedNumber, 'end'> | null => {
  const { wage, daywage } = jobPostFilters
  switch (unit) {
    case 'hour':
      return within(yen, { min: 1, max: monthlyWageFrom - 1 }) ? { filter: { wage: yen } } : null
    case 'day':
      return within(yen, daywage) ? { filter: { daywage: yen } } : null
    case 'month':
      return within(yen, { ...wage, min: monthlyWageFrom }) ? { filter: { wage: yen } } : null
    case 'year': {
      const month = Math.ceil(yen / 12)
      if (!within(month, { ...wage, min: monthlyWageFrom })) return null
      return { filter: { wage: month }, label: `年収 ${formatMan(yen)}以上（月給の12か月分）` }
    }
  }
}

const unitNames = Object.values(wageUnits).join('|')
/** A ceiling of pay, which a list has no condition for: 時給1500円以下, 〜30万. A bare number of one is none. */
const ceilings: readonly RegExp[] = [
  new RegExp(
    `(?:(?:${unitNames}) ?[ガハノ]? ?-? ?${anyAmount}(?: ?円)?|-? ?${anyAmount}(?:(?<=万)| ?円)) ?(?:以下|イカ|未満|ミマン|マデ|以内)(?:ノ(?! ))?`,
    'uy',
  ),
  new RegExp(`(?:-(?:${unitNames}) ?|(?:${unitNames}) ?-)${anyAmount}(?: ?円)?`, 'uy'),
  new RegExp(`-${anyAmount}(?:(?<=万)円?| ?円)`, 'uy'),
  // Pay after tax differs by the person.
  new RegExp(
    `手取リ(?:デ|ハ|ガ)?(?:月|年)?ニ? ?${anyAmount}(?: ?円)?(?:以上|カラ|ホシイ|欲シイ|程度|クライ)*`,
    'uy',
  ),
]

const readWage: Rule['read'] = (groups) => {
  const written = groups['amount']?.replaceAll(' ', '') ?? ''
  const plain = readYen(written)
  const named = Object.entries(groups).find(([name, value]) => isWageUnit(name) && value !== undefined)?.[0]
  if (plain === null) return null
  const unit = named !== undefined && isWageUnit(named) ? named : unitOf(plain)
  // 月給25, 年収400: in 万, as people say it.
  const short = plain < 2_000 && !/[億万千]/u.test(written) && (unit === 'month' || unit === 'year')
  return wageFilter(unit, short ? plain * 10_000 : plain)
}

const named = Object.entries(wageUnits)
  .map(([unit, names]) => `(?<${unit}>${names})`)
  .join('|')
const kanjiDigits = '一二三四五六七八九'
const digit = (text: string | undefined): number =>
  text === undefined ? Number.NaN : kanjiDigits.indexOf(text) + 1 || Number(text)
const universityGrades: readonly Grade[] = ['u1', 'u2', 'u3', 'u4']

/** The part of the day in which work from this hour on lies; null: in several. */
const partFrom = (hour: number): WorkTime | null => {
  if (hour >= 4 && hour <= 9) return 'morning'
  if (hour >= 17 && hour <= 20) return 'evening'
  return hour >= 21 && hour <= 23 ? 'night' : null
}

const lengthOf = (days: number): Length | undefined =>
  lengths.find((code) => days >= lengthDays[code][0] && days <= lengthDays[code][1])
const lengthFilter = (days: number): Omit<TypedNumber, 'end'> | null => {
  const code = lengthOf(days)
  return code === undefined ? null : { filter: { length: [code] } }
}
const yearFilter = (year: number): Omit<TypedNumber, 'end'> | null =>
  within(year, jobPostFilters.year) ? { filter: { year } } : null
const gradeFilter = (grade: Grade | undefined): Omit<TypedNumber, 'end'> | null =>
  grade === undefined ? null : { filter: { grade: [grade] } }

const forWhom = '(?: ?(?:対象|歓迎|向ケ|ok|可|以上|カラ))?'
const rules: readonly Rule[] = [
  ...walkRules,
  {
    // 時給1,500円以上, 月給25万〜, 初任給 30万円: of a range the floor.
    pattern: new RegExp(
      `(?:${named}) ?[ガハノ]? ?(?<amount>${anyAmount})(?: ?円)?(?:-(?:${amount})円?)?${orMore}`,
      'uy',
    ),
    read: readWage,
  },
  { pattern: new RegExp(`(?<amount>${anyAmount}) ?円${orMore}`, 'uy'), read: readWage },
  {
    pattern: new RegExp(
      String.raw`(?<amount>\d{2,3}(?:\.\d)?万|(?=[^万]{0,6}万)${kanjiAmount}(?<=万))${orMore}`,
      'uy',
    ),
    read: readWage,
  },
  {
    // 28卒, 2028年3月卒業予定: two digits are of this century.
    pattern: /(?:20)?(?<year>\d{2})年?(?:3月)?(?:卒業?|新卒)(?:予定|見込ミ?|生)?/uy,
    read: ({ year }) => yearFilter(2000 + Number(year)),
  },
  {
    // 27年度卒, 2027年9月卒業, 令和10年卒, 二〇二八年卒: a graduation after March counts with the class of the next year.
    pattern:
      /(?:(?:20)?(?<year>\d{2})|(?:令和 ?|r)(?<reiwa>[1-9]\d?)|二[〇零0](?<kanji>[一二三四五六七八九〇零]{2}))年?(?<fiscal>度)? ?(?:(?<month>\d{1,2})月)?ニ?(?:卒業?|新卒|修了)(?:予定|見込ミ?|生|者)?/uy,
    read: ({ year, reiwa, kanji, fiscal, month }) => {
      const digits = [...(kanji ?? '')].map((char) => digit(char) || 0).join('')
      const calendar = reiwa === undefined ? 2000 + Number(year ?? digits) : 2018 + Number(reiwa)
      return yearFilter(calendar + (fiscal !== undefined || Number(month ?? 3) > 3 ? 1 : 0))
    },
  },
  {
    // The list has parts of the day; a label says so where the hour is another.
    pattern: /(?:平日ノ?)?(?:夜|夕方|朝|早朝)?ノ?(?<hour>\d{1,2})時(?:以降|カラ|過ギカラ|スギカラ)/uy,
    read: ({ hour }) => {
      const from = Number(hour)
      const part = partFrom(from)
      if (part === null) return null
      const label = jobPostFilters.time.options.find(({ code }) => code === part)?.name ?? ''
      return {
        filter: { time: [part] },
        ...(from !== 17 && { label: `${label}（${from}時からでは絞り込めません）` }),
      }
    },
  },
  {
    // The list has 120 days and no more; a label says so.
    pattern:
      /(?:年間?休日?|年間ノ休日|休日)(?:数|ガ|ハ)? ?(?<days>1[2-4]\d)日?(?:以上|カラ|程度|クライ|前後)?/uy,
    read: ({ days }) => ({
      filter: { feature: ['holidays_120'] },
      ...(days !== '120' && { label: `年間休日120日以上（${days}日では絞り込めません）` }),
    }),
  },
  {
    pattern:
      /残業(?:時間)?[ガハモノ]?(?:月平均|月ニ?|平均|毎月)? ?(?<hours>\d{1,2})(?:時間|h)(?:以下|以内|未満|マデ|程度|クライ)?/uy,
    read: ({ hours }) =>
      Number(hours) > 20
        ? null
        : {
            filter: { feature: ['low_overtime'] },
            ...(hours !== '20' && { label: `残業月20時間以内（${hours}時間では絞り込めません）` }),
          },
  },
  {
    pattern:
      /週ニ?(?:[1-6一二三四五六](?:日|回)?-)?(?<days>[1-6一二三四五六])(?:日|回)?(?: ?(?:カラ|以上|以内|程度|ok|可|デモ|勤務|働ケル|ノ|-))*/uy,
    read: ({ days }) => ({ filter: { weekdays: digit(days) } }),
  },
  {
    pattern: new RegExp(`(?:大学|学部|大学生)? ?(?<year>[1-4一二三四])(?:年生|回生|年次)${forWhom}`, 'uy'),
    read: ({ year }) => gradeFilter(universityGrades[digit(year) - 1]),
  },
  {
    pattern: new RegExp(`(?:(?:大学|学部)(?<year>[1-4一二三四])年|b(?<letter>[1-4]))${forWhom}`, 'uy'),
    read: ({ year, letter }) => gradeFilter(universityGrades[digit(year ?? letter) - 1]),
  },
  {
    pattern: new RegExp(
      `(?:(?:修士(?:課程)?|大学院|院)(?<year>[12一二])年生?|m(?<letter>[12]))${forWhom}`,
      'uy',
    ),
    read: ({ year, letter }) => gradeFilter(digit(year ?? letter) === 1 ? 'm1' : 'm2'),
  },
  {
    pattern: new RegExp(`(?:博士(?:課程)?[1-3一二三]年生?|d[1-3])${forWhom}`, 'uy'),
    read: () => gradeFilter('d'),
  },
  {
    pattern: /(?<days>\d{1,3}) ?(?:日間|days?|デイズ?|デズ)(?:以上)?/uy,
    read: ({ days }) => lengthFilter(Number(days)),
  },
  {
    pattern: /(?<weeks>[1-9一二三四]) ?週間(?:以上)?/uy,
    read: ({ weeks }) => lengthFilter(digit(weeks) * 7),
  },
  {
    // How much a bonus is no list asks; that there is one it does.
    pattern: /(?:賞与|ボナス) ?(?:年間?)? ?\d{1,2}(?:\.\d{1,2})? ?(?:回|[カケ個箇]月)分?(?:以上)?/uy,
    read: () => ({ filter: { feature: ['bonus'] } }),
  },
  { pattern: /\d{1,2}[カケ個箇]月間?(?:以上)?/uy, read: () => lengthFilter(30) },
  {
    pattern: /(?<month>\d{1,2})月(?:開催|開始|実施|スタト|中)?/uy,
    read: ({ month }) => {
      const known = jobPostFilters.month.options.find(({ code }) => code === String(Number(month)))
      return known === undefined ? null : { filter: { month: [known.code] } }
    },
  },
]

/** The conditions with numbers that begin at a place of a normalised text, one for each rule that finds one. */
export const readNumbersAt = (text: string, at: number): TypedNumber[] =>
  rules.flatMap(({ pattern, read }) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const meaning = match === null ? null : read(match.groups ?? {})
    return match === null || meaning === null ? [] : [{ ...meaning, end: at + match[0].trimEnd().length }]
  })

/** Where the ceiling of pay ends that begins at a place of a normalised text; null: none begins there. */
export const ceilingAt = (text: string, at: number): number | null => {
  const ends = ceilings.flatMap((pattern) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    return match === null ? [] : [at + match[0].length]
  })
  return ends.length === 0 ? null : Math.max(...ends)
}
