import { defineAction } from 'astro:actions'
import { restoreJobPostSchema } from '#contract/job-post-editing.ts'
import { RestoreJobPostRevision } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'

/** Puts what an ad said before into one's own working copy. */
export const restore = defineAction({
  accept: 'form',
  input: restoreJobPostSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RestoreJobPostRevision, input)).restoreJobPostRevision),
})
