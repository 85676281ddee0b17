import type { createReader } from './config-reader.ts'

type Reader = ReturnType<typeof createReader>

export type AuthSecrets = { kind: 'generated' } | { kind: 'given'; values: readonly string[] }

/** Each of 32 bytes in base64. What was encrypted under a previous one is still read, and encrypted anew. */
export type DataKeys = { kind: 'generated' } | { kind: 'given'; current: string; previous: readonly string[] }

/** Different characters of a secret: 32 random digits of hexadecimal have fewer once in ten thousand. */
const secretVariety = 10

/** Words of examples and rows of the keyboard; a random secret has none once in a million. */
const placeholder = /change.?me|password|secret|example|placeholder|your.?key|qwerty|asdfgh/iu

/** Whether a secret was typed rather than made: of few characters, repeated, counted up, or left from an example. */
export const isWeak = (value: string): boolean => {
  if (new Set(value).size < secretVariety || placeholder.test(value)) return true
  if (`${value}${value}`.indexOf(value, 1) < value.length) return true
  const steps = [...value].filter(
    (_, at) => at > 0 && Math.abs(value.charCodeAt(at) - value.charCodeAt(at - 1)) <= 1,
  )
  return steps.length > value.length / 2
}

const listed = (value: string | null): readonly string[] =>
  value === null ? [] : value.split(',').map((each) => each.trim())

export const readAuthSecrets = (read: Reader, embedded: boolean): AuthSecrets => {
  const given = read.optional('AUTH_SECRET')
  if (given === null) {
    if (!embedded)
      read.required('AUTH_SECRET', 'it protects sessions; make one with `openssl rand -base64 33`')
    return { kind: 'generated' }
  }
  const values = listed(given)
  if (values.some((value) => value.length < 32))
    read.mistake('AUTH_SECRET', 'each comma-separated secret needs at least 32 characters')
  else if (values.some(isWeak))
    read.mistake(
      'AUTH_SECRET',
      `each comma-separated secret needs at least ${secretVariety} different characters, and none that are repeated, counted up or a word; make one with \`openssl rand -base64 33\``,
    )
  return { kind: 'given', values }
}

/** The private key of VAPID, 32 bytes in base64url; the public one follows from it. */
export type PushKey = { kind: 'none' } | { kind: 'generated' } | { kind: 'given'; privateKey: string }

/** Without a key nothing is pushed, and nothing of it is offered. */
export const readPushKey = (read: Reader, embedded: boolean): PushKey => {
  const given = read.optional('VAPID_PRIVATE_KEY')
  if (given === null) return { kind: embedded ? 'generated' : 'none' }
  if (!/^[A-Za-z0-9_-]{43}$/.test(given) || isWeak(given))
    read.mistake(
      'VAPID_PRIVATE_KEY',
      'must be 32 random bytes in base64url; make one with `npx web-push generate-vapid-keys`',
    )
  return { kind: 'given', privateKey: given }
}

const isDataKey = (value: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(value) && !isWeak(value)
const keyWords = 'must be 32 random bytes in base64; make one with `openssl rand -base64 32`'

export const readDataKeys = (read: Reader, embedded: boolean): DataKeys => {
  const current = read.optional('DATA_KEY')
  const previous = listed(read.optional('DATA_KEY_PREVIOUS'))
  if (!previous.every(isDataKey)) read.mistake('DATA_KEY_PREVIOUS', `each comma-separated key ${keyWords}`)
  if (current === null) {
    if (!embedded) read.required('DATA_KEY', 'it encrypts what students answer in questionnaires')
    if (previous.length > 0) read.mistake('DATA_KEY_PREVIOUS', 'needs a DATA_KEY that follows it')
    return { kind: 'generated' }
  }
  if (!isDataKey(current)) read.mistake('DATA_KEY', keyWords)
  if (previous.includes(current)) read.mistake('DATA_KEY_PREVIOUS', 'must not hold DATA_KEY itself')
  return { kind: 'given', current, previous }
}

/** Who learns one secret would have the other: no two are the same. */
export const readDistinctSecrets = (read: Reader): void => {
  const names = ['AUTH_SECRET', 'DATA_KEY', 'MAIL_HOOK_KEY', 'VAPID_PRIVATE_KEY'] as const
  const seen = new Map<string, string>()
  for (const name of names)
    for (const value of listed(read.optional(name))) {
      const before = seen.get(value)
      if (before !== undefined)
        read.mistake(name, `must not be the same as ${before === name ? 'another of its secrets' : before}`)
      seen.set(value, name)
    }
}
