import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { isId } from '#contract/id.ts'
import { recruitersOf } from '#server/backend/applications/application-people.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { Actor } from '#server/domain/actor.ts'
import { writeJobPostMove, type JobPostRow } from './write-job-post-move.ts'

/** Ads that one unit moves; a look that finds as many finds the rest the next time. */
const movedAtOnce = 100

export type TakeDownAnswer =
  { kind: 'done'; title: string; told: readonly string[] } | { kind: 'unknown' | 'refused' }

/** Published and paused ads whose deadline has passed. */
export const whereEnding = (at: Date): SQL | undefined =>
  and(inArray(jobPost.status, ['published', 'paused']), lte(jobPost.validThrough, at))

/** Scheduled ads whose time has come. */
export const whereScheduledUntil = (at: Date): SQL | undefined =>
  and(eq(jobPost.status, 'scheduled'), lte(jobPost.publishAt, at))

/** One whose deadline passed before it could be published goes back to its company, which is told. */
const publishOrReturn = async (unit: Unit, ad: JobPostRow): Promise<void> => {
  const published = await writeJobPostMove(unit, ad, { action: 'publish' })
  if (published.kind === 'moved') return
  await writeJobPostMove(unit, ad, { action: 'return' })
  const people = await recruitersOf(unit.database, ad.companyId)
  const data = { jobPostId: ad.id, companyId: ad.companyId, title: ad.title }
  unit.send(...people.map((to) => mailTask({ kind: 'job-post-too-late', to, data })))
}

/** How ads move through their life without their company. */
export const createJobPostMoves = ({ work }: { work: Work }) => {
  /** Moves what is due by the clock of the application. Answers how many. */
  const moveDue = (
    name: string,
    due: (at: Date) => SQL | undefined,
    move: (unit: Unit, ad: JobPostRow) => Promise<unknown>,
  ): Promise<number> =>
    work({ kind: 'task', name }, async (unit) => {
      const ads = await unit.database
        .select()
        .from(jobPost)
        .where(due(unit.at))
        .orderBy(asc(jobPost.id))
        .limit(movedAtOnce)
        .for('update')
      for (const ad of ads) await move(unit, ad)
      return ads.length
    })

  return {
    /** Ends ads whose deadline has passed. */
    expireDue: () =>
      moveDue('expire-job-posts', whereEnding, (unit, ad) =>
        writeJobPostMove(unit, ad, { action: 'expire' }),
      ),

    /** Publishes ads whose time has come. */
    publishDue: () => moveDue('publish-job-posts', whereScheduledUntil, publishOrReturn),

    /** Takes an ad down for good, and tells the people of its company why. */
    takeDown: (actor: Actor, id: string, reason: string): Promise<TakeDownAnswer> =>
      work<TakeDownAnswer>(actor, async (unit) => {
        if (!isId(id)) return { kind: 'unknown' }
        const [ad] = await unit.database.select().from(jobPost).where(eq(jobPost.id, id)).for('update')
        if (ad === undefined) return { kind: 'unknown' }
        if ((await writeJobPostMove(unit, ad, { action: 'remove' })).kind === 'refused')
          return { kind: 'refused' }
        const people = await unit.database
          .select({ email: account.email })
          .from(companyMember)
          .innerJoin(account, eq(account.uid, companyMember.uid))
          .where(eq(companyMember.companyId, ad.companyId))
        const told = people.map(({ email }) => email)
        const { title } = ad
        unit.send(...told.map((to) => mailTask({ kind: 'job-post-removed', to, data: { title, reason } })))
        return { kind: 'done', title, told }
      }),
  }
}

export type JobPostMoves = ReturnType<typeof createJobPostMoves>
