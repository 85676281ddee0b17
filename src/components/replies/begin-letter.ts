import type { AstroGlobal } from 'astro'
import { isId } from '#contract/id.ts'
import { ReplyLetterQuery, ReplyTemplatesQuery } from '#operations/replies.ts'

/** The templates an answer can begin with, and the letter of the one that the address names. */
export const beginLetter = async (
  { locals, url }: Pick<AstroGlobal, 'locals' | 'url'>,
  { companyId, applicationId }: { companyId: string; applicationId: string },
) => {
  const chosen = url.searchParams.get('template') ?? ''
  const [{ replyTemplates }, letter] = await Promise.all([
    locals.execute(ReplyTemplatesQuery, { companyId }),
    isId(chosen)
      ? locals.execute(ReplyLetterQuery, { companyId, applicationId, templateId: chosen })
      : { replyLetter: null },
  ])
  return { templates: replyTemplates, chosen, letter: letter.replyLetter }
}

export type BegunLetter = Awaited<ReturnType<typeof beginLetter>>
