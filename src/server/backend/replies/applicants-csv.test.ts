import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { sentProfile } from '#contract/testing/profiles.ts'
import { applicantsCsv, type CsvApplicant } from './applicants-csv.ts'

const at = new Date('2026-11-22T04:05:00Z')
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
const read = (text: string): string[][] =>
  parse(text, { bom: true, record_delimiter: '\r\n', relax_column_count: true })

test('a line of the terms, one of names, one for each applicant; days are those of Japan', () => {
  const text = applicantsCsv([applicant], { at, most: null })
  expect(text.startsWith('\uFEFF"この控えは2026年11月22日に作成しました。')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const [notice, names, row, ...more] = read(text)
  expect(more).toEqual([])
  expect(notice).toHaveLength(1)
  expect(notice?.[0]).toContain('180日')
  expect(notice?.[0]).toContain('取り下げた方と、情報がすでに消えた方は含みません')
  expect(notice?.[0]).not.toContain('はじめの')
  expect(Object.fromEntries((names ?? []).map((name, place) => [name, row?.[place]]))).toMatchObject({
    応募日: '2026-11-02',
    求人: '法人営業の総合職',
    電話番号: '090-1234-5678',
    氏名: `${sentProfile.familyName} ${sentProfile.givenName}`,
    状態: '見送り',
    返信の期限: '2026-11-08',
    返信した日: '',
    終了した日: '2026-11-09',
    '見送り・お断りの理由（社内用）': '募集人数に達した',
  })
})

test('one that was cut short says so', () => {
  expect(read(applicantsCsv([], { at, most: 10_000 }))[0]?.[0]).toContain('はじめの10,000人まで')
})

test('what a spreadsheet would read as a formula is none', () => {
  const school = '=HYPERLINK("http://example.com","x")'
  const text = applicantsCsv([{ ...applicant, profile: { ...sentProfile, school } }], { at, most: null })
  expect(read(text)[2]?.[6]).toBe(`'${school}`)
})

test.each(['"引用"', 'a,b', '一行目\n二行目', '一行目\r\n二行目', '"",""\r\n=1'])(
  '%j stays in its cell',
  (school) => {
    const text = applicantsCsv([{ ...applicant, profile: { ...sentProfile, school } }], { at, most: null })
    const rows = read(text)
    expect(rows).toHaveLength(3)
    expect(rows[2]?.[6]).toBe(school)
  },
)

test('the first line says what the information may be used for, by what was applied for', () => {
  const noticeOf = (...kinds: CsvApplicant['kind'][]) =>
    read(
      applicantsCsv(
        kinds.map((kind) => ({ ...applicant, kind })),
        { at, most: null },
      ),
    )[0]?.[0] ?? ''
  expect(noticeOf('new_grad', 'part_time')).toContain('利用規約により、採用の選考と連絡のためだけに使い')
  const ofProgrammes = noticeOf('open_company')
  expect(ofProgrammes).toContain('利用規約により、参加の受付と連絡のためだけに使い')
  expect(ofProgrammes).toContain('採用選考には使えません')
  expect(noticeOf('new_grad', 'open_company')).toContain('採用の選考、参加の受付と連絡のためだけに使い')
  expect(noticeOf('new_grad')).not.toContain('オープン・カンパニー')
})

test('how far somebody is, and why not, is said in the words of the ad', () => {
  const cells = read(applicantsCsv([{ ...applicant, kind: 'open_company' }], { at, most: null }))[2]
  expect(cells).toContain('参加をお断り')
  expect(cells).toContain('定員に達した')
})
