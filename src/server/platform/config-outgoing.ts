import type { createReader } from './config-reader.ts'
import { isLoopback } from './config-identity.ts'

/** Where clamd listens unless it is told otherwise. */
const clamdPort = 3310

type Reader = ReturnType<typeof createReader>

export type BackendConfig = { kind: 'in-process' } | { kind: 'upstream'; url: URL }

/** `none`: files are judged by their type alone. */
export type ScannerConfig = { kind: 'none' } | { kind: 'clamd'; host: string; port: number }

/** Files go there in clear, so that it belongs on this machine or a private network. */
export const readScanner = (read: Reader): ScannerConfig => {
  const url = read.url('CLAMD_URL', ['tcp:'])
  if (url === null) return { kind: 'none' }
  if (url.username !== '' || url.search !== '' || !['', '/'].includes(url.pathname))
    read.mistake('CLAMD_URL', 'must be tcp://host:port alone')
  // An IPv6 address stands in brackets there, which a socket does not take.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { kind: 'clamd', host, port: url.port === '' ? clamdPort : Number(url.port) }
}

export type CdnConfig = { kind: 'none' } | { kind: 'fastly' | 'cloudflare'; url: string; token: string }

/** What a header may hold. */
const tokenPattern = /^[\x21-\x7e]{10,500}$/

/** Its token goes there, so that it is asked in clear on this machine alone. The token is never repeated. */
export const readCdn = (read: Reader): CdnConfig => {
  const kind = read.oneOf('CDN_PURGE', ['none', 'fastly', 'cloudflare'], 'none')
  const url = read.url('CDN_PURGE_URL', ['http:', 'https:'])
  const token = read.optional('CDN_PURGE_TOKEN')
  if (kind === 'none') {
    if (url !== null) read.mistake('CDN_PURGE_URL', 'is of no use without CDN_PURGE')
    if (token !== null) read.mistake('CDN_PURGE_TOKEN', 'is of no use without CDN_PURGE')
    return { kind }
  }
  if (url === null) read.mistake('CDN_PURGE_URL', 'is required with CDN_PURGE')
  else if (url.username !== '' || url.password !== '')
    read.mistake('CDN_PURGE_URL', 'must hold no user and no password')
  else if (url.protocol === 'http:' && !isLoopback(url.hostname))
    read.mistake('CDN_PURGE_URL', 'is sent a token, so it needs https off loopback')
  if (token === null || !tokenPattern.test(token))
    read.mistake('CDN_PURGE_TOKEN', 'must have 10 to 500 characters of ASCII, without spaces')
  return { kind, url: url?.href ?? '', token: token ?? '' }
}

/** Bearer tokens and personal data go to an upstream, so that it is asked in clear on this machine alone. */
export const readBackend = (read: Reader): BackendConfig => {
  const url = read.url('GRAPHQL_UPSTREAM_URL', ['http:', 'https:'])
  if (url === null) return { kind: 'in-process' }
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    read.mistake('GRAPHQL_UPSTREAM_URL', 'carries bearer tokens, so it needs https off loopback')
  return { kind: 'upstream', url }
}

/** Characters of a reason, as of a private network between two machines. */
const reasonLeast = 10

/** Why the way to another machine needs no TLS, in words; null: nobody says so. */
export const readReason = (read: Reader, name: string, what: string): string | null => {
  const reason = read.optional(name)
  if (reason !== null && reason.length < reasonLeast)
    read.mistake(name, `must say in words why the way to ${what} is safe without`)
  return reason
}

/** Everything people wrote goes there, so that the server of another machine shows a certificate, unless somebody says why not. */
export const readDatabaseUrls = (read: Reader): { url: URL | null; replica: URL | null } => {
  const reason = readReason(read, 'DATABASE_WITHOUT_TLS', 'the database')
  const url = readServerUrl(read, 'DATABASE_URL', reason)
  const replica = readServerUrl(read, 'DATABASE_READ_URL', reason)
  if (replica !== null && url === null)
    read.mistake('DATABASE_READ_URL', 'is of a replica of the server that DATABASE_URL names')
  return { url, replica }
}

const readServerUrl = (read: Reader, name: string, reason: string | null): URL | null => {
  const url = read.url(name, ['postgres:', 'postgresql:'])
  if (url === null) return null
  // pg takes the host of the query before that of the address; a folder holds a socket of this machine.
  const hosts = [url.hostname, ...url.searchParams.getAll('host')]
  const modes = url.searchParams.getAll('sslmode')
  const isVerified = modes.length > 0 && modes.every((mode) => mode === 'verify-full')
  if (!isVerified && reason === null && !hosts.every((host) => isLoopback(host) || host.startsWith('/')))
    read.mistake(
      name,
      'is of another machine, so it needs ?sslmode=verify-full, or DATABASE_WITHOUT_TLS that says why not',
    )
  return url
}
