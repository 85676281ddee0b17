import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'

/** True of a row that names an ad which the person is in charge of. */
export const assignedTo = (uid: string, jobPostId: PgColumn): SQL =>
  sql`exists (select from ${jobPostAssignee}
    join ${companyMember} on ${companyMember.id} = ${jobPostAssignee.memberId}
    where ${and(eq(jobPostAssignee.jobPostId, jobPostId), eq(companyMember.uid, uid))})`
