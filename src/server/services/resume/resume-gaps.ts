import type { ResumeGaps, ResumeProfile } from '#contract/resume.ts'
import { resumeContent } from '#server/domain/resume-content.ts'
import { printedInUsualForm, unprintable } from '#server/services/type/letters.ts'

/** Letters of a résumé that it does not print as they are written. */
export const resumeGaps = (profile: ResumeProfile, today: string): ResumeGaps => {
  const { history, licences, ...lines } = resumeContent(profile, today)
  const texts = [...Object.values(lines), ...[...history, ...licences].map(({ text }) => text)]
  return { missing: unprintable(texts), usualForm: printedInUsualForm(texts) }
}
