import type { programmeRules } from '#contract/legal/rules-of-programmes.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { unpaidWorkMeanings } from '#contract/legal/meaning/work.ts'
import { programmeStatements } from '#contract/legal/statements/programmes.ts'
import { internshipWordings, programmeWordings } from '#contract/legal/wording/programmes.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import type { LegalFacts } from './facts.ts'
import { blank, hit, when, type Rule } from './hit.ts'
import { wordsIn, type AdText } from './texts.ts'
import { createWordingSearch, unlessTakenBack, withStatements } from './wording.ts'

const day = 86_400_000

/** Days, both ends counted, that a programme must last (三省合意, 2022 revision: 5日間以上, 2週間以上). */
const leastDays: Partial<Record<JobPostKind, number>> = {
  internship_general: 5,
  internship_special: 14,
}
/** Of those for doctoral students in principle (2か月以上; may be shorter by what is done), of those for masters nothing is settled. */
const researchDays = 60

/** May be called an internship. */
const isInternship = (kind: JobPostKind): boolean =>
  kind === 'internship_advanced' || leastDays[kind] !== undefined

/** インターンシップ as the name of what is offered, not what somebody did or the work of running one. */
const internship =
  /インターン(?:シップ)?(?!(?:シップ)?(?:.{0,2}(?:経験|参加|経由|とは(?:異|違)|ではあり|ではな|の?企画|の?運営|の?受け?入れ|担当|生の)|生(?!を?(?:募集|歓迎|大募集))))/

const misnamed: Rule = ({ kind }, { told }) =>
  isInternship(kind)
    ? []
    : told.flatMap(({ field, text }) => {
        const found = internship.exec(text)
        return found === null ? [] : [hit(found[0], field)]
      })

const lengthInTitle = /(半日|ワンデー|1\s?day)|(?<!\d)(\d{1,6})\s?(?:(日|週)間|(?:か|ヶ|カ|ヵ)月間?)/i
/** Days that a title names; null: it names none. */
const daysOf = (title: string): number | null => {
  const found = lengthInTitle.exec(title)
  if (found === null) return null
  const [, single, count, unit] = found
  if (single !== undefined) return 1
  return Number(count) * (unit === '日' ? 1 : unit === '週' ? 7 : 30)
}

/** An internship under a contract lasts from its first to its last day, another as many days as one person takes part. */
const lasts = ({ kind, termFrom, termTo, eventDays }: LegalFacts): number | null => {
  if (!isEmployment(kind)) return eventDays
  return termFrom === null || termTo === null ? null : (Date.parse(termTo) - Date.parse(termFrom)) / day + 1
}

const shorterThan = (least: number, facts: LegalFacts) => {
  const days = lasts(facts)
  const field = isEmployment(facts.kind) ? 'termTo' : 'eventDays'
  if (days !== null && days < least) return [hit(`${days}日間`, field)]
  const title = facts.title.normalize('NFKC')
  const named = daysOf(title)
  return named !== null && named < least ? [hit(lengthInTitle.exec(title)?.[0], 'title')] : []
}

const tooShort: Rule = (facts) => {
  const least = leastDays[facts.kind]
  return least === undefined ? [] : shorterThan(least, facts)
}
const researchShort: Rule = (facts) =>
  facts.kind === 'internship_advanced' ? shorterThan(researchDays, facts) : []

const says = (texts: readonly AdText[], words: RegExp): boolean => texts.some(({ text }) => words.test(text))

/** Breaks when an internship under the agreement says nothing of what the words look for. */
const internshipSays =
  (...words: readonly RegExp[]): Rule =>
  ({ kind, duties }, { told }) =>
    !isInternship(kind) || blank(duties) || words.every((each) => says(told, each)) ? [] : [hit()]

const isProgramme = (kind: JobPostKind): boolean => !isEmployment(kind)

const introductory = new Set<JobPostKind>(['open_company', 'career_education'])
const recruiting =
  /(?:早期|特別|限定)選考(?![^。、\n]{0,14}(?:ません|なく|なし|ない))|選考(?:で|に|が|において)(?:は|も)?(?:有利|優遇)(?![^。、\n]{0,12}(?:ません|ない|なく))|(?:本?選考の[^。\n]{0,8}(?:免除|優遇|スキップ)|面接を?免除)(?![^。、\n]{0,10}(?:ません|ない|なく))|選考(?:フロー|ステップ)?(?:の)?(?:一部)?(?:を)?(?:免除|直結|優遇)|内々?定(?:を|の|に)?(?:直結|出し|お渡し|約束|チャンス)|書類選考(?:を)?(?:免除|パス)/
/** Steps of being hired, not of taking part. */
const hiringStep =
  /(?<!模擬)面接(?!官|対策|練習|体験|の(?:練習|対策|体験|コツ)|[はも]?(?:なし|あり?ません|ない|行いません|不要)|[^。、\n]{0,8}関係)|内々?定(?!者|[^。、\n]{0,12}(?:ません|なし|ない|関係))/
const recruits: Rule = ({ kind }, { all }) =>
  introductory.has(kind)
    ? all.flatMap((text) => {
        const found =
          wordsIn(text, recruiting) ?? (text.field === 'selectionFlow' ? wordsIn(text, hiringStep) : null)
        return found === null ? [] : [hit(found, text.field)]
      })
    : []

const unlike = unlessTakenBack(createWordingSearch(internshipWordings))
const burdens = unlessTakenBack(createWordingSearch(programmeWordings))
const working =
  /ノルマ|売上(?:の)?(?:目標|責任)|シフトに(?:入|組)|人手(?:が)?不足|テレアポ|成果報酬|インセンティブ|即戦力|営業(?:活動)?(?:を)?(?:任せ|していただ|担当していただ)/
const workWords = (texts: readonly AdText[]) =>
  texts.flatMap((text) => {
    const found = wordsIn(text, working)
    return found === null ? [] : [hit(found, text.field)]
  })
const workedUnpaid = withStatements(createWordingSearch([], unpaidWorkMeanings), programmeStatements, [
  workWords,
])
const unpaidWork: Rule = ({ kind, wageUnit }, { told }) =>
  isProgramme(kind) && wageUnit === 'unpaid' ? [...workWords(told), ...workedUnpaid(told)] : []

export const programmeChecks = {
  internship_misnamed: misnamed,
  internship_too_short: tooShort,
  research_internship_short: researchShort,
  internship_work_unstated: internshipSays(
    /就業体験|職場|実務|現場|研究/,
    /指導|助言|フィードバック|講評|評価|振り返り|担当(?:の)?社員/,
  ),
  internship_use_unstated: internshipSays(/学生情報|個人情報|情報の(?:利用|活用)|採用(?:選考)?活動|採用選考/),
  programme_content_missing: when(({ kind, duties }) => isProgramme(kind) && blank(duties)),
  // One that is held on line has no place.
  programme_venue_missing: when(
    ({ kind, remote, workplaces }) => isProgramme(kind) && remote !== 'full' && workplaces.length === 0,
  ),
  programme_times_missing: when(
    ({ kind, startsAt, endsAt, hoursNote }) =>
      isProgramme(kind) && (startsAt === null || endsAt === null) && blank(hoursNote),
  ),
  programme_steps_missing: when(({ kind, selectionFlow }) => isProgramme(kind) && selectionFlow.every(blank)),
  programme_dates_missing: when(({ kind, eventDates }) => isProgramme(kind) && blank(eventDates)),
  programme_length_missing: when(({ kind, eventDays }) => isProgramme(kind) && eventDays === null),
  programme_travel_missing: when(({ kind, travelCosts }) => isProgramme(kind) && blank(travelCosts)),
  programme_audience_missing: when(({ kind, participants }) => isProgramme(kind) && blank(participants)),
  programme_recruits: recruits,
  unpaid_work: unpaidWork,
  programme_burdens: ({ kind }, { all }) => [
    ...(isProgramme(kind) ? burdens(all) : []),
    ...(isInternship(kind) ? unlike(all) : []),
  ],
} satisfies Record<keyof typeof programmeRules, Rule>
