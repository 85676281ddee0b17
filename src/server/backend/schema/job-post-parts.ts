import type { WageAllowance } from '#contract/job-post.ts'
import type { NearestStation as NearestStationValue } from '#contract/nearest-stations.ts'
import type { WorkAspect } from '#contract/questionnaires/work-aspects.ts'
import type { JobPostRow, WorkplaceRow } from '#server/backend/loaders/job-post-columns.ts'
import { changedWords, type JobPostChange } from '#server/domain/job-post-changes.ts'
import type { ChangedText } from '#server/domain/word-changes.ts'
import type { Builder } from './builder.ts'
import type { Enums } from './enums.ts'
import { ofWholeJobPost, type JobPostParent } from './whole-rows.ts'

/** The groups of items inside an ad; each reads the ad's own row. Columns that they tell as they are come by `addJobPostFields`. */
export const addJobPostParts = (builder: Builder, enums: Enums) => {
  const NearestStation = builder.objectRef<NearestStationValue>('NearestStation').implement({
    description: 'station: the code of its prefecture and its name, 13渋谷.',
    fields: (t) => ({
      station: t.exposeString('station'),
      way: t.field({ type: enums.StationWay, resolve: ({ way }) => way }),
      minutes: t.exposeInt('minutes'),
    }),
  })

  const Workplace = builder.objectRef<WorkplaceRow>('Workplace').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      postalCode: t.exposeString('postalCode', { nullable: true }),
      prefectureCode: t.exposeString('prefectureCode'),
      city: t.exposeString('city'),
      street: t.exposeString('street'),
      stations: t.field({ type: [NearestStation], resolve: ({ stations }) => stations }),
      access: t.exposeString('access', { nullable: true }),
    }),
  })

  const Term = builder.objectRef<JobPostRow>('Term').implement({})
  const Event = builder.objectRef<JobPostRow>('ProgrammeEvent').implement({
    description: 'dates: in words; days: those of one participant.',
  })
  const Hours = builder.objectRef<JobPostParent>('Hours').implement({
    description: 'startsAt and endsAt as HH:MM; deemedMinutes a day under the discretionary system.',
  })
  const Overtime = builder.objectRef<JobPostRow>('Overtime').implement({})

  const WorkAspectPlace = builder
    .objectRef<{ aspect: WorkAspect; value: number }>('WorkAspectPlace')
    .implement({
      description: 'Between two poles that are equally good: 1 is the first, 5 the second.',
      fields: (t) => ({
        aspect: t.field({ type: enums.WorkAspect, resolve: ({ aspect }) => aspect }),
        value: t.exposeInt('value'),
      }),
    })

  const Probation = builder.objectRef<JobPostRow>('Probation').implement({
    fields: (t) => ({
      conditions: t.string({ resolve: ({ probationConditions }) => probationConditions ?? '' }),
    }),
  })

  const AgeLimit = builder.objectRef<JobPostRow>('AgeLimit').implement({
    fields: (t) => ({
      exception: t.string({ resolve: ({ ageLimitException }) => ageLimitException ?? '' }),
      reason: t.string({ resolve: ({ ageLimitReason }) => ageLimitReason ?? '' }),
    }),
  })

  const ChangedText = builder.objectRef<ChangedText>('ChangedText').implement({
    fields: (t) => ({
      kind: t.field({ type: enums.ChangeKind, resolve: ({ kind }) => kind }),
      text: t.exposeString('text'),
    }),
  })
  const JobPostChange = builder.objectRef<JobPostChange>('JobPostChange').implement({
    description: 'weighty: pay, hours, place, work or contract. What is not `added` is the text before.',
    fields: (t) => ({
      item: t.exposeString('item'),
      label: t.exposeString('label'),
      weighty: t.boolean({ resolve: ({ weight }) => weight === 'material' }),
      words: t.field({ type: [ChangedText], resolve: changedWords }),
    }),
  })

  return {
    Event,
    JobPostChange,
    WorkAspectPlace,
    Workplace,
    Term,
    Probation,
    Hours,
    Overtime,
    AgeLimit,
    Wage: addWage(builder),
  }
}

export type FixedOvertime = { name: string; amount: number; hours: number; excessPaid: boolean }

/** The four facts of fixed overtime, which the database keeps all or none of. */
const fixedOvertimeOf = (row: JobPostRow): FixedOvertime | null => {
  const { fixedOvertimeName: name, fixedOvertimeAmount: amount } = row
  const { fixedOvertimeHours: hours, fixedOvertimeExcessPaid: excessPaid } = row
  return name === null || amount === null || hours === null || excessPaid === null
    ? null
    : { name, amount, hours, excessPaid }
}

const addWage = (builder: Builder) => {
  const FixedOvertime = builder.objectRef<FixedOvertime>('FixedOvertime').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      amount: t.exposeInt('amount'),
      hours: t.exposeInt('hours'),
      excessPaid: t.exposeBoolean('excessPaid'),
    }),
  })
  const Allowance = builder.objectRef<WageAllowance>('Allowance').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      amount: t.exposeInt('amount', { nullable: true }),
      note: t.exposeString('note', { nullable: true }),
    }),
  })
  return builder.objectRef<JobPostParent>('Wage').implement({
    description: 'Yen; base pay without allowances or fixed overtime.',
    fields: (t) => ({
      fixedOvertime: t.field({
        type: FixedOvertime,
        nullable: true,
        resolve: ofWholeJobPost(fixedOvertimeOf),
      }),
      allowances: t.field({ type: [Allowance], resolve: ofWholeJobPost(({ allowances }) => allowances) }),
    }),
  })
}

export type JobPostParts = ReturnType<typeof addJobPostParts>
