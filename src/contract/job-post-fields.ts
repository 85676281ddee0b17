import {
  ageLimitExceptionNames,
  hoursSystemNames,
  insuranceNames,
  jobPostKindShortNames,
  remoteNames,
  smokingNames,
  termKindNames,
  wageUnitNames,
  type JobPostKind,
} from './codes/job-post.ts'
import { occupations } from './codes/occupations.ts'
import { isEmployment } from './job-post-kinds.ts'
import { limits } from './limits.ts'
import type { CountUnit } from './written-number.ts'

/** How a field is typed. `most`: characters, or entries of a list; `least` and `most` of numbers in their unit. */
export type FieldShape =
  | { is: 'line' | 'text'; most: number }
  /** `none`: the name of leaving it open, where that says something. */
  | { is: 'choice'; names: Readonly<Record<string, string>>; none?: string }
  /** Codes that are ticked. */
  | { is: 'codes'; names: Readonly<Record<string, string>> }
  | { is: 'yen'; least: number; most: number }
  | { is: 'count'; least: number; most: number; unit: CountUnit; suffix: string }
  /** Minutes. */
  | { is: 'minutes'; least: number; most: number }
  | { is: 'time' | 'day' | 'deadline' }
  | { is: 'years'; most: number }
  /** One entry a line, of at most `each` characters. */
  | { is: 'lines'; most: number; each: number }
  /** `each`: characters of one. */
  | { is: 'questions'; most: number; each: number }
  | { is: 'workplaces' | 'allowances'; most: number }
  /** Each between two poles, or not said. */
  | { is: 'aspects' }

export type FieldDefinition = {
  label: string
  shape: FieldShape
  /** True: nothing is published without it. */
  required: boolean
  /** Whose form has it. */
  of: 'all' | 'employment' | 'programme'
}

const yesNo = (yes: string, no: string, none?: string): FieldShape => ({
  is: 'choice',
  names: { yes, no },
  ...(none === undefined ? {} : { none }),
})
const line = (most: number): FieldShape => ({ is: 'line', most })
const text = (most: number): FieldShape => ({ is: 'text', most })
const choice = (names: Readonly<Record<string, string>>, none?: string): FieldShape => ({
  is: 'choice',
  names,
  ...(none === undefined ? {} : { none }),
})
const count = (least: number, most: number, unit: CountUnit, suffix: string): FieldShape => ({
  is: 'count',
  least,
  most,
  unit,
  suffix,
})

const everywhere = { required: true, of: 'all' } as const
const optional = { required: false, of: 'all' } as const
const employment = { required: true, of: 'employment' } as const
const ifEmployed = { required: false, of: 'employment' } as const
const programme = { required: true, of: 'programme' } as const
const occupationNames = Object.fromEntries(occupations.map(({ code, name }) => [code, name]))

/** Every field of the form, by the name of its column; `workplaces` are rows of their own. */
export const jobPostFields = {
  kind: { label: '募集の種類', shape: choice(jobPostKindShortNames), ...everywhere },
  title: { label: '求人名', shape: line(limits.jobPostTitle), ...everywhere },
  occupation: { label: '職種', shape: choice(occupationNames), ...everywhere },
  graduationYears: { label: '対象の卒業年', shape: { is: 'years', most: 10 }, ...optional },
  duties: { label: '仕事の内容', shape: text(6000), ...everywhere },
  dutiesRange: { label: '業務の変更の範囲', shape: text(1000), ...employment },
  workAspects: { label: '仕事の様子', shape: { is: 'aspects' }, ...optional },
  participants: { label: '対象', shape: text(1000), ...programme },
  termKind: { label: '契約の期間', shape: choice(termKindNames), ...employment },
  termFrom: { label: '契約のはじめ', shape: { is: 'day' }, ...optional },
  termTo: { label: '契約のおわり', shape: { is: 'day' }, ...optional },
  eventDates: { label: '開催日', shape: text(1000), ...programme },
  eventDays: { label: '日数', shape: count(1, 366, 'days', '日'), ...programme },
  renewalCriteria: { label: '更新の基準', shape: text(1000), ...ifEmployed },
  renewalLimit: { label: '更新の上限', shape: text(1000), ...ifEmployed },
  probationMonths: { label: '試用期間', shape: count(0, 12, 'months', 'か月'), ...employment },
  probationConditions: { label: '試用期間中の条件', shape: text(1000), ...ifEmployed },
  workplaces: { label: '働く場所', shape: { is: 'workplaces', most: 50 }, ...everywhere },
  workplacesRange: { label: '勤務地の変更の範囲', shape: text(1000), ...employment },
  remote: { label: 'リモートワーク', shape: choice(remoteNames), ...everywhere },
  hoursSystem: { label: '労働時間の制度', shape: choice(hoursSystemNames), ...employment },
  startsAt: { label: '始業の時刻', shape: { is: 'time' }, ...optional },
  endsAt: { label: '終業の時刻', shape: { is: 'time' }, ...optional },
  breakMinutes: { label: '休憩', shape: { is: 'minutes', least: 0, most: 240 }, ...everywhere },
  deemedMinutes: { label: 'みなし労働時間', shape: { is: 'minutes', least: 60, most: 1440 }, ...ifEmployed },
  hoursNote: { label: '時間の補足', shape: text(1000), ...optional },
  overtime: { label: '時間外の勤務', shape: yesNo('あり', 'なし'), ...employment },
  overtimeHours: { label: '月平均の時間外', shape: count(0, 200, 'hours', '時間'), ...ifEmployed },
  holidays: { label: '休日・休暇', shape: text(1000), ...everywhere },
  holidaysPerYear: { label: '年間の休日', shape: count(0, 366, 'days', '日'), ...ifEmployed },
  wageUnit: { label: '給与の単位', shape: choice(wageUnitNames), ...everywhere },
  wageMin: { label: '基本給の下限', shape: { is: 'yen', least: 1, most: 100_000_000 }, ...optional },
  wageMax: { label: '基本給の上限', shape: { is: 'yen', least: 1, most: 100_000_000 }, ...optional },
  fixedOvertimeName: { label: '固定残業代の名前', shape: line(40), ...ifEmployed },
  fixedOvertimeAmount: {
    label: '固定残業代の月額',
    shape: { is: 'yen', least: 1, most: 100_000_000 },
    ...ifEmployed,
  },
  fixedOvertimeHours: { label: '固定残業代に含む時間', shape: count(1, 100, 'hours', '時間'), ...ifEmployed },
  fixedOvertimeExcessPaid: {
    label: '超えた分の支払い',
    shape: yesNo('追加で支払う', '支払わない', '固定残業代はない'),
    ...ifEmployed,
  },
  allowances: { label: '手当', shape: { is: 'allowances', most: 20 }, ...ifEmployed },
  bonus: { label: '賞与', shape: text(500), ...ifEmployed },
  raise: { label: '昇給', shape: text(500), ...ifEmployed },
  wageNote: { label: '給与の補足', shape: text(1000), ...optional },
  travelCosts: { label: '交通費', shape: text(500), ...programme },
  insurance: { label: '加入する保険', shape: { is: 'codes', names: insuranceNames }, ...ifEmployed },
  dispatch: { label: '雇用の形', shape: yesNo('派遣労働者として雇用', '直接雇用'), ...employment },
  smoking: { label: '受動喫煙の対策', shape: choice(smokingNames), ...everywhere },
  smokingNote: { label: '受動喫煙の対策の補足', shape: text(500), ...optional },
  ageLimitException: {
    label: '年齢の制限',
    shape: choice(ageLimitExceptionNames, '制限しない'),
    ...ifEmployed,
  },
  ageLimitMax: { label: '年齢の上限', shape: count(18, 80, 'age', '歳'), ...ifEmployed },
  ageLimitReason: { label: '年齢を制限する理由', shape: text(500), ...ifEmployed },
  openings: { label: '募集人数', shape: count(1, 9999, 'people', '名'), ...everywhere },
  selectionFlow: { label: '選考の流れ', shape: { is: 'lines', most: 12, each: 100 }, ...everywhere },
  questions: {
    label: '応募のときの質問',
    shape: { is: 'questions', most: limits.jobPostQuestions, each: 300 },
    ...optional,
  },
  replyByDays: { label: '返信の約束', shape: count(1, 30, 'days', '日以内'), ...everywhere },
  validThrough: { label: '応募期限', shape: { is: 'deadline' }, ...everywhere },
} as const satisfies Readonly<Record<string, FieldDefinition>>

export type JobPostField = keyof typeof jobPostFields

export const isJobPostField = (name: string): name is JobPostField => Object.hasOwn(jobPostFields, name)

/** In the order of the form. */
export const jobPostFieldNames = Object.keys(jobPostFields).filter(isJobPostField)

export const definitionOf = (field: JobPostField): FieldDefinition => jobPostFields[field]

/** True when the form of the kind has the field. */
export const hasField = (kind: JobPostKind, field: JobPostField): boolean => {
  const { of } = definitionOf(field)
  return of === 'all' || (of === 'employment') === isEmployment(kind)
}
