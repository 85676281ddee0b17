import { ageLimitExceptionNames, hoursSystemNames, smokingNames } from '#contract/codes/job-post.ts'
import {
  allowanceLine,
  fixedOvertimeLine,
  graduationLine,
  hoursLine,
  noFixedOvertime,
  overtimeLine,
  replyLine,
  termLine,
} from '#contract/format/job-post-lines.ts'
import { formatWage } from '#contract/format/money.ts'
import { remoteWords } from '#contract/job-post-kinds.ts'
import { formatAddress } from '#contract/format/place.ts'
import { formatNearest } from '#contract/nearest-stations.ts'
import { formatDate, formatMinutes } from '#contract/format/time.ts'
import type { JobPostField } from '#contract/job-post-fields.ts'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import { describedAspects, workAspectText, workAspectWords } from '#contract/questionnaires/work-aspects.ts'

/** Who applied is told of a material change: of pay, hours, place, work or contract. */
export type Weight = 'material' | 'minor'

/** What is told of a change to the field. Empty text: nothing is stated. */
type Told =
  /** An item of its own; its label and text follow from the entry of the field unless they are here. */
  | { weight: Weight; item?: string; label?: string; text?: (ad: JobPostSnapshot) => string }
  /** Part of the item of another field. */
  | { within: JobPostField }

export type JobPostFacet = {
  told: Told
  /**
   * Among which free words the law's wordings are looked for: what is told, what is said of pay, what applicants are asked and how
   * they are chosen; null: it holds no free words.
   */
  words: 'told' | 'pay' | 'asked' | null
}

const none = 'なし'
const placesOf = (ad: JobPostSnapshot, wanted: 'hire' | 'range'): string =>
  ad.workplaces
    .filter(({ scope }) => scope === wanted)
    .map(({ name, access, stations = [], ...address }) =>
      [name, formatAddress(address), ...stations.map(formatNearest), access ?? ''].filter(Boolean).join('\n'),
    )
    .join('\n')

const fixedOvertimeOf = (ad: JobPostSnapshot): string => {
  const { fixedOvertimeName: name, fixedOvertimeAmount: amount } = ad
  const { fixedOvertimeHours: hours, fixedOvertimeExcessPaid: excessPaid } = ad
  return name === null || amount === null || hours === null || excessPaid === null
    ? noFixedOvertime
    : fixedOvertimeLine({ name, amount, hours, excessPaid })
}

const hoursOf = (ad: JobPostSnapshot): string =>
  [
    hoursLine({ ...ad, system: ad.hoursSystem }),
    hoursSystemNames[ad.hoursSystem],
    ad.deemedMinutes === null ? '' : `1日${formatMinutes(ad.deemedMinutes)}働いたものとみなします。`,
    ad.hoursNote ?? '',
  ]
    .filter((line, index, lines) => line !== '' && lines.indexOf(line) === index)
    .join('\n')

const ageLimitOf = ({ ageLimitMax, ageLimitException, ageLimitReason }: JobPostSnapshot): string =>
  ageLimitException === null
    ? none
    : [
        ageLimitMax === null ? '年齢の制限あり' : `${ageLimitMax}歳以下`,
        `${ageLimitExceptionNames[ageLimitException]}。${ageLimitReason ?? ''}`,
      ].join('\n')

const lines = (texts: readonly string[]): string => (texts.length === 0 ? none : texts.join('\n'))

const workAspectsOf = ({ workAspects }: JobPostSnapshot): string =>
  describedAspects(workAspects)
    .map(({ aspect, value }) => `${workAspectWords[aspect].name}：${workAspectText(aspect, value)}`)
    .join('\n')

const wageOf = ({ wageUnit, wageMin, wageMax }: JobPostSnapshot): string =>
  formatWage(wageUnit, wageMin, wageMax)

const rangeOf = (ad: JobPostSnapshot): string =>
  [ad.workplacesRange, placesOf(ad, 'range')].filter(Boolean).join('\n')

const smokingOf = ({ smoking, smokingNote }: JobPostSnapshot): string =>
  smokingNote === null ? smokingNames[smoking] : `${smokingNames[smoking]}（${smokingNote}）`

const overtimeOf = ({ overtime, overtimeHours }: JobPostSnapshot): string =>
  overtimeLine({ exists: overtime, hoursPerMonth: overtimeHours })

const holidaysOf = ({ holidays, holidaysPerYear }: JobPostSnapshot): string =>
  holidaysPerYear === null ? holidays : `年間${holidaysPerYear}日\n${holidays}`

const termOf = ({ termKind, termFrom, termTo }: JobPostSnapshot): string =>
  termLine({ kind: termKind, from: termFrom, to: termTo })

const probationOf = ({ probationMonths, probationConditions }: JobPostSnapshot): string =>
  probationMonths === 0 ? none : `${probationMonths}か月\n${probationConditions ?? ''}`

/** What the server has to know of each field of an ad; items are told in the order of the ad's page. */
export const jobPostFacets = {
  title: { told: { weight: 'minor' }, words: 'told' },
  kind: { told: { weight: 'material' }, words: null },
  occupation: { told: { weight: 'material' }, words: null },
  duties: { told: { weight: 'material' }, words: 'told' },
  dutiesRange: { told: { weight: 'material' }, words: 'told' },
  workAspects: { told: { weight: 'minor', text: workAspectsOf }, words: null },
  participants: { told: { weight: 'minor' }, words: 'told' },
  eventDates: { told: { weight: 'material' }, words: 'told' },
  eventDays: { told: { weight: 'material' }, words: null },
  wageUnit: { told: { weight: 'material', item: 'wage', label: '給与', text: wageOf }, words: null },
  wageMin: { told: { within: 'wageUnit' }, words: null },
  wageMax: { told: { within: 'wageUnit' }, words: null },
  wageNote: { told: { weight: 'material' }, words: 'pay' },
  fixedOvertimeName: {
    told: { weight: 'material', item: 'fixed_overtime', label: '固定残業代', text: fixedOvertimeOf },
    words: 'pay',
  },
  fixedOvertimeAmount: { told: { within: 'fixedOvertimeName' }, words: null },
  fixedOvertimeHours: { told: { within: 'fixedOvertimeName' }, words: null },
  fixedOvertimeExcessPaid: { told: { within: 'fixedOvertimeName' }, words: null },
  allowances: {
    told: { weight: 'material', text: ({ allowances }) => lines(allowances.map(allowanceLine)) },
    words: 'pay',
  },
  bonus: { told: { weight: 'material' }, words: 'pay' },
  raise: { told: { weight: 'material' }, words: 'pay' },
  travelCosts: { told: { weight: 'material' }, words: 'pay' },
  workplaces: {
    told: { weight: 'material', label: '働きはじめの場所', text: (ad) => placesOf(ad, 'hire') },
    words: 'told',
  },
  workplacesRange: { told: { weight: 'material', text: rangeOf }, words: 'told' },
  remote: { told: { weight: 'material', text: (ad) => remoteWords(ad) || none }, words: null },
  smoking: { told: { weight: 'minor', text: smokingOf }, words: null },
  smokingNote: { told: { within: 'smoking' }, words: 'told' },
  hoursSystem: { told: { weight: 'material', item: 'hours', label: '働く時間', text: hoursOf }, words: null },
  startsAt: { told: { within: 'hoursSystem' }, words: null },
  endsAt: { told: { within: 'hoursSystem' }, words: null },
  breakMinutes: { told: { within: 'hoursSystem' }, words: null },
  deemedMinutes: { told: { within: 'hoursSystem' }, words: null },
  hoursNote: { told: { within: 'hoursSystem' }, words: 'told' },
  overtime: { told: { weight: 'material', text: overtimeOf }, words: null },
  overtimeHours: { told: { within: 'overtime' }, words: null },
  holidays: { told: { weight: 'material', text: holidaysOf }, words: 'told' },
  holidaysPerYear: { told: { within: 'holidays' }, words: null },
  termKind: { told: { weight: 'material', item: 'term', text: termOf }, words: null },
  termFrom: { told: { within: 'termKind' }, words: null },
  termTo: { told: { within: 'termKind' }, words: null },
  renewalCriteria: { told: { weight: 'material' }, words: 'told' },
  renewalLimit: { told: { weight: 'material' }, words: 'told' },
  probationMonths: { told: { weight: 'material', item: 'probation', text: probationOf }, words: null },
  probationConditions: { told: { within: 'probationMonths' }, words: 'told' },
  insurance: { told: { weight: 'material' }, words: null },
  dispatch: {
    told: {
      weight: 'material',
      text: ({ dispatch }) => (dispatch ? '派遣労働者として雇用します' : '直接雇用'),
    },
    words: null,
  },
  graduationYears: {
    told: {
      weight: 'minor',
      label: '応募できる人',
      text: ({ graduationYears }) => graduationLine(graduationYears),
    },
    words: null,
  },
  ageLimitException: { told: { weight: 'minor', item: 'age_limit', text: ageLimitOf }, words: null },
  ageLimitMax: { told: { within: 'ageLimitException' }, words: null },
  ageLimitReason: { told: { within: 'ageLimitException' }, words: 'told' },
  openings: { told: { weight: 'minor' }, words: null },
  selectionFlow: { told: { weight: 'minor' }, words: 'asked' },
  questions: { told: { weight: 'minor' }, words: 'asked' },
  replyByDays: { told: { weight: 'minor', text: ({ replyByDays }) => replyLine(replyByDays) }, words: null },
  validThrough: {
    told: {
      weight: 'minor',
      text: ({ validThrough }) => (validThrough === null ? '定めなし' : formatDate(validThrough)),
    },
    words: null,
  },
} as const satisfies Readonly<Record<JobPostField, JobPostFacet>>
