import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WageAllowance } from '#contract/job-post.ts'
import { limits } from '#contract/limits.ts'
import { company } from './company.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { eventCheck, eventColumns } from './job-post-event.ts'
import { hoursChecks } from './job-post-hours.ts'
import { workAspectsColumns, workAspectsConstraints } from './job-post-work-aspects.ts'
import {
  ageLimitException,
  closeReason,
  featureTag,
  hoursSystem,
  insuranceKind,
  jobPostKind,
  jobPostStatus,
  remote,
  smokingMeasure,
  termKind,
  wageUnit,
} from './enums.ts'

/** A number of the contract in the text of a constraint, which takes no parameters. */
const literal = (value: number) => sql.raw(String(value))
const years = { min: literal(limits.graduationYear.min), max: literal(limits.graduationYear.max) }

/** One ad, with every item 職業安定法5条の3 and its regulations ask for (2024-04 revision). */
export const jobPost = pgTable(
  'job_post',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: jobPostKind('kind').notNull(),
    title: text('title').notNull(),
    occupation: text('occupation').notNull(),
    /** Empty: open to every year. */
    graduationYears: smallint('graduation_years').array().notNull().default([]),
    /** At hire, and the range in which it may change (変更の範囲). */
    duties: text('duties').notNull(),
    dutiesRange: text('duties_range').notNull(),
    ...workAspectsColumns,
    ...eventColumns,
    workplacesRange: text('workplaces_range').notNull(),
    remote: remote('remote').notNull(),
    termKind: termKind('term_kind').notNull(),
    termFrom: date('term_from', { mode: 'string' }),
    termTo: date('term_to', { mode: 'string' }),
    /** Criteria of renewal, and the upper limit of years or renewals. */
    renewalCriteria: text('renewal_criteria'),
    renewalLimit: text('renewal_limit'),
    /** 0: no probation. */
    probationMonths: smallint('probation_months').notNull().default(0),
    probationConditions: text('probation_conditions'),
    hoursSystem: hoursSystem('hours_system').notNull(),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    breakMinutes: smallint('break_minutes').notNull(),
    /** Minutes a day deemed worked under the discretionary system. */
    deemedMinutes: smallint('deemed_minutes'),
    hoursNote: text('hours_note'),
    overtime: boolean('overtime').notNull(),
    overtimeHours: smallint('overtime_hours'),
    holidays: text('holidays').notNull(),
    holidaysPerYear: smallint('holidays_per_year'),
    wageUnit: wageUnit('wage_unit').notNull(),
    /** Yen of the unit, base pay without allowances or fixed overtime. */
    wageMin: integer('wage_min'),
    wageMax: integer('wage_max'),
    fixedOvertimeName: text('fixed_overtime_name'),
    /** Yen a month. */
    fixedOvertimeAmount: integer('fixed_overtime_amount'),
    fixedOvertimeHours: smallint('fixed_overtime_hours'),
    fixedOvertimeExcessPaid: boolean('fixed_overtime_excess_paid'),
    allowances: jsonb('allowances').$type<WageAllowance[]>().notNull().default([]),
    bonus: text('bonus'),
    raise: text('raise'),
    wageNote: text('wage_note'),
    insurance: insuranceKind('insurance').array().notNull(),
    /** True: hired to be dispatched (労働者派遣). */
    dispatch: boolean('dispatch').notNull().default(false),
    smoking: smokingMeasure('smoking').notNull(),
    smokingNote: text('smoking_note'),
    ageLimitMax: smallint('age_limit_max'),
    ageLimitException: ageLimitException('age_limit_exception'),
    ageLimitReason: text('age_limit_reason'),
    openings: smallint('openings').notNull(),
    selectionFlow: text('selection_flow').array().notNull(),
    questions: text('questions').array().notNull().default([]),
    replyByDays: smallint('reply_by_days').notNull(),
    features: featureTag('features').array().notNull().default([]),
    /** The day the facts of the ad were last true (職業安定法5条の4: 的確表示). */
    infoAsOf: date('info_as_of', { mode: 'string' }).notNull(),
    publishAt: instant('publish_at'),
    validThrough: instant('valid_through'),
    status: jobPostStatus('status').notNull().default('draft'),
    closeReason: closeReason('close_reason'),
    closedAt: instant('closed_at'),
    revision: integer('revision').notNull().default(1),
    /** Names of columns that cannot be empty and whose value nobody has stated yet (`unsayable` of the form). */
    unsaid: text('unsaid').array().notNull().default([]),
    /** Findings that the operator read and did not share, by `findingKey`. */
    acceptedFindings: text('accepted_findings').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('job_post_company').on(table.companyId, table.status, table.publishAt.desc()),
    // A company's own list.
    index('job_post_own').on(table.companyId, table.updatedAt.desc(), table.id.desc()),
    index('job_post_due')
      .on(table.validThrough)
      .where(sql`${table.status} in ('published', 'paused')`),
    index('job_post_scheduled')
      .on(table.publishAt)
      .where(sql`${table.status} = 'scheduled'`),
    // With the state, which the operator's figures count by.
    index('job_post_archive').on(table.publishAt.desc(), table.id.desc(), table.status),
    // A draft may lack what the law asks for; nothing else may.
    check(
      'job_post_title',
      sql`length(${table.title}) <= ${literal(limits.jobPostTitle)} and (${table.status} = 'draft' or length(${table.title}) > 0)`,
    ),
    check('job_post_unsaid', sql`${table.status} = 'draft' or cardinality(${table.unsaid}) = 0`),
    check('job_post_event', eventCheck(table)),
    ...workAspectsConstraints(table),
    check(
      'job_post_text',
      sql`length(${table.duties}) <= 6000 and length(${table.dutiesRange}) <= 1000 and length(${table.workplacesRange}) <= 1000 and length(${table.holidays}) <= 1000`,
    ),
    check(
      'job_post_stated',
      sql`${table.status} = 'draft' or (length(${table.duties}) > 0 and length(${table.dutiesRange}) > 0 and length(${table.workplacesRange}) > 0 and length(${table.holidays}) > 0)`,
    ),
    check(
      'job_post_occupation',
      sql`${table.occupation} ~ '^[a-z_]{2,40}$' or (${table.status} = 'draft' and ${table.occupation} = '')`,
    ),
    check(
      'job_post_graduation_years',
      sql`${years.min} <= all(${table.graduationYears}) and ${years.max} >= all(${table.graduationYears}) and cardinality(${table.graduationYears}) <= 10 and array_position(${table.graduationYears}, null) is null`,
    ),
    check(
      'job_post_term',
      sql`(${table.termKind} = 'fixed' or num_nonnulls(${table.termFrom}, ${table.termTo}, ${table.renewalCriteria}, ${table.renewalLimit}) = 0) and (${table.status} = 'draft' or ${table.termKind} <> 'fixed' or ${table.termFrom} is not null) and ${table.termTo} >= ${table.termFrom}`,
    ),
    check(
      'job_post_renewal',
      sql`${table.status} = 'draft' or ${table.termKind} = 'indefinite' or num_nulls(${table.termTo}, ${table.renewalCriteria}, ${table.renewalLimit}) = 0`,
    ),
    check(
      'job_post_probation',
      sql`${table.probationMonths} between 0 and 12 and (${table.probationMonths} = 0 or ${table.probationConditions} is not null)`,
    ),
    ...hoursChecks(table),
    check('job_post_holidays', sql`${table.holidaysPerYear} between 0 and 366`),
    check(
      'job_post_wage',
      sql`${table.wageMin} between 1 and 100000000 and ${table.wageMax} between ${table.wageMin} and 100000000 and (${table.wageUnit} <> 'unpaid' or ${table.wageMin} is null) and (${table.wageMax} is null or ${table.wageMin} is not null)`,
    ),
    check(
      'job_post_wage_stated',
      sql`${table.status} = 'draft' or ${table.wageUnit} = 'unpaid' or ${table.wageMin} is not null`,
    ),
    check(
      'job_post_fixed_overtime',
      sql`num_nulls(${table.fixedOvertimeName}, ${table.fixedOvertimeAmount}, ${table.fixedOvertimeHours}, ${table.fixedOvertimeExcessPaid}) in (0, 4) and ${table.fixedOvertimeAmount} > 0 and ${table.fixedOvertimeHours} between 1 and 100`,
    ),
    check('job_post_allowances', sql`jsonb_typeof(${table.allowances}) = 'array'`),
    check(
      'job_post_age_limit',
      sql`num_nulls(${table.ageLimitException}, ${table.ageLimitReason}) in (0, 2) and (${table.ageLimitMax} is null or ${table.ageLimitException} is not null) and ${table.ageLimitMax} between 18 and 80`,
    ),
    check('job_post_openings', sql`${table.openings} between 1 and 9999`),
    check(
      'job_post_selection_flow',
      sql`cardinality(${table.selectionFlow}) <= 12 and (${table.status} = 'draft' or cardinality(${table.selectionFlow}) > 0) and array_position(${table.selectionFlow}, null) is null`,
    ),
    check(
      'job_post_questions',
      sql`cardinality(${table.questions}) <= ${literal(limits.jobPostQuestions)} and array_position(${table.questions}, null) is null`,
    ),
    check('job_post_revision', sql`${table.revision} >= 1`),
    check('job_post_reply_by_days', sql`${table.replyByDays} between 1 and 30`),
    check(
      'job_post_published',
      sql`${table.status} in ('draft', 'in_review', 'removed') or (${table.publishAt} is not null and ${table.validThrough} is not null)`,
    ),
    check('job_post_valid_through', sql`${table.validThrough} > ${table.publishAt}`),
    check(
      'job_post_closed',
      sql`(${table.status} in ('closed', 'expired', 'removed')) = (${table.closedAt} is not null) and (${table.status} not in ('closed', 'removed') or ${table.closeReason} is not null)`,
    ),
  ],
)
