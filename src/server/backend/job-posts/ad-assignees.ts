import { and, eq } from 'drizzle-orm'
import type { BulkAdRefusal } from '#contract/bulk-ads.ts'
import { stageOf } from '#contract/job-post-end.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { membersOf, type Member } from '#server/backend/members/member-rows.ts'
import type { JobPostOf } from './own-job-post-moves.ts'

/** Who of a company is in charge of which of its ads. Who may ask or say so is judged before. */
export const createAdAssignees = ({ database, work }: { database: Database; work: Work }) => ({
  /** Whom ads may be given to: the people of the company, those who joined first first. */
  colleagues: (companyId: string): Promise<Member[]> => membersOf(database, companyId),

  /** Puts a member in charge of an ad, by the id of the membership; null: nobody. Answers why not, or null. */
  assign: (uid: string, { companyId, id }: JobPostOf, memberId: string | null) =>
    work<BulkAdRefusal | null>({ kind: 'person', uid }, async (unit) => {
      const [ad] = await unit.database
        .select({ status: jobPost.status, before: jobPostAssignee.memberId })
        .from(jobPost)
        .leftJoin(jobPostAssignee, eq(jobPostAssignee.jobPostId, jobPost.id))
        .where(and(eq(jobPost.id, id), eq(jobPost.companyId, companyId)))
        .for('update', { of: jobPost })
      if (ad === undefined) return 'unknown'
      if (ad.before === memberId) return null
      if (stageOf[ad.status] === 'over') return 'status'
      if (memberId === null)
        await unit.database.delete(jobPostAssignee).where(eq(jobPostAssignee.jobPostId, id))
      else {
        const [member] = await unit.database
          .select({ id: companyMember.id })
          .from(companyMember)
          .where(and(eq(companyMember.id, memberId), eq(companyMember.companyId, companyId)))
          .for('key share')
        if (member === undefined) return 'no_member'
        await unit.database
          .insert(jobPostAssignee)
          .values({ jobPostId: id, memberId, createdAt: unit.at })
          .onConflictDoUpdate({ target: jobPostAssignee.jobPostId, set: { memberId, createdAt: unit.at } })
      }
      unit.audit({
        action: 'job_post.assigned',
        subject: `job_post:${id}`,
        detail: { member: memberId ?? '' },
      })
      return null
    }),
})

export type AdAssignees = ReturnType<typeof createAdAssignees>
