import { defineAction } from 'astro:actions'
import { changeSearchSchema, requestSearchFormSchema, savedSearchIdSchema } from '#contract/saved-search.ts'
import {
  changeSavedSearch,
  openSavedSearch,
  requestSavedSearch,
} from '#server/backend/saved-searches/saved-search-procedures.ts'
import { perform } from './action.ts'
import { fail } from './failure.ts'

export const changeSearch = defineAction({
  accept: 'form',
  input: changeSearchSchema,
  handler: async (input, context) => {
    const changed = await perform(context, changeSavedSearch, input)
    if (changed === null) throw fail('NOT_FOUND')
    return changed.id
  },
})

export const openSearch = defineAction({
  accept: 'form',
  input: savedSearchIdSchema,
  handler: async (input, context) => {
    const address = await perform(context, openSavedSearch, input)
    if (address === null) throw fail('NOT_FOUND')
    return address
  },
})

export const requestSearch = defineAction({
  accept: 'form',
  input: requestSearchFormSchema,
  handler: ({ consent: _consent, ...input }, context) => perform(context, requestSavedSearch, { input }),
})
