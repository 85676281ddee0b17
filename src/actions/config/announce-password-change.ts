import { defineAction } from 'astro:actions'
import { AnnouncePasswordChange } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Has the person told that their password changed. */
export const announcePasswordChange = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(AnnouncePasswordChange, {})).announcePasswordChange),
})
