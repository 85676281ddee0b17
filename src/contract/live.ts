import { isId } from './id.ts'

/** Where a signed-in browser follows what changes for its person. */
export const livePath = '/api/live'

export const liveLimits = {
  /** Open streams of one node: of a person, of a client network, and of all. */
  streams: { person: 5, network: 500, all: 5000 },
  /** Between two signs of life, and between two looks whether the sign-in still counts. */
  heartbeatSeconds: 15,
  /** Without any sign of life for so long a browser takes its stream for dead. */
  silenceSeconds: 40,
  /** Then the browser asks anew, so that whoever the identity provider shut out is found. */
  lifeSeconds: 15 * 60,
  /** Missed changes that are told one by one; of more, only that everything may have changed. */
  missed: 100,
} as const

/** `moved`: another node, or this one again, goes on. `replaced`: the person opened more streams than there may be. */
const endReasons = ['moved', 'replaced', 'signed_out'] as const
export type LiveEndReason = (typeof endReasons)[number]

/** Something of the person's that a page may show changed; never what is in it. */
export type LiveChange =
  | { kind: 'notifications' }
  | { kind: 'thread'; thread: string }
  /** Changes are unknown: anything may be new. */
  | { kind: 'everything' }
export type LiveEvent = LiveChange | { kind: 'end'; reason: LiveEndReason }

/** Reads the data of an event; null: of a newer site, or damaged. */
export const readLiveEvent = (data: string): LiveEvent | null => {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  const { kind } = value
  if (kind === 'notifications' || kind === 'everything') return { kind }
  if (kind === 'thread')
    return 'thread' in value && typeof value.thread === 'string' && isId(value.thread)
      ? { kind, thread: value.thread }
      : null
  const reason = kind === 'end' && 'reason' in value ? value.reason : null
  const known = endReasons.find((each) => each === reason)
  return known === undefined ? null : { kind: 'end', reason: known }
}

/** Reads what a browser says it heard last; null: nothing, or nothing that can be. */
export const readLastEventId = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null
