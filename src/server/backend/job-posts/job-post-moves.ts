import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import { isId } from '#contract/id.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { Actor } from '#server/domain/actor.ts'
import { moveJobPost, type JobPostMove } from '#server/domain/job-post-life.ts'

type Row = typeof jobPost.$inferSelect

/** Ads that one unit moves; a sweep that finds as many finds the rest the next time. */
const movedAtOnce = 100

/** Makes a move with an ad that the unit has locked; pages, lists and search follow. False: it is refused. */
const move = async (unit: Unit, ad: Row, wanted: JobPostMove): Promise<boolean> => {
  const answer = moveJobPost(ad, wanted, unit.at)
  if (answer.kind === 'refused') return false
  const { status, closeReason, closedAt } = answer
  await unit.database
    .update(jobPost)
    .set({ status, closeReason, closedAt, updatedAt: unit.at })
    .where(eq(jobPost.id, ad.id))
  unit.audit({
    action: `job_post.${wanted.action}`,
    subject: `job_post:${ad.id}`,
    detail: { before: ad.status, after: status },
  })
  unit.index(ad.id)
  const tags = [cacheTags.jobPost(ad.id), cacheTags.jobPosts, cacheTags.company(ad.companyId)]
  if (wanted.action === 'remove') unit.purge(...tags)
  else unit.stale(...tags)
  return true
}

export type TakeDownAnswer =
  { kind: 'done'; title: string; told: readonly string[] } | { kind: 'unknown' | 'refused' }

/** How ads move through their life without their company. */
export const createJobPostMoves = ({ work }: { work: Work }) => {
  /** Moves what is due by the clock of the application. Answers how many. */
  const moveDue = (
    name: string,
    due: (at: Date) => ReturnType<typeof and>,
    action: 'expire' | 'publish',
  ): Promise<number> =>
    work({ kind: 'task', name }, async (unit) => {
      const ads = await unit.database
        .select()
        .from(jobPost)
        .where(due(unit.at))
        .orderBy(asc(jobPost.id))
        .limit(movedAtOnce)
        .for('update')
      let moved = 0
      for (const ad of ads) if (await move(unit, ad, { action })) moved += 1
      return moved
    })

  return {
    /** Ends ads whose deadline has passed; for the sweep. */
    expireDue: () =>
      moveDue(
        'expire-job-posts',
        (at) => and(inArray(jobPost.status, ['published', 'paused']), lte(jobPost.validThrough, at)),
        'expire',
      ),

    /** Publishes ads whose day has come; for the sweep. */
    publishDue: () =>
      moveDue(
        'publish-job-posts',
        (at) => and(eq(jobPost.status, 'scheduled'), lte(jobPost.publishAt, at)),
        'publish',
      ),

    /** Takes an ad down for good, and tells the people of its company why. */
    takeDown: (actor: Actor, id: string, reason: string): Promise<TakeDownAnswer> =>
      work<TakeDownAnswer>(actor, async (unit) => {
        if (!isId(id)) return { kind: 'unknown' }
        const [ad] = await unit.database.select().from(jobPost).where(eq(jobPost.id, id)).for('update')
        if (ad === undefined) return { kind: 'unknown' }
        if (!(await move(unit, ad, { action: 'remove' }))) return { kind: 'refused' }
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
