import { createHmac, hkdfSync } from 'node:crypto'

/** Bytes of a mark, which is written in base64url without padding. */
const markBytes = 16

/**
 * A mark for each person: an HMAC-SHA-256 of the uid under a key derived from a secret (HKDF, RFC 5869). The same person gets the
 * same one again, on every device and in every session, and nobody reads a uid out of it. The first secret makes marks, all are
 * known, so that what is sent from a page that was open when another secret came is still its person's.
 */
export const createPersonMarks = (secrets: readonly string[]) => {
  const [first, ...older] = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'device ids', 32)),
  )
  if (first === undefined) throw new Error('A mark needs at least one secret')
  const markUnder = (key: Buffer, uid: string): string =>
    createHmac('sha256', key).update(uid).digest().subarray(0, markBytes).toString('base64url')

  return {
    of: (uid: string): string => markUnder(first, uid),
    isOf: (uid: string, mark: string): boolean =>
      [first, ...older].some((key) => markUnder(key, uid) === mark),
  }
}

export type PersonMarks = ReturnType<typeof createPersonMarks>
