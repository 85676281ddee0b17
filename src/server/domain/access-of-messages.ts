import { account, ofParent, oneself, orNothing, signedIn, type Row } from './access-row.ts'

/** Whose threads it is about, and what their role may, is judged by `src/server/backend/procedures/reader.ts`. */
const readers = orNothing(account(['student', 'company'], 'second_factor'))
/** As it was read for one caller. */
const read = oneself(ofParent('readerUid'))

/** Rows of `accessTable` for messages, of both sides. */
export const messageAccess = {
  'Query.threads': readers,
  'Query.unreadThreads': readers,
  'Query.thread': readers,
  'Query.threadMessages': readers,
  'Query.newThread': readers,
  'Query.nightMessages': orNothing(account(['student'])),
  'Query.wordFindings': signedIn(),
  Thread: read,
  ThreadList: read,
  Message: read,
  MessageFile: read,
  MessageList: read,
  NewThread: read,
} satisfies Readonly<Record<string, Row>>
