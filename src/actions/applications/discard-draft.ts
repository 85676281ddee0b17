import { defineAction } from 'astro:actions'
import { applicationIdSchema } from '#contract/application.ts'
import { DiscardApplicationDraft } from '#operations/applications.ts'
import { forward } from '#actions/failure.ts'

/** Throws a draft away; false: there was none. */
export const discardDraft = defineAction({
  accept: 'form',
  input: applicationIdSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(DiscardApplicationDraft, input)).discardApplicationDraft),
})
