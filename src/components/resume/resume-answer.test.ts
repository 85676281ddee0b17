import { expect, test } from 'vitest'
import { attachment, resumeAnswer } from './resume-answer.ts'

const nameOf = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')

test.each([
  ['履歴書_山田花子_20261122.pdf', '履歴書_山田花子_20261122.pdf'],
  ["O'Neil (葛\u{e0100}城)*.pdf", "O'Neil (葛城).pdf"],
  ['../../etc\r\nset-cookie: a=b\u202e\ud800".pdf', '....etcset-cookie a=b.pdf'],
  ['𠮷田😀.pdf', '𠮷田😀.pdf'],
])('%j is sent as %j', (name, sent) => {
  const header = attachment(name)
  expect(nameOf(header)).toBe(sent)
  expect(header).toMatch(/^attachment; filename="resume\.pdf"; filename\*=UTF-8''[\w.%~-]+$/)
})

test('a résumé is for its person alone, and who comes too many waits', async () => {
  const facts = { person: '山田花子', today: '2026-11-22' }
  const answer = resumeAnswer({ kind: 'drawn', bytes: new Uint8Array([1]) }, facts)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(nameOf(answer.headers.get('content-disposition') ?? '')).toBe('履歴書_山田花子_20261122.pdf')
  const busy = resumeAnswer({ kind: 'busy' }, facts)
  expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([503, '5', ''])
})
