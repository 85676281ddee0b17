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

/** Whole ads by trade and kind: what each says in free words, and the rules that have to find it. Honest ones: none. */
const wholeAds = z.array(
  z.object({
    trade: z.string(),
    kind: z.enum(['part_time', 'new_grad', 'open_company', 'internship']),
    expected: z.array(z.string()),
    states: z.strictObject({
      title: z.optional(z.string()),
      duties: z.optional(z.string()),
      hoursNote: z.optional(z.string()),
      holidays: z.optional(z.string()),
      wageNote: z.optional(z.string()),
      travelCosts: z.optional(z.string()),
      probationConditions: z.optional(z.string()),
      selectionFlow: z.optional(z.array(z.string())),
      questions: z.optional(z.array(z.string())),
    }),
  }),
)
type WholeAd = z.infer<typeof wholeAds>[number]

const bases: Readonly<Record<WholeAd['kind'], LegalFacts>> = {
  part_time: lawfulPartTime,
  new_grad: lawfulAd,
  open_company: lawfulProgramme,
  internship: lawfulInternship,
}
/** What is not stated is as in the lawful ad of the kind. */
const factsOf = ({ kind, states }: WholeAd): LegalFacts => {
  const base = bases[kind]
  return {
    ...base,
    title: states.title ?? base.title,
    duties: states.duties ?? base.duties,
    hoursNote: states.hoursNote ?? base.hoursNote,
    holidays: states.holidays ?? base.holidays,
    wageNote: states.wageNote ?? base.wageNote,
    travelCosts: states.travelCosts ?? base.travelCosts,
    probationMonths: states.probationConditions === undefined ? base.probationMonths : 3,
    probationConditions: states.probationConditions ?? base.probationConditions,
    selectionFlow: states.selectionFlow ?? base.selectionFlow,
    questions: states.questions ?? base.questions,
  }
}
const findingsOf = (ad: WholeAd): readonly { code: string; severity: string }[] =>
  checkJobPost(factsOf(ad)).filter(({ severity }) => severity !== 'warn')

const folder = path.join(import.meta.dirname, 'ads')
const all = readdirSync(folder).flatMap((file) =>
  wholeAds.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
)
const honest = all.filter(({ expected }) => expected.length === 0)
const unlawful = all.filter(({ expected }) => expected.length > 0)

test('of whole honest ads none is stopped, and at most one in fifty is held', () => {
  const found = honest.map((ad) => ({ trade: ad.trade, findings: findingsOf(ad) }))
  const held = found.filter(({ findings }) => findings.length > 0)
  process.stdout.write(`  whole ads: held ${held.length} of ${honest.length} honest\n`)
  expect(held.filter(({ findings }) => findings.some(({ severity }) => severity === 'block'))).toEqual([])
  expect(held.slice(Math.floor(honest.length / 50))).toEqual([])
})

test('in whole unlawful ads each fault is found by its rule', () => {
  const codes = unlawful.flatMap((ad) => {
    const found = new Set(findingsOf(ad).map(({ code }) => code))
    return ad.expected.map((code) => ({ trade: ad.trade, code, found: found.has(code) }))
  })
  const missed = codes.filter(({ found }) => !found)
  process.stdout.write(
    `  whole ads: found ${codes.length - missed.length} of ${codes.length} faults in ${unlawful.length} ads\n`,
  )
  expect(missed.slice(Math.floor(codes.length / 10))).toEqual([])
})
