import { defineAction } from 'astro:actions'
import { linkRequestSchema } from '#contract/sign-in-input.ts'
import { RequestPasswordReset } from '#operations/account.ts'
import { forward } from '#actions/failure.ts'

/** Asks for the link with which a forgotten password is replaced. */
export const requestPasswordReset = defineAction({
  accept: 'form',
  input: linkRequestSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RequestPasswordReset, input)).requestPasswordReset),
})
