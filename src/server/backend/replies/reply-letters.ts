import { and, eq } from 'drizzle-orm'
import type { Placeholder } from '#contract/reply-template.ts'
import type { Database } from '#server/backend/database/open.ts'
import { replyTemplate } from '#server/backend/database/schema/reply-template.ts'
import { fillIn } from '#server/domain/reply-letter.ts'
import { addresseesOf } from './letter-values.ts'

/** `unfilled`: placeholders without a value, which the text still has. */
export type ReplyLetter = { companyId: string; text: string; unfilled: readonly Placeholder[] }

/** Templates filled in for one applicant. Who may is judged before. */
export const createReplyLetters =
  (database: Database) =>
  /** Null: the company has no such template, or no such application. */
  async (
    uid: string,
    {
      companyId,
      applicationId,
      templateId,
    }: { companyId: string; applicationId: string; templateId: string },
  ): Promise<ReplyLetter | null> => {
    const [template] = await database
      .select({ body: replyTemplate.body })
      .from(replyTemplate)
      .where(and(eq(replyTemplate.id, templateId), eq(replyTemplate.companyId, companyId)))
    const found = await addresseesOf(database, { uid, companyId, ids: [applicationId] })
    const addressee = found.get(applicationId)
    if (template === undefined || addressee === undefined) return null
    return { companyId, ...fillIn(template.body, addressee.values) }
  }
