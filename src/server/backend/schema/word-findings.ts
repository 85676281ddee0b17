import { readMost, wordUses } from '#contract/legal/found-words.ts'
import { checkWords } from '#server/domain/legal/words-check.ts'
import type { Builder } from './builder.ts'
import { inputError } from './input-error.ts'
import type { addLegalFinding } from './legal-finding.ts'

/** What the check finds in words that nobody has sent yet; they are kept nowhere. */
export const addWordFindings = (builder: Builder, Finding: ReturnType<typeof addLegalFinding>): void => {
  const WordUse = builder.enumType('WordUse', { values: wordUses })
  builder.queryFields((t) => ({
    wordFindings: t.field({
      type: [Finding],
      description: 'What is found in a text that was not sent yet. Nothing of it is kept.',
      args: { use: t.arg({ type: WordUse, required: true }), text: t.arg.string({ required: true }) },
      resolve: (_, { use, text }) => {
        if (text.length > readMost) throw inputError(`text may have ${readMost} characters`)
        return checkWords(use, text)
      },
    }),
  }))
}
