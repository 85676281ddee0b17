import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

const nameOf = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')

test.each([
  ['履歴書_山田花子_20261122.pdf', '履歴書_山田花子_20261122.pdf'],
  ["O'Neil (葛\u{e0100}城)*.pdf", "O'Neil (葛城).pdf"],
  ['../../etc\r\nset-cookie: a=b\u202e\ud800".pdf', '....etcset-cookie a=b.pdf'],
  ['𠮷田😀.pdf', '𠮷田😀.pdf'],
])('%j is sent as %j', (name, sent) => {
  const header = attachment('resume.pdf', name)
  expect(nameOf(header)).toBe(sent)
  expect(header).toMatch(/^attachment; filename="resume\.pdf"; filename\*=UTF-8''[\w.%~-]+$/)
})
