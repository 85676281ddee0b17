import { jobPostKinds, type JobPostKind } from '#contract/codes/job-post.ts'
import type { OccupationCode } from '#contract/codes/occupations.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import { aspectsOf } from './ad-aspects.ts'
import { conditionsOf, insuranceOf, remoteOf, smokingOf } from './ad-conditions.ts'
import { endInTime, lifeOf } from './ad-life.ts'
import { programmeOf, termOf } from './ad-term.ts'
import { dutiesOf, inHouse, type AdSubject } from './ad-text.ts'
import { titleOf } from './ad-title.ts'
import { wageOf } from './ad-wage.ts'
import { workplacesOf, type WorkplaceRow } from './ad-workplaces.ts'
import { day, dayOf, targetGraduation } from './calendar.ts'
import type { SeedBase, SeedCompany } from './company.ts'
import { occupationWords } from './occupations/all.ts'
import { programmeFacts } from './programme-text.ts'
import { createRandom, type Random } from './random.ts'
import { jobNames } from './local-jobs.ts'
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

const kindOf = (random: Random, occupation: OccupationCode, partTime: readonly string[]): JobPostKind => {
  const kind = random.weighted(kinds)
  if (kind === 'internship_advanced' && !scientific.has(occupation)) return 'internship_general'
  const byHour = kind === 'paid_internship' && noLongTerm.has(occupation) ? 'part_time' : kind
  return byHour === 'part_time' && partTime.length === 0 ? 'new_grad' : byHour
}

const graduationYearsOf = (random: Random, kind: JobPostKind, now: Date): number[] => {
  const year = targetGraduation(now)
  if (kind === 'new_grad')
    return random.weighted([
      [[year], 10],
      [[year - 1, year], 2],
      [[year - 1], 2],
      [[], 1],
    ])
  if (kind.startsWith('internship_'))
    return random.weighted([
      [[year], 3],
      [[year, year + 1], 4],
    ])
  return random.chance(0.15) ? [year, year + 1, year + 2] : []
}

const ageLimitOf = (random: Random, kind: JobPostKind) =>
  kind === 'new_grad' && random.chance(0.06)
    ? {
        ageLimitMax: random.pick([29, 34]),
        ageLimitException: '3i' as const,
        ageLimitReason: '長期勤続によるキャリア形成を図るため',
      }
    : { ageLimitMax: null, ageLimitException: null, ageLimitReason: null }

/** The `index`-th ad of a seed, at the company given. */
export const seedAd = ({ seed, now }: SeedBase, index: number, company: SeedCompany): SeedAd => {
  const random = createRandom(`${seed}/job/${index}`)
  const occupation = random.weighted(company.business.occupations)
  const words = occupationWords[occupation]
  const names = jobNames(company.business, occupation, words)
  const kind = kindOf(random, occupation, names.partTime)
  const started = lifeOf(random, kind, company.row.status, now)
  const start = started.publishAt ?? now
  // What is on the list still lies ahead, however long ago it was published.
  const ahead = started.closedAt === null && start < now ? now : start
  const programme = programmeOf(random, kind, ahead)
  const life = endInTime(started, kind, programme)
  const createdAt = new Date(
    Math.min(start.getTime(), now.getTime()) - random.int(1, 12) * day - random.int(0, 86_399) * 1000,
  )
  const id = uuidV7(createdAt.getTime(), index & 0xfff, random.bytes(8))
  const { at, rows, range } = workplacesOf(random, kind, company, id)
  const remote = remoteOf(random, kind, words.hours)
  const remoteOnly = remote === 'full' && !isEmployment(kind)
  const subject: AdSubject = {
    kind,
    company,
    words,
    job: random.pick(kind === 'part_time' ? names.partTime : names.jobs),
    place: at[0] ?? company.home,
    graduationYears: graduationYearsOf(random, kind, now),
    programme,
    remoteOnly,
  }
  const conditions = conditionsOf(random, kind, words.hours)
  const facts = {
    kind,
    duties: dutiesOf(random, subject),
    workplacesRange: range,
    remote,
    ...conditions,
    ...wageOf(random, kind, {
      prefectures: at.map(({ prefecture }) => prefecture),
      today: dayOf(now),
      pay: words.pay * company.pay,
      conditions,
      remoteOnly,
    }),
    ...programmeFacts(kind, programme),
    ...life,
  }
  const told: Omit<JobPostRow, 'features'> = {
    id,
    companyId: company.row.id,
    ...facts,
    title: inHouse(titleOf(random, subject), subject),
    occupation,
    graduationYears: [...subject.graduationYears],
    dutiesRange:
      isEmployment(kind) && kind === 'new_grad' ? `会社の定める業務（${words.range}）` : '変更なし',
    // Of a chance of its own, so that the rest of the ad does not hang on it.
    workAspects: aspectsOf(createRandom(`${seed}/aspects/${index}`), occupation),
    ...termOf(random, kind, programme),
    insurance: insuranceOf(random, kind),
    dispatch: false,
    ...smokingOf(random),
    ...ageLimitOf(random, kind),
    openings: kind === 'new_grad' ? random.int(1, 20) : random.int(2, 40),
    selectionFlow: selectionFlowOf(random, kind),
    questions: questionsOf(random, kind),
    replyByDays: random.pick([5, 7, 7, 10, 14]),
    infoAsOf: dayOf(life.publishAt === null || life.publishAt > now ? now : life.publishAt),
    revision: 1,
    unsaid: [],
    createdAt,
    updatedAt: life.closedAt ?? (start > now ? createdAt : start),
  }
  return { row: { ...told, features: jobPostFeatures(told) }, workplaces: rows, company }
}
