import { expect, test } from 'vitest'
import { readFieldErrors } from './account-field.ts'
import { closeJobPostSchema, japaneseTime, publishJobPostFormSchema } from './job-post-life.ts'

const ad = {
  companyId: '01970000-0000-7000-8000-000000000001',
  id: '01970000-0000-7000-8000-000000000002',
}
const read = (given: Record<string, unknown>) => publishJobPostFormSchema.safeParse({ ...ad, ...given })
const errorsOf = (given: Record<string, unknown>) => readFieldErrors(read(given).error?.issues ?? [])

test('a publication is now, whatever stands beside it, or at a time in Japan', () => {
  expect(read({ when: 'now', publishAt: 'いつか' }).data).toEqual({ ...ad, publishAt: null, dispute: '' })
  // As Astro reads an empty field.
  expect(read({ when: 'now', publishAt: null }).data).toEqual({ ...ad, publishAt: null, dispute: '' })
  expect(read({ when: 'at', publishAt: '2026-12-01T09:00' }).data).toEqual({
    ...ad,
    publishAt: new Date('2026-12-01T00:00:00Z'),
    dispute: '',
  })
  expect(read({ when: 'at', publishAt: ' 2026-12-01T09:00:00 ' }).data?.publishAt).toEqual(
    new Date('2026-12-01T00:00:00Z'),
  )
})

test.each([
  [null, 'REQUIRED'],
  ['', 'REQUIRED'],
  ['  ', 'REQUIRED'],
  ['2026-02-30T09:00', 'NOT_DATE'],
  ['2026-12-01', 'NOT_DATE'],
  ['2026-12-01T24:00', 'NOT_DATE'],
  ['2026-12-01T09:00Z', 'NOT_DATE'],
  ['9999999-12-01T09:00', 'NOT_DATE'],
])('a time that is written %j is %s', (publishAt, problem) => {
  expect(errorsOf({ when: 'at', publishAt })).toEqual({ publishAt: problem })
})

test('what is no choice and no id is refused', () => {
  expect(errorsOf({ when: 'soon' })).toMatchObject({ when: 'CHOOSE' })
  expect(errorsOf({ id: "'; drop table job_post", when: 'now' })).toMatchObject({ id: 'INVALID' })
})

test('a company closes for its own reasons, not for those of the site', () => {
  expect(closeJobPostSchema.safeParse({ ...ad, reason: 'filled' }).success).toBe(true)
  for (const reason of ['deadline', 'company_suspended', 'violation', ''])
    expect(closeJobPostSchema.safeParse({ ...ad, reason }).success).toBe(false)
})

test('a time of a form is the one that was shown', () => {
  expect(japaneseTime(new Date('2026-11-30T15:30:59.999Z'))).toBe('2026-12-01T00:30')
})
