import type { AstroGlobal } from 'astro'
import type { Saved } from '#components/profile/form-state.ts'
import { sectionTexts, type CompanySection } from '#contract/company-sections.ts'
import { readMost } from '#contract/legal/found-words.ts'
import { WordFindingsQuery } from '#operations/words.ts'

/** The saved texts of a section in which the check of words reads. */
export const textsIn = (saved: Saved, section: CompanySection): string[] =>
  sectionTexts[section].flatMap((name) => {
    const text = saved[name]
    return typeof text === 'string' ? [text] : []
  })

/** What the check finds in texts of a profile; one that is too long to be saved is not read. */
export const findingsIn = async ({ locals }: Pick<AstroGlobal, 'locals'>, texts: readonly string[]) => {
  const read = texts.filter((text) => text.trim() !== '' && text.length <= readMost)
  const found = await Promise.all(
    read.map((text) => locals.execute(WordFindingsQuery, { use: 'profile', text })),
  )
  return found.flatMap(({ wordFindings }) => wordFindings)
}
