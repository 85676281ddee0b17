import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { findSimilarJobs } from '#server/backend/search/similar-jobs.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { lateReplyDays, unansweredStatuses } from '#server/domain/application-life.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { applicantOf } from './application-people.ts'
import { writeMove } from './write-move.ts'

const task = { kind: 'task', name: 'close-unanswered' } as const
const day = 86_400_000
const foundAtOnce = 100
const similarShown = 3

const similarTo = async (
  database: Database,
  { jobPostId, uid }: { jobPostId: string; uid: string | null },
  at: Date,
) => {
  const ids = (await findSimilarJobs(database, [jobPostId], similarShown, at, uid)).get(jobPostId) ?? []
  if (ids.length === 0) return []
  const ads = await database
    .select({ id: jobPost.id, title: jobPost.title, company: company.displayName })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(inArray(jobPost.id, [...ids]))
  return ids.flatMap((id) => ads.filter((ad) => ad.id === id))
}

/** Ends what no company answered in the days of late answers either. Candidacies that a company took up are never ended. */
export const createUnansweredClosing = ({ work }: { work: Work }) => {
  /** False: it was answered, withdrawn or closed in between. */
  const close = (id: string): Promise<boolean> =>
    work(task, async (unit) => {
      const { database, at } = unit
      const [row] = await database.select().from(application).where(eq(application.id, id)).for('update')
      if (row === undefined) return false
      const moved = await writeMove(unit, row, { action: 'close', actor: 'site', text: '' })
      if (moved.kind === 'refused') return false
      const applicant = await applicantOf(database, row)
      if (applicant === null) return true
      const { person, subject } = applicant
      const similar = await similarTo(database, row, at)
      const data = { ...subject, lateDays: lateReplyDays, similar }
      const mail = { kind: 'application-closed-no-reply', data } as const
      unit.tell(...newsTo([person], applicationNews.closedWithoutReply(subject), mail))
      return true
    })

  return {
    /** For the sweep: a unit for each, so that one that fails holds up no other. Answers how many. */
    closeDue: async (): Promise<number> => {
      let done = 0
      const failures: unknown[] = []
      for (let after: string | null = null; ;) {
        const found: { id: string }[] = await work(task, ({ database, at }) =>
          database
            .select({ id: application.id })
            .from(application)
            .where(
              and(
                inArray(application.status, unansweredStatuses),
                lte(application.replyDueAt, new Date(at.getTime() - lateReplyDays * day)),
                after === null ? undefined : gt(application.id, after),
              ),
            )
            .orderBy(asc(application.id))
            .limit(foundAtOnce),
        )
        for (const { id } of found)
          try {
            if (await close(id)) done += 1
          } catch (error) {
            failures.push(error)
          }
        after = found.at(-1)?.id ?? null
        if (found.length < foundAtOnce) break
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} applications were not closed`)
      return done
    },
  }
}
