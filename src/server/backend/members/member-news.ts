import { and, asc, eq, inArray } from 'drizzle-orm'
import { companyAbilities } from '#contract/company-abilities.ts'
import type { JobPostMuting, MemberNewsScope } from '#contract/member-news.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostMute } from '#server/backend/database/schema/job-post-mute.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

/** An ad of which the member is told nothing. */
export type MutedAd = { id: string; title: string }
/** Of which ads of a company a member is told. */
export type MemberNews = {
  uid: string
  companyId: string
  company: string
  scope: MemberNewsScope
  muted: readonly MutedAd[]
}
type Of = { companyId: string; uid: string }

const ofMember = ({ companyId, uid }: Of) =>
  and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid))

/** Of which ads the people of companies are told. Who may ask is judged before. */
export const createMemberNews = ({ database, work }: { database: Database; work: Work }) => ({
  /** Of each company where the role of the person is told of ads at all, by its name. */
  of: async (uid: string): Promise<MemberNews[]> => {
    const members = await database
      .select({
        memberId: companyMember.id,
        companyId: company.id,
        company: company.displayName,
        scope: companyMember.newsScope,
      })
      .from(companyMember)
      .innerJoin(company, eq(company.id, companyMember.companyId))
      .where(
        and(
          eq(companyMember.uid, uid),
          inArray(companyMember.role, companyAbilities.hearOfApplications.roles),
        ),
      )
      .orderBy(asc(company.displayName), asc(company.id))
    const muted = await database
      .select({ memberId: jobPostMute.memberId, id: jobPost.id, title: jobPost.title })
      .from(jobPostMute)
      .innerJoin(jobPost, eq(jobPost.id, jobPostMute.jobPostId))
      .where(
        inArray(
          jobPostMute.memberId,
          members.map(({ memberId }) => memberId),
        ),
      )
      .orderBy(asc(jobPost.title), asc(jobPost.id))
    const byMember = Map.groupBy(muted, ({ memberId }) => memberId)
    return members.map(({ memberId, ...rest }) => ({ ...rest, uid, muted: byMember.get(memberId) ?? [] }))
  },

  choose: (of: Of, scope: MemberNewsScope): Promise<void> =>
    work({ kind: 'person', uid: of.uid }, async (unit) => {
      await unit.database
        .update(companyMember)
        .set({ newsScope: scope, updatedAt: unit.at })
        .where(ofMember(of))
    }),

  /** False: the company has no such ad. */
  mute: (of: Of, jobPostId: string, muted: JobPostMuting): Promise<boolean> =>
    work({ kind: 'person', uid: of.uid }, async ({ database: within }) => {
      const [row] = await within
        .select({ memberId: companyMember.id })
        .from(companyMember)
        .innerJoin(jobPost, and(eq(jobPost.companyId, companyMember.companyId), eq(jobPost.id, jobPostId)))
        .where(ofMember(of))
      if (row === undefined) return false
      const { memberId } = row
      if (muted === 'yes')
        await within.insert(jobPostMute).values({ jobPostId, memberId }).onConflictDoNothing()
      else
        await within
          .delete(jobPostMute)
          .where(and(eq(jobPostMute.jobPostId, jobPostId), eq(jobPostMute.memberId, memberId)))
      return true
    }),
})

export type MemberNewsChoices = ReturnType<typeof createMemberNews>
