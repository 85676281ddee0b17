import type { JobPostKind, WageUnit } from '#contract/codes/job-post.ts'
import type { WageAllowance } from '#contract/job-post.ts'
import { surelyEnough } from '#contract/legal/minimum-wages.ts'
import { hoursPerMonth } from '#server/domain/working-hours.ts'
import type { Conditions } from './ad-conditions.ts'
import type { Random } from './random.ts'

export type Wage = {
  wageUnit: WageUnit
  wageMin: number | null
  wageMax: number | null
  fixedOvertimeName: string | null
  fixedOvertimeAmount: number | null
  fixedOvertimeHours: number | null
  fixedOvertimeExcessPaid: boolean | null
  allowances: WageAllowance[]
  bonus: string | null
  raise: string | null
  wageNote: string | null
  travelCosts: string | null
}

const ceil = (value: number, step: number): number => Math.ceil(value / step) * step

export const commute: WageAllowance = { name: '通勤手当', amount: null, note: '会社の規程により実費を支給' }
const moreAllowances = (random: Random, remote: boolean): WageAllowance[] =>
  random.sample<WageAllowance>(
    [
      { name: '住宅手当', amount: random.int(2, 6) * 5_000, note: '世帯主で賃貸住宅に住む場合' },
      { name: '資格手当', amount: null, note: '資格に応じて月3,000円から20,000円' },
      { name: '役職手当', amount: null, note: '役職に応じて支給' },
      { name: '子ども手当', amount: 10_000, note: '子ども一人につき' },
      remote
        ? { name: '在宅勤務手当', amount: 3_000, note: '在宅勤務が月8日以上の場合' }
        : { name: '奨学金返還支援手当', amount: 10_000, note: '奨学金を返している方に、採用から5年間' },
    ],
    random.int(0, 3),
  )

/** Of those who live where they work. */
export const journey = '自宅から現地までの往復の交通費を3万円まで支給'

const none: Omit<Wage, 'wageUnit' | 'wageMin' | 'allowances'> = {
  wageMax: null,
  fixedOvertimeName: null,
  fixedOvertimeAmount: null,
  fixedOvertimeHours: null,
  fixedOvertimeExcessPaid: null,
  bonus: null,
  raise: null,
  wageNote: null,
  travelCosts: null,
}

const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`

const monthly = (
  random: Random,
  floor: number,
  { pay, conditions, remote }: { pay: number; conditions: Conditions; remote: boolean },
): Wage => {
  const hours = hoursPerMonth(conditions)
  const wageMin = ceil(Math.max(floor * hours * 1.02, floor * 163 * 1.05 * pay), 1000)
  const master = random.chance(0.5) ? wageMin + random.int(8, 24) * 1000 : null
  const overtimeHours = conditions.overtime && random.chance(0.22) ? random.pick([10, 15, 20, 30]) : null
  return {
    ...none,
    wageUnit: 'month',
    wageMin,
    wageMax: master,
    allowances: [commute, ...moreAllowances(random, remote)],
    bonus: random.weighted<string | null>([
      ['年2回（6月・12月）', 7],
      ['年1回（業績による）', 2],
      ['年2回（前年度実績 基本給の4か月分）', 2],
      [null, 1],
    ]),
    raise: random.pick(['年1回（4月）', '年1回（7月）', '年2回（4月・10月）']),
    wageNote:
      master === null
        ? null
        : `大学卒の基本給は${yen(wageMin)}、大学院修士課程修了の基本給は${yen(master)}です。`,
    ...(overtimeHours !== null && {
      fixedOvertimeName: '固定残業手当',
      fixedOvertimeAmount: ceil((wageMin / hours) * 1.25 * overtimeHours, 100),
      fixedOvertimeHours: overtimeHours,
      fixedOvertimeExcessPaid: true,
    }),
  }
}

const hourly = (random: Random, floor: number, pay: number, note: string | null): Wage => ({
  ...none,
  wageUnit: 'hour',
  wageMin: ceil(floor * Math.max(1, pay * (1 + random.next() * 0.16)), 10),
  allowances: [{ ...commute, note: '1日1,000円まで実費を支給' }],
  raise: random.chance(0.5) ? '年2回の評価による' : null,
  wageNote: note,
})

/** Work that goes on after ten in the evening is paid more then. */
const atNight = ({ hoursNote }: Conditions): string | null =>
  hoursNote?.includes('〜23:00') === true ? '22時以降は25%増しです。' : null

const unpaid = (random: Random, remoteOnly: boolean): Wage => ({
  ...none,
  wageUnit: 'unpaid',
  wageMin: null,
  allowances: [],
  travelCosts: remoteOnly
    ? 'オンラインで実施するため、交通費はかかりません。'
    : random.pick([
        '1日1,000円を上限に支給します。',
        '会場までの実費を支給します。',
        '遠方の方には交通費を補助します。',
      ]),
})

/** Pay that agrees with the dearest prefecture among the workplaces, the kind, the occupation and the company. */
export const wageOf = (
  random: Random,
  kind: JobPostKind,
  about: {
    prefectures: readonly string[]
    /** The day on which the minimum wage is looked up, YYYY-MM-DD. */
    today: string
    pay: number
    conditions: Conditions
    /** Whether any of the work may be done at home. */
    remote: boolean
    remoteOnly: boolean
  },
): Wage => {
  const floor = Math.max(...about.prefectures.map((code) => surelyEnough(code, about.today)))
  switch (kind) {
    case 'new_grad':
      return monthly(random, floor, about)
    case 'part_time':
      return hourly(random, floor, about.pay * 0.97, atNight(about.conditions))
    case 'paid_internship':
      return hourly(random, floor, about.pay * 1.05, null)
    case 'internship_advanced':
      return hourly(random, floor, about.pay * 1.35, '修士課程・博士課程の別により決めます。')
    case 'internship_special':
      return random.chance(0.4) && !about.remoteOnly
        ? {
            ...none,
            wageUnit: 'day',
            wageMin: ceil(floor * 8, 500),
            allowances: [],
            wageNote: '参加日数に応じて支給します。遠方の方には宿泊先を用意します。',
            travelCosts: '会場までの実費を支給します。',
          }
        : unpaid(random, about.remoteOnly)
    case 'internship_general':
    case 'open_company':
    case 'career_education':
      return unpaid(random, about.remoteOnly)
  }
}
