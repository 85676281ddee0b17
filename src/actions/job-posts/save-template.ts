import { defineAction } from 'astro:actions'
import { saveTemplateSchema } from '#contract/job-post-editing.ts'
import { SaveJobPostTemplate } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'

/** Keeps an ad as a template of its company. */
export const saveTemplate = defineAction({
  accept: 'form',
  input: saveTemplateSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveJobPostTemplate, input)).saveJobPostTemplate),
})
