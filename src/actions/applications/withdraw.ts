import { defineAction } from 'astro:actions'
import { applicationMoveFormSchema } from '#contract/application.ts'
import { WithdrawApplication } from '#operations/applications.ts'
import { forward } from '#actions/failure.ts'

/** Takes an application back. */
export const withdraw = defineAction({
  accept: 'form',
  input: applicationMoveFormSchema,
  handler: ({ id, reason = '' }, { locals }) =>
    forward(async () => (await locals.execute(WithdrawApplication, { id, reason })).withdrawApplication),
})
