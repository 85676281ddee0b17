import type { JobPostField } from '#contract/job-post-fields.ts'

/**
 * What becomes of an ad with a finding. block: it is not published. review: the operator reads it first. warn: nothing, the
 * company is told.
 */
export const legalSeverities = ['block', 'review', 'warn'] as const
export type LegalSeverity = (typeof legalSeverities)[number]
export const legalSeverityNames = {
  block: '直すまで掲載できません',
  review: '運営者が確認します',
  warn: '見直しをおすすめします',
} as const satisfies Record<LegalSeverity, string>

/** Where in the form a finding belongs: the names of the ad’s columns; `recruiter` is the company’s profile. */
export type LegalField = JobPostField | 'recruiter'

/** One rule as companies read it, on the page of all rules and beside the field that it is about. */
export type LegalRule = {
  severity: LegalSeverity
  /** The field that is to be changed; a finding in a text names the field of that text. */
  field: LegalField
  /** What is asked for, as a short noun phrase. */
  rule: string
  /** Law and article, guideline, or the site’s own standard. */
  source: string
  /** What to write instead. */
  advice: string
}

/** `words`: what of the ad gave rise to it, or the arithmetic; null when something is missing. */
export type LegalFinding = LegalRule & { code: string; words: string | null }
