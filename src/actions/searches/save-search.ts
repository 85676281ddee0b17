import { defineAction } from 'astro:actions'
import { saveSearchSchema } from '#contract/saved-search.ts'
import { SaveSearch } from '#operations/saved-searches.ts'
import { forward } from '#actions/failure.ts'

/** Keeps a search for the signed-in person. */
export const saveSearch = defineAction({
  accept: 'form',
  input: saveSearchSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveSearch, { input })).saveSearch),
})
