import { sql } from 'drizzle-orm'
import type { Signal } from '#server/ports/news.ts'
import type { Database } from './open.ts'
import { liveChange, liveCursor } from './schema/live.ts'

const keyOf = (signal: Signal) => (signal.kind === 'thread' ? signal.threadId : signal.kind)

/**
 * Gives each change the next number of its person, in the transaction of what changed. People are taken in one order, so
 * that two units cannot wait for each other. Answers whom they are for.
 */
export const writeSignals = async (
  transaction: Database,
  at: Date,
  signals: readonly Signal[],
): Promise<readonly string[]> => {
  const byPerson = Map.groupBy(signals, ({ uid }) => uid)
  const people = [...byPerson.keys()].toSorted()
  if (people.length === 0) return []
  const changes = new Map(
    people.map((uid) => [
      uid,
      [...new Map((byPerson.get(uid) ?? []).map((signal) => [keyOf(signal), signal])).values()],
    ]),
  )
  const cursors = await transaction
    .insert(liveCursor)
    .values(people.map((uid) => ({ uid, sequence: changes.get(uid)?.length ?? 0 })))
    .onConflictDoUpdate({
      target: liveCursor.uid,
      set: { sequence: sql`${liveCursor.sequence} + excluded.sequence` },
    })
    .returning()
  const rows = cursors.flatMap(({ uid, sequence }) => {
    const own = changes.get(uid) ?? []
    return own.map((signal, index) => ({
      uid,
      sequence: sequence - own.length + 1 + index,
      kind: signal.kind,
      threadId: signal.kind === 'thread' ? signal.threadId : null,
      createdAt: at,
    }))
  })
  await transaction.insert(liveChange).values(rows)
  return people
}
