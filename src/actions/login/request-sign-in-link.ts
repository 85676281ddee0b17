import { defineAction } from 'astro:actions'
import { linkRequestSchema } from '#contract/sign-in-input.ts'
import { RequestSignInLink } from '#operations/account.ts'
import { forward } from '#actions/failure.ts'

/** Asks for a link that signs in without a password. */
export const requestSignInLink = defineAction({
  accept: 'form',
  input: linkRequestSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RequestSignInLink, input)).requestSignInLink),
})
