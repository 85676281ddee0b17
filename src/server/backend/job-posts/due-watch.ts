import { exists, sql } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Log } from '#server/platform/log.ts'
import { whereEnding, whereScheduledUntil, type JobPostMoves } from './job-post-moves.ts'

/** Milliseconds between two looks. */
const lookEvery = 1000

type Parts = {
  database: Database
  moves: Pick<JobPostMoves, 'expireDue' | 'publishDue'>
  now: () => Date
  log: Log
}

/** True while an ad waits to be ended or published at this instant; an index of its own answers each. */
const isAnythingDue = async (database: Database, at: Date): Promise<boolean> => {
  const one = { one: sql`1` }
  const ending = database.select(one).from(jobPost).where(whereEnding(database, at))
  const scheduled = database.select(one).from(jobPost).where(whereScheduledUntil(database, at))
  const [found] = await database
    .select({ due: sql<boolean>`${exists(ending)} or ${exists(scheduled)}` })
    .from(sql`(select 1) as once`)
  return found?.due === true
}

/** Ends and publishes what is due at this instant. */
export const moveWhatIsDue = async ({ database, moves, now }: Omit<Parts, 'log'>): Promise<void> => {
  if (!(await isAnythingDue(database, now()))) return
  await moves.expireDue()
  await moves.publishDue()
}

/**
 * Looks each second, and at once when it begins, whether the time of an ad has come, on every node: whichever is first
 * moves it, the others find it moved. A look that fails is told once and repeated with the next second. Answers what
 * stops it and waits for the look that is under way.
 */
export const watchDueJobPosts = (parts: Parts): { stop: () => Promise<void> } => {
  const { log } = parts
  let failing = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    try {
      await moveWhatIsDue(parts)
      failing = false
    } catch (error) {
      if (!failing) log.error({ err: error }, 'Ads whose time has come could not be moved')
      failing = true
    }
    if (!stopped)
      timer = setTimeout(() => {
        running = look()
      }, lookEvery)
  }
  let running = look()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
