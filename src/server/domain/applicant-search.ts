import type { ProfileSnapshot } from '#contract/student-profile.ts'
import { normalise } from './search/normalise.ts'

type Names = Pick<ProfileSnapshot, 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'>

/** Characters of the text that applicants are found and sorted by. */
const most = 500
/** Words of one search that count. */
const termsMost = 5

/** Kana and name in one spelling, each without a space, so that ヤマダハナコ and やまだ はなこ meet. Null: there is nothing to find. */
export const applicantNames = ({ familyName, givenName, familyNameKana, givenNameKana }: Names) =>
  textOf([familyNameKana + givenNameKana, familyName + givenName])

/** The same with the school: what a company finds and sorts its applicants by. */
export const applicantSearchText = (profile: Names & Pick<ProfileSnapshot, 'school'>): string | null =>
  textOf([
    profile.familyNameKana + profile.givenNameKana,
    profile.familyName + profile.givenName,
    profile.school ?? '',
  ])

const textOf = (parts: readonly string[]): string | null => {
  const text = parts
    .map((part) => normalise(part))
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, most)
    .toWellFormed()
  return text === '' ? null : text
}

/** What a search asks for: every one of these has to be in the text. Empty: nothing is asked. */
export const applicantSearchTerms = (query: string): readonly string[] =>
  normalise(query)
    .split(' ')
    .filter((term) => term !== '')
    .slice(0, termsMost)
