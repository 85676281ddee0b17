import type { CompanyStatus, Moderation } from '#contract/codes/company.ts'
import { definitionOf, isNullable, jobPostFieldNames, type JobPostField } from '#contract/job-post-fields.ts'
import { jobPostLifeLimits, type JobPostRefusal } from '#contract/job-post-life.ts'
import type { JobPostLife } from './job-post-life.ts'

/** What stands in an ad that its table asks of everything but drafts; the same as its checks, by the names of columns. */
export type StatedFacts = {
  title: string
  occupation: string
  /** Columns that cannot be empty and whose value nobody has stated yet. */
  unsaid: readonly string[]
  duties: string
  dutiesRange: string
  workplacesRange: string
  holidays: string
  termKind: 'indefinite' | 'fixed'
  termFrom: string | null
  termTo: string | null
  renewalCriteria: string | null
  renewalLimit: string | null
  startsAt: string | null
  hoursNote: string | null
  hoursSystem: string
  deemedMinutes: number | null
  wageUnit: string
  wageMin: number | null
  selectionFlow: readonly string[]
}

/** Required fields whose column is empty while nobody states them; `unsaid` names the others. */
const requiredFields = jobPostFieldNames.filter((field) => {
  const definition = definitionOf(field)
  return definition.required && !isNullable(definition) && definition.unsaid === undefined
})

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

/** Items without which an ad is kept as nothing but a draft, by the names of their columns. */
export const missingItems = (ad: StatedFacts): string[] => {
  const stated: Partial<Record<JobPostField, unknown>> = ad
  return [
    ...ad.unsaid,
    ...requiredFields.filter((field) => isEmpty(stated[field])),
    ...(ad.termKind === 'fixed'
      ? (['termFrom', 'termTo', 'renewalCriteria', 'renewalLimit'] as const).filter(
          (name) => ad[name] === null,
        )
      : []),
    ...(ad.startsAt === null && ad.hoursNote === null ? (['startsAt'] as const) : []),
    ...(ad.hoursSystem === 'discretionary' && ad.deemedMinutes === null ? (['deemedMinutes'] as const) : []),
    ...(ad.wageUnit !== 'unpaid' && ad.wageMin === null ? (['wageMin'] as const) : []),
  ]
}

type Severity = 'block' | 'review' | 'warn'

/** What keeps a company from publishing: its status, or a corporate number that waits for the operator. */
export type Publisher = CompanyStatus | 'number_waits'

export type Publication = {
  ad: JobPostLife & StatedFacts
  company: Publisher
  moderation: Moderation
  harassmentDesk: string | null
  /** Until when the company publishes without a desk; null: it does not. */
  harassmentDeskDueAt: Date | null
  /** Ads of the company that are in review, scheduled, published or paused. */
  openAds: number
  /** When it shall be published; null: at once. */
  wanted: Date | null
  findings: readonly { severity: Severity }[]
  /** The company says that what blocks the ad is a mistake: the operator reads it. */
  disputed: boolean
}

export type PublicationPlan =
  /** `publishAt` null: as soon as the operator has looked at it. */
  | { kind: 'move'; action: 'publish' | 'schedule'; publishAt: Date }
  | { kind: 'move'; action: 'submit'; publishAt: Date | null }
  | { kind: 'refused'; because: Exclude<JobPostRefusal, 'limited'> }

const day = 86_400_000
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * day)

const companyRefusals = {
  pending: 'company_pending',
  suspended: 'company_suspended',
  number_waits: 'company_number_waits',
} as const satisfies Record<Exclude<Publisher, 'active'>, JobPostRefusal>

/**
 * True where a company publishes nothing before it says whom applicants turn to about harassment, as employers have to
 * since 1 October 2026 (男女雇用機会均等法13条); those that had ads already got notice.
 */
export const lacksHarassmentDesk = (
  { harassmentDesk, harassmentDeskDueAt }: Pick<Publication, 'harassmentDesk' | 'harassmentDeskDueAt'>,
  now: Date,
): boolean => harassmentDesk === null && (harassmentDeskDueAt === null || harassmentDeskDueAt <= now)

/** The latest deadline of an ad that is published at an instant. */
export const latestDeadline = (from: Date): Date => daysAfter(from, jobPostLifeLimits.shownDays)

/** Why the dates of an ad do not go with its publication; null: they do. */
const refusedDates = (deadline: Date | null, wanted: Date | null, now: Date) => {
  if (wanted !== null && wanted <= now) return 'time_past'
  if (wanted !== null && wanted > daysAfter(now, jobPostLifeLimits.scheduleDays)) return 'time_far'
  if (deadline === null) return 'no_deadline'
  const from = wanted ?? now
  if (deadline <= from) return 'deadline_past'
  return deadline > latestDeadline(from) ? 'deadline_far' : null
}

/**
 * What becomes of a draft that its company wants published: it is published, scheduled, or sent to the operator where its
 * wording has to be looked at, its company waits for the operator, too, or its ads are read first; or why nothing is done.
 */
export const planPublication = (
  { ad, company, openAds, wanted, findings, disputed, ...of }: Publication,
  now: Date,
): PublicationPlan => {
  // Where publishing starts for a company; the operator's publishing of what is in review is another.
  if (ad.status !== 'draft') return { kind: 'refused', because: 'status' }
  // A company that waits sends its first ad along, to be read in the same days.
  const isFirst = company === 'pending' && openAds === 0
  if (company !== 'active' && !isFirst) return { kind: 'refused', because: companyRefusals[company] }
  if (lacksHarassmentDesk(of, now)) return { kind: 'refused', because: 'no_harassment_desk' }
  const dates = refusedDates(ad.validThrough, wanted, now)
  if (dates !== null) return { kind: 'refused', because: dates }
  const isBlocked = findings.some(({ severity }) => severity === 'block')
  if (isBlocked && !disputed) return { kind: 'refused', because: 'unlawful' }
  if (missingItems(ad).length > 0) return { kind: 'refused', because: 'incomplete' }
  if (openAds >= jobPostLifeLimits.open) return { kind: 'refused', because: 'full' }
  if (
    isBlocked ||
    isFirst ||
    of.moderation === 'pre' ||
    findings.some(({ severity }) => severity === 'review')
  )
    return { kind: 'move', action: 'submit', publishAt: wanted }
  return wanted === null
    ? { kind: 'move', action: 'publish', publishAt: now }
    : { kind: 'move', action: 'schedule', publishAt: wanted }
}

/** What the operator's yes makes of an ad in review: the company's time is kept where it has not come yet. */
export const planReviewed = (
  { validThrough, publishAt, status }: JobPostLife,
  company: Publisher,
  now: Date,
): Exclude<PublicationPlan, { action: 'submit' }> => {
  if (status !== 'in_review') return { kind: 'refused', because: 'status' }
  if (company !== 'active') return { kind: 'refused', because: companyRefusals[company] }
  const later = publishAt !== null && publishAt > now ? publishAt : null
  if (validThrough === null) return { kind: 'refused', because: 'no_deadline' }
  if (validThrough <= (later ?? now)) return { kind: 'refused', because: 'deadline_past' }
  return later === null
    ? { kind: 'move', action: 'publish', publishAt: now }
    : { kind: 'move', action: 'schedule', publishAt: later }
}
