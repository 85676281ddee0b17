import { defineAction } from 'astro:actions'
import { RemoveSecondFactor } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Takes the second factor away. */
export const removeSecondFactor = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(RemoveSecondFactor, {})).removeSecondFactor),
})
