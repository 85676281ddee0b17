import { defineAction } from 'astro:actions'
import { configWay } from '#contract/config-way.ts'
import { RequestAccountDeletion } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Asks for the deletion of the account. `next`: the page that says so. */
export const requestDeletion = defineAction({
  handler: (_, { locals }) =>
    forward(async () => {
      const { requestAccountDeletion: kind } = await locals.execute(RequestAccountDeletion, {})
      return kind === 'requested' ? { kind, next: locals.sealed(configWay.complete('deletion')) } : { kind }
    }),
})
