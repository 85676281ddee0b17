import type { Statement } from '#contract/legal/statements/statement.ts'
import { isTakenBack } from './denial.ts'
import { sentencesOf } from './sentences.ts'

/** Of a sentence without an end only so much is read. */
const mostPlaces = 8
const readAfter = 120

/** The words that say it in one sentence; null: it does not. */
const wordsInSentence = (
  { about, across, says, unless, unlessBefore }: Statement,
  [before, sentence, next]: readonly [string, string, string],
): string | null => {
  const topic = about === null ? null : about.exec(sentence)
  if (about !== null && topic === null && (across !== true || !about.test(before))) return null
  if (!says.test(sentence) || unless?.test(sentence) === true) return null
  if (unlessBefore?.test(before) === true) return null
  let from = 0
  for (let tries = 0; tries < mostPlaces; tries += 1) {
    const found = says.exec(sentence.slice(from))
    if (found === null) return null
    const start = from + found.index
    const end = start + found[0].length
    if (!isTakenBack(found[0], sentence.slice(end, end + readAfter), next)) {
      const topicEnd = topic === null ? 0 : topic.index + topic[0].length
      return sentence.slice(Math.min(start, topic?.index ?? start), Math.max(end, topicEnd))
    }
    from = Math.max(end, start + 1)
  }
  return null
}

/** The first words of a text that say it; null: there are none. Sentences that are `skipped` say something else. */
export const wordsOfStatement = (
  text: string,
  statement: Statement,
  skipped: (sentence: string) => boolean = () => false,
): string | null => {
  // Most texts do not speak of it at all: they are not taken apart.
  if (!(statement.about ?? statement.says).test(text)) return null
  const sentences = sentencesOf(text)
  for (const [at, sentence] of sentences.entries()) {
    const words = wordsInSentence(statement, [sentences[at - 1] ?? '', sentence, sentences[at + 1] ?? ''])
    if (words !== null && !skipped(sentence)) return words
  }
  return null
}
