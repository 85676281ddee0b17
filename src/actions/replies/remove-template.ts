import { defineAction } from 'astro:actions'
import { removeReplyTemplateSchema } from '#contract/reply-template.ts'
import { RemoveReplyTemplate } from '#operations/replies.ts'
import { forward } from '#actions/failure.ts'

/** Deletes a template of replies. */
export const removeReplyTemplate = defineAction({
  accept: 'form',
  input: removeReplyTemplateSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RemoveReplyTemplate, input)).removeReplyTemplate),
})
