import type { ErrorCode } from '#contract/error-codes.ts'
import { readBody } from './read-body.ts'

/**
 * One operation as GraphQL over HTTP sends it, read once. What is checked and what is forwarded are both made from
 * this, so that nothing behind the gateway can read another operation out of the same request.
 */
export type SentOperation = { method: 'GET' | 'POST'; parameters: OperationParameters }

/** Of the request only these; `extensions` could name another document than `query` (persisted operations). */
export type OperationParameters = Readonly<Partial<Record<(typeof names)[number], unknown>>>
const names = ['query', 'operationName', 'variables'] as const

/** A request that holds no operation. */
export type RefusedOperation = {
  status: number
  code: ErrorCode
  message: string
  headers?: Readonly<Record<string, string>>
}

type Read = { kind: 'operation'; operation: SentOperation } | { kind: 'refused'; why: RefusedOperation }

/** Bytes of the query string of a GET. */
const maxSearchBytes = 8_000

const refused = (status: number, code: ErrorCode, message: string): Read => ({
  kind: 'refused',
  why: { status, code, message },
})

const operation = (method: SentOperation['method'], given: object): Read => {
  const entries = Object.entries<unknown>({ ...given })
  const parameters: OperationParameters = Object.fromEntries(
    names.flatMap((name) => entries.filter(([each]) => each === name)),
  )
  return { kind: 'operation', operation: { method, parameters } }
}

/** Lists and objects inside each other; variables of ours nest a few. What reads them behind the gateway calls itself for each. */
const depthMax = 50
const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isWithin(each, depth - 1)))

/** Undefined: no JSON, or nested too deep to be read on. */
const parsed = (text: string): unknown => {
  try {
    const read: unknown = JSON.parse(text)
    return isWithin(read, depthMax) ? read : undefined
  } catch {
    return undefined
  }
}

const readAddress = (search: string): Read => {
  if (search.length > maxSearchBytes) return refused(414, 'TOO_LARGE', 'The address is too long')
  const given = [...new URLSearchParams(search)]
  const distinct = new Set(given.map(([name]) => name))
  if (distinct.size < given.length) return refused(400, 'BAD_REQUEST', 'A parameter stands there twice')
  // An empty parameter of a form counts as absent.
  const { variables, ...rest } = Object.fromEntries(given.filter(([, value]) => value !== ''))
  if (variables === undefined) return operation('GET', rest)
  const read = parsed(variables)
  return typeof read === 'object' && !Array.isArray(read)
    ? operation('GET', { ...rest, variables: read })
    : refused(400, 'BAD_REQUEST', 'The variables must be an object in JSON')
}

/** JSON is UTF-8 (RFC 8259, 8.1), whatever charset its media type names. Of a key given twice the last counts. */
const readPost = async (request: Request, maxBytes: number): Promise<Read> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refused(415, 'BAD_REQUEST', 'The body must be application/json')
  const body = await readBody(request.body, maxBytes).catch(() => undefined)
  if (body === undefined) return refused(400, 'BAD_REQUEST', 'The body could not be read')
  if (body === null) return refused(413, 'TOO_LARGE', `The body has more than ${maxBytes} bytes`)
  const given = parsed(new TextDecoder().decode(body))
  if (Array.isArray(given)) return refused(400, 'BAD_REQUEST', 'One operation at a time')
  if (typeof given !== 'object' || given === null)
    return refused(400, 'BAD_REQUEST', 'The body must be an object in JSON')
  return operation('POST', given)
}

/** Reads the operation of a request to the public door. `maxBytes` of a body. Never throws. */
export const readOperation = async (request: Request, maxBytes: number): Promise<Read> => {
  if (request.method === 'GET') return readAddress(new URL(request.url).search)
  if (request.method === 'POST') return readPost(request, maxBytes)
  const why = { status: 405, code: 'BAD_REQUEST', message: 'Only GET and POST' } as const
  return { kind: 'refused', why: { ...why, headers: { allow: 'GET, POST' } } }
}

/** The same operation as a request of its own: its query string with the question mark, or empty, and its body. */
export const writeOperation = ({
  method,
  parameters,
}: SentOperation): { method: string; search: string; body: string | null } => {
  if (method === 'POST') return { method, search: '', body: JSON.stringify(parameters) }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return { method, search: search.size === 0 ? '' : `?${search}`, body: null }
}
