import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Minutes in which an address opens its file. */
const addressMinutes = 5

/** What stands in an address; for nobody but the reader it was made for. */
export type FileAddress = { id: string; expires: string; signature: string }

/** Signed under keys derived from AUTH_SECRET (HKDF-SHA-256): the first signs, all of them verify. */
export const createFileAddresses = (secrets: readonly string[]) => {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'file addresses', 32)))
  const [first] = keys
  if (first === undefined) throw new Error('Signing needs at least one secret')
  const sign = (key: Buffer, reader: string, id: string, expires: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([reader, id, expires]))
      .digest()

  return {
    /** The path with its query. `reader`: who alone may open it, by uid. */
    make: (reader: string, id: string, now: Date): string => {
      const expires = Math.floor(now.getTime() / 1000 + addressMinutes * 60).toString()
      const signature = sign(first, reader, id, expires).toString('base64url')
      return `/files/${id}?expires=${expires}&signature=${signature}`
    },

    /** True while an address of ours is good, for this reader. */
    isGood: (reader: string, { id, expires, signature }: FileAddress, now: Date): boolean => {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false
      const given = Buffer.from(signature, 'base64url')
      return keys.some((key) => {
        const expected = sign(key, reader, id, expires)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}
