import { defineAction } from 'astro:actions'
import { renameTemplateSchema } from '#contract/job-post-editing.ts'
import { RenameJobPostTemplate } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'

/** Gives a template of a company another name. */
export const renameTemplate = defineAction({
  accept: 'form',
  input: renameTemplateSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RenameJobPostTemplate, input)).renameJobPostTemplate),
})
