import { prefectureName } from '#contract/codes/prefectures.ts'
import { formatPhone, formatPostalCode } from '#contract/format/place.ts'
import { formatDate, formatMonth } from '#contract/format/time.ts'
import type { ResumeProfile } from '#contract/resume.ts'
import type { HistoryEntry } from '#contract/student-profile.ts'

/** A line of one of the form's tables; headings stand in the middle, 「以上」 at the right. */
export type ResumeRow =
  { kind: 'entry'; year: string; month: string; text: string } | { kind: 'heading' | 'end'; text: string }

/** What stands in each place of the form; empty: nothing was written. */
export type ResumeContent = {
  asOf: string
  nameKana: string
  name: string
  birth: string
  gender: string
  addressKana: string
  address: string
  tel: string
  contact: string
  history: readonly ResumeRow[]
  licences: readonly ResumeRow[]
  appeal: string
  wishes: string
}

/** Readings are kept in katakana; the form asks for ふりがな. */
const hiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))

/** Years that somebody born on a day has completed on another (年齢計算ニ関する法律 counts the day before as the last). */
export const ageOn = (birthDate: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** YYYY-MM. */
const monthParts = (month: string) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) })

const entry = (at: string, text: string): ResumeRow => {
  const { year, month } = monthParts(at)
  return { kind: 'entry', year: String(year), month: String(month), text }
}

/** What is said of an entry without an end: nothing of a moment, 「現在に至る」 of what lasts and has begun. */
type Open = 'moment' | 'lasting'

const entriesOf = (entries: readonly HistoryEntry[], open: Open, today: string): ResumeRow[] => {
  const present = today.slice(0, 7)
  return entries
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, until, text }) => {
      if (until === null)
        return entry(from, open === 'lasting' && from <= present ? `${text}（現在に至る）` : text)
      return entry(from, `${text}（${formatMonth(monthParts(until))}まで${until > present ? '予定' : ''}）`)
    })
}

/** The end of the present school, where the written history does not tell it. */
const graduationOf = (profile: ResumeProfile, today: string): HistoryEntry[] => {
  const { school, schoolType, faculty, department, graduation, education } = profile
  if (school === null || graduation === null) return []
  const tells = ({ text, until }: HistoryEntry) =>
    text.includes(school) && (until !== null || /卒業|修了|見込/u.test(text))
  if (education.some(tells)) return []
  const ending = schoolType === 'master' || schoolType === 'doctor' ? '修了' : '卒業'
  const planned = graduation >= today.slice(0, 7) ? '見込み' : ''
  const text = [school, faculty, department, ending + planned].filter((part) => part !== null).join(' ')
  return [{ from: graduation, until: null, text }]
}

const historyOf = (profile: ResumeProfile, today: string): ResumeRow[] => {
  const schooling = [...profile.education, ...graduationOf(profile, today)]
  const education = entriesOf(schooling, 'moment', today)
  const experience = entriesOf(profile.experience, 'lasting', today)
  if (education.length + experience.length === 0) return []
  const part = (text: string, rows: readonly ResumeRow[]): ResumeRow[] =>
    rows.length === 0 ? [] : [{ kind: 'heading', text }, ...rows]
  return [...part('学　歴', education), ...part('職　歴', experience), { kind: 'end', text: '以　上' }]
}

const licencesOf = ({ licences, certificates }: ResumeProfile): ResumeRow[] => [
  ...licences
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .map(({ month, name }) => entry(month, name)),
  ...certificates
    .filter((name) => !licences.some((licence) => licence.name === name))
    .map((text): ResumeRow => ({ kind: 'entry', year: '', month: '', text })),
]

const appealOf = ({ motivation, selfIntroduction, skills, languages }: ResumeProfile): string =>
  [
    motivation,
    selfIntroduction === null ? null : `【アピールポイント】\n${selfIntroduction}`,
    skills.length === 0 ? null : `【特技】${skills.join('、')}`,
    languages.length === 0 ? null : `【語学】${languages.join('、')}`,
  ]
    .filter((part) => part !== null)
    .join('\n')

const addressOf = ({ postalCode, prefectureCode, address }: ResumeProfile): string => {
  const code = postalCode === null ? '' : `〒${formatPostalCode(postalCode)}\n`
  return `${code}${prefectureCode === null ? '' : prefectureName(prefectureCode)}${address ?? ''}`
}

/**
 * A profile in the places of 厚生労働省履歴書様式例 (2021). Nothing is said that was not written: sex stays empty unless it was, and
 * what the form has no place for is left out. Years are of the Western calendar.
 */
export const resumeContent = (profile: ResumeProfile, today: string): ResumeContent => ({
  asOf: `${formatDate(today)}現在`,
  nameKana: hiragana(`${profile.familyNameKana}　${profile.givenNameKana}`),
  name: `${profile.familyName}　${profile.givenName}`,
  birth:
    profile.birthDate === null
      ? '　　　　年　　　月　　　日生　（満　　　歳）'
      : `${formatDate(profile.birthDate)}生　（満 ${ageOn(profile.birthDate, today)} 歳）`,
  gender: profile.gender ?? '',
  addressKana: hiragana(profile.addressKana ?? ''),
  address: addressOf(profile),
  tel: profile.tel === null ? '' : formatPhone(profile.tel),
  contact: profile.email === null ? '' : `E-mail: ${profile.email}`,
  history: historyOf(profile, today),
  licences: licencesOf(profile),
  appeal: appealOf(profile),
  wishes: profile.wishes ?? '',
})
