import { defineAction } from 'astro:actions'
import { AnnounceSignInPhone } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Has the person told that a number signs them in by SMS. */
export const announceSignInPhone = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(AnnounceSignInPhone, {})).announceSignInPhone),
})
