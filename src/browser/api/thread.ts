import { actions, isActionError } from 'astro:actions'
import { refusalWords } from '#browser/messages/thread.ts'
import type { SendAnswer } from '#browser/stores/thread-outbox.ts'
import type { ThreadFailure } from '#browser/stores/thread-message.ts'
import type { ThreadReading } from '#browser/stores/thread.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { messageLimits } from '#contract/message.ts'
import { ThreadNewsQuery } from '#operations/messages.ts'
import { execute } from './graphql.ts'
import { refusalOf } from './refusal.ts'

const failures: Partial<Record<ErrorCode | 'NETWORK', ThreadFailure>> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'permission-denied',
  EMAIL_NOT_VERIFIED: 'permission-denied',
  SECOND_FACTOR_REQUIRED: 'permission-denied',
  NOT_FOUND: 'not-found',
  GONE: 'not-found',
}

/** The first messages behind a number. */
export const readThread = async (thread: string, after: number): Promise<ThreadReading> => {
  const answer = await execute(ThreadNewsQuery, { thread, after, first: messageLimits.pageMax })
  if (answer.kind === 'failed') return { kind: failures[answer.code] ?? 'unavailable' }
  const { thread: found, threadMessages: list } = answer.data
  // Nobody's, and somebody else's, answer alike.
  if (found === null || list === null) return { kind: 'not-found' }
  const { closing, mayWrite, operatorReadAt, seenSequence, held } = found
  return {
    kind: 'read',
    facts: { closing, mayWrite, operatorReadAt },
    seen: seenSequence,
    held: held.map(({ id }) => id),
    messages: list.messages,
    hasMore: list.hasMore,
  }
}

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** `seen`: the last message of the thread that the page shows. */
export const sendMessage = async (
  thread: string,
  { id, text, files }: { id: string; text: string; files: readonly { id: string }[] },
  seen: number,
): Promise<SendAnswer> => {
  try {
    const form = formOf({ thread, id, text, seen: String(seen) })
    for (const file of files) form.append('fileIds', file.id)
    const { data, error } = await actions.messages.send(form)
    if (error === undefined) {
      if (data.message !== null) return { kind: 'sent', message: data.message }
      return { kind: 'refused', words: refusalWords[data.refusal ?? 'taken'] }
    }
    if (!isActionError(error) || error.status >= 500) return { kind: 'unavailable' }
    if (error.status === 401) return { kind: 'unauthenticated' }
    if (error.status === 403) return { kind: 'permission-denied' }
    if (error.status === 404) return { kind: 'not-found' }
    const refusal = refusalOf(error)
    return { kind: 'refused', words: refusal.kind === 'failed' ? refusal.message : refusalWords.taken }
  } catch {
    return { kind: 'unavailable' }
  }
}

/** Writes down up to where a thread was read; where that fails, the next reading does. */
export const markThreadRead = async (thread: string, sequence: number): Promise<boolean> => {
  try {
    const { error } = await actions.messages.markRead(formOf({ thread, sequence: String(sequence) }))
    return error === undefined
  } catch {
    return false
  }
}

/** Takes back what waits for the morning. False: it was delivered, or is not theirs to take. Null: nobody knows. */
export const takeBackMessage = async (thread: string, id: string): Promise<boolean | null> => {
  try {
    const { data, error } = await actions.messages.takeBack(formOf({ thread, id }))
    if (error === undefined) return data
    return isActionError(error) && error.status < 500 ? false : null
  } catch {
    return null
  }
}
