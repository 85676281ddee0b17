import { expect, test } from 'vitest'
import type { ResumeRow } from '#server/domain/resume-content.ts'
import { continued, shareLines, tableLines, textOfLines } from './table-lines.ts'

const measure = (text: string) => Array.from(text).length
const column = { width: 100, sizes: [10, 8] } as const
const row = (text: string): ResumeRow => ({ kind: 'entry', year: '2026', month: '4', text })
const heading: ResumeRow = { kind: 'heading', text: '職　歴' }
const lines = (...rows: ResumeRow[]) => tableLines(rows, column, measure)
const texts = (list: readonly { text: string }[] | undefined) => list?.map(({ text }) => text)

test('a text shrinks to its line, and goes on below where it cannot', () => {
  expect(lines(row('あ'.repeat(11)))).toMatchObject([{ size: 9, text: 'あ'.repeat(11), year: '2026' }])
  expect(lines(row('あ'.repeat(13)))).toMatchObject([
    { size: 8, text: 'あ'.repeat(12), year: '2026', begins: true },
    { size: 8, text: 'あ', year: '', begins: false },
  ])
})

test('what fits is shown whole, without a note', () => {
  const shared = shareLines(lines(row('い'), row('ろ'), row('は')), [2, 1])
  expect(shared.tables.map(texts)).toEqual([['い', 'ろ'], ['は']])
  expect(shared.rest).toEqual([])
})

test('no row is torn between tables, and no heading is left alone above', () => {
  const long = row('あ'.repeat(13))
  expect(shareLines(lines(row('い'), long), [2, 3]).tables.map((table) => table.length)).toEqual([1, 2])
  expect(shareLines(lines(row('い'), heading, row('ろ')), [2, 3]).tables.map(texts)).toEqual([
    ['い'],
    ['職　歴', 'ろ'],
  ])
})

test('what finds no room is told by a note, and handed on', () => {
  const shared = shareLines(lines(row('い'), row('ろ'), row('あ'.repeat(13)), row('は')), [1, 2])
  expect(shared.tables.map(texts)).toEqual([['い'], ['ろ', continued]])
  expect(textOfLines(shared.rest)).toBe(`2026年4月　${'あ'.repeat(13)}\n2026年4月　は`)
  const one = shareLines(lines(row('あ'.repeat(60))), [3])
  expect(one.tables[0]).toHaveLength(3)
  expect(texts(one.tables[0])?.join('').length).toBe(24 + continued.length)
  expect(textOfLines(one.rest)).toBe('あ'.repeat(36))
})
