import * as z from 'zod/mini'
import { accountKinds } from '#contract/account.ts'
import {
  changeMailSchema,
  changeSearchSchema,
  mailTokenSchema,
  requestSearchSchema,
  savedSearchIdSchema,
  saveSearchSchema,
} from '#contract/saved-search.ts'
import { graphql } from '#operations/graphql.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account, anyone } from '#server/domain/access-row.ts'

export const saveSearch = procedure({
  name: 'saveSearch',
  actions: ['searches.saveSearch'],
  who: account(accountKinds),
  input: z.object({ input: saveSearchSchema }),
  types: { input: 'SaveSearchInput!', 'input.frequency': 'SearchFrequency!' },
  answer: 'SaveSearchAnswer!',
  run: ({ services, caller }, { input }) => services.savedSearches.save(caller.uid, input),
})

export const changeSavedSearch = procedure({
  name: 'changeSavedSearch',
  actions: ['searches.changeSearch'],
  who: account(accountKinds),
  description: 'Null: it is not the caller’s.',
  input: changeSearchSchema,
  types: { frequency: 'SearchFrequency!' },
  answer: 'SavedSearch',
  document: graphql(`
    mutation ChangeSavedSearch($id: ID!, $name: String!, $frequency: SearchFrequency!) {
      changeSavedSearch(id: $id, name: $name, frequency: $frequency) {
        id
      }
    }
  `),
  run: ({ services, caller }, change) => services.savedSearches.change(caller.uid, change),
})

export const openSavedSearch = procedure({
  name: 'openSavedSearch',
  actions: ['searches.openSearch'],
  who: account(accountKinds),
  description: 'Notes that its ads were looked at. Answers the address of the list; null: not the caller’s.',
  input: savedSearchIdSchema,
  answer: 'String',
  run: ({ services, caller }, { id }) => services.savedSearches.open(caller.uid, id),
})

export const removeSavedSearch = procedure({
  name: 'removeSavedSearch',
  actions: ['searches.removeSearch'],
  who: account(accountKinds),
  description: 'False: there was none of the caller’s.',
  input: savedSearchIdSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { id }) => services.savedSearches.remove(caller.uid, id),
})

export const requestSavedSearch = procedure({
  name: 'requestSavedSearch',
  actions: ['searches.requestSearch'],
  who: anyone,
  description: 'Always true: what is kept for the address, only its mailbox learns.',
  input: z.object({ input: requestSearchSchema }),
  types: { input: 'RequestSearchInput!', 'input.frequency': 'SearchFrequency!' },
  answer: 'Boolean!',
  run: async ({ services, client }, { input }) => {
    const { kind } = await services.mailSubscriptions.request(input, client)
    if (kind === 'limited') throw codedError('RATE_LIMITED', 'Too many mails were asked for')
    return true
  },
})

export const confirmMailSubscription = procedure({
  name: 'confirmMailSubscription',
  actions: ['searches.confirmMails'],
  who: anyone,
  description: 'False: the link is invalid, too old, or what it was for is gone.',
  input: mailTokenSchema,
  answer: 'Boolean!',
  run: ({ services }, { token }) => services.mailSubscriptions.confirm(token),
})

export const changeMailSubscription = procedure({
  name: 'changeMailSubscription',
  actions: ['searches.changeMails'],
  who: anyone,
  description: 'False: there is nothing that the link could change.',
  input: changeMailSchema,
  types: { frequency: 'SearchFrequency!' },
  answer: 'Boolean!',
  run: ({ services }, { token, ...change }) => services.mailSubscriptions.change(token, change),
})

export const stopMailSubscription = procedure({
  name: 'stopMailSubscription',
  actions: ['searches.stopMails'],
  who: anyone,
  description: 'Of searches and of notifications. True however often; false: the link is invalid.',
  input: mailTokenSchema,
  answer: 'Boolean!',
  run: ({ services }, { token }) => services.stopMails(token),
})
