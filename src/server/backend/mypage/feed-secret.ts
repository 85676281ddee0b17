import { createHash, createHmac } from 'node:crypto'

/** 256 bits that nobody guesses without the key of the site; made anew for each serial. `owner`: whose feed it is. */
export const feedSecretOf = (key: string, owner: string, serial: string): string =>
  createHmac('sha256', key).update(`calendar:${serial}:${owner}`).digest('base64url')

/** By which a feed is found. */
export const feedHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
