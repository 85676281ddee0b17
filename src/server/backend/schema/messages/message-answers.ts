import { shownMessage } from '#server/backend/messages/read-threads.ts'
import type { Reader } from '#server/backend/messages/thread-rows.ts'
import type { SentMessage } from '#server/backend/messages/write-message.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

export const unknown = () => codedError('NOT_FOUND', 'There is no such thread of the caller')

/** What became of a message that somebody sent; throws what is no answer to it. */
export const answerOf = (reader: Reader, sent: SentMessage | 'limited') => {
  if (sent === 'limited') throw codedError('RATE_LIMITED', 'Too many messages')
  if (sent.kind === 'unknown') throw unknown()
  return sent.kind === 'refused'
    ? { threadId: null, message: null, refusal: sent.because }
    : {
        threadId: sent.message.threadId,
        message: shownMessage(reader, sent.message, sent.files),
        refusal: null,
      }
}
