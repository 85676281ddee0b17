/** What is imported inside a type is seen by no other rule. */
type Clock = import('#server/platform/clock.ts').Clock // red: consistent-type-imports
let rule: typeof import('./rule.ts') // red: consistent-type-imports

export type Used = [Clock, typeof rule]
