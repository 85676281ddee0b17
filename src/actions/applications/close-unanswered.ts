import { defineAction } from 'astro:actions'
import { applicationIdSchema } from '#contract/application.ts'
import { CloseUnansweredApplication } from '#operations/applications.ts'
import { forward } from '#actions/failure.ts'

/** Ends an application that was not answered by the promised day. */
export const closeUnanswered = defineAction({
  accept: 'form',
  input: applicationIdSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(CloseUnansweredApplication, input)).closeUnansweredApplication),
})
