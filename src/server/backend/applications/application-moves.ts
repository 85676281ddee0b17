import { and, asc, eq, ne } from 'drizzle-orm'
import type { ApplicantMove } from '#contract/applicants.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import { isId } from '#contract/id.ts'
import { fullName } from '#contract/full-name.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import { answerApplication, type AnsweredApplication } from './answer-application.ts'

export type MoveAnswer = { kind: 'unknown' } | AnsweredApplication

export type ApplicantLine = {
  id: string
  status: ApplicationStatus
  /** Family and given name; null: erased. */
  name: string | null
  submittedAt: Date | null
  replyDueAt: Date | null
}

/** Lines of a list at most. */
const listMost = 500

/** How applications are moved on by those who decide about them. Who may, is judged before. */
export const createApplicationMoves = ({ work }: { work: Work }) => ({
  /** Moves one, and tells the student what was answered. `text`: what is said with it; empty: nothing.
      `request`: what its company asked for in writing. */
  move: (
    actor: Actor,
    {
      id,
      action,
      by,
      text,
      request,
    }: { id: string; action: ApplicantMove; by: 'company' | 'operator'; text: string; request?: string },
  ): Promise<MoveAnswer> =>
    work<MoveAnswer>(actor, async (unit) => {
      if (!isId(id)) return { kind: 'unknown' }
      const [row] = await unit.database.select().from(application).where(eq(application.id, id)).for('update')
      // A draft is nobody's but the student's.
      if (row === undefined || row.status === 'draft') return { kind: 'unknown' }
      return answerApplication(unit, row, {
        action,
        actor: by,
        text,
        ...(request !== undefined && { request }),
      })
    }),
})

export type ApplicationMoves = ReturnType<typeof createApplicationMoves>

/** What the operator is shown of applications. */
export const createApplicationLists = (database: Database) => ({
  /** Those to an ad, the oldest first, with names and nothing else of the people. Null: there is no such ad. */
  ofJobPost: async (jobPostId: string): Promise<readonly ApplicantLine[] | null> => {
    if (!isId(jobPostId)) return null
    const [ad] = await database.select({ id: jobPost.id }).from(jobPost).where(eq(jobPost.id, jobPostId))
    if (ad === undefined) return null
    const rows = await database
      .select({
        id: application.id,
        status: application.status,
        profile: application.profile,
        submittedAt: application.submittedAt,
        replyDueAt: application.replyDueAt,
      })
      .from(application)
      .where(and(eq(application.jobPostId, jobPostId), ne(application.status, 'draft')))
      .orderBy(asc(application.submittedAt), asc(application.id))
      .limit(listMost)
    return rows.map(({ profile, ...row }) => ({
      ...row,
      name: profile === null ? null : fullName(profile),
    }))
  },
})

export type ApplicationLists = ReturnType<typeof createApplicationLists>
