import { firstHidden } from './hidden-characters.ts'

/** A name holds a character that nobody sees: `HIDDEN_200B`, with its code point. */
export type HiddenProblem = `HIDDEN_${string}`

/** What is wrong with a name that holds such a character. */
export const hiddenProblemOf = (name: string): HiddenProblem => {
  const point = firstHidden(name)?.codePointAt(0) ?? 0
  return `HIDDEN_${point.toString(16).toUpperCase().padStart(4, '0')}`
}

export const isHiddenProblem = (text: string): text is HiddenProblem => /^HIDDEN_[0-9A-F]{4,6}$/.test(text)

/** The code point that the problem names. */
export const hiddenPoint = (problem: HiddenProblem): number =>
  Number.parseInt(problem.slice('HIDDEN_'.length), 16)
