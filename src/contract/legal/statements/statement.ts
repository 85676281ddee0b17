/** What a sentence says of something, in whatever order: both its patterns have to be met. */
export type Statement = {
  /** As it is told on the page of all rules. */
  example: string
  /** What it speaks of; null: what is said tells it. */
  about: RegExp | null
  /** What speaks of it may stand in the sentence before. */
  across?: true
  /** What is said of it. */
  says: RegExp
  /** Words of the sentence that make it lawful, or mean something else. */
  unless?: RegExp
  /** Words of the sentence before that do. */
  unlessBefore?: RegExp
  reason: string
  /** What to write instead; null: leave it out. */
  instead: string | null
}
