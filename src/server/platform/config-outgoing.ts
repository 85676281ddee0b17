import type { createReader } from './config-reader.ts'
import { isLoopback } from './config-identity.ts'

/** Where clamd listens unless it is told otherwise. */
const clamdPort = 3310

type Reader = ReturnType<typeof createReader>

export type BackendConfig = { kind: 'in-process' } | { kind: 'upstream'; url: URL }
/** `url` as nodemailer reads it: its query demands TLS wherever the server is not on this machine. */
export type MailConfig = { kind: 'inbox' } | { kind: 'smtp'; url: string; from: string }

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

/** Bearer tokens and personal data go to an upstream, so that it is asked in clear on this machine alone. */
export const readBackend = (read: Reader): BackendConfig => {
  const url = read.url('GRAPHQL_UPSTREAM_URL', ['http:', 'https:'])
  if (url === null) return { kind: 'in-process' }
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    read.mistake('GRAPHQL_UPSTREAM_URL', 'carries bearer tokens, so it needs https off loopback')
  return { kind: 'upstream', url }
}

/** Options in an address by which nodemailer goes on without TLS, or with anybody's certificate. */
const weakens = (name: string, value: string): boolean =>
  name === 'ignoreTLS' ||
  name === 'secure' ||
  name === 'tls.rejectUnauthorized' ||
  (name === 'requireTLS' && value !== 'true')

/**
 * Mails hold links that sign people in. `smtps:` is encrypted from the start; `smtp:` off loopback has to change to TLS by
 * STARTTLS (`requireTLS` of nodemailer), or sends nothing.
 */
export const readMail = (read: Reader): MailConfig => {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const from = read.optional('MAIL_FROM')
  if (url === null) return { kind: 'inbox' }
  if (from === null) {
    read.mistake('MAIL_FROM', 'is required with SMTP_URL')
    return { kind: 'inbox' }
  }
  if (!isLoopback(url.hostname)) {
    if ([...url.searchParams].some(([name, value]) => weakens(name, value)))
      read.mistake('SMTP_URL', 'demands TLS off loopback; take what weakens it out of its query')
    if (url.protocol === 'smtp:') url.searchParams.set('requireTLS', 'true')
  }
  return { kind: 'smtp', url: url.href, from }
}
