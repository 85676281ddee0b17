import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { companyMember } from './account.ts'
import { jobPost } from './job-post.ts'

/** An ad of which a member wants to be told nothing, for as long as they are a member. */
export const jobPostMute = pgTable(
  'job_post_mute',
  {
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => companyMember.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobPostId, table.memberId] }),
    index('job_post_mute_member').on(table.memberId),
  ],
)
