import type { ShownMessage } from '#server/backend/messages/read-threads.ts'
import type { ShownThread } from '#server/backend/messages/thread-rows.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const messageId = newId()

export const messagesArea: MatrixArea = {
  matrix: `
                             guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.threads              none  none   ok         ok      ok    ok    ok    ok        ok     ok    2nd  none
  Query.unreadThreads        none  none   ok         ok      ok    ok    ok    ok        ok     ok    2nd  none
  Query.thread               none  none   none       ok      none  none  ok    ok        ok     none  2nd  none
  Query.threadMessages       none  none   none       ok      none  none  ok    ok        ok     none  2nd  none
  Query.newThread            none  none   none       ok      none  none  ok    ok        ok     none  2nd  none
  Query.nightMessages        none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.wordFindings         401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.sendMessage       401   403    mail       ok      404   404   ok    ok        403    404   2nd  403
  Mutation.startThread       401   403    mail       ok      ok    ok    404   404       403    404   2nd  403
  Mutation.markThreadRead    401   403    404        ok      404   404   ok    ok        403    404   2nd  403
  Mutation.takeBackMessage   401   403    404        404     404   404   ok    ok        403    404   2nd  403
  Mutation.freezeThread      401   403    404        ok      404   404   403   403       403    403   403  403
  Mutation.reopenThread      401   403    404        ok      404   404   403   403       403    403   403  403
  Mutation.saveNightMessages 401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Thread                     none  none   404        ok      404   404   404   404       404    404   2nd  none
  ThreadList                 none  none   404        ok      404   404   404   404       404    404   2nd  none
  Message                    none  none   404        ok      404   404   404   404       404    404   2nd  none
  MessageFile                none  none   404        ok      404   404   404   404       404    404   2nd  none
  MessageList                none  none   404        ok      404   404   404   404       404    404   2nd  none
  NewThread                  none  none   404        ok      404   404   404   404       404    404   2nd  none
`,
  operations: ({ ids }) => ({
    'Query.threads': '{ threads { __typename } }',
    'Query.unreadThreads': '{ unreadThreads }',
    'Query.thread': `{ thread(id: "${ids.thread}") { __typename } }`,
    'Query.threadMessages': `{ threadMessages(thread: "${ids.thread}") { __typename } }`,
    'Query.newThread': `{ newThread(subject: { kind: application, id: "${ids.sent}" }) { __typename } }`,
    'Query.nightMessages': '{ nightMessages }',
    'Query.wordFindings': '{ wordFindings(use: letter, text: "女性のみです。") { code } }',
    'Mutation.sendMessage': `mutation { sendMessage(input: { thread: "${ids.thread}", id: "${messageId}", text: "あ", seen: 0 }) { refusal } }`,
    'Mutation.startThread': `mutation { startThread(input: {
      subject: { kind: company, id: "${ids.A}" }, id: "${messageId}", text: "あ" }) { refusal } }`,
    'Mutation.markThreadRead': `mutation { markThreadRead(thread: "${ids.thread}", sequence: 1) }`,
    'Mutation.takeBackMessage': `mutation { takeBackMessage(thread: "${ids.thread}", id: "${messageId}") }`,
    'Mutation.freezeThread': `mutation { freezeThread(input: { thread: "${ids.thread}", reason: other, text: "" }) }`,
    'Mutation.reopenThread': `mutation { reopenThread(thread: "${ids.thread}") }`,
    'Mutation.saveNightMessages': 'mutation { saveNightMessages(allowed: false) }',
  }),
  unguarded: ({ ids, open, site }) => {
    const readerUid = 'student'
    const message: ShownMessage = {
      readerUid,
      mine: true,
      threadId: ids.thread,
      id: messageId,
      sequence: 1,
      side: 'student',
      name: '山田 花子',
      role: '',
      text: '質問があります。',
      sentAt: testNow,
      deliverAt: null,
      readAt: null,
      files: [{ readerUid, fileId: null, name: '履歴書.pdf', type: 'pdf', size: 1, state: 'deleted' }],
    }
    const thread: ShownThread = {
      readerUid,
      id: ids.thread,
      side: 'student',
      companyId: ids.A,
      companyName: 'みらい商事',
      studentName: '山田 花子',
      applicationId: ids.sent,
      jobPostId: ids.jobPost,
      jobPostTitle: '営業',
      closing: null,
      sequence: 1,
      unread: 0,
      readSequence: 0,
      seenSequence: 0,
      lastAt: testNow,
      preview: '',
      previewMine: true,
      operatorReadAt: null,
      harassmentDesk: null,
      nightMessages: false,
    }
    const begun = { ...thread, uid: readerUid, threadId: null, deliverAt: null }
    const unguarded = open({
      messages: {
        ...site.services.messages,
        find: async () => thread,
        list: async () => ({ readerUid, threads: [thread], hasNextPage: false }),
        messages: async () => ({ readerUid, messages: [message], hasMore: false }),
        about: async () => begun,
      },
    })
    const asked = (root: string, from: string, inner: (field: string) => string) => ({
      root,
      ask: (field: string) => `{ ${from} { ${inner(field)} } }`,
      site: unguarded,
    })
    const messages = `threadMessages(thread: "${ids.thread}")`
    return {
      Thread: asked('thread', `thread(id: "${ids.thread}")`, (field) => field),
      ThreadList: asked('threads', 'threads', (field) => field),
      Message: asked('threadMessages', messages, (field) => `messages { ${field} }`),
      MessageFile: asked('threadMessages', messages, (field) => `messages { files { ${field} } }`),
      MessageList: asked('threadMessages', messages, (field) => field),
      NewThread: asked(
        'newThread',
        `newThread(subject: { kind: application, id: "${ids.sent}" })`,
        (field) => field,
      ),
    }
  },
}
