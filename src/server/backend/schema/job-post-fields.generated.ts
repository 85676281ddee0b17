// Written by `npm run generate`; a test fails when it is out of date.

import type { Builder } from './builder.ts'
import { clockTime } from './clock-time.ts'
import type { Enums } from './enums.ts'
import type { Refs } from './job-post.ts'
import type { JobPostParts } from './job-post-parts.ts'

/** What an ad states, where a column is told as it is. */
export const addJobPostFields = (builder: Builder, refs: Refs, enums: Enums, parts: JobPostParts): void => {
  builder.objectFields(refs.JobPost, (t) => ({
    kind: t.field({ type: enums.JobPostKind, resolve: ({ kind }) => kind }),
    title: t.exposeString('title'),
    occupation: t.exposeString('occupation'),
    graduationYears: t.exposeIntList('graduationYears', { description: 'Empty: open to every year.' }),
    duties: t.exposeString('duties'),
    dutiesRange: t.exposeString('dutiesRange'),
    workplacesRange: t.exposeString('workplacesRange'),
    remote: t.field({ type: enums.Remote, resolve: ({ remote }) => remote }),
    holidays: t.exposeString('holidays'),
    holidaysPerYear: t.exposeInt('holidaysPerYear', { nullable: true }),
    insurance: t.field({ type: [enums.InsuranceKind], resolve: ({ insurance }) => insurance }),
    dispatch: t.exposeBoolean('dispatch'),
    smoking: t.field({ type: enums.SmokingMeasure, resolve: ({ smoking }) => smoking }),
    smokingNote: t.exposeString('smokingNote', { nullable: true }),
    openings: t.exposeInt('openings'),
    selectionFlow: t.exposeStringList('selectionFlow'),
    questions: t.exposeStringList('questions'),
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
    system: t.field({ type: enums.HoursSystem, resolve: ({ hoursSystem }) => hoursSystem }),
    startsAt: t.string({ resolve: ({ startsAt }) => clockTime(startsAt), nullable: true }),
    endsAt: t.string({ resolve: ({ endsAt }) => clockTime(endsAt), nullable: true }),
    breakMinutes: t.exposeInt('breakMinutes'),
    deemedMinutes: t.exposeInt('deemedMinutes', { nullable: true }),
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
    bonus: t.exposeString('bonus', { nullable: true }),
    raise: t.exposeString('raise', { nullable: true }),
    note: t.exposeString('wageNote', { nullable: true }),
  }))
  builder.objectFields(parts.AgeLimit, (t) => ({
    max: t.exposeInt('ageLimitMax', { nullable: true }),
  }))
}
