// Written by `npm run generate`; a test fails when it is out of date.

import type { Builder } from './builder.ts'
import { clockTime } from './clock-time.ts'
import type { Enums } from './enums.ts'
import type { Refs } from './job-post.ts'
import type { JobPostParts } from './job-post-parts.ts'
import { ofWholeJobPost } from './whole-rows.ts'

/** What an ad states, where a column is told as it is. */
export const addJobPostFields = (builder: Builder, refs: Refs, enums: Enums, parts: JobPostParts): void => {
  builder.objectFields(refs.JobPost, (t) => ({
    kind: t.field({ type: enums.JobPostKind, resolve: ({ kind }) => kind }),
    title: t.exposeString('title'),
    occupation: t.exposeString('occupation'),
    graduationYears: t.intList({
      resolve: ofWholeJobPost(({ graduationYears }) => graduationYears),
      description: 'Empty: open to every year.',
    }),
    duties: t.string({ resolve: ofWholeJobPost(({ duties }) => duties) }),
    dutiesRange: t.string({ resolve: ofWholeJobPost(({ dutiesRange }) => dutiesRange) }),
    workplacesRange: t.string({ resolve: ofWholeJobPost(({ workplacesRange }) => workplacesRange) }),
    remote: t.field({ type: enums.Remote, resolve: ({ remote }) => remote }),
    holidays: t.string({ resolve: ofWholeJobPost(({ holidays }) => holidays) }),
    holidaysPerYear: t.int({
      resolve: ofWholeJobPost(({ holidaysPerYear }) => holidaysPerYear),
      nullable: true,
    }),
    insurance: t.field({
      type: [enums.InsuranceKind],
      resolve: ofWholeJobPost(({ insurance }) => insurance),
    }),
    dispatch: t.boolean({ resolve: ofWholeJobPost(({ dispatch }) => dispatch) }),
    smoking: t.field({ type: enums.SmokingMeasure, resolve: ofWholeJobPost(({ smoking }) => smoking) }),
    smokingNote: t.string({ resolve: ofWholeJobPost(({ smokingNote }) => smokingNote), nullable: true }),
    openings: t.int({ resolve: ofWholeJobPost(({ openings }) => openings) }),
    selectionFlow: t.stringList({ resolve: ofWholeJobPost(({ selectionFlow }) => selectionFlow) }),
    questions: t.stringList({ resolve: ofWholeJobPost(({ questions }) => questions) }),
    replyByDays: t.exposeInt('replyByDays'),
    validThrough: t.field({ type: 'DateTime', resolve: ({ validThrough }) => validThrough, nullable: true }),
  }))
  builder.objectFields(parts.Event, (t) => ({
    participants: t.exposeString('participants', { nullable: true }),
    dates: t.exposeString('eventDates', { nullable: true }),
    days: t.exposeInt('eventDays', { nullable: true }),
    travelCosts: t.exposeString('travelCosts', { nullable: true }),
  }))
  builder.objectFields(parts.Term, (t) => ({
    kind: t.field({ type: enums.TermKind, resolve: ({ termKind }) => termKind }),
    from: t.field({ type: 'Date', resolve: ({ termFrom }) => termFrom, nullable: true }),
    to: t.field({ type: 'Date', resolve: ({ termTo }) => termTo, nullable: true }),
    renewalCriteria: t.exposeString('renewalCriteria', { nullable: true }),
    renewalLimit: t.exposeString('renewalLimit', { nullable: true }),
  }))
  builder.objectFields(parts.Probation, (t) => ({
    months: t.exposeInt('probationMonths'),
  }))
  builder.objectFields(parts.Hours, (t) => ({
    system: t.field({ type: enums.HoursSystem, resolve: ofWholeJobPost(({ hoursSystem }) => hoursSystem) }),
    startsAt: t.string({ resolve: ofWholeJobPost(({ startsAt }) => clockTime(startsAt)), nullable: true }),
    endsAt: t.string({ resolve: ofWholeJobPost(({ endsAt }) => clockTime(endsAt)), nullable: true }),
    breakMinutes: t.int({ resolve: ofWholeJobPost(({ breakMinutes }) => breakMinutes) }),
    deemedMinutes: t.int({ resolve: ofWholeJobPost(({ deemedMinutes }) => deemedMinutes), nullable: true }),
    note: t.exposeString('hoursNote', { nullable: true }),
  }))
  builder.objectFields(parts.Overtime, (t) => ({
    exists: t.exposeBoolean('overtime'),
    hoursPerMonth: t.exposeInt('overtimeHours', { nullable: true }),
  }))
  builder.objectFields(parts.Wage, (t) => ({
    unit: t.field({ type: enums.WageUnit, resolve: ({ wageUnit }) => wageUnit }),
    min: t.exposeInt('wageMin', { nullable: true }),
    max: t.exposeInt('wageMax', { nullable: true }),
    bonus: t.string({ resolve: ofWholeJobPost(({ bonus }) => bonus), nullable: true }),
    raise: t.string({ resolve: ofWholeJobPost(({ raise }) => raise), nullable: true }),
    note: t.string({ resolve: ofWholeJobPost(({ wageNote }) => wageNote), nullable: true }),
  }))
  builder.objectFields(parts.AgeLimit, (t) => ({
    max: t.exposeInt('ageLimitMax', { nullable: true }),
  }))
}
