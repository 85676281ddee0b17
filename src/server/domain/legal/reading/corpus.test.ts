import { expect, test } from 'vitest'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { lawfulAd } from '#server/domain/testing/lawful-ads.ts'
import { honest, toFind } from './corpus.ts'

/** What holds or stops an ad that says this. */
const holds = (text: string): boolean =>
  checkJobPost({ ...lawfulAd, duties: text }).some(({ severity }) => severity !== 'warn')

test.each(Object.entries(toFind))('nine in ten unlawful sentences are found: %s', (kind, sentences) => {
  const missed = sentences.filter((text) => !holds(text))
  const share = 1 - missed.length / sentences.length
  process.stdout.write(`  recall of ${kind}: ${(share * 100).toFixed(0)} % of ${sentences.length}\n`)
  expect(missed.slice(Math.floor(sentences.length / 10))).toEqual([])
})

test('of honest sentences at most one in fifty is held', () => {
  const held = honest.filter(holds)
  process.stdout.write(`  held of ${honest.length} honest sentences: ${held.length}\n`)
  expect(held.slice(Math.floor(honest.length / 50))).toEqual([])
})
