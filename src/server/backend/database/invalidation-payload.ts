import { z } from 'zod'
import type { Invalidation, InvalidationNotice } from '#server/ports/invalidation.ts'

/** The channel of NOTIFY on which the nodes of a site tell each other of writes; Postgres keeps those of databases apart. */
export const invalidationChannel = 'invalidation'

/** Bytes; NOTIFY refuses a payload that is not shorter (PostgreSQL, "NOTIFY"), and the transaction with it. */
const payloadLimit = 8000

/**
 * For `select pg_notify(invalidationChannel, payload)` in the transaction of a write, which sends it at the commit or not
 * at all. Tags that are too many become "all". `node` is the one that writes: it tells itself and hears this no more.
 */
export const invalidationPayload = (node: string, { stale, purge }: Invalidation): string => {
  const payload = JSON.stringify({ node, stale, purge })
  return Buffer.byteLength(payload) < payloadLimit ? payload : JSON.stringify({ node, all: true })
}

const tags = z.array(z.string())
const payloadSchema = z.union([
  z.object({ node: z.string(), all: z.literal(true) }),
  z.object({ node: z.string(), stale: tags, purge: tags }),
])

/** Who wrote, and what it means. What cannot be read counts as "all", by nobody known. */
export const readInvalidationPayload = (
  payload: string,
): { node: string | null; notice: InvalidationNotice } => {
  const read = payloadSchema.safeParse(parsed(payload))
  if (!read.success) return { node: null, notice: { kind: 'all' } }
  const { node } = read.data
  if ('all' in read.data) return { node, notice: { kind: 'all' } }
  return { node, notice: { kind: 'tags', stale: read.data.stale, purge: read.data.purge } }
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
