import * as z from 'zod/mini'
import type { CloseReason, JobPostStatus } from './codes/job-post.ts'
import { idText as id, machineText, optionalLines, typedCode } from './text-input.ts'

/** Bounds of a company's ads and of their dates. */
export const jobPostLifeLimits = {
  /** Ads of one company that are in review, scheduled, published or paused. */
  open: 200,
  drafts: 100,
  /** Days ahead for which a publication may be set. */
  scheduleDays: 90,
  /** Days from publication to the deadline. */
  shownDays: 365,
  /** Ads that one company publishes or sends to review in an hour. */
  publishedAnHour: 60,
} as const

/** Characters of what a company says against what the check found. */
export const disputeMost = 1000
export const disputeText = optionalLines(disputeMost)

/** Days before its deadline from which an ad is told to its company as ending soon. */
export const endsSoonDays = 7

/** Working days in which the operator aims to have looked at an ad. */
export const reviewWorkingDays = 2

/**
 * Why nothing was done. `status`: it does not start from where the ad is. `company_number_waits`: the operator has not
 * decided yet about the corporate number that the company wants to have from now on. `no_harassment_desk`: the company does not
 * say whom applicants turn to. `no_deadline`, `deadline_past`, `deadline_far`: of
 * the ad's deadline, seen from its publication. `time_past`, `time_far`: of the publication. `incomplete`: items without
 * which no ad is shown, by name in `missing`. `unlawful`: what the legal check has against it, in `findings`. `full`: as
 * many ads, or drafts, as may be. `limited`: too many in an hour.
 */
export const jobPostRefusals = [
  'status',
  'company_pending',
  'company_suspended',
  'company_number_waits',
  'no_harassment_desk',
  'no_deadline',
  'deadline_past',
  'deadline_far',
  'time_past',
  'time_far',
  'incomplete',
  'unlawful',
  'full',
  'limited',
] as const
export type JobPostRefusal = (typeof jobPostRefusals)[number]

/** Reasons that a company gives for closing an ad; the others are the site's. */
export const companyCloseReasons = ['filled', 'cancelled'] as const satisfies readonly CloseReason[]
export type CompanyCloseReason = (typeof companyCloseReasons)[number]

/** One ad of one company: what every move of a company names. */
export const jobPostOfSchema = z.object({ companyId: id, id })

/** `publishAt` null: at once. `dispute`: why what the check blocks is a mistake; empty: nothing is said. */
export const publishJobPostSchema = z.extend(jobPostOfSchema, {
  publishAt: z.optional(z.nullable(machineText(40))),
  dispute: disputeText,
})

export const closeJobPostSchema = z.extend(jobPostOfSchema, {
  reason: z.enum(companyCloseReasons, 'CHOOSE'),
})

const japan = 9 * 60 * 60 * 1000

/** An instant as `<input type="datetime-local">` has it, in Japanese time. */
export const japaneseTime = (instant: Date): string =>
  new Date(instant.getTime() + japan).toISOString().slice(0, 16)

/** Seconds are left out where they are none. */
const localTime = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/

/** The instant of a time in Japan; null: there is no such time. */
export const readJapaneseTime = (text: string): Date | null => {
  const [, minute = ''] = localTime.exec(text.trim()) ?? []
  const instant = new Date(`${minute}:00+09:00`)
  // `Date` reads 30 February as 2 March.
  return !Number.isNaN(instant.getTime()) && japaneseTime(instant) === minute ? instant : null
}

/** When an ad shall be published: with the press, or at the time in `publishAt`. */
export const publishTimes = ['now', 'at'] as const

/** A publication as a form sends it; `publishAt` becomes null for now. */
export const publishJobPostFormSchema = z.pipe(
  z
    .extend(jobPostOfSchema, {
      when: z.enum(publishTimes, 'CHOOSE'),
      // Astro reads an empty field as null.
      publishAt: z.pipe(
        z.optional(z.nullable(typedCode(40, 'NOT_DATE'))),
        z.transform((text) => text ?? ''),
      ),
      dispute: disputeText,
    })
    .check(
      z.refine(({ when, publishAt }) => when === 'now' || publishAt.trim() !== '', {
        error: 'REQUIRED',
        path: ['publishAt'],
        abort: true,
      }),
      z.refine(({ when, publishAt }) => when === 'now' || readJapaneseTime(publishAt) !== null, {
        error: 'NOT_DATE',
        path: ['publishAt'],
      }),
    ),
  z.transform(({ when, publishAt, ...ad }) => ({
    ...ad,
    publishAt: when === 'now' ? null : readJapaneseTime(publishAt),
  })),
)

/** Parts into which a company's list of its ads is cut, by status. */
export const jobPostGroups = ['draft', 'in_review', 'scheduled', 'published', 'paused', 'ended'] as const
export type JobPostGroup = (typeof jobPostGroups)[number]

/** The statuses of a part. */
export const statusesOfGroup = {
  draft: ['draft'],
  in_review: ['in_review'],
  scheduled: ['scheduled'],
  published: ['published'],
  paused: ['paused'],
  ended: ['closed', 'expired', 'removed'],
} as const satisfies Record<JobPostGroup, readonly JobPostStatus[]>

/** What of its ads a company is told first. */
export const companyNeedKinds = ['returned', 'ends_soon', 'in_review'] as const
export type CompanyNeedKind = (typeof companyNeedKinds)[number]
