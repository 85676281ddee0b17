import { and, eq, inArray } from 'drizzle-orm'
import { companyAbilities } from '#contract/company-abilities.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Addressee } from '#server/ports/news.ts'
import type { ApplicationRow } from './application-rows.ts'

/** Where an active company hears of its applications: those whose role has that. */
export const recruitersOf = (database: Database, companyId: string): Promise<readonly Addressee[]> =>
  database
    .select({ uid: account.uid, email: account.email })
    .from(companyMember)
    // An admin who once was a member is no member.
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(
      and(
        eq(companyMember.companyId, companyId),
        inArray(companyMember.role, companyAbilities.hearOfApplications.roles),
        eq(company.status, 'active'),
      ),
    )
    .orderBy(account.uid)

/** Whose application it is and what it is for, in the words that tell of it. Null: the person's account is gone. */
export const applicantOf = async (
  database: Database,
  { id, uid, jobPostId }: Pick<ApplicationRow, 'id' | 'uid' | 'jobPostId'>,
) => {
  if (uid === null) return null
  const [found] = await database
    .select({
      email: account.email,
      title: jobPost.title,
      jobPostKind: jobPost.kind,
      company: company.displayName,
    })
    .from(account)
    .innerJoin(jobPost, eq(jobPost.id, jobPostId))
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(eq(account.uid, uid))
  if (found === undefined) return null
  const { email, ...words } = found
  return { person: { uid, email }, subject: { applicationId: id, ...words } }
}
