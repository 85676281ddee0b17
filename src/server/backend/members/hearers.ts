import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { companyAbilities, type CompanyAbility } from '#contract/company-abilities.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { jobPostMute } from '#server/backend/database/schema/job-post-mute.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Addressee } from '#server/ports/news.ts'

/**
 * Members of the company who are told of each of these ads. Their role has the ability, they did not mute the ad, and where they chose to
 * hear of their own ads alone, nobody else is in charge of it. Where nobody is left the owners are told, so that no promise is broken unheard.
 */
export const hearersOf = async (
  database: Database,
  jobPostIds: readonly string[],
  ability: CompanyAbility,
): Promise<ReadonlyMap<string, readonly Addressee[]>> => {
  if (jobPostIds.length === 0) return new Map()
  const rows = await database
    .select({
      jobPostId: jobPost.id,
      uid: account.uid,
      email: account.email,
      role: companyMember.role,
      isMuted: sql<boolean>`exists (select from ${jobPostMute} where ${and(
        eq(jobPostMute.jobPostId, jobPost.id),
        eq(jobPostMute.memberId, companyMember.id),
      )})`,
      isTheirs: sql<boolean>`(${companyMember.newsScope} = 'all' or ${jobPostAssignee.memberId} is null
        or ${jobPostAssignee.memberId} = ${companyMember.id})`,
    })
    .from(jobPost)
    .innerJoin(companyMember, eq(companyMember.companyId, jobPost.companyId))
    // An admin who once was a member is no member.
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .leftJoin(jobPostAssignee, eq(jobPostAssignee.jobPostId, jobPost.id))
    .where(
      and(inArray(jobPost.id, [...jobPostIds]), inArray(companyMember.role, companyAbilities[ability].roles)),
    )
    .orderBy(asc(jobPost.id), asc(account.uid))
  const byAd = Map.groupBy(rows, ({ jobPostId }) => jobPostId)
  return new Map(
    [...byAd].map(([id, people]) => {
      const hearing = people.filter(({ isMuted, isTheirs }) => isTheirs && !isMuted)
      const told = hearing.length > 0 ? hearing : people.filter(({ role }) => role === 'owner')
      return [id, told.map(({ uid, email }) => ({ uid, email }))]
    }),
  )
}
