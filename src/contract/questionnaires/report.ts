import type { AnswerWarning, Change, QuestionnaireResult } from './result.ts'

/** A result as its person is shown it; plain JSON. */
export type QuestionnaireReport = {
  result: QuestionnaireResult
  warnings: readonly AnswerWarning[]
  /** Against the result before it, by domain, facet or scale; null: it is the first. */
  changes: Readonly<Record<string, Change>> | null
  /** When the result before it was finished (RFC 3339); null where nothing is compared. */
  comparedTo: string | null
  /** Minutes that the answers took, as far as it is known; null: it is not. */
  minutes: number | null
}
