import { atom, type ReadableAtom } from 'nanostores'
import type { StreamEnd, StreamOptions } from '#browser/api/event-stream.ts'
import type { LiveChange } from '#contract/live.ts'
import { readTold, type LiveState, type Told } from './live-tabs.ts'

/** Milliseconds between two tries: doubled each time, not the same for browsers that lost it together. */
const backOff = { first: 500, max: 30_000 }
/** Milliseconds for which a browser holds back whose stream made room for another one of the person. */
const replacedPause = 60_000
/** Times that a refused stream is tried again although the session is there. */
const refusedMost = 3

type Channel = { post: (told: Told) => void; close: () => void }

export type LiveEnvironment = {
  follow: (options: StreamOptions) => Promise<StreamEnd>
  /** Who is at this browser, as the device knows it; null: nobody. */
  person: () => string | null
  /** Asks the site whether somebody is signed in. */
  confirm: () => Promise<'somebody' | 'nobody' | 'unknown'>
  /** Runs `lead` in one tab at a time until it ends; where browsers have no locks, in each tab for itself. */
  leadAlone: (name: string, signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  openChannel: (name: string, hear: (message: unknown) => void) => Channel
  online: () => boolean
  random: () => number
}

/**
 * Tells this page what changes for its person. Of all tabs of a browser one holds the stream and tells the others; when it
 * goes another one goes on where it was.
 */
export const createLive = (environment: LiveEnvironment) => {
  const { follow, person, confirm, leadAlone, openChannel, online, random } = environment
  const $state = atom<LiveState>('connecting')
  const listeners = new Set<(change: LiveChange) => void>()
  const owner = person()
  /** The number heard last. */
  let last: number | null = null
  /** Whether this page was told once that anything may have changed since it was made. */
  let caughtUp = false
  let running: { controller: AbortController; channel: Channel; leading: boolean } | null = null
  /** Ends the pause between two tries, and the try itself. */
  let hurry = () => {}
  let cut = () => {}

  const hear = (change: LiveChange) => {
    for (const listener of listeners) listener(change)
  }

  const stop = () => {
    running?.controller.abort()
    running?.channel.close()
    running = null
  }

  const tellState = () => running?.channel.post({ kind: 'state', state: $state.get(), id: last })

  const setState = (state: LiveState) => {
    if ($state.get() === state) return
    $state.set(state)
    if (running?.leading === true) tellState()
    if (state === 'signed_out') stop()
    if (state !== 'connected' || caughtUp) return
    caughtUp = true
    // Who leads without a number is told by the site.
    if (running?.leading !== true || last !== null) hear({ kind: 'everything' })
  }

  /** Another person at this browser, or nobody: what is on its way is not for them. */
  const judgeOwner = (): boolean => {
    if (person() === owner) return true
    setState('signed_out')
    return false
  }

  const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      hurry = done
      signal.addEventListener('abort', done, { once: true })
    })

  const lead = async (signal: AbortSignal): Promise<void> => {
    let failures = 0
    let refused = 0
    const growingPause = (asked: number | null) => {
      const own = Math.min(backOff.max, backOff.first * 2 ** failures) * (0.5 + random() / 2)
      failures += 1
      return Math.max(asked ?? 0, own)
    }
    const isOver = async (end: StreamEnd): Promise<boolean> => {
      if (end.kind === 'not-found') setState('off')
      const reason = end.kind === 'ended' ? end.reason : null
      if (end.kind !== 'unauthenticated' && end.kind !== 'permission-denied' && reason !== 'signed_out')
        return end.kind === 'not-found'
      const who = await confirm()
      if (who === 'somebody') refused += 1
      if (who === 'nobody') setState('signed_out')
      else if (refused > refusedMost) setState('off')
      return who === 'nobody' || refused > refusedMost
    }

    while (!signal.aborted && judgeOwner()) {
      if (!online()) {
        setState('reconnecting')
        await wait(backOff.max, signal)
        continue
      }
      const attempt = new AbortController()
      cut = () => attempt.abort()
      const end = await follow({
        after: last,
        signal: AbortSignal.any([signal, attempt.signal]),
        opened: () => {
          failures = 0
          setState('connected')
        },
        hear: (change, id) => {
          if (!judgeOwner()) return
          refused = 0
          last = id ?? last
          hear(change)
          running?.channel.post({ kind: 'change', change, id: last })
        },
      })
      if (signal.aborted || (await isOver(end)) || signal.aborted) return
      const reason = end.kind === 'ended' ? end.reason : null
      // Told politely: nobody sees it unless the next try fails.
      if (reason !== 'moved') setState('reconnecting')
      await wait(
        reason === 'moved'
          ? (end.pause ?? backOff.first)
          : reason === 'replaced'
            ? replacedPause * (1 + random())
            : growingPause(end.pause),
        signal,
      )
    }
  }

  const hearTabs = (message: unknown) => {
    const told = readTold(message)
    if (told === null || !judgeOwner()) return
    if (told.kind === 'new') {
      if (running?.leading === true) tellState()
      return
    }
    last = told.id ?? last
    if (told.kind === 'state') setState(told.state)
    else hear(told.change)
  }

  return {
    $state: $state as ReadableAtom<LiveState>,

    start: () => {
      if (running !== null || owner === null || $state.get() === 'signed_out' || !judgeOwner()) return
      const name = `live/${owner}`
      const controller = new AbortController()
      const run = { controller, channel: openChannel(name, hearTabs), leading: false }
      running = run
      run.channel.post({ kind: 'new' })
      void leadAlone(name, controller.signal, async () => {
        run.leading = true
        await lead(controller.signal)
        run.leading = false
      }).catch(() => {
        // The wait for the lead was given up.
      })
    },

    /** Until `start`: a page that is put away must not hold what other tabs wait for. */
    stop: () => {
      stop()
      last = null
      caughtUp = false
      if ($state.get() !== 'signed_out') $state.set('connecting')
    },

    judgeOwner,
    /** The network came or went: a stream over one that went is dead, whatever its connection says. */
    networkChanged: () => {
      if (!online()) cut()
      hurry()
    },
    /** Somebody looks again: the next try is now. */
    hurry: () => hurry(),
    /** Calls back with each change. Answers how to stop. */
    listen: (listener: (change: LiveChange) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
