import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { reportReasons, type ReportOutcome, type ReportReason } from '#contract/codes/report.ts'

/** The reasons of several reports, each once, in the order of the list. */
export const reasonsOf = (reports: readonly { reasons: readonly ReportReason[] }[]): ReportReason[] =>
  reportReasons.filter((reason) => reports.some(({ reasons }) => reasons.includes(reason)))

/** An ad as it is now, and the newest of its revisions that a report is about. */
type ReportedAd = { status: JobPostStatus; revision: number; reportedRevision: number }

/** Why an outcome may not be told. */
export type OutcomeFault = 'not_removed' | 'not_ended' | 'not_corrected'

const ended: readonly JobPostStatus[] = ['closed', 'expired', 'removed']

/**
 * What of the ad is not as both sides would be told; null: it is so. That a company was warned, or nothing was found, only
 * the operator knows.
 */
export const outcomeFault = (outcome: ReportOutcome, ad: ReportedAd): OutcomeFault | null => {
  switch (outcome) {
    case 'removed':
      return ad.status === 'removed' ? null : 'not_removed'
    case 'ended':
      return ended.includes(ad.status) ? null : 'not_ended'
    case 'corrected':
      return ad.revision > ad.reportedRevision ? null : 'not_corrected'
    case 'warned':
    case 'no_problem':
      return null
  }
}
