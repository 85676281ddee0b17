import { readChosenFiles, type ChosenFile } from './chosen-files.ts'
import type { Collection } from './device-store.ts'
import type { ThreadFailure, ThreadMessage } from './thread-message.ts'

/** `refused`: the site did not take it, for what `words` say. `failed`: it is not known whether the site has it. */
export type Pending = {
  id: string
  text: string
  files: readonly ChosenFile[]
  /** RFC 3339: when it was sent first. */
  at: string
  state: 'sending' | 'waiting' | 'failed' | 'refused'
  words: string | null
}

const notSent = 'この端末に残っていた、まだ送られていないメッセージです。'

/** A message as the device keeps it until the site has it. */
export type KeptMessage = {
  thread: string
  id: string
  text: string
  files: readonly ChosenFile[]
  at: string
}

export const readKeptMessage = (value: unknown): KeptMessage | null => {
  const [thread, id, text, at] = ['thread', 'id', 'text', 'at'].map((name): unknown =>
    Reflect.get(Object(value), name),
  )
  return typeof thread === 'string' &&
    typeof id === 'string' &&
    typeof text === 'string' &&
    typeof at === 'string'
    ? { thread, id, text, files: readChosenFiles(Reflect.get(Object(value), 'files')), at }
    : null
}

export type SendAnswer =
  { kind: 'sent'; message: ThreadMessage } | { kind: 'refused'; words: string } | { kind: ThreadFailure }

export type OutboxParts = {
  /** The thread's. */
  id: string
  collection: Pick<Collection<KeptMessage>, 'all' | 'keep' | 'drop'>
  /** The same id twice is one message. */
  send: (message: { id: string; text: string; files: readonly ChosenFile[] }) => Promise<SendAnswer>
  now: () => Date
}

type Told = {
  show: (pending: readonly Pending[]) => void
  sent: (message: ThreadMessage) => void
  failed: (failure: ThreadFailure) => Promise<void>
}

/**
 * What waits to be sent, one after the other: a later message never overtakes one that failed. It lies on the device until
 * the site has it.
 */
export const createOutbox = ({ id: thread, collection, send, now }: OutboxParts, told: Told) => {
  let pending: readonly Pending[] = []
  let running: Promise<void> | null = null

  const set = (next: readonly Pending[]) => {
    pending = next
    told.show(pending)
  }
  const mark = (id: string, state: Pending['state'], words: string | null = null) =>
    set(pending.map((each) => (each.id === id ? { ...each, state, words } : each)))
  const drop = (id: string) => {
    collection.drop(id)
    set(pending.filter((each) => each.id !== id))
  }

  const sendAll = async (): Promise<void> => {
    for (;;) {
      const next = pending.find(({ state }) => state !== 'refused')
      if (next === undefined || next.state === 'failed') return
      mark(next.id, 'sending')
      const answer = await send(next)
      if (answer.kind === 'sent') {
        drop(next.id)
        told.sent(answer.message)
      } else if (answer.kind === 'refused') mark(next.id, 'refused', answer.words)
      // It may have come by the other way meanwhile.
      else if (pending.some(({ id }) => id === next.id)) {
        set(pending.map((each) => (each.state === 'refused' ? each : { ...each, state: 'failed' })))
        // A thread that is closed to this person, or a way that is not there.
        await told.failed(answer.kind)
        return
      }
    }
  }
  const sendWaiting = (): Promise<void> =>
    (running ??= sendAll().finally(() => {
      running = null
    }))
  const wakeFailed = () =>
    set(pending.map((each) => (each.state === 'failed' ? { ...each, state: 'waiting' } : each)))

  return {
    /** Shows it at once and sends it when those before it are sent. */
    send: (id: string, text: string, files: readonly ChosenFile[] = []): Promise<void> => {
      const at = now().toISOString()
      collection.keep(id, { thread, id, text, files, at })
      // Behind one that failed it waits with it.
      const state = pending.some((each) => each.state === 'failed') ? 'failed' : 'waiting'
      set([...pending, { id, text, files, at, state, words: null }])
      return sendWaiting()
    },
    /** Sends what failed again, and with it those behind it. */
    retry: (id: string): Promise<void> => {
      mark(id, 'waiting')
      wakeFailed()
      return sendWaiting()
    },
    /** What failed for want of a way is sent again. */
    sendWaiting: (): Promise<void> => {
      wakeFailed()
      return sendWaiting()
    },
    /** Gives up one that failed or was refused. Answers what it was. */
    takeBack: (id: string): Pick<Pending, 'text' | 'files'> | null => {
      const found = pending.find((each) => each.id === id && each.state !== 'sending')
      if (found === undefined) return null
      drop(id)
      return { text: found.text, files: found.files }
    },
    /** These are known to the site. */
    arrived: (ids: readonly string[]) => {
      for (const { id } of pending.filter((each) => ids.includes(each.id))) drop(id)
    },
    /** Brings back what an earlier page of the thread did not get rid of; whoever typed it says whether it goes. */
    restore: (known: readonly string[]) => {
      const kept = collection
        .all()
        .filter((each) => each.thread === thread)
        .toReversed()
      for (const { id } of kept) if (known.includes(id)) collection.drop(id)
      set([
        ...pending,
        ...kept
          .filter(({ id }) => !known.includes(id) && !pending.some((each) => each.id === id))
          .map(({ id, text, files, at }) => ({
            id,
            text,
            files,
            at,
            state: 'refused' as const,
            words: notSent,
          })),
      ])
    },
  }
}
