import { defineAction } from 'astro:actions'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { DiscardJobPostEdit } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'

/** Deletes one's own working copy of an ad. */
export const discardEdit = defineAction({
  accept: 'form',
  input: jobPostOfSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(DiscardJobPostEdit, input)).discardJobPostEdit),
})
