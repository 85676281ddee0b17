import { atom, type ReadableAtom } from 'nanostores'
import { createLatest } from './latest.ts'
import type { ThreadFailure, ThreadMessage } from './thread-message.ts'
import { createOutbox, type OutboxParts, type Pending } from './thread-outbox.ts'

/** A message that the page shows, or is to show. `message` null: the page came with it. */
export type Line = { id: string; sequence: number | null; mine: boolean; message: ThreadMessage | null }

/** What of a thread changes what its page offers. */
export type ThreadFacts = { closing: string | null; mayWrite: boolean; operatorReadAt: string | null }

export type ThreadReading =
  | {
      kind: 'read'
      facts: ThreadFacts
      /** Up to where the other side has read. */
      seen: number
      /** Ids of what waits for the morning. */
      held: readonly string[]
      messages: readonly ThreadMessage[]
      hasMore: boolean
    }
  | { kind: ThreadFailure }

export type ThreadState = {
  lines: readonly Line[]
  pending: readonly Pending[]
  seen: number
  /** `gone`: there is no such thread for this person. `signed_out`: nobody is signed in any more. */
  status: 'open' | 'behind' | 'gone' | 'signed_out'
  /** The page offers what the thread has not any more, or not what it has. */
  stale: boolean
}

type Parts = OutboxParts & {
  lines: readonly Line[]
  facts: ThreadFacts
  seen: number
  /** The first messages behind a number. */
  read: (after: number) => Promise<ThreadReading>
  /** Asks the site whether somebody is signed in. */
  confirm: () => Promise<'somebody' | 'nobody' | 'unknown'>
}

/** Milliseconds before a failed reading is tried again: doubled each time. */
const retry = { first: 1000, max: 30_000 }
/** Parts of one catching up; who missed more begins anew. */
const partsMost = 20

const inOrder = (one: Line, other: Line): number =>
  (one.sequence ?? Number.MAX_SAFE_INTEGER) - (other.sequence ?? Number.MAX_SAFE_INTEGER)

const sameFacts = (one: ThreadFacts, other: ThreadFacts): boolean =>
  one.closing === other.closing &&
  one.mayWrite === other.mayWrite &&
  one.operatorReadAt === other.operatorReadAt

/**
 * An open thread: what the page came with, what came since in the order of its numbers, and what waits to be sent. A message
 * is told by its id, which its sender made, so that whatever way it comes by, and however often, it is one.
 */
export const createThread = (parts: Parts) => {
  const $thread = atom<ThreadState>({
    lines: parts.lines,
    pending: [],
    seen: parts.seen,
    status: 'open',
    stale: false,
  })
  const change = (changed: Partial<ThreadState>) => $thread.set({ ...$thread.get(), ...changed })

  /** Everything up to here was read; an own message may be shown that comes later. */
  let cursor = Math.max(0, ...parts.lines.map(({ sequence }) => sequence ?? 0))
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOver = () => $thread.get().status === 'gone' || $thread.get().status === 'signed_out'

  const merge = (messages: readonly ThreadMessage[]) => {
    const lines = new Map($thread.get().lines.map((line) => [line.id, line]))
    for (const message of messages)
      lines.set(message.id, { id: message.id, sequence: message.sequence, mine: message.mine, message })
    change({ lines: [...lines.values()].toSorted(inOrder) })
    outbox.arrived(messages.map(({ id }) => id))
  }

  const fail = async (failure: ThreadFailure): Promise<void> => {
    if (failure === 'not-found') return change({ status: 'gone' })
    const who = failure === 'unavailable' ? 'unknown' : await parts.confirm()
    if (who === 'nobody') return change({ status: 'signed_out' })
    if (who === 'somebody' && failure === 'permission-denied') return change({ status: 'gone' })
    change({ status: 'behind' })
    clearTimeout(timer)
    timer = setTimeout(() => void catchUp(), Math.min(retry.max, retry.first * 2 ** failures))
    failures += 1
  }

  const readOn = async (): Promise<void> => {
    for (let part = 0; part < partsMost; part += 1) {
      const reading = await parts.read(cursor)
      if (reading.kind !== 'read') return fail(reading.kind)
      const { facts, seen, held, messages, hasMore } = reading
      cursor = Math.max(cursor, ...messages.map(({ sequence }) => sequence ?? 0))
      merge(messages)
      failures = 0
      const waiting = $thread.get().lines.filter(({ sequence }) => sequence === null)
      const sameHeld = held.length === waiting.length && waiting.every(({ id }) => held.includes(id))
      change({ status: 'open', seen, stale: !sameFacts(facts, parts.facts) || (!hasMore && !sameHeld) })
      if (!hasMore) return
    }
    change({ stale: true })
  }

  const readLatest = createLatest(readOn)
  const catchUp = (): Promise<void> => {
    clearTimeout(timer)
    return isOver() ? Promise.resolve() : readLatest()
  }

  const outbox = createOutbox(parts, {
    show: (pending) => change({ pending }),
    sent: (message) => merge([message]),
    failed: fail,
  })

  return {
    $thread: $thread as ReadableAtom<ThreadState>,
    /** Something of it may have changed. */
    catchUp,
    /** The way to the site is there again: what waits is sent, in order. */
    reconnected: async (): Promise<void> => {
      await catchUp()
      await outbox.sendWaiting()
    },
    send: outbox.send,
    retry: outbox.retry,
    takeBack: outbox.takeBack,
    restore: outbox.restore,
    /** What waited for the morning was taken back. */
    forget: (id: string): void => change({ lines: $thread.get().lines.filter((line) => line.id !== id) }),
  }
}
