import { defineAction } from 'astro:actions'
import { configWay } from '#contract/config-way.ts'
import { AnnouncePasswordChange } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Has the person told that their password changed; answers the page that says so. */
export const announcePasswordChange = defineAction({
  handler: (_, { locals }) =>
    forward(async () => {
      await locals.execute(AnnouncePasswordChange, {})
      return locals.sealed(configWay.passwordComplete)
    }),
})
