import { applyWords } from './application-words.ts'
import type { FeatureTag, JobPostKind } from './codes/job-post.ts'

/** Minutes for the profile and the two pages of an application, and for each question of a company; told as a guide. */
const minutes = { form: 3, question: 5 }

/** What somebody has ready before they write to an ad, and for how long they write, in words. */
export const applicationNeeds = ({
  kind,
  questions,
  features,
}: {
  kind: JobPostKind
  questions: readonly string[]
  features: readonly FeatureTag[]
}): { lines: readonly string[]; time: string } => {
  const needsNoResume = features.includes('no_resume')
  return {
    lines: [
      ...(questions.length === 0 ? [] : [`企業からの質問${questions.length}つへの回答`]),
      needsNoResume ? '履歴書はいりません' : '履歴書などのファイル（任意）',
      'メールアドレス（はじめての方は会員登録に使います）',
    ],
    time: `${applyWords(kind).noun}は約${minutes.form + minutes.question * questions.length}分。途中で保存できます`,
  }
}
