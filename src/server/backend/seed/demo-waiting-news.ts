import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { companyAbilities } from '#contract/company-abilities.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { thread } from '#server/backend/database/schema/message.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { interviewNews } from '#server/domain/news/interview-news.ts'
import { messageNews } from '#server/domain/news/message-news.ts'
import type { NewsWords } from '#server/domain/news/words.ts'

/** What waits for a person of the demo, as they were told of it: messages that nobody read, and interviews to choose a time for. */
export const waitingNews = async (
  database: Database,
  uid: string,
): Promise<{ words: NewsWords; at: Date }[]> => {
  const companies = database
    .select({ id: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.uid, uid), inArray(companyMember.role, companyAbilities.writeMessages.roles)))
  const unread = await database
    .select({
      of: thread,
      company: company.displayName,
      familyName: studentUser.familyName,
      givenName: studentUser.givenName,
    })
    .from(thread)
    .innerJoin(company, eq(company.id, thread.companyId))
    .innerJoin(studentUser, eq(studentUser.uid, thread.uid))
    .where(
      or(
        and(eq(thread.uid, uid), gt(thread.studentUnread, 0)),
        and(inArray(thread.companyId, companies), gt(thread.companyUnread, 0)),
      ),
    )
    .orderBy(asc(thread.lastAt), asc(thread.id))
  const offered = await database
    .select({
      applicationId: application.id,
      title: jobPost.title,
      company: company.displayName,
      round: interview.round,
      at: interview.createdAt,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPost, eq(jobPost.id, interview.jobPostId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(and(eq(application.uid, uid), eq(interview.state, 'offered')))
    .orderBy(asc(interview.id))
  return [
    ...unread.map(({ of, company: name, familyName, givenName }) => {
      const about = { threadId: of.id, company: name }
      const words =
        of.uid === uid
          ? messageNews.ofCompany({ ...about, readUpTo: of.studentReadSequence })
          : messageNews.ofStudent(
              { ...about, readUpTo: of.companyReadSequence },
              `${familyName} ${givenName}`,
            )
      return { words, at: of.lastAt }
    }),
    ...offered.map(({ at, ...own }) => ({ words: interviewNews.offered(own), at })),
  ]
}
