import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
/** As NIST SP 800-38D §8.2.2 wants random ones; one key is good for 2^32 texts. */
const ivBytes = 12
const tagBytes = 16

export type DataCipher = {
  /** The id of the key that encrypts; it stands at the head of each text and tells nothing of the key. */
  keyId: string
  /** `context`: what the text belongs to. It opens nowhere else. */
  encrypt: (text: string, context: readonly string[]) => string
  /** Null: under a key that is not given, of another context, or tampered with. */
  decrypt: (encrypted: string, context: readonly string[]) => string | null
}

/** Personal data at rest, by AES-256-GCM: the first key encrypts, all of them decrypt. */
export const createDataCipher = (keys: readonly Buffer[]): DataCipher => {
  const known = keys.map((key) => {
    if (key.length !== keyBytes) throw new Error(`A data key has ${keyBytes} bytes`)
    return { key, id: createHmac('sha256', key).update('key id').digest('base64url').slice(0, 8) }
  })
  const [first] = known
  if (first === undefined) throw new Error('Encrypting needs a key')
  // As a list in JSON, so that no two contexts are written alike.
  const additional = (context: readonly string[]) => Buffer.from(JSON.stringify(context))

  return {
    keyId: first.id,
    encrypt: (text, context) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, first.key, iv).setAAD(additional(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt: (encrypted, context) => {
      const [id, body = ''] = encrypted.split('.')
      const found = known.find((each) => each.id === id)
      const bytes = Buffer.from(body, 'base64url')
      if (found === undefined || bytes.length < ivBytes + tagBytes) return null
      try {
        const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(additional(context))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes + tagBytes)),
          decipher.final(),
        ]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
