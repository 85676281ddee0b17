import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { companyMember } from './account.ts'
import { createdAt } from './columns.ts'
import { jobPost } from './job-post.ts'

/** The member of a company who is in charge of an ad, for as long as they are a member. An ad without a row has nobody. */
export const jobPostAssignee = pgTable(
  'job_post_assignee',
  {
    jobPostId: uuid('job_post_id')
      .primaryKey()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => companyMember.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('job_post_assignee_member').on(table.memberId)],
)
