import type { ResumeProfile } from '#contract/resume.ts'
import { resumeContent } from '#server/domain/resume-content.ts'
import { unprintable } from '#server/services/type/letters.ts'

/** Letters of a résumé that no type has, which it prints as 〓; each once. */
export const resumeGaps = (profile: ResumeProfile, today: string): readonly string[] => {
  const { history, licences, ...texts } = resumeContent(profile, today)
  return unprintable([...Object.values(texts), ...[...history, ...licences].map(({ text }) => text)])
}
