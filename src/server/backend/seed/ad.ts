import { jobPostKinds, type JobPostKind } from '#contract/codes/job-post.ts'
import type { OccupationCode } from '#contract/codes/occupations.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import { aspectsOf } from './ad-aspects.ts'
import { briefOf } from './ad-brief.ts'
import { conditionsOf, insuranceOf, remoteOf, smokingOf } from './ad-conditions.ts'
import { endBeforeStart, endInTime, lifeOf, outsideNewYear } from './ad-life.ts'
import { programmeOf, termOf } from './ad-term.ts'
import { extraWords, houseWords, payday } from './ad-extras.ts'
import type { AdSubject } from './ad-subject.ts'
import { dutiesOf, inHouse } from './ad-text.ts'
import { titleOf } from './ad-title.ts'
import { commute, journey, wageOf } from './ad-wage.ts'
import { workplacesOf, type WorkplaceRow } from './ad-workplaces.ts'
import { day, dayOf, laterVacation, nextVacation, targetGraduation } from './calendar.ts'
import type { SeedBase, SeedCompany } from './company.ts'
import { occupationWords } from './occupations/all.ts'
import { datesOf } from './programme-dates.ts'
import { programmeFacts, type Programme } from './programme-text.ts'
import { openingHours } from './opening-hours.ts'
import { createRandom, type Random } from './random.ts'
import { localWords } from './local-jobs.ts'
import { questionsOf, selectionFlowOf } from './selection.ts'

export type JobPostRow = typeof jobPost.$inferSelect
export type SeedAd = { row: JobPostRow; workplaces: WorkplaceRow[]; company: SeedCompany }

const kindWeights: Record<JobPostKind, number> = {
  new_grad: 42,
  internship_general: 8,
  internship_special: 5,
  internship_advanced: 5,
  open_company: 12,
  career_education: 4,
  paid_internship: 9,
  part_time: 18,
}
const kinds = jobPostKinds.map((kind) => [kind, kindWeights[kind]] as const)
const scientific = new Set<OccupationCode>(['research', 'data', 'software', 'mechanical', 'manufacturing'])

/** Work a student learns on the spot and is hired for by the hour, or may not do without a licence. */
const noLongTerm = new Set<OccupationCode>([
  'medical',
  'care',
  'education',
  'food',
  'hospitality',
  'beauty',
  'retail',
  'logistics',
  'finance',
])

/** Work among those who are served, in what the house gives out to wear. */
const counters = new Set<OccupationCode>([
  'retail',
  'food',
  'hospitality',
  'beauty',
  'logistics',
  'medical',
  'care',
])

const kindOf = (random: Random, occupation: OccupationCode, partTime: readonly string[]): JobPostKind => {
  const kind = random.weighted(kinds)
  if (kind === 'internship_advanced' && !scientific.has(occupation)) return 'internship_general'
  const byHour = kind === 'paid_internship' && noLongTerm.has(occupation) ? 'part_time' : kind
  return byHour === 'part_time' && partTime.length === 0 ? 'new_grad' : byHour
}

/**
 * Of an internship the year that its vacation is for: who graduates before has decided by then, and who graduates later is not in
 * the third year yet, from which on the three ministries know of internships; courses of a doctor are longer.
 */
const graduationYearsOf = (random: Random, kind: JobPostKind, now: Date, { from }: Programme): number[] => {
  const year = targetGraduation(kind.startsWith('internship_') ? new Date(from) : now)
  if (kind === 'new_grad')
    return random.weighted([
      [[year], 10],
      [[year - 1, year], 2],
      [[year - 1], 2],
      [[], 1],
    ])
  if (kind.startsWith('internship_')) {
    const later = random.weighted([
      ['none', 3],
      ['next', 4],
    ])
    return kind === 'internship_advanced' && later === 'next' ? [year, year + 1] : [year]
  }
  return []
}

const ageLimitOf = (random: Random, kind: JobPostKind) =>
  kind === 'new_grad' && random.chance(0.06)
    ? {
        ageLimitMax: random.pick([29, 34]),
        ageLimitException: '3i' as const,
        ageLimitReason: '長期勤続によるキャリア形成を図るため',
      }
    : { ageLimitMax: null, ageLimitException: null, ageLimitReason: null }

/** Not more than a house has work for: a few, or of graduates three in a hundred; an event has room for more. */
const openingsOf = (random: Random, kind: JobPostKind, employees: number | null): number => {
  const workforce = employees ?? 100
  if (kind === 'open_company' || kind === 'career_education')
    return Math.min(random.int(2, 6) * 5, Math.max(5, Math.floor(workforce / 4)))
  if (kind === 'new_grad') return random.int(1, Math.max(2, Math.floor(workforce * 0.03)))
  return random.int(1, Math.max(2, Math.min(5, Math.floor(workforce / 10))))
}

/** The `index`-th ad of a seed, at the company given. */
export const seedAd = (
  { seed, now }: SeedBase,
  index: number,
  { isFirst, ...company }: SeedCompany & { isFirst: boolean },
): SeedAd => {
  const random = createRandom(`${seed}/job/${index}`)
  const occupation = random.weighted(company.business.occupations)
  const { words, ...names } = localWords(company.business, occupation, occupationWords[occupation])
  const kind = kindOf(random, occupation, names.partTime)
  const started = lifeOf(random, kind, { status: company.row.status, isFirst }, now)
  const start = started.publishAt ?? now
  // What is on the list still lies ahead, however long ago it was published.
  const ahead = started.closedAt === null && start < now ? now : start
  // Of a chance of their own, so that the rest of the ad does not hang on them.
  const [season, extras] = [createRandom(`${seed}/season/${index}`), createRandom(`${seed}/extras/${index}`)]
  // Who is hired for a term begins once nobody can apply any more.
  const byTerm = kind === 'part_time' || kind === 'paid_internship'
  const { validThrough } = started
  const begins = byTerm && validThrough !== null && validThrough > ahead ? validThrough : ahead
  // What nobody can apply for any more began after its deadline, too.
  const opens = started.closedAt !== null && !byTerm ? (validThrough ?? ahead) : ahead
  const usual = programmeOf(
    random,
    kind,
    byTerm ? begins : opens,
    season.chance(0.2) ? laterVacation(opens) : nextVacation(opens),
  )
  const createdAt = new Date(
    Math.min(start.getTime(), now.getTime()) - random.int(1, 12) * day - random.int(0, 86_399) * 1000,
  )
  const id = uuidV7(createdAt.getTime(), index & 0xfff, random.bytes(8))
  const brief =
    kind === 'part_time'
      ? briefOf(createRandom(`${seed}/brief/${index}`), company.business, occupation, begins)
      : null
  const { at, rows, range } = workplacesOf(random, kind, company, { id, at: brief?.place ?? null })
  const place = at[0] ?? company.home
  const dates = datesOf(createRandom(`${seed}/dates/${index}`), kind, usual.days, usual.from)
  const held = { ...usual, dates, from: dates[0] ?? usual.from, to: dates.at(-1) ?? usual.to }
  const programme = brief === null ? held : { ...held, ...brief }
  const anywhere = remoteOf(random, kind, words.hours)
  // What is measured, washed and set up is where it stands.
  const onSite = kind === 'part_time' && (names.onSite || brief !== null || occupation === 'research')
  const remote = onSite ? 'none' : anywhere
  const remoteOnly = remote === 'full' && !isEmployment(kind)
  const opening = openingHours(company.business, occupation)
  const subject: AdSubject = {
    kind,
    weekend: opening.weekend,
    atCounter: counters.has(occupation) || (names.onSite && occupation !== 'education'),
    company,
    words,
    job: random.pick(kind === 'part_time' ? names.partTime : names.jobs),
    place,
    brief,
    graduationYears: graduationYearsOf(random, kind, now, programme),
    programme,
    remoteOnly,
  }
  const inTime = endInTime(started, kind, programme)
  const life = outsideNewYear(
    kind === 'new_grad' ? endBeforeStart(inTime, subject.graduationYears, now) : inTime,
    now,
  )
  const conditions = conditionsOf(random, kind, words.hours, opening, brief)
  const duties = dutiesOf(random, subject)
  const wage = wageOf(random, kind, {
    prefectures: at.map(({ prefecture }) => prefecture),
    today: dayOf(now),
    pay: words.pay * company.pay,
    conditions,
    remote: remote !== 'none',
    remoteOnly,
  })
  const title = inHouse(titleOf(random, subject), subject)
  const term = termOf(random, kind, programme, brief)
  const facts = {
    kind,
    duties:
      duties +
      houseWords(subject, title + duties) +
      extraWords(extras, subject, {
        occupation,
        hoursNote: conditions.hoursNote,
        termKind: term.termKind,
        workplaces: rows,
      }),
    workplacesRange: remote === 'none' ? range.replace('および在宅勤務を行う場所', '') : range,
    remote,
    ...conditions,
    ...wage,
    raise: brief === null ? wage.raise : null,
    ...(brief?.kind === 'resort' ? { allowances: [{ ...commute, note: journey }] } : {}),
    wageNote: payday(extras, kind, wage.wageNote, brief),
    ...programmeFacts(kind, programme),
    ...life,
  }
  const told: Omit<JobPostRow, 'features'> = {
    id,
    companyId: company.row.id,
    ...facts,
    title,
    occupation,
    graduationYears: [...subject.graduationYears],
    dutiesRange:
      isEmployment(kind) && kind === 'new_grad' ? `会社の定める業務（${words.range}）` : '変更なし',
    // Of a chance of its own, so that the rest of the ad does not hang on it.
    workAspects: aspectsOf(createRandom(`${seed}/aspects/${index}`), occupation),
    ...term,
    insurance: insuranceOf(random, kind, brief),
    dispatch: false,
    ...smokingOf(random, rows, remoteOnly),
    ...ageLimitOf(random, kind),
    openings: openingsOf(random, kind, company.row.employees),
    selectionFlow: selectionFlowOf(random, kind, brief),
    questions: questionsOf(random, kind, brief),
    replyByDays: random.pick([5, 7, 7, 10, 14]),
    infoAsOf: dayOf(life.publishAt === null || life.publishAt > now ? now : life.publishAt),
    revision: 1,
    unsaid: [],
    acceptedFindings: [],
    createdAt,
    updatedAt: life.closedAt ?? (start > now ? createdAt : start),
  }
  return { row: { ...told, features: jobPostFeatures(told) }, workplaces: rows, company }
}
