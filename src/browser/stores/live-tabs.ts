import { readLiveEvent, type LiveChange } from '#contract/live.ts'

/**
 * `off`: there is nothing to follow here. `signed_out`: the person of this page is not signed in any more, or somebody
 * else is; it never goes on from there.
 */
const states = ['connecting', 'connected', 'reconnecting', 'signed_out', 'off'] as const
export type LiveState = (typeof states)[number]

/** What tabs tell each other: how it stands, what changed (with the number heard last), or that one has come. */
export type Told =
  | { kind: 'state'; state: LiveState; id: number | null }
  | { kind: 'change'; change: LiveChange; id: number | null }
  | { kind: 'new' }

const read = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

/** Null: of another version of the site. */
export const readTold = (value: unknown): Told | null => {
  const kind = read(value, 'kind')
  const given = read(value, 'id')
  const id = typeof given === 'number' ? given : null
  if (kind === 'new') return { kind }
  if (kind === 'state') {
    const state = states.find((each) => each === read(value, 'state'))
    return state === undefined ? null : { kind, state, id }
  }
  const change = kind === 'change' ? readLiveEvent(JSON.stringify(read(value, 'change') ?? null)) : null
  return change === null || change.kind === 'end' ? null : { kind: 'change', change, id }
}
