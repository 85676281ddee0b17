import { expect, test } from 'vitest'
import { bareProfile } from '#contract/testing/profiles.ts'
import { applicantNames, applicantSearchTerms, applicantSearchText } from './applicant-search.ts'

const person = {
  ...bareProfile,
  familyName: '髙橋',
  givenName: '結衣',
  familyNameKana: 'タカハシ',
  givenNameKana: 'ユイ',
  school: '東都大学　工学部',
}

test('kana come first, so that the text sorts as names do; the school is left out of what was taken back', () => {
  expect(applicantSearchText(person)).toBe('タカハシユイ 高橋結衣 東都大学 工学部')
  expect(applicantNames(person)).toBe('タカハシユイ 高橋結衣')
})

test.each(['たかはし　ゆい', 'ﾀｶﾊｼﾕｲ', '高橋結衣', '髙橋 結衣', '東都 工学部', 'ゆい 東都'])(
  '%s finds',
  (query) => {
    const text = applicantSearchText(person) ?? ''
    expect(applicantSearchTerms(query).every((term) => text.includes(term))).toBe(true)
  },
)

test.each([
  '𠮷吉',
  '冨富',
  '眞真',
  '栁柳',
  '曾曽',
  '桒桑',
  '舘館',
  '瀧滝',
  '條条',
  '黑黒',
  '斉斎',
  '斎齊',
  '齊齋',
  '齋斉',
  '髙高',
  '﨑崎',
  '嵜崎',
  '濵濱',
  '濱浜',
  '邉邊',
  '邊辺',
  '澤沢',
  '廣広',
  '櫻桜',
  '國国',
  '嶋島',
  '嶌嶋',
  '渕淵',
  '龍竜',
  '惠恵',
])('%s: whoever is written with the one is found by the other', (pair) => {
  const [one = '', other = ''] = pair
  for (const [written, typed] of [
    [one, other],
    [other, one],
    [`${one}\u{e0100}`, one],
    [one, `${other}\u{e0101}`],
  ])
    expect(applicantSearchText({ ...person, familyName: `${written}田` })).toContain(
      applicantSearchTerms(`${typed}田`)[0],
    )
})

test('nothing is asked by signs alone, and five words at most', () => {
  expect(applicantSearchTerms(' 　。、')).toEqual([])
  expect(applicantSearchTerms('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a text that would be too long is cut, and none of nothing', () => {
  expect(applicantSearchText({ ...person, school: '𩸽'.repeat(600) })?.length).toBeLessThanOrEqual(500)
  const nobody = { familyName: '', givenName: '', familyNameKana: '', givenNameKana: '', school: null }
  expect(applicantSearchText(nobody)).toBeNull()
})
