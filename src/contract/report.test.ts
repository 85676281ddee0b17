import { describe, expect, test } from 'vitest'
import { readFieldErrors } from './account-field.ts'
import { reportReasonNames } from './codes/report.ts'
import { answerReportSchema, reportSchema } from './report.ts'

const id = '0198c2a0-1111-7000-8000-0123456789ab'
const read = (given: Record<string, unknown>) =>
  reportSchema.safeParse({ jobPostId: id, revision: '2', reasons: ['fraud'], ...given })
const problems = (given: Record<string, unknown>) => readFieldErrors(read(given).error?.issues ?? [])

test('a form sends nothing for what is left empty, and line ends of its own', () => {
  expect(read({ body: null, email: null }).data).toEqual({
    jobPostId: id,
    revision: 2,
    reasons: ['fraud'],
    body: null,
    email: null,
  })
  expect(read({ body: ' 一\r\n二 ', email: 'a@example.jp' }).data).toMatchObject({ body: '一\n二' })
})

test('a condition against the law is a reason that says enough', () => {
  expect(problems({ reasons: ['unlawful_terms'], body: null })).toEqual({})
  expect(reportReasonNames.unlawful_terms).toBe('法律に反する条件がある（罰金・最低賃金・年齢の制限など）')
})

describe('what is wrong', () => {
  test.each([
    [{ reasons: [] }, { reasons: 'CHOOSE' }],
    [{ reasons: ['unknown'] }, { 'reasons.0': 'CHOOSE' }],
    [{ reasons: ['other'] }, { body: 'REQUIRED' }],
    [{ reasons: ['other'], body: '　' }, { body: 'REQUIRED' }],
    [{ body: 'あ'.repeat(2001) }, { body: 'TOO_LONG' }],
    [{ body: 'a\ud83db' }, { body: 'NOT_PLAIN' }],
    [{ email: 'a' }, { email: 'NOT_EMAIL' }],
    [{ email: 'a@example.jp\nBcc: b@example.jp' }, { email: 'NOT_EMAIL' }],
    [{ jobPostId: '1' }, { jobPostId: 'INVALID' }],
    [{ revision: '0' }, { revision: 'INVALID' }],
  ])('%o', (given, expected) => {
    expect(problems(given)).toEqual(expected)
  })

  test.each([
    [null, 'REQUIRED'],
    [' \n　', 'REQUIRED'],
    ['あ'.repeat(2001), 'TOO_LONG'],
    ['a\ud83db', 'NOT_PLAIN'],
  ])('an answer of %o', (text, problem) => {
    const { error } = answerReportSchema.safeParse({ companyId: id, id, text })
    expect(readFieldErrors(error?.issues ?? [])).toEqual({ text: problem })
  })
})
