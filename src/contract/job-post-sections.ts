import type { JobPostField } from './job-post-fields.ts'

type Section = {
  id: string
  title: string
  /** Its name in the form of a programme that is no employment. */
  programmeTitle?: string
  fields: readonly JobPostField[]
}

/** The fields in the order of the law (職業安定法施行規則4条の2第3項), with what comes before and after. */
export const jobPostSections: readonly Section[] = [
  { id: 'basics', title: '募集の基本', fields: ['kind', 'title', 'occupation', 'graduationYears'] },
  {
    id: 'duties',
    title: '仕事の内容',
    programmeTitle: 'プログラムの内容',
    fields: ['duties', 'dutiesRange', 'workAspects', 'participants'],
  },
  {
    id: 'term',
    title: '契約の期間と試用期間',
    programmeTitle: '開催日と日数',
    fields: [
      'termKind',
      'termFrom',
      'termTo',
      'eventDates',
      'eventDays',
      'renewalCriteria',
      'renewalLimit',
      'probationMonths',
      'probationConditions',
    ],
  },
  {
    id: 'place',
    title: '働く場所',
    programmeTitle: '会場',
    fields: ['workplaces', 'workplacesRange', 'remote'],
  },
  {
    id: 'time',
    title: '時間と休み',
    programmeTitle: '時間帯',
    fields: [
      'hoursSystem',
      'startsAt',
      'endsAt',
      'breakMinutes',
      'deemedMinutes',
      'hoursNote',
      'overtime',
      'overtimeHours',
      'holidays',
      'holidaysPerYear',
    ],
  },
  {
    id: 'pay',
    title: '給与',
    programmeTitle: '報酬と交通費',
    fields: [
      'wageUnit',
      'wageMin',
      'wageMax',
      'fixedOvertimeName',
      'fixedOvertimeAmount',
      'fixedOvertimeHours',
      'fixedOvertimeExcessPaid',
      'allowances',
      'bonus',
      'raise',
      'wageNote',
      'travelCosts',
    ],
  },
  {
    id: 'insurance',
    title: '保険・雇用の形・受動喫煙の対策',
    programmeTitle: '受動喫煙の対策',
    fields: ['insurance', 'dispatch', 'smoking', 'smokingNote'],
  },
  {
    id: 'entry',
    title: '応募と選考',
    programmeTitle: '申し込み',
    fields: [
      'ageLimitException',
      'ageLimitMax',
      'ageLimitReason',
      'openings',
      'selectionFlow',
      'questions',
      'replyByDays',
      'validThrough',
    ],
  },
]
