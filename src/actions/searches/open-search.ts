import { defineAction } from 'astro:actions'
import { savedSearchIdSchema } from '#contract/saved-search.ts'
import { OpenSavedSearch } from '#operations/saved-searches.ts'
import { fail, forward } from '#actions/failure.ts'

/** Notes that the person looks at the ads of a search; answers the address of their list. */
export const openSearch = defineAction({
  accept: 'form',
  input: savedSearchIdSchema,
  handler: (input, { locals }) =>
    forward(async () => {
      const { openSavedSearch } = await locals.execute(OpenSavedSearch, input)
      if (openSavedSearch === null) throw fail('NOT_FOUND')
      return openSavedSearch
    }),
})
