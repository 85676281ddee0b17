/** What the operator reads; `failed` ends the command with a failure. */
export type OperatorAnswer = { kind: 'done' | 'failed'; lines: readonly string[] }

export const done = (...lines: readonly string[]): OperatorAnswer => ({ kind: 'done', lines })
export const failed = (...lines: readonly string[]): OperatorAnswer => ({ kind: 'failed', lines })

export const changed = (company: string): OperatorAnswer =>
  failed(`the company says something else than what was read: read it with \`company ${company}\``)

export const mailed = (told: readonly string[]): string =>
  `A mail goes to ${told.length === 0 ? 'nobody' : told.join(', ')}.`
