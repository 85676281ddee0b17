import { defineAction } from 'astro:actions'
import { RequestAccountDeletion } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Asks for the deletion of the account. */
export const requestDeletion = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(RequestAccountDeletion, {})).requestAccountDeletion),
})
