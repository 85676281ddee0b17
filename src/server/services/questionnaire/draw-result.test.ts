import { expect, test } from 'vitest'
import type { DrawnResult } from '#contract/questionnaires/drawn-result.ts'
import { readPdf } from '#server/services/resume/testing/read-pdf.ts'
import { readTags } from '#server/services/resume/testing/read-tags.ts'
import { drawResultPdf, drawResultPng } from './draw-result.ts'

const row = {
  code: 'x',
  name: '心のゆれやすさ',
  poles: ['ゆれにくい', 'ゆれやすい'] as const,
  mark: { point: 0.5, band: { low: 0.4, high: 0.6 }, inner: { low: 0.45, high: 0.55 } },
}
const result: DrawnResult = {
  title: '性格のアンケートの結果',
  subtitle: '2026年11月22日　みちしるべ',
  groups: [
    { ...row, parts: Array.from({ length: 6 }, () => row) },
    { ...row, parts: [] },
    { ...row, parts: Array.from({ length: 6 }, () => row) },
  ],
  middle: { low: 0.4, high: 0.6 },
  sections: [{ heading: '読むときに気をつけること', texts: ['診断ではありません。'.repeat(400)] }],
}

test('the picture is a PNG as wide as a phone’s screen twice', () => {
  const png = Buffer.from(drawResultPng(result))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(720)
})

test('the PDF has a page for each part of the chart, none torn apart, and the words as text behind', async () => {
  const { pages, texts } = readPdf(Buffer.from(await drawResultPdf(result)))
  expect(pages.length).toBeGreaterThanOrEqual(4)
  for (const page of pages) expect(page).toEqual([595, 842])
  const text = texts.join('').replaceAll('\n', '')
  expect(text).toContain('読むときに気をつけること')
  expect(text.match(/診断ではありません。/g)?.length).toBe(400)
})

test('a reader that speaks is told what it is, its figures in words and its parts', async () => {
  const source = Buffer.from(await drawResultPdf(result)).toString('latin1')
  for (const fact of ['/Marked true', '/Lang (ja)', '/DisplayDocTitle true', '/Alt '])
    expect(source).toContain(fact)
  const tags = new Set(Array.from(source.matchAll(/\/S \/(\w+)/g), ([, tag]) => tag))
  for (const tag of ['Document', 'Figure', 'H1', 'H2', 'P']) expect(tags).toContain(tag)
})

test('another reader finds the language, the title, figures in words, and headings before their words', async () => {
  const { title, lang, tags } = await readTags(await drawResultPdf(result))
  expect([title, lang]).toEqual([result.title, 'ja'])
  const told = tags.filter(({ role }) => ['Figure', 'H1', 'H2'].includes(role))
  expect(told.map(({ role, text, alt }) => [role, alt ?? text])).toEqual([
    ['Figure', '性格のアンケートの結果の図：心のゆれやすさ、心のゆれやすさ'],
    ['Figure', '性格のアンケートの結果の図：心のゆれやすさ'],
    ['H1', '性格のアンケートの結果'],
    ['H2', '読むときに気をつけること'],
  ])
  expect(tags.findIndex(({ role }) => role === 'P')).toBeGreaterThan(
    tags.findIndex(({ role }) => role === 'H2'),
  )
})
