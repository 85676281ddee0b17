import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { isId } from '#contract/id.ts'
import { whereNoNumberWaits } from '#server/backend/companies/rename-rows.ts'
import type { Database } from '#server/backend/database/open.ts'
import { recruitersOf } from '#server/backend/applications/application-people.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { Rollback, type Unit, type Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { closeReports, type ClosedReports } from '#server/backend/reports/report-moves.ts'
import type { Actor } from '#server/domain/actor.ts'
import { jobPostNews } from '#server/domain/news/job-post-news.ts'
import { disputeOf, noteReading } from './note-reading.ts'
import { writeJobPostMove, type JobPostRow } from './write-job-post-move.ts'

/** Ads that one unit moves; a look that finds as many finds the rest the next time. */
const movedAtOnce = 100

export type TakeDownAnswer =
  { kind: 'done'; title: string; told: readonly string[] } | { kind: 'unknown' | 'refused' }

export type ReportedTakeDownAnswer =
  | { kind: 'done'; title: string; told: readonly string[]; closed: ClosedReports }
  | { kind: 'unknown' | 'refused' }
  /** No open report of the ad has this id. */
  | { kind: 'no_report' }

/** Why an ad is taken down. `dangerous`: it offers crime, and everybody who applied is told what to do. */
export type TakeDownReason = { reason: string; dangerous: boolean }

const takeDown = async (
  unit: Unit,
  id: string,
  { reason, dangerous }: TakeDownReason,
): Promise<TakeDownAnswer> => {
  if (!isId(id)) return { kind: 'unknown' }
  const [ad] = await unit.database.select().from(jobPost).where(eq(jobPost.id, id)).for('update')
  if (ad === undefined) return { kind: 'unknown' }
  const dispute = await disputeOf(unit, id)
  if ((await writeJobPostMove(unit, ad, { action: 'remove' })).kind === 'refused') return { kind: 'refused' }
  await noteReading(unit, ad, { decision: 'removed', reason, dispute, accepted: [], dangerous })
  const people = await unit.database
    .select({ uid: account.uid, email: account.email })
    .from(companyMember)
    .innerJoin(account, eq(account.uid, companyMember.uid))
    .where(eq(companyMember.companyId, ad.companyId))
  const { title, companyId } = ad
  const words = jobPostNews.removed({ jobPostId: id, companyId, title })
  unit.tell(...newsTo(people, words, { kind: 'job-post-removed', data: { title, reason } }))
  return { kind: 'done', title, told: people.map(({ email }) => email) }
}

/** Published and paused ads whose deadline has passed. */
export const whereEnding = (_: Database, at: Date): SQL | undefined =>
  and(inArray(jobPost.status, ['published', 'paused']), lte(jobPost.validThrough, at))

/** Scheduled ads whose time has come; those of a company whose new number waits for the operator wait with it. */
export const whereScheduledUntil = (database: Database, at: Date): SQL | undefined =>
  and(eq(jobPost.status, 'scheduled'), lte(jobPost.publishAt, at), whereNoNumberWaits(database))

/** One whose deadline passed before it could be published goes back to its company, which is told. */
const publishOrReturn = async (unit: Unit, ad: JobPostRow): Promise<void> => {
  const published = await writeJobPostMove(unit, ad, { action: 'publish' })
  if (published.kind === 'moved' || published.because === 'number_waits') return
  await writeJobPostMove(unit, ad, { action: 'return' })
  const people = await recruitersOf(unit.database, ad.id)
  const data = { jobPostId: ad.id, companyId: ad.companyId, title: ad.title }
  unit.tell(...newsTo(people, jobPostNews.tooLate(data), { kind: 'job-post-too-late', data }))
}

/** How ads move through their life without their company. */
export const createJobPostMoves = ({ work }: { work: Work }) => {
  /** Moves what is due by the clock of the application. Answers how many. */
  const moveDue = (
    name: string,
    due: (database: Database, at: Date) => SQL | undefined,
    move: (unit: Unit, ad: JobPostRow) => Promise<unknown>,
  ): Promise<number> =>
    work({ kind: 'task', name }, async (unit) => {
      const ads = await unit.database
        .select()
        .from(jobPost)
        .where(due(unit.database, unit.at))
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
    takeDown: (actor: Actor, id: string, why: TakeDownReason): Promise<TakeDownAnswer> =>
      work<TakeDownAnswer>(actor, (unit) => takeDown(unit, id, why)),

    /** The same because of a report of it, or of all open ones (`report` is the ad's id then), closed with it; or nothing is. */
    takeDownReported: (
      actor: Actor,
      id: string,
      { report, ...why }: TakeDownReason & { report: string },
    ): Promise<ReportedTakeDownAnswer> =>
      work<ReportedTakeDownAnswer>(actor, async (unit) => {
        const answer = await takeDown(unit, id, why)
        if (answer.kind !== 'done') return answer
        const closed = await closeReports(
          unit,
          { id: report, of: id },
          { outcome: 'removed', reason: why.reason },
        )
        return closed.kind === 'done' ? { ...answer, closed } : new Rollback({ kind: 'no_report' })
      }),
  }
}

export type JobPostMoves = ReturnType<typeof createJobPostMoves>
