import { isUnavailable } from '#server/platform/unavailable.ts'
import type { ExecuteOperation } from '#server/ports/operations.ts'
import { readBody } from './read-body.ts'

/** Where operations go: the backend of this process, or another address. */
export type Upstream =
  | {
      kind: 'in_process'
      /** For the public `/graphql`. */
      handle: (request: Request) => Promise<Response>
      /** For operations of pages and actions. */
      execute: ExecuteOperation
    }
  | { kind: 'remote'; url: URL }

/** Why an upstream gave no answer that can be passed on. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly code: 'UPSTREAM_FAILED' | 'UPSTREAM_TIMEOUT' | 'UNAVAILABLE'
  constructor(code: UpstreamError['code'], cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

export type UpstreamRequest = {
  method: string
  /** Query string with its question mark, or empty. */
  search: string
  headers: Record<string, string>
  body: string | null
}

export type UpstreamAnswer = { status: number; headers: Headers; body: string }

/** One exchange, its whole answer read. Throws UpstreamError when it fails, takes too long or is no JSON. */
export type Send = (request: UpstreamRequest) => Promise<UpstreamAnswer>

/** Nothing listens at this address; a Request can't be made without one. */
const inProcessAddress = 'http://backend.internal/graphql'

/** What proxies say of a backend that they do not reach. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504

const answerOf = async (response: Response, maxBytes: number): Promise<UpstreamAnswer> => {
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/(graphql-response\+)?json\b/.test(type))
    throw new UpstreamError(isAway(response) ? 'UNAVAILABLE' : 'UPSTREAM_FAILED', type)
  const bytes = await readBody(response.body, maxBytes)
  if (bytes === null) throw new UpstreamError('UPSTREAM_FAILED', 'too large')
  return { status: response.status, headers: response.headers, body: new TextDecoder().decode(bytes) }
}

/** Rejects with UPSTREAM_TIMEOUT unless the work is done in time. */
export const within = async <Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new UpstreamError('UPSTREAM_TIMEOUT'))
      controller.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause
    throw new UpstreamError(isUnavailable(cause) ? 'UNAVAILABLE' : 'UPSTREAM_FAILED', cause)
  } finally {
    clearTimeout(timer)
  }
}

/** The way to an upstream. `timeoutMs` counts to the end of the answer's body. */
export const createSend = (
  upstream: Upstream,
  { timeoutMs, maxResponseBytes }: { timeoutMs: number; maxResponseBytes: number },
): Send => {
  const exchange = (request: UpstreamRequest, signal: AbortSignal): Promise<Response> => {
    const { method, search, headers, body } = request
    if (upstream.kind === 'in_process')
      return upstream.handle(new Request(inProcessAddress + search, { method, headers, body }))
    const url = new URL(upstream.url)
    url.search = search
    return fetch(url, { method, headers, body, signal, redirect: 'error' })
  }
  return (request) =>
    within(timeoutMs, async (signal) => answerOf(await exchange(request, signal), maxResponseBytes))
}
