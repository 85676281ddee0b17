import { expect, test } from 'vitest'
import { readAdReport } from './ad-report.ts'

const sent = (report: string): FormData => {
  const form = new FormData()
  form.set('report', report)
  return form
}

test('the lines that a page wrote are read back', () => {
  const lines = [[2, 'A-1', '法人営業', '更新しました']]
  expect(readAdReport(sent(JSON.stringify(lines)))).toEqual(lines)
})

test.each([
  ['no JSON', '{'],
  ['no lines', '{"rows":1}'],
  ['a cell that is none', '[[null]]'],
  ['more rows than a file has', JSON.stringify(Array.from({ length: 101 }, () => ['x']))],
  ['more text than a report has', `["${'x'.repeat(2_000_000)}"]`],
])('%s is no report', (_, text) => {
  expect(readAdReport(sent(text))).toBeNull()
  expect(readAdReport(new FormData())).toBeNull()
})
