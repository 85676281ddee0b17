import { defineAction } from 'astro:actions'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { RemoveJobPostTemplate } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'

/** Deletes a template of a company. */
export const removeTemplate = defineAction({
  accept: 'form',
  input: jobPostOfSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RemoveJobPostTemplate, input)).removeJobPostTemplate),
})
