import type { Readable } from 'node:stream'
import { isUnavailable } from '#server/platform/unavailable.ts'
import type { Asker } from './render-line.ts'

/** A request as the site sees it: canonical address, whole body, headers without what the host settled itself. */
export type RenderRequest = {
  method: string
  /** Path and query. */
  target: string
  headers: Readonly<Record<string, string | string[]>>
  body: Buffer | null
  clientAddress: string
  locals: object
  /** Who is waiting: a render that nobody waits for is not begun. */
  asker: Asker
}

/** Header names in small letters; only Set-Cookie is a list. */
export type AnswerHeaders = ReadonlyMap<string, string | readonly string[]>

export type Rendered =
  | { kind: 'answer'; status: number; headers: AnswerHeaders; body: Buffer }
  /** What never ends, or asks not to be gathered, is passed on as it comes. */
  | { kind: 'stream'; status: number; headers: AnswerHeaders; body: Readable }
  | { kind: 'unknown-address' }
  | { kind: 'timeout' }
  /** Too much is rendered at the moment; nothing was begun. */
  | { kind: 'busy' }
  /** Nobody waits for it any more; nothing was begun. */
  | { kind: 'gone' }
  | { kind: 'failed'; error: unknown }

/** Renders the site; never rejects. */
export type Render = (request: RenderRequest, signal: AbortSignal) => Promise<Rendered>

export type Failure = 'error' | 'outage'

/** Why there is no page, if there is none. */
export const failureOf = (rendered: Rendered): Failure | null => {
  if (rendered.kind === 'timeout' || rendered.kind === 'busy') return 'outage'
  if (rendered.kind === 'failed') return isUnavailable(rendered.error) ? 'outage' : 'error'
  if (rendered.kind !== 'answer' || rendered.status < 500) return null
  return rendered.status === 503 ? 'outage' : 'error'
}
