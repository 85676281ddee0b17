import { sweepNames } from '#contract/sweep-names.ts'
import { taskNames } from '#contract/task-names.ts'

const wordsIn = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name

export const taskWords = (name: string): string => wordsIn(taskNames, name)
export const sweepWords = (name: string): string => wordsIn(sweepNames, name)
