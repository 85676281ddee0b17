import { and, eq, isNull } from 'drizzle-orm'
import { fullName } from '#contract/full-name.ts'
import type { Placeholder } from '#contract/reply-template.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { thread } from '#server/backend/database/schema/message.ts'
import { replyTemplate } from '#server/backend/database/schema/reply-template.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { readableBy } from '#server/backend/messages/thread-rows.ts'
import { fillIn, type LetterValues } from '#server/domain/reply-letter.ts'
import { addresseesOf, memberName } from './letter-values.ts'

/** `unfilled`: placeholders without a value, which the text still has. */
export type ReplyLetter = { companyId: string; text: string; unfilled: readonly Placeholder[] }

/** Templates filled in for one reader. Who may is judged before. */
export const createReplyLetters = (database: Database) => {
  const letterOf = async (
    companyId: string,
    templateId: string,
    values: LetterValues | undefined,
  ): Promise<ReplyLetter | null> => {
    const [template] = await database
      .select({ body: replyTemplate.body })
      .from(replyTemplate)
      .where(and(eq(replyTemplate.id, templateId), eq(replyTemplate.companyId, companyId)))
    if (template === undefined || values === undefined) return null
    return { companyId, ...fillIn(template.body, values) }
  }

  return {
    /** For an applicant. Null: the company has no such template, or no such application. */
    ofApplication: async (
      uid: string,
      {
        companyId,
        applicationId,
        templateId,
      }: { companyId: string; applicationId: string; templateId: string },
    ): Promise<ReplyLetter | null> => {
      const found = await addresseesOf(database, { uid, companyId, ids: [applicationId] })
      return letterOf(companyId, templateId, found.get(applicationId)?.values)
    },

    /**
     * For a student who asks about an ad or the company: what an application alone has stays open. Null: the company has no
     * such template, or no such thread without an application.
     */
    ofInquiry: async (
      uid: string,
      { companyId, threadId, templateId }: { companyId: string; threadId: string; templateId: string },
    ): Promise<ReplyLetter | null> => {
      const [found] = await database
        .select({
          familyName: studentUser.familyName,
          givenName: studentUser.givenName,
          title: jobPost.title,
          company: company.displayName,
        })
        .from(thread)
        .innerJoin(company, eq(company.id, thread.companyId))
        .leftJoin(application, eq(application.id, thread.applicationId))
        .leftJoin(jobPost, eq(jobPost.id, thread.jobPostId))
        .leftJoin(studentUser, eq(studentUser.uid, thread.uid))
        .where(
          and(
            eq(thread.id, threadId),
            isNull(thread.applicationId),
            readableBy({ side: 'company', uid, companies: [companyId] }),
          ),
        )
      if (found === undefined) return null
      const { familyName, givenName, title, company: companyName } = found
      return letterOf(companyId, templateId, {
        氏名: fullName({ familyName, givenName }),
        姓: familyName ?? '',
        名: givenName ?? '',
        求人名: title ?? '',
        会社名: companyName,
        担当者名: await memberName(database, uid),
        応募日: '',
      })
    },
  }
}
