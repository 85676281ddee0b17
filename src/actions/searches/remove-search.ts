import { defineAction } from 'astro:actions'
import { savedSearchIdSchema } from '#contract/saved-search.ts'
import { RemoveSavedSearch } from '#operations/saved-searches.ts'
import { forward } from '#actions/failure.ts'

/** Deletes a search of the signed-in person. */
export const removeSearch = defineAction({
  accept: 'form',
  input: savedSearchIdSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RemoveSavedSearch, input)).removeSavedSearch),
})
