import { defineAction } from 'astro:actions'
import { saveReplyTemplateSchema } from '#contract/reply-template.ts'
import { SaveReplyTemplate } from '#operations/replies.ts'
import { forward } from '#actions/failure.ts'

/** Keeps a template of replies, or changes one. */
export const saveReplyTemplate = defineAction({
  accept: 'form',
  input: saveReplyTemplateSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveReplyTemplate, input)).saveReplyTemplate),
})
