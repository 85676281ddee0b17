import type { AstroGlobal } from 'astro'
import { isId } from '#contract/id.ts'
import { InquiryLetterQuery, ReplyLetterQuery, ReplyTemplatesQuery } from '#operations/replies.ts'

/** Whom a letter is for: an applicant, or the student of a thread about no application. */
export type LetterTo = { companyId: string } & (
  { kind: 'application'; applicationId: string } | { kind: 'inquiry'; threadId: string }
)

type Page = Pick<AstroGlobal, 'locals'>

const letterOf = async ({ locals }: Page, to: LetterTo, templateId: string) => {
  const { companyId } = to
  if (!isId(templateId)) return null
  if (to.kind === 'application')
    return (
      await locals.execute(ReplyLetterQuery, { companyId, applicationId: to.applicationId, templateId })
    ).replyLetter
  return (await locals.execute(InquiryLetterQuery, { companyId, threadId: to.threadId, templateId }))
    .inquiryLetter
}

/** The templates that an answer can take in, and the letter made of the one that was `chosen`; empty: none was. */
export const beginLetter = async (page: Page, to: LetterTo, chosen: string) => {
  const [{ replyTemplates }, letter] = await Promise.all([
    page.locals.execute(ReplyTemplatesQuery, { companyId: to.companyId }),
    letterOf(page, to, chosen),
  ])
  return { templates: replyTemplates, letter }
}
