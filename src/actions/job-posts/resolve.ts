import { defineAction } from 'astro:actions'
import { resolveJobPostSchema } from '#contract/job-post-editing.ts'
import { ResolveJobPostConflict } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'

/** Settles what two people changed, field by field. */
export const resolve = defineAction({
  accept: 'form',
  input: resolveJobPostSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ResolveJobPostConflict, input)).resolveJobPostConflict),
})
