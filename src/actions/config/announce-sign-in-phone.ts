import { defineAction } from 'astro:actions'
import { configWay } from '#contract/config-way.ts'
import { AnnounceSignInPhone } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/**
 * Has the number that the provider knows written down, so that it signs in by SMS, and its person told. Answers the page
 * that says so; null: the provider knows of none.
 */
export const announceSignInPhone = defineAction({
  handler: (_, { locals }) =>
    forward(async () => {
      const { announceSignInPhone: isKept } = await locals.execute(AnnounceSignInPhone, {})
      return isKept ? locals.sealed(configWay.complete('phone')) : null
    }),
})
