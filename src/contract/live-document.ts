import { isId } from './id.ts'
import type { LiveChange } from './live.ts'

/** Where each person's live document lies, by their uid. */
export const liveCollection = 'live'

export const liveDocumentLimits = {
  /** Changes that a document tells one by one. */
  changes: 20,
  /** For how long a token is good; `firestore.rules` takes none that says more. */
  tokenSeconds: 15 * 60,
} as const

/** Lets a browser listen to its person's document, for a quarter of an hour. Kept in memory alone. */
export type LiveGrant = {
  uid: string
  /** A custom token of the identity provider. */
  token: string
  /** Milliseconds since 1970. */
  until: number
  projectId: string
  apiKey: string
  /** True when the identity provider is an emulator, which answers through this site's own origin. */
  emulated: boolean
  /** `host:port` of an emulator of the documents; null: the real ones. */
  documentsHost: string | null
}

const read = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

type NumberedChange = { change: LiveChange; sequence: number }
type ReadChanges = { sequence: number; told: readonly NumberedChange[] }

/**
 * Reads a document's data, for a browser that heard the number `after` last; null: it heard nothing yet. What the document
 * does not tell one by one is 「everything」.
 */
export const readLiveDocument = (data: unknown, after: number | null): ReadChanges => {
  const given = read(data, 'sequence')
  const sequence = typeof given === 'number' ? given : 0
  const everything = { sequence, told: [{ change: { kind: 'everything' as const }, sequence }] }
  if (after === null) return everything
  if (sequence <= after) return { sequence: after, told: [] }
  const changes: unknown = read(data, 'changes')
  const told = (Array.isArray(changes) ? changes : []).flatMap((each: unknown): NumberedChange[] => {
    const [number, kind, thread] = [read(each, 'sequence'), read(each, 'kind'), read(each, 'threadId')]
    if (typeof number !== 'number' || number <= after) return []
    if (kind === 'notifications') return [{ change: { kind }, sequence: number }]
    return kind === 'thread' && typeof thread === 'string' && isId(thread)
      ? [{ change: { kind, thread }, sequence: number }]
      : []
  })
  return told.length === sequence - after ? { sequence, told } : everything
}
