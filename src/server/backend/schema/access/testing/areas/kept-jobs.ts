import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const seenOfStudent = {
  uid: 'student',
  kept: true,
  rows: [{ uid: 'student', jobPostId: newId(), seenAt: testNow }],
}

export const keptJobsArea: MatrixArea = {
  matrix: `
                           guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.ownBookmarks       401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Query.bookmarkStates     none  none   none       ok      none  none  none  none      none   none  none none
  Query.ownHistory         401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveBookmark    401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.removeBookmark  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.mergeBookmarks  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.addToHistory    401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.forgetHistory   401   403    ok         ok      ok    ok    403   403       403    403   403  403
  OwnBookmarks             401   403    404        ok      404   404   403   403       403    403   403  403
  Bookmark                 401   403    404        ok      404   404   403   403       403    403   403  403
  OwnHistory               401   403    404        ok      404   404   403   403       403    403   403  403
  SeenJobPost              401   403    404        ok      404   404   403   403       403    403   403  403
`,
  operations: ({ ids }) => ({
    'Query.ownBookmarks': '{ ownBookmarks { __typename } }',
    'Query.bookmarkStates': `{ bookmarkStates(ids: ["${ids.jobPost}"]) }`,
    'Query.ownHistory': '{ ownHistory { __typename } }',
    'Mutation.saveBookmark': `mutation { saveBookmark(jobPostId: "${ids.jobPost}") }`,
    'Mutation.removeBookmark': `mutation { removeBookmark(jobPostId: "${newId()}") }`,
    'Mutation.mergeBookmarks': `mutation { mergeBookmarks(ids: ["${newId()}"]) { gone } }`,
    'Mutation.addToHistory': `mutation { addToHistory(jobPostId: "${ids.jobPost}") }`,
    'Mutation.forgetHistory': 'mutation { forgetHistory }',
  }),
  unguarded: ({ open, site }) => {
    const { bookmarks, history } = site.services
    /** The lists of the student with the caller's name on them. */
    const ofCaller = open({
      bookmarks: {
        ...bookmarks,
        own: async (uid, ...asked) => ({ ...(await bookmarks.own('student', ...asked)), uid }),
      },
      history: { ...history, own: async (uid) => ({ ...seenOfStudent, uid }) },
    })
    return {
      OwnBookmarks: {
        root: 'ownBookmarks',
        ask: (field) => `{ ownBookmarks { ${field} } }`,
        site: open({
          bookmarks: { ...bookmarks, own: (_uid, ...asked) => bookmarks.own('student', ...asked) },
        }),
      },
      Bookmark: {
        root: 'ownBookmarks',
        ask: (field) => `{ ownBookmarks { nodes { ${field} } } }`,
        site: ofCaller,
      },
      OwnHistory: {
        root: 'ownHistory',
        ask: (field) => `{ ownHistory { ${field} } }`,
        site: open({ history: { ...history, own: async () => seenOfStudent } }),
      },
      SeenJobPost: {
        root: 'ownHistory',
        ask: (field) => `{ ownHistory { nodes { ${field} } } }`,
        site: ofCaller,
      },
    }
  },
}
