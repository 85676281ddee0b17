import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asker, Rank } from './render-line.ts'

/** Whether cookies are those of a session that this site opened. It decrypts, and asks no database. */
export type IsSignedIn = (cookies: string) => Promise<boolean>

/** Who waits for the answer of a request, until it is sent or the connection is closed. */
export const askerOf = (
  { headers: { cookie } }: FastifyRequest,
  { raw }: FastifyReply,
  isSignedIn: IsSignedIn,
): Asker => {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  let rank: Promise<Rank> | null = null
  const find = async (): Promise<Rank> =>
    cookie !== undefined && (await isSignedIn(cookie)) ? 'person' : 'guest'
  return { rankOf: () => (rank ??= find()), signal: gone.signal }
}
