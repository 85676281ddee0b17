import type { OutageCode } from '#contract/error-codes.ts'

/** Seconds after which whoever met an outage may ask again (`Retry-After`). */
export const retryAfterSeconds = 10

/** The head of an answer 503. */
export const retryLater = { 'retry-after': String(retryAfterSeconds) } as const

/** What is thrown where something that the site stands on may be away by nobody's fault but its own. */
const names: ReadonlySet<string> = new Set([
  'BucketUnreachable',
  'CountsUnreachable',
  'IdentityUnreachable',
  'PoolFull',
  'TimeoutError',
])

/** Classes of SQLSTATE (PostgreSQL, appendix A) in which it is never the statement that is wrong. */
const classes: ReadonlySet<string> = new Set([
  // Connection exception.
  '08',
  // Invalid authorization: the role or its password was changed under the site.
  '28',
  // Insufficient resources: full disk, out of memory, too many connections.
  '53',
])

const codes: ReadonlySet<string> = new Set([
  // Said already, by the gateway.
  'UNAVAILABLE',
  // SQLSTATE: a write on a standby.
  '25006',
  // A transaction that was left alone for too long, whose connection is ended.
  '25P03',
  // The database is not there.
  '3D000',
  // No lock was to be had in time; a statement took too long.
  '55P03',
  '57014',
  // The server shuts down, crashed, starts up; a session idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // System error, I/O error.
  '58000',
  '58030',
  // Network (libuv).
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Disk and descriptors.
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EROFS',
  // fetch (undici).
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
  // firebase-admin.
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/internal-error',
  'auth/network-request-failed',
])

/** pg and pg-pool give these errors no code. */
const messages: ReadonlySet<string> = new Set([
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
])

/** Causes of causes; an error may be its own. */
const depthMax = 8

const textOf = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

const saysSo = (error: Error): boolean => {
  const code = textOf(error, 'code')
  if (codes.has(code) || names.has(error.name) || messages.has(error.message)) return true
  if (/^[\dA-Z]{5}$/.test(code) && classes.has(code.slice(0, 2))) return true
  // The socket of a server that does not run is not there.
  return code === 'ENOENT' && textOf(error, 'syscall') === 'connect'
}

/** Whether an error, one of those in it, or a cause of it does. */
const isAny = (error: unknown, does: (error: Error) => boolean, depth = depthMax): boolean => {
  if (!(error instanceof Error) || depth === 0) return false
  if (does(error)) return true
  const inside = error instanceof AggregateError ? error.errors : []
  return [...inside, error.cause].some((each) => isAny(each, does, depth - 1))
}

/**
 * True where an error says that something the site stands on is away, full or overloaded, so that asking again later may
 * help: the database, the disk, the bucket of files, the identity provider. Never true for what a person sent. Errors that wrap others (Drizzle,
 * fetch, a unit of work) are judged by their causes.
 */
export const isUnavailable = (error: unknown): boolean => isAny(error, saysSo)

/** The database took a write and went away before it said whether it is kept: it may be, and may not. */
export class Unconfirmed extends Error {
  override name = 'Unconfirmed'
  readonly code: OutageCode = 'UNCONFIRMED'
}

/** The code of an error for whoever asked; null: it is no outage. */
export const outageCode = (error: unknown): OutageCode | null => {
  if (isAny(error, (each) => textOf(each, 'code') === 'UNCONFIRMED')) return 'UNCONFIRMED'
  return isUnavailable(error) ? 'UNAVAILABLE' : null
}
