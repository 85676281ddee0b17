import type { LiveGrant } from '#contract/live-document.ts'
import { liveLimits, livePath, readLiveEvent, type LiveChange, type LiveEndReason } from '#contract/live.ts'

/** Why a stream is not to be had, in the words of the live service. */
export type LiveRefusal = 'not-found' | 'permission-denied' | 'unauthenticated' | 'unavailable'

/** `ended`: it was open; null: nobody said why. `pause`: milliseconds that the site asks to wait, or null. */
export type StreamEnd = ({ kind: 'ended'; reason: LiveEndReason | null } | { kind: LiveRefusal }) & {
  pause: number | null
}

export type StreamOptions = {
  /** Number of the last event that was heard; null: none. */
  after: number | null
  signal: AbortSignal
  /** Once the site answered that it goes on. */
  opened: () => void
  hear: (change: LiveChange, id: number | null) => void
}

const refusals: Readonly<Record<number, LiveRefusal>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
}

const fieldOf = (block: string, name: string): string | null => {
  const line = block.split('\n').find((each) => each.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replace(/^ /u, '') ?? null
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null

/** Reads what comes, block by block (server-sent events as our own site writes them); ends it when nothing comes. */
const readBlocks = async (
  body: ReadableStream<Uint8Array>,
  silent: () => void,
  take: (block: string) => void,
): Promise<void> => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const timer = setTimeout(silent, liveLimits.silenceSeconds * 1000)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) take(block)
  }
}

type FollowEnvironment = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** Where the site answers with leave to listen to a document; the SDK comes with it alone. */
  followDocument: (grant: LiveGrant, options: StreamOptions) => Promise<StreamEnd>
}

/**
 * Follows the changes of whoever is signed in until either side ends it; never rejects. It is fetched, not an
 * EventSource, which would not say why it was refused.
 */
export const createFollow =
  ({ fetch, followDocument }: FollowEnvironment) =>
  async (options: StreamOptions): Promise<StreamEnd> => {
    const { after, signal, opened, hear } = options
    const silence = new AbortController()
    let pause: number | null = null
    let open = false
    let reason: LiveEndReason | null = null
    try {
      const answer = await fetch(livePath, {
        headers: {
          accept: 'text/event-stream',
          ...(after !== null && { 'last-event-id': String(after) }),
        },
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      })
      const seconds = numberOf(answer.headers.get('retry-after'))
      pause = seconds === null ? null : seconds * 1000
      if (!answer.ok || answer.body === null) return { kind: refusals[answer.status] ?? 'unavailable', pause }
      if (answer.headers.get('content-type')?.startsWith('application/json') === true)
        return await followDocument(await answer.json(), options)
      open = true
      opened()
      await readBlocks(
        answer.body,
        () => silence.abort(),
        (block) => {
          pause = numberOf(fieldOf(block, 'retry')) ?? pause
          const event = readLiveEvent(fieldOf(block, 'data') ?? '')
          if (event?.kind === 'end') reason = event.reason
          else if (event !== null && !signal.aborted) hear(event, numberOf(fieldOf(block, 'id')))
        },
      )
    } catch {
      // A network that broke is an end like any other.
    }
    return open ? { kind: 'ended', reason, pause } : { kind: 'unavailable', pause }
  }
