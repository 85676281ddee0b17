import { createHash } from 'node:crypto'

/** Tells what was read from anything else; 128 bits, so that nobody finds other words with the same stamp. */
export const stampOf = (read: unknown): string =>
  createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 32)
