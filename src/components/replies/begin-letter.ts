import type { AstroGlobal } from 'astro'
import { isId } from '#contract/id.ts'
import { ReplyLetterQuery, ReplyTemplatesQuery } from '#operations/replies.ts'

/** The templates that an answer can take in, and the letter made of the one that was `chosen`; empty: none was. */
export const beginLetter = async (
  { locals }: Pick<AstroGlobal, 'locals'>,
  { companyId, applicationId, chosen }: { companyId: string; applicationId: string; chosen: string },
) => {
  const [{ replyTemplates }, letter] = await Promise.all([
    locals.execute(ReplyTemplatesQuery, { companyId }),
    isId(chosen)
      ? locals.execute(ReplyLetterQuery, { companyId, applicationId, templateId: chosen })
      : { replyLetter: null },
  ])
  return { templates: replyTemplates, letter: letter.replyLetter }
}
