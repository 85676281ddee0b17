import { defineAction } from 'astro:actions'
import { AnnounceSignInPhone } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Has the number that the provider knows written down, so that it signs in by SMS, and its person told. */
export const announceSignInPhone = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(AnnounceSignInPhone, {})).announceSignInPhone),
})
