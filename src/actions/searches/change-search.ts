import { defineAction } from 'astro:actions'
import { changeSearchSchema } from '#contract/saved-search.ts'
import { ChangeSavedSearch } from '#operations/saved-searches.ts'
import { fail, forward } from '#actions/failure.ts'

/** Gives a search of the signed-in person another name or frequency. */
export const changeSearch = defineAction({
  accept: 'form',
  input: changeSearchSchema,
  handler: (input, { locals }) =>
    forward(async () => {
      const { changeSavedSearch } = await locals.execute(ChangeSavedSearch, input)
      if (changeSavedSearch === null) throw fail('NOT_FOUND')
      return changeSavedSearch.id
    }),
})
