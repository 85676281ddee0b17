import type { JobPostKind } from '#contract/codes/job-post.ts'
import { readJobPostForm, type FormReading } from '#contract/job-post-form.ts'
import type { TypedJobPost } from '#contract/job-post-typed.ts'
import { stationOfWorkplace } from '#server/domain/places/written-station.ts'

/** `readJobPostForm` where the table of stations is: one that nobody knows is a problem of its field. */
export const readAdForm = (typed: TypedJobPost, before: JobPostKind | null): FormReading =>
  readJobPostForm(typed, before, stationOfWorkplace)
