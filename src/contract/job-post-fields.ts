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
import { choice, count, isList, line, text, yesNo, type FieldShape } from './job-post-field-shapes.ts'
import { isEmployment } from './job-post-kinds.ts'
import { limits } from './limits.ts'

/** The sections of the form, in its order. */
export const sectionIds = ['basics', 'duties', 'term', 'place', 'time', 'pay', 'insurance', 'entry'] as const

/**
 * What is typed in another field (`field`) when this one applies. `is`, `isNot`: its codes, '' while none is chosen. `isAbove`:
 * the number that is read there. Always true where the form of the kind lacks the other.
 */
export type AppliesWhen = { field: string } & (
  { is: readonly string[] } | { isNot: readonly string[] } | { isAbove: number }
)

export type FieldDefinition = {
  label: string
  shape: FieldShape
  section: (typeof sectionIds)[number]
  /** True: nothing is published without it. */
  required: boolean
  /** Whose form has it. */
  kinds: 'all' | 'employment' | 'programme'
  /** When the form shows it and anything typed in it counts; absent: always. */
  appliesWhen?: AppliesWhen
  /** Fields of one group say one thing together: of two people who change it neither's half is kept alone. */
  group?: string
  /** The value of a draft that does not state it yet, where it is no text and cannot be null. */
  unsaid?: string | number | boolean
}

const everywhere = { required: true, kinds: 'all' } as const
const optional = { required: false, kinds: 'all' } as const
const employment = { required: true, kinds: 'employment' } as const
const ifEmployed = { required: false, kinds: 'employment' } as const
const programme = { required: true, kinds: 'programme' } as const
const ifFixed = { appliesWhen: { field: 'termKind', is: ['fixed'] } } as const
const ifPaid = { appliesWhen: { field: 'wageUnit', isNot: ['unpaid'] } } as const
const ifFixedOvertime = { appliesWhen: { field: 'fixedOvertimeExcessPaid', isNot: [''] } } as const
const ifAgeLimit = { appliesWhen: { field: 'ageLimitException', isNot: [''] } } as const
const occupationNames = Object.fromEntries(occupations.map(({ code, name }) => [code, name]))

/** Every field of an ad, in the order of its form, by the name of its column; `workplaces` are rows of their own. */
export const jobPostFields = {
  kind: {
    label: '募集の種類',
    shape: choice('JobPostKind', jobPostKindShortNames),
    section: 'basics',
    ...everywhere,
  },
  title: { label: '求人名', shape: line(limits.jobPostTitle), section: 'basics', ...everywhere },
  occupation: { label: '職種', shape: choice('string', occupationNames), section: 'basics', ...everywhere },
  graduationYears: {
    label: '対象の卒業年',
    shape: { is: 'years', most: 10 },
    section: 'basics',
    ...optional,
  },
  duties: { label: '仕事の内容', shape: text(6000), section: 'duties', ...everywhere },
  dutiesRange: { label: '業務の変更の範囲', shape: text(1000), section: 'duties', ...employment },
  workAspects: { label: '仕事の様子', shape: { is: 'aspects' }, section: 'duties', ...optional },
  participants: { label: '対象', shape: text(1000), section: 'duties', ...programme },
  termKind: {
    label: '契約の期間',
    shape: choice('TermKind', termKindNames),
    section: 'term',
    group: 'term',
    ...employment,
    unsaid: 'indefinite',
  },
  termFrom: {
    label: '契約のはじめ',
    shape: { is: 'day' },
    section: 'term',
    group: 'term',
    ...optional,
    ...ifFixed,
  },
  termTo: {
    label: '契約のおわり',
    shape: { is: 'day' },
    section: 'term',
    group: 'term',
    ...optional,
    ...ifFixed,
  },
  eventDates: { label: '開催日', shape: text(1000), section: 'term', ...programme },
  eventDays: { label: '日数', shape: count(1, 366, 'days', '日'), section: 'term', ...programme },
  renewalCriteria: {
    label: '更新の基準',
    shape: text(1000),
    section: 'term',
    group: 'term',
    ...ifEmployed,
    ...ifFixed,
  },
  renewalLimit: {
    label: '更新の上限',
    shape: text(1000),
    section: 'term',
    group: 'term',
    ...ifEmployed,
    ...ifFixed,
  },
  probationMonths: {
    label: '試用期間',
    shape: count(0, 12, 'months', 'か月'),
    section: 'term',
    group: 'probation',
    ...employment,
    unsaid: 0,
  },
  probationConditions: {
    label: '試用期間中の条件',
    shape: text(1000),
    section: 'term',
    group: 'probation',
    ...ifEmployed,
    appliesWhen: { field: 'probationMonths', isAbove: 0 },
  },
  workplaces: { label: '働く場所', shape: { is: 'workplaces', most: 50 }, section: 'place', ...everywhere },
  workplacesRange: { label: '勤務地の変更の範囲', shape: text(1000), section: 'place', ...employment },
  remote: {
    label: 'リモートワーク',
    shape: choice('Remote', remoteNames),
    section: 'place',
    ...everywhere,
    unsaid: 'none',
  },
  hoursSystem: {
    label: '労働時間の制度',
    shape: choice('HoursSystem', hoursSystemNames),
    section: 'time',
    group: 'hours',
    ...employment,
    unsaid: 'fixed',
  },
  startsAt: { label: '始業の時刻', shape: { is: 'time' }, section: 'time', group: 'hours', ...optional },
  endsAt: { label: '終業の時刻', shape: { is: 'time' }, section: 'time', group: 'hours', ...optional },
  breakMinutes: {
    label: '休憩',
    shape: { is: 'minutes', least: 0, most: 240 },
    section: 'time',
    group: 'hours',
    ...everywhere,
    unsaid: 0,
  },
  deemedMinutes: {
    label: 'みなし労働時間',
    shape: { is: 'minutes', least: 60, most: 1440 },
    section: 'time',
    group: 'hours',
    ...ifEmployed,
    appliesWhen: { field: 'hoursSystem', is: ['discretionary'] },
  },
  hoursNote: { label: '時間の補足', shape: text(1000), section: 'time', ...optional },
  overtime: {
    label: '時間外の勤務',
    shape: yesNo('あり', 'なし'),
    section: 'time',
    group: 'overtime',
    ...employment,
    unsaid: false,
  },
  overtimeHours: {
    label: '月平均の時間外',
    shape: count(0, 200, 'hours', '時間'),
    section: 'time',
    group: 'overtime',
    ...ifEmployed,
    appliesWhen: { field: 'overtime', is: ['yes'] },
  },
  holidays: { label: '休日・休暇', shape: text(1000), section: 'time', ...everywhere },
  holidaysPerYear: {
    label: '年間の休日',
    shape: count(0, 366, 'days', '日'),
    section: 'time',
    ...ifEmployed,
  },
  wageUnit: {
    label: '給与の単位',
    shape: choice('WageUnit', wageUnitNames),
    section: 'pay',
    group: 'wage',
    ...everywhere,
    unsaid: 'month',
  },
  wageMin: {
    label: '基本給の下限',
    shape: { is: 'yen', least: 1, most: 100_000_000 },
    section: 'pay',
    group: 'wage',
    ...optional,
    ...ifPaid,
  },
  wageMax: {
    label: '基本給の上限',
    shape: { is: 'yen', least: 1, most: 100_000_000 },
    section: 'pay',
    group: 'wage',
    ...optional,
    ...ifPaid,
  },
  fixedOvertimeExcessPaid: {
    label: '固定残業代',
    shape: yesNo('あり（超えた分は追加で支払う）', 'あり（超えた分は支払わない）', 'なし'),
    section: 'pay',
    group: 'fixedOvertime',
    ...ifEmployed,
  },
  fixedOvertimeName: {
    label: '固定残業代の名前',
    shape: line(40),
    section: 'pay',
    group: 'fixedOvertime',
    ...ifEmployed,
    ...ifFixedOvertime,
  },
  fixedOvertimeAmount: {
    label: '固定残業代の月額',
    shape: { is: 'yen', least: 1, most: 100_000_000 },
    section: 'pay',
    group: 'fixedOvertime',
    ...ifEmployed,
    ...ifFixedOvertime,
  },
  fixedOvertimeHours: {
    label: '固定残業代に含む時間',
    shape: count(1, 100, 'hours', '時間'),
    section: 'pay',
    group: 'fixedOvertime',
    ...ifEmployed,
    ...ifFixedOvertime,
  },
  allowances: { label: '手当', shape: { is: 'allowances', most: 20 }, section: 'pay', ...ifEmployed },
  bonus: { label: '賞与', shape: text(500), section: 'pay', ...ifEmployed },
  raise: { label: '昇給', shape: text(500), section: 'pay', ...ifEmployed },
  wageNote: { label: '給与の補足', shape: text(1000), section: 'pay', ...optional },
  travelCosts: { label: '交通費', shape: text(500), section: 'pay', ...programme },
  insurance: {
    label: '加入する保険',
    shape: { is: 'codes', type: 'InsuranceKind', names: insuranceNames },
    section: 'insurance',
    ...ifEmployed,
  },
  dispatch: {
    label: '雇用の形',
    shape: yesNo('派遣労働者として雇用', '直接雇用'),
    section: 'insurance',
    ...employment,
    unsaid: false,
  },
  smoking: {
    label: '受動喫煙の対策',
    shape: choice('SmokingMeasure', smokingNames),
    section: 'insurance',
    group: 'smoking',
    ...everywhere,
    unsaid: 'no_smoking',
  },
  smokingNote: {
    label: '受動喫煙の対策の補足',
    shape: text(500),
    section: 'insurance',
    group: 'smoking',
    ...optional,
  },
  ageLimitException: {
    label: '年齢の制限',
    shape: choice('AgeLimitException', ageLimitExceptionNames, '制限しない'),
    section: 'entry',
    group: 'ageLimit',
    ...ifEmployed,
  },
  ageLimitMax: {
    label: '年齢の上限',
    shape: count(18, 80, 'age', '歳'),
    section: 'entry',
    group: 'ageLimit',
    ...ifEmployed,
    ...ifAgeLimit,
  },
  ageLimitReason: {
    label: '年齢を制限する理由',
    shape: text(500),
    section: 'entry',
    group: 'ageLimit',
    ...ifEmployed,
    ...ifAgeLimit,
  },
  openings: {
    label: '募集人数',
    shape: count(1, 9999, 'people', '名'),
    section: 'entry',
    ...everywhere,
    unsaid: 1,
  },
  selectionFlow: {
    label: '選考の流れ',
    shape: { is: 'lines', most: 12, each: 100 },
    section: 'entry',
    ...everywhere,
  },
  questions: {
    label: '応募のときの質問',
    shape: { is: 'questions', most: limits.jobPostQuestions, each: 300 },
    section: 'entry',
    ...optional,
  },
  replyByDays: {
    label: '返信の約束',
    shape: count(1, 30, 'days', '日以内'),
    section: 'entry',
    ...everywhere,
    unsaid: 7,
  },
  validThrough: { label: '締切', shape: { is: 'deadline' }, section: 'entry', ...everywhere },
} as const satisfies Readonly<Record<string, FieldDefinition>>

export type JobPostField = keyof typeof jobPostFields

export const isJobPostField = (name: string): name is JobPostField => Object.hasOwn(jobPostFields, name)

/** In the order of the form. */
export const jobPostFieldNames = Object.keys(jobPostFields).filter(isJobPostField)

export const definitionOf = (field: JobPostField): FieldDefinition => jobPostFields[field]

/** True when the form of the kind has the field. */
export const hasField = (kind: JobPostKind, field: JobPostField): boolean => {
  const { kinds } = definitionOf(field)
  return kinds === 'all' || (kinds === 'employment') === isEmployment(kind)
}

/**
 * True when the column may be null. What is required cannot where it has a value while a draft does not state it: an empty text or
 * `unsaid`. A programme shares its table with employment.
 */
export const isNullable = ({ shape, required, kinds, unsaid }: FieldDefinition): boolean => {
  if (isList(shape) || unsaid !== undefined) return false
  const isText = shape.is === 'line' || shape.is === 'text' || shape.is === 'choice'
  return !isText || !required || kinds === 'programme'
}
