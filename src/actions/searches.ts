import { defineAction } from 'astro:actions'
import { changeSearchSchema, requestSearchFormSchema, savedSearchIdSchema } from '#contract/saved-search.ts'
import * as savedSearches from '#server/backend/saved-searches/saved-search-procedures.ts'
import { form, perform } from './action.ts'
import { fail } from './failure.ts'

const changeSearch = defineAction({
  accept: 'form',
  input: changeSearchSchema,
  handler: async (input, context) => {
    const changed = await perform(context, savedSearches.changeSavedSearch, input)
    if (changed === null) throw fail('NOT_FOUND')
    return changed.id
  },
})

const openSearch = defineAction({
  accept: 'form',
  input: savedSearchIdSchema,
  handler: async (input, context) => {
    const address = await perform(context, savedSearches.openSavedSearch, input)
    if (address === null) throw fail('NOT_FOUND')
    return address
  },
})

const requestSearch = defineAction({
  accept: 'form',
  input: requestSearchFormSchema,
  handler: ({ consent: _consent, ...input }, context) =>
    perform(context, savedSearches.requestSavedSearch, { input }),
})

/** Saved searches, and the mails about them. */
export const searchActions = {
  changeMails: form(savedSearches.changeMailSubscription),
  changeSearch,
  confirmMails: form(savedSearches.confirmMailSubscription),
  openSearch,
  removeSearch: form(savedSearches.removeSavedSearch),
  requestSearch,
  saveSearch: form(savedSearches.saveSearch),
  stopMails: form(savedSearches.stopMailSubscription),
}
