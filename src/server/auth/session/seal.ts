import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

export type TokenPair = { idToken: string; refreshToken: string }

export type Seal = {
  /** Encrypts under the first secret; the text opens only with the same `context`. */
  close: (tokens: TokenPair, context: string) => string
  /** Null: closed under a secret that is no longer given, for another context, or tampered with. */
  open: (sealed: string, context: string) => TokenPair | null
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const isPair = (value: unknown): value is TokenPair =>
  typeof value === 'object' &&
  value !== null &&
  'idToken' in value &&
  typeof value.idToken === 'string' &&
  'refreshToken' in value &&
  typeof value.refreshToken === 'string'

/** AES-256-GCM under keys derived from AUTH_SECRET (HKDF-SHA-256): the first secret closes, all of them open. */
export const createSeal = (secrets: readonly string[]): Seal => {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))
    return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
  })
  const [first] = keys
  if (first === undefined) throw new Error('Sealing needs at least one secret')

  return {
    close: (tokens, context) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, first.key, iv).setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()])
      return `${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open: (sealed, context) => {
      const [id, body = ''] = sealed.split('.')
      const found = keys.find((each) => each.id === id)
      const bytes = Buffer.from(body, 'base64url')
      if (found === undefined || bytes.length < ivBytes + tagBytes) return null
      try {
        const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
        const pair: unknown = JSON.parse(text.toString('utf8'))
        return isPair(pair) ? pair : null
      } catch {
        return null
      }
    },
  }
}
