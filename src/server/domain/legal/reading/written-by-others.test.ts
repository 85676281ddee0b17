import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { checkJobPost } from '#server/domain/legal-check.ts'
import type { LegalFacts } from '#server/domain/legal/facts.ts'
import {
  lawfulAd,
  lawfulInternship,
  lawfulPartTime,
  lawfulProgramme,
} from '#server/domain/testing/lawful-ads.ts'

/** Sentences of somebody who has not seen the rules. `wanted`: none for honest ones. */
const sentences = z.array(
  z.object({
    text: z.string(),
    in: z.string(),
    adKind: z.string(),
    wanted: z.enum(['block', 'review', 'advice', 'none']),
  }),
)
type Sentence = z.infer<typeof sentences>[number]

const folder = path.join(import.meta.dirname, 'corpus')

const bases: Readonly<Record<string, LegalFacts>> = {
  part_time: lawfulPartTime,
  open_company: lawfulProgramme,
  internship: lawfulInternship,
}
const adOf = ({ text, in: field, adKind }: Sentence): LegalFacts => {
  const base = bases[adKind] ?? lawfulAd
  switch (field) {
    case 'questions':
    case 'selectionFlow':
      return { ...base, [field]: [text] }
    case 'wageNote':
    case 'holidays':
    case 'hoursNote':
      return { ...base, [field]: text }
    case 'probationConditions':
      return { ...base, probationMonths: 3, probationConditions: text }
    default:
      return { ...base, duties: text }
  }
}

/** True where the words of the sentence hold or stop the ad. */
const holds = (sentence: Sentence): boolean =>
  checkJobPost(adOf(sentence)).some(({ severity, words }) => severity !== 'warn' && words !== null)

/** By file: unlawful sentences that are found at least, and honest ones that are held at most. Better figures replace them. */
const reached = {
  'applicants.json': { found: 37, held: 1 },
  'contract.json': { found: 40, held: 1 },
  'danger.json': { found: 40, held: 1 },
  'deductions.json': { found: 37, held: 0 },
  'leave.json': { found: 34, held: 0 },
  'pay.json': { found: 38, held: 2 },
  'pressure.json': { found: 38, held: 1 },
  'programmes.json': { found: 37, held: 0 },
  'questions.json': { found: 40, held: 2 },
  'trial.json': { found: 36, held: 2 },
  // Written by the writer of the rules, each file before the rules were mended for it. First looked at, of leave, pay, trial,
  // questions and deductions were found (and of as many honest ones held): of 30 each of the second files 9, 4, 12, 12, 14
  // (3, 3, 4, 3, 2); of 30 of the third 11, 7, 15, 26, 12 (4, 5, 3, 3, 5); of 20 of the fourth 11, 4, 14, 14, 11
  // (4, 1, 1, 0, 2); of 15 of the fifth 7, 7, 11, 14, 11 (2, 0, 1, 0, 1); of 15 of the sixth 7, 12, 9, 13, 11 (1, 0, 0, 0, 2);
  // of 15 of the seventh, in plain words, 13, 15, 15, 14, 15 (2, 1, 0, 0, 2).
  'deductions-2.json': { found: 30, held: 0 },
  'deductions-3.json': { found: 30, held: 0 },
  'leave-2.json': { found: 30, held: 0 },
  'leave-3.json': { found: 30, held: 0 },
  'pay-2.json': { found: 30, held: 0 },
  'pay-3.json': { found: 30, held: 0 },
  'questions-2.json': { found: 30, held: 0 },
  'questions-3.json': { found: 30, held: 0 },
  'trial-2.json': { found: 30, held: 0 },
  'trial-3.json': { found: 30, held: 0 },
  'deductions-4.json': { found: 20, held: 0 },
  'deductions-5.json': { found: 13, held: 0 },
  'deductions-6.json': { found: 15, held: 0 },
  'leave-4.json': { found: 20, held: 0 },
  'leave-5.json': { found: 15, held: 0 },
  'leave-6.json': { found: 13, held: 0 },
  'pay-4.json': { found: 19, held: 0 },
  'pay-5.json': { found: 15, held: 0 },
  'pay-6.json': { found: 15, held: 0 },
  'questions-4.json': { found: 20, held: 0 },
  'questions-5.json': { found: 14, held: 0 },
  'questions-6.json': { found: 14, held: 0 },
  'trial-4.json': { found: 20, held: 0 },
  'trial-5.json': { found: 15, held: 0 },
  'trial-6.json': { found: 15, held: 0 },
  'deductions-7.json': { found: 15, held: 0 },
  'leave-7.json': { found: 15, held: 0 },
  'pay-7.json': { found: 15, held: 0 },
  'questions-7.json': { found: 15, held: 0 },
  'trial-7.json': { found: 15, held: 0 },
  // Typical wordings of every kind and twelve whole honest ads, by the writer of the rules; 79 were found before they were mended.
  'typical.json': { found: 91, held: 0 },
  // Two sets of all kinds, each written before the rules were mended for it: at the first look 62 of 70 and 44 of 60 were found, and
  // 2 and 1 of 40 honest ones held.
  'all-kinds.json': { found: 128, held: 2 },
  // Fifteen unlawful sentences of each of ten kinds, in the inventive and casual words of small shops, and 110 honest ones; each set
  // before the rules were mended for it: at the first look 109, 79 and 80 of 150 were found, and 2, 3 and 1 honest ones held.
  'inventive-1.json': { found: 150, held: 0 },
  'inventive-2.json': { found: 144, held: 0 },
  'inventive-3.json': { found: 130, held: 0 },
} as const

test('every file of the corpus has its figures', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(reached).toSorted())
})

test.each(Object.entries(reached))('what is found does not fall: %s', (file, least) => {
  const all = sentences.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  const unlawful = all.filter(({ wanted }) => wanted === 'block' || wanted === 'review')
  const honest = all.filter(({ wanted }) => wanted === 'none')
  const [found, held] = [unlawful.filter(holds).length, honest.filter(holds).length]
  process.stdout.write(
    `  ${file}: found ${found} of ${unlawful.length}, held ${held} of ${honest.length} honest\n`,
  )
  expect(found).toBeGreaterThanOrEqual(least.found)
  expect(held).toBeLessThanOrEqual(least.held)
})
