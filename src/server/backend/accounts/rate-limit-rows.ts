import { createHash } from 'node:crypto'
import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'

/** Who is counted, as keys hold it. */
export const hashOfCounted = (who: string): string => createHash('sha256').update(who).digest('base64url')

/** `name`: of the limit; `resetsAt`: when it counts from the beginning. */
export type Count = { name: string; hits: number; resetsAt: Date }

/** Characters of a SHA-256 in base64url, at the end of a key. */
const hashLength = 43
const counted = (who: readonly string[]) =>
  inArray(sql`right(${rateLimit.key}, ${hashLength})`, who.map(hashOfCounted))

/** What counts now for these names of one person; what counts them together with a network is not found. */
export const countsOf = async (
  database: Database,
  who: readonly string[],
  at: Date,
): Promise<readonly Count[]> => {
  const rows = await database
    .select()
    .from(rateLimit)
    .where(and(counted(who), gt(rateLimit.resetsAt, at)))
    .orderBy(asc(rateLimit.key))
  return rows.map(({ key, hits, resetsAt }) => ({ name: key.slice(0, -hashLength - 1), hits, resetsAt }))
}

/** Counts these from the beginning. Answers how many did. */
export const clearCounts = async (database: Database, who: readonly string[]): Promise<number> => {
  const gone = await database.delete(rateLimit).where(counted(who)).returning({ key: rateLimit.key })
  return gone.length
}
