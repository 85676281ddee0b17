import type { JobPostField } from '#contract/job-post-fields.ts'

/**
 * Where the GraphQL type of an ad has a field, if not under its own name: in a part of it, `term.kind`. `by: 'hand'`: its resolver is
 * written in `job-post.ts` or `job-post-parts.ts` of the schema.
 */
export type Place = { at?: string; by?: 'hand'; description?: string }

export const jobPostPlaces: Partial<Record<JobPostField, Place>> = {
  graduationYears: { description: 'Empty: open to every year.' },
  workAspects: { by: 'hand' },
  workplaces: { by: 'hand' },
  eventDates: { at: 'event.dates' },
  eventDays: { at: 'event.days' },
  participants: { at: 'event.participants' },
  travelCosts: { at: 'event.travelCosts' },
  termKind: { at: 'term.kind' },
  termFrom: { at: 'term.from' },
  termTo: { at: 'term.to' },
  renewalCriteria: { at: 'term.renewalCriteria' },
  renewalLimit: { at: 'term.renewalLimit' },
  probationMonths: { at: 'probation.months' },
  probationConditions: { at: 'probation.conditions', by: 'hand' },
  hoursSystem: { at: 'hours.system' },
  startsAt: { at: 'hours.startsAt' },
  endsAt: { at: 'hours.endsAt' },
  breakMinutes: { at: 'hours.breakMinutes' },
  deemedMinutes: { at: 'hours.deemedMinutes' },
  hoursNote: { at: 'hours.note' },
  overtime: { at: 'overtime.exists' },
  overtimeHours: { at: 'overtime.hoursPerMonth' },
  wageUnit: { at: 'wage.unit' },
  wageMin: { at: 'wage.min' },
  wageMax: { at: 'wage.max' },
  wageNote: { at: 'wage.note' },
  bonus: { at: 'wage.bonus' },
  raise: { at: 'wage.raise' },
  allowances: { at: 'wage.allowances', by: 'hand' },
  fixedOvertimeName: { at: 'wage.fixedOvertime.name', by: 'hand' },
  fixedOvertimeAmount: { at: 'wage.fixedOvertime.amount', by: 'hand' },
  fixedOvertimeHours: { at: 'wage.fixedOvertime.hours', by: 'hand' },
  fixedOvertimeExcessPaid: { at: 'wage.fixedOvertime.excessPaid', by: 'hand' },
  ageLimitMax: { at: 'ageLimit.max' },
  ageLimitException: { at: 'ageLimit.exception', by: 'hand' },
  ageLimitReason: { at: 'ageLimit.reason', by: 'hand' },
}
