import { createPrivateKey } from 'node:crypto'
import { isLoopback } from './config-identity.ts'
import type { createReader } from './config-reader.ts'
import { isWeak } from './config-secrets.ts'

type Reader = ReturnType<typeof createReader>

type DkimConfig = { domain: string; selector: string; key: string }

/** `url` as nodemailer reads it: its query demands TLS wherever the server is not on this machine. */
export type MailConfig =
  { kind: 'inbox' } | { kind: 'smtp'; url: string; from: string; dkim: DkimConfig | null }

/** Options in an address by which nodemailer goes on without TLS, or with anybody's certificate. */
const weakens = (name: string, value: string): boolean =>
  name === 'ignoreTLS' ||
  name === 'secure' ||
  name === 'tls.rejectUnauthorized' ||
  (name === 'requireTLS' && value !== 'true')

/** Bits; mailboxes refuse shorter ones, or soon will (RFC 8301 §3.2). */
const dkimBits = 2048

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainPattern = new RegExp(`^${label}(?:\\.${label})+$`)
const selectorPattern = new RegExp(`^${label}(?:\\.${label})*$`)

/** nodemailer leaves a mail unsigned where the key is none, so that it is tried here. */
const isDkimKey = (pem: string): boolean => {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= dkimBits
  } catch {
    return false
  }
}

/** The value is a secret, so a mistake never repeats it. */
const readDkim = (read: Reader): DkimConfig | null => {
  const key = read.optional('DKIM_KEY')?.replaceAll('\\n', '\n') ?? null
  const domain = read.matching(
    'DKIM_DOMAIN',
    domainPattern,
    'a domain in small letters, like jobs.example.jp',
  )
  const selector = read.matching('DKIM_SELECTOR', selectorPattern, 'a selector in small letters, like s2026')
  if (key === null) {
    if (domain !== null) read.mistake('DKIM_DOMAIN', 'is of no use without DKIM_KEY')
    if (selector !== null) read.mistake('DKIM_SELECTOR', 'is of no use without DKIM_KEY')
    return null
  }
  if (!isDkimKey(key))
    read.mistake(
      'DKIM_KEY',
      `must be an RSA key of at least ${dkimBits} bits as PEM; make one with \`openssl genrsa 2048\``,
    )
  if (domain === null) read.mistake('DKIM_DOMAIN', 'is required with DKIM_KEY')
  if (selector === null) read.mistake('DKIM_SELECTOR', 'is required with DKIM_KEY')
  return { key, domain: domain ?? '', selector: selector ?? '' }
}

/**
 * Mails hold links that sign people in. `smtps:` is encrypted from the start; `smtp:` off loopback has to change to TLS by
 * STARTTLS (`requireTLS` of nodemailer), or sends nothing.
 */
export const readMail = (read: Reader): MailConfig => {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const from = read.optional('MAIL_FROM')
  const dkim = readDkim(read)
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
  return { kind: 'smtp', url: url.href, from, dkim }
}

/** Null: nobody may tell of mails that were not delivered. */
export const readMailHookKey = (read: Reader): string | null => {
  const key = read.optional('MAIL_HOOK_KEY')
  if (key !== null && (key.length < 32 || isWeak(key)))
    read.mistake('MAIL_HOOK_KEY', 'needs at least 32 characters; make one with `openssl rand -base64 33`')
  return key
}
