import { defineAction } from 'astro:actions'
import { ExportAccount } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** What is kept about the person, as JSON. */
export const exportAccount = defineAction({
  handler: (_, { locals }) => forward(async () => (await locals.execute(ExportAccount, {})).exportAccount),
})
