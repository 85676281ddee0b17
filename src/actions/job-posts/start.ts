import { defineAction } from 'astro:actions'
import { startJobPostSchema } from '#contract/job-post-editing.ts'
import { StartJobPost } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'

/** Begins a draft from nothing, an ad or a template. */
export const start = defineAction({
  accept: 'form',
  input: startJobPostSchema,
  handler: ({ kind = null, sourceId = null, ...input }, { locals }) =>
    forward(async () => (await locals.execute(StartJobPost, { ...input, kind, sourceId })).startJobPost),
})
