import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'
import { IdentityUnreachable } from '#server/auth/identity/unreachable.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import { isUnavailable, outageCode, Unconfirmed } from './unavailable.ts'

const ofPostgres = (code: string) =>
  Object.assign(new DatabaseError('words', 5, 'error'), { code, severity: 'ERROR' })
const ofNode = (code: string, facts: object = {}) => Object.assign(new Error(code), { code, ...facts })
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

const away: readonly (readonly [string, unknown])[] = [
  ...[
    '08000',
    '08001',
    '08003',
    '08006',
    '08P01',
    '25006',
    '25P03',
    '28P01',
    '28000',
    '3D000',
    '53000',
    '53100',
    '53200',
    '53300',
    '53400',
    '55P03',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '58000',
    '58030',
  ].map((code) => [`SQLSTATE ${code}`, ofPostgres(code)] as const),
  ...[
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
    'EDQUOT',
    'EIO',
    'EMFILE',
    'ENFILE',
    'ENOSPC',
    'EROFS',
    'UND_ERR_BODY_TIMEOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_SOCKET',
    'app/network-error',
    'app/network-timeout',
    'app/unable-to-parse-response',
    'auth/internal-error',
    'auth/network-request-failed',
  ].map((code) => [code, ofNode(code)] as const),
  ['the socket of a server is not there', ofNode('ENOENT', { syscall: 'connect' })],
  ...[
    'Cannot use a pool after calling end on the pool',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
  ].map((words) => [words, new Error(words)] as const),
  ['identity', new IdentityUnreachable('away')],
  ['fetch', new TypeError('fetch failed', { cause: ofNode('ECONNREFUSED') })],
  ['a time-out of fetch', new DOMException('late', 'TimeoutError')],
  ['several addresses', new AggregateError([ofNode('ECONNREFUSED'), ofNode('ECONNREFUSED')])],
  ['one of several', new AggregateError([new Error('x'), ofNode('ECONNREFUSED')])],
  ['what the gateway says', new GatewayError('UNAVAILABLE', 'request-1')],
]

const here: readonly (readonly [string, unknown])[] = [
  // Data, constraints, syntax, rights, deadlocks, limits of a program, what is said in PL/pgSQL.
  ...['22001', '22021', '22P02', '23505', '23514', '40001', '40P01', '42601', '42501', '54000', 'P0001'].map(
    (code) => [`SQLSTATE ${code}`, ofPostgres(code)] as const,
  ),
  ['a file that is not there', ofNode('ENOENT', { syscall: 'open' })],
  ['a fault', new TypeError('x is not a function')],
  ['words of a person', new Error('ECONNREFUSED')],
  ['a visitor who left', new DOMException('gone', 'AbortError')],
  ['no error', 'ECONNREFUSED'],
  ['nothing', undefined],
  ['another code of the gateway', new GatewayError('CONFLICT', 'request-1')],
]

describe.each([
  ['as it is', (error: unknown) => error],
  ['in what Drizzle throws', (error: unknown) => (error instanceof Error ? wrapped(error) : error)],
  ['as a cause of a cause', (error: unknown) => new Error('x', { cause: new Error('y', { cause: error }) })],
])('%s', (_, wrap) => {
  test.each(away)('%s is an outage', (_name, error) => {
    expect(isUnavailable(wrap(error))).toBe(true)
    expect(outageCode(wrap(error))).toBe('UNAVAILABLE')
  })

  test.each(here)('%s is none', (_name, error) => {
    expect(isUnavailable(wrap(error))).toBe(false)
    expect(outageCode(wrap(error))).toBe(null)
  })

  test('a write without an answer may be kept', () => {
    const lost = new Unconfirmed('no answer', { cause: ofPostgres('57P01') })
    expect(outageCode(wrap(lost))).toBe('UNCONFIRMED')
    expect(outageCode(wrap(new GatewayError('UNCONFIRMED', 'request-1')))).toBe('UNCONFIRMED')
  })
})

test('an error that is its own cause ends the search', () => {
  const error = new Error('round')
  error.cause = error
  expect(isUnavailable(error)).toBe(false)
})
