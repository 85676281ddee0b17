/** What ads for one occupation are made of. `{client}` and `{product}` stand for those of the company's business. */
export type OccupationWords = {
  /** The occupation as people say it; several, for titles and text. */
  jobs: readonly [string, ...string[]]
  /** Half a title: what makes the work worth reading on. */
  hooks: readonly string[]
  /** First paragraph of the duties. */
  intros: readonly string[]
  /** Duties, one a line. */
  tasks: readonly string[]
  /** How the first months go, a sentence each. */
  firstYear: readonly string[]
  /** Parts of a programme, one a line. */
  exercises: readonly string[]
  /** Verb phrase before 「…日間のインターンシップ」. */
  themes: readonly string[]
  /** Range the duties may change to. */
  range: string
  hours: 'office' | 'flex' | 'discretionary' | 'shift' | 'variable'
  /** Pay beside the usual of the prefecture. */
  pay: number
  partTime: { jobs: readonly string[]; tasks: readonly string[] }
}

/** Lines of a template, blank ones left out. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
