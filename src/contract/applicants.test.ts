import { expect, test } from 'vitest'
import { applicantNoteSchema } from './applicants.ts'

const of = { companyId: '0197a000-0000-7000-8000-000000000001', id: '0197a000-0000-7000-8000-000000000002' }

// Null: how the site reads a field of a form that was left empty.
test.each([null, '', ' \r\n　'])('a note of %j is asked for', (note) => {
  const { error } = applicantNoteSchema.safeParse({ ...of, note })
  expect(error?.issues[0]?.message).toBe('REQUIRED')
})

test('a note is kept without what stands around it', () => {
  expect(applicantNoteSchema.parse({ ...of, note: ' 一行目\r\n二行目 ' }).note).toBe('一行目\n二行目')
})
