import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'

/** What a person wants to see in no list, as JSON values. */
export const exportHidden = async (database: Database, uid: string) => ({
  hiddenJobPosts: await database
    .select({ jobPostId: hiddenJobPost.jobPostId, hiddenAt: hiddenJobPost.createdAt })
    .from(hiddenJobPost)
    .where(eq(hiddenJobPost.uid, uid))
    .orderBy(asc(hiddenJobPost.createdAt), asc(hiddenJobPost.jobPostId)),
  hiddenCompanies: await database
    .select({ companyId: hiddenCompany.companyId, hiddenAt: hiddenCompany.createdAt })
    .from(hiddenCompany)
    .where(eq(hiddenCompany.uid, uid))
    .orderBy(asc(hiddenCompany.createdAt), asc(hiddenCompany.companyId)),
})
