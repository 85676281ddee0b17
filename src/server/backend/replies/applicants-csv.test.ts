import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { sentProfile } from '#contract/testing/profiles.ts'
import { applicantsCsv, type CsvApplicant } from './applicants-csv.ts'

const applicant: CsvApplicant = {
  status: 'not_selected',
  title: '法人営業の総合職',
  kind: 'new_grad',
  profile: { ...sentProfile, tel: '+819012345678' },
  submittedAt: new Date('2026-11-01T15:30:00Z'),
  replyDueAt: new Date('2026-11-08T14:59:59Z'),
  answeredAt: null,
  closedAt: new Date('2026-11-09T00:00:00Z'),
  declineReason: 'filled',
}
/** As a program reads it that forgives nothing. */
const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })

test('names of columns come first, then one row for each applicant; days are those of Japan', () => {
  const text = applicantsCsv([applicant])
  expect(text.startsWith('\uFEFF"応募日","求人",')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const [row, ...more] = read(text)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    応募日: '2026年11月2日',
    求人: '法人営業の総合職',
    電話番号: '090-1234-5678',
    氏名: `${sentProfile.familyName} ${sentProfile.givenName}`,
    状態: '見送り',
    返信の期限: '2026年11月8日',
    返信した日: '',
    終了した日: '2026年11月9日',
    '見送り・お断りの理由（社内用）': '募集人数に達した',
    控えを消す期限: '2027年5月8日',
  })
})

test('a month is written so that a spreadsheet leaves it', () => {
  const [row] = read(applicantsCsv([{ ...applicant, profile: { ...sentProfile, graduation: '2028-03' } }]))
  expect(row?.['卒業予定']).toBe('2028年3月')
})

test('a list of nobody has its columns all the same', () => {
  expect(read(applicantsCsv([]))).toEqual([])
  expect(applicantsCsv([]).split('\r\n')).toHaveLength(2)
})

test('what a spreadsheet would read as a formula is none', () => {
  const school = '=HYPERLINK("http://example.com","x")'
  const text = applicantsCsv([{ ...applicant, profile: { ...sentProfile, school } }])
  expect(read(text)[0]?.['学校']).toBe(`'${school}`)
})

test.each(['"引用"', 'a,b', '一行目\n二行目', '一行目\r\n二行目', '"",""\r\n=1'])(
  '%j stays in its cell',
  (school) => {
    const rows = read(applicantsCsv([{ ...applicant, profile: { ...sentProfile, school } }]))
    expect(rows.map((row) => row['学校'])).toEqual([school])
  },
)

test('each row says what it may be used for, by what was applied for', () => {
  const rows = read(
    applicantsCsv(
      (['new_grad', 'part_time', 'open_company'] as const).map((kind) => ({ ...applicant, kind })),
    ),
  )
  expect(rows.map((row) => row['使える目的'])).toEqual([
    '採用の選考と連絡のためだけに使えます。',
    '採用の選考と連絡のためだけに使えます。',
    '参加の受付と連絡のためだけに使えます。採用選考には使えません。',
  ])
})

test('how far somebody is, and why not, is said in the words of the ad', () => {
  const [row] = read(applicantsCsv([{ ...applicant, kind: 'open_company' }]))
  expect(row?.['状態']).toBe('参加をお断り')
  expect(row?.['見送り・お断りの理由（社内用）']).toBe('定員に達した')
})
