import type { FileProblem } from '#contract/stored-file.ts'

/** What may be wrong with the bytes of a file. */
export type ContentProblem = Extract<
  FileProblem,
  'empty' | 'too_large' | 'wrong_type' | 'encrypted' | 'unsafe' | 'unreadable' | 'too_complex'
>
