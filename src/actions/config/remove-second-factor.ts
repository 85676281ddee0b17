import { defineAction } from 'astro:actions'
import { configWay } from '#contract/config-way.ts'
import { RemoveSecondFactor } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Takes the second factor away; answers the page that says so. */
export const removeSecondFactor = defineAction({
  handler: (_, { locals }) =>
    forward(async () => {
      await locals.execute(RemoveSecondFactor, {})
      return locals.sealed(configWay.complete('factor'))
    }),
})
