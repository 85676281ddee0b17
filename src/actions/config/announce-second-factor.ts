import { defineAction } from 'astro:actions'
import { AnnounceSecondFactor } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/**
 * Has the phone that was enrolled last take the place of any before, and its person told. Answers recovery codes, which are
 * never shown again; null: the provider knows of no second factor.
 */
export const announceSecondFactor = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(AnnounceSecondFactor, {})).announceSecondFactor),
})
