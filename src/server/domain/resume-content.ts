import { prefectureName } from '#contract/codes/prefectures.ts'
import { formatPhone } from '#contract/format/phone.ts'
import { formatPostalCode } from '#contract/format/place.ts'
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

/** A row of one of the tables, at a month (YYYY-MM). */
type Moment = { at: string; text: string }

const rowsOf = (moments: readonly Moment[]): ResumeRow[] =>
  moments.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ at, text }) => entry(at, text))

/** What begins and what ends the time at a school, where the text says it itself. */
const begins = /(?:\d年次)?(?:入学|編入学?|転入学?|進学)$/u
const ends = /(?:卒業|修了|中退|中途退学|退学)(?:見込み?|予定)?$/u
const isSchool =
  /学校|大学|学院|学園|高専|高校|短大|学部|学科|研究科|専攻|課程|スクール|school|university|college|institute/iu
/** Graduate schools are completed, others are graduated from. */
const isCompleted = /大学院|研究科|修士|博士/u

const endWord = (text: string): '修了' | '卒業' => (isCompleted.test(text) ? '修了' : '卒業')
const planned = (at: string, today: string): string => (at >= today.slice(0, 7) ? '見込み' : '')

/** What lasts, in one row: 「現在に至る」 of what has begun and has no end. */
const lasting = ({ from, until, text }: HistoryEntry, today: string): Moment => {
  const present = today.slice(0, 7)
  if (until === null) return { at: from, text: from <= present ? `${text}（現在に至る）` : text }
  return {
    at: from,
    text: `${text}（${formatMonth(monthParts(until))}まで${until > present ? '予定' : ''}）`,
  }
}

/** A school as résumés in Japan tell it: 入学 and 卒業 in rows of their own. Other learning stays in one row. */
const schooling = (each: HistoryEntry, today: string): Moment[] => {
  const { from, until, text } = each
  if (ends.test(text)) {
    const school = text.replace(ends, '').trimEnd()
    return until === null
      ? [{ at: from, text }]
      : [
          { at: from, text: `${school} 入学` },
          { at: until, text },
        ]
  }
  if (!begins.test(text) && !isSchool.test(text))
    return until === null ? [{ at: from, text }] : [lasting(each, today)]
  const school = text.replace(begins, '').trimEnd()
  const begun = { at: from, text: begins.test(text) ? text : `${text} 入学` }
  return until === null
    ? [begun]
    : [begun, { at: until, text: `${school} ${endWord(school)}${planned(until, today)}` }]
}

/** The end of the present school, where the written history does not tell it. */
const graduationOf = (profile: ResumeProfile, today: string): Moment[] => {
  const { school, schoolType, faculty, department, graduation, education } = profile
  if (school === null || graduation === null) return []
  const ending = schoolType === 'master' || schoolType === 'doctor' ? '修了' : '卒業'
  const tells = ({ text, from, until }: HistoryEntry) =>
    text.includes(school) &&
    (until !== null || ends.test(text)) &&
    ((until ?? from) === graduation || endWord(text) === ending)
  if (education.some(tells)) return []
  const told = [school, faculty, department, ending + planned(graduation, today)]
  return [{ at: graduation, text: told.filter((part) => part !== null).join(' ') }]
}

const historyOf = (profile: ResumeProfile, today: string): ResumeRow[] => {
  const education = rowsOf([
    ...profile.education.flatMap((each) => schooling(each, today)),
    ...graduationOf(profile, today),
  ])
  const experience = rowsOf(profile.experience.map((each) => lasting(each, today)))
  if (education.length + experience.length === 0) return []
  const part = (text: string, rows: readonly ResumeRow[]): ResumeRow[] =>
    rows.length === 0 ? [] : [{ kind: 'heading', text }, ...rows]
  return [...part('学　歴', education), ...part('職　歴', experience), { kind: 'end', text: '以　上' }]
}

/** How the name of a licence says itself that somebody has it. */
const had = /(?:取得|合格|修了|認定|登録)(?:見込み?|予定)?$/u

const licenceText = (name: string): string => (had.test(name) ? name : `${name} 取得`)

const licencesOf = ({ licences, certificates }: ResumeProfile, today: string): ResumeRow[] => [
  ...rowsOf(
    licences.map(({ month, name }) => ({
      at: month,
      text:
        licenceText(name) + (month > today.slice(0, 7) && !/(?:見込み?|予定)$/u.test(name) ? '見込み' : ''),
    })),
  ),
  ...certificates
    .filter((name) => !licences.some((licence) => licence.name === name))
    .map((name): ResumeRow => ({ kind: 'entry', year: '', month: '', text: licenceText(name) })),
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
  licences: licencesOf(profile, today),
  appeal: appealOf(profile),
  wishes: profile.wishes ?? '',
})
