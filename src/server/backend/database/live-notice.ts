import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WorkLive } from './unit-of-work.ts'

/** The channel of NOTIFY on which the nodes of a site tell each other whose open pages show something new. */
export const liveChannel = 'live'

/** People of one notice: with ids of at most 128 characters it stays below what NOTIFY takes, 8,000 bytes. */
const peopleAtOnce = 50
/** Of more than these, everybody is woken. */
const peopleMax = 1000

/** `node` is the one that writes: it wakes its own pages by itself. */
const payloadOf = (node: string, people: readonly string[] | 'all') => JSON.stringify({ node, people })

const payloadSchema = z.object({ node: z.string(), people: z.union([z.array(z.string()), z.literal('all')]) })

/** Whom a notice is about; of one that cannot be read it is everybody. */
export const readLivePayload = (
  payload: string,
): { node: string | null; people: readonly string[] | 'all' } => {
  try {
    return payloadSchema.parse(JSON.parse(payload))
  } catch {
    return { node: null, people: 'all' }
  }
}

/** Wakes the open pages of people on other nodes: the notice goes out with the commit, or not at all. */
export const notifyLive =
  (node: string): WorkLive['notify'] =>
  async (transaction, people) => {
    const payloads =
      people.length > peopleMax
        ? [payloadOf(node, 'all')]
        : Array.from({ length: Math.ceil(people.length / peopleAtOnce) }, (_, part) =>
            payloadOf(node, people.slice(part * peopleAtOnce, (part + 1) * peopleAtOnce)),
          )
    await transaction.execute(
      sql`select pg_notify(${liveChannel}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
    )
  }
