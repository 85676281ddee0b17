import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'

/** What an ad states, by the names of its columns, as the rules about ads read it. Its times are HH:MM, seconds may follow. */
export type JobPostFacts = Omit<
  JobPostSnapshot,
  'occupation' | 'workAspects' | 'workplaces' | 'openings' | 'replyByDays' | 'validThrough'
> & {
  publishAt: Date | null
  validThrough: Date | null
}
