import { expect, it } from 'vitest'
import { textBlocks } from '#components/text/text-blocks.ts'
import { bareTitle } from '#components/structured-data/bare-title.ts'
import { trimBoth, trimEnd } from '#contract/trim.ts'
import { isInstant } from '#server/domain/calendar.ts'
import { fileStem } from '#server/domain/file-name.ts'
import { states } from '#server/domain/offers.ts'
import { latinWord } from '#server/domain/search/search-terms.ts'
import { viewPage } from '#server/host/view-page.ts'
import { serializeError } from '#server/platform/log-error.ts'
import { createInSources } from '#server/platform/source-frames.ts'
import { inertLine, inertLines } from '#server/services/mail/inert-text.ts'
import { growthOf } from '#server/testing/cost.ts'

const inSources = createInSources(() => null)
const ad = { companyNames: ['あおば商会'], workplaces: [{ city: '渋谷区' }] }
const lookups: readonly [string, (size: number) => unknown][] = [
  ['a mail’s lines of spaces', (size) => inertLines(`${' '.repeat(size)}x`.repeat(2))],
  ['a mail’s line', (size) => inertLine(`a${' '.repeat(size)}x\n`.repeat(2))],
  ['what is trimmed', (size) => trimBoth(`${'.'.repeat(size)}x${'.'.repeat(size)}x`, /\./u)],
  ['what is trimmed at its end', (size) => trimEnd(`${'.'.repeat(size)}x`, /\./u)],
  ['a file’s name', (size) => fileStem(`${'.'.repeat(size)}x`)],
  ['an error’s addresses', (size) => serializeError('a'.repeat(size))],
  ['an error’s signs', (size) => serializeError('a@'.repeat(size))],
  ['frames', (size) => inSources('file:///dist/host/a.mjs'.repeat(size / 20))],
  ['a title’s brackets', (size) => bareTitle('【'.repeat(size), ad)],
  ['a title’s marks', (size) => bareTitle(`${'／'.repeat(size)}a${'！'.repeat(size)}`, ad)],
  ['a list’s item', (size) => textBlocks(`・${' '.repeat(size)}\u2028x`)],
  ['a word of marks', (size) => latinWord.test(`${'a'.repeat(size)}!`)],
  ['a field that says none', (size) => states(`${' '.repeat(size)}x`)],
  ['an instant', (size) => isInstant(`2026-11-21T${'0'.repeat(size)}`)],
  ['the address of a view', (size) => viewPage(new URL(`http://a/company${'/'.repeat(size)}x?view=edit`))],
]

it.each(lookups)('reads %s in a time that grows with its length', async (_what, work) => {
  expect(await growthOf(work, 5_000)).toBeLessThan(3)
})

it('reads what it read before', () => {
  expect(inertLines(' a  \r\n b \u2028c  ')).toBe('a\n b\nc')
  expect(inertLine('a  \n \n  b\n c')).toBe('a b c')
  expect(trimBoth('𠮷..a𠮷..', /[.𠮷]/u)).toBe('a')
  expect(textBlocks('・ 一\n・')).toEqual([
    { kind: 'list', items: ['一'] },
    { kind: 'paragraph', text: '・' },
  ])
  const local = 'a'.repeat(70)
  expect(serializeError(`to <${local}@example.com> and b@c@d, @ e@`).message).toBe(
    `to <${'a'.repeat(6)}…@…> and …@…@d, @ e@`,
  )
  expect(isInstant('2026-11-21T10:00:00Z')).toBe(true)
  expect(isInstant('2026-11-21T10:00:00X')).toBe(false)
  expect(isInstant('2026-11-21 10:00:00Z')).toBe(false)
})
