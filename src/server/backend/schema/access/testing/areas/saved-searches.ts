import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

export const savedSearchesArea: MatrixArea = {
  matrix: `
                                    guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.mailSubscription            none  none   none       none    none  none  none  none      none   none  none none
  Query.ownSavedSearches            none  none   none       ok      none  none  none  none      none   none  none none
  Mutation.requestSavedSearch       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.confirmMailSubscription  ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.changeMailSubscription   ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.stopMailSubscription     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.saveSearch               401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.changeSavedSearch        401   403    none       ok      none  none  none  none      none   none  none none
  Mutation.openSavedSearch          401   403    none       ok      none  none  none  none      none   none  none none
  Mutation.removeSavedSearch        401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  SavedSearch                       none  none   404        ok      404   404   404   404       404    404   404  404
`,
  operations: ({ ids }) => ({
    'Query.mailSubscription': '{ mailSubscription(token: "x") { state } }',
    'Query.ownSavedSearches': '{ ownSavedSearches { __typename } }',
    'Mutation.requestSavedSearch':
      'mutation { requestSavedSearch(input: { address: "/jobpost", frequency: daily, email: "a@example.jp" }) }',
    'Mutation.confirmMailSubscription': 'mutation { confirmMailSubscription(token: "x") }',
    'Mutation.changeMailSubscription':
      'mutation { changeMailSubscription(token: "x", name: "x", frequency: daily) }',
    'Mutation.stopMailSubscription': 'mutation { stopMailSubscription(token: "x") }',
    'Mutation.saveSearch':
      'mutation { saveSearch(input: { address: "/jobpost", name: "x", frequency: none }) }',
    'Mutation.changeSavedSearch': `mutation { changeSavedSearch(id: "${ids.search}", name: "x", frequency: none) { __typename } }`,
    'Mutation.openSavedSearch': `mutation { openSavedSearch(id: "${ids.search}") }`,
    'Mutation.removeSavedSearch': `mutation { removeSavedSearch(id: "${newId()}") }`,
  }),
  unguarded: ({ open, site }) => {
    const { savedSearches } = site.services
    return {
      SavedSearch: {
        root: 'ownSavedSearches',
        ask: (field) => `{ ownSavedSearches { ${field} } }`,
        site: open({ savedSearches: { ...savedSearches, list: () => savedSearches.list('student') } }),
      },
    }
  },
}
