import type { CompanyStatus } from '#contract/codes/company.ts'
import type { CloseReason, JobPostKind, JobPostStatus } from '#contract/codes/job-post.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { day, dayOf, endOfDay, minute, officeMoment } from './calendar.ts'
import type { Programme } from './programme-text.ts'
import type { Random } from './random.ts'

export type Life = {
  status: JobPostStatus
  publishAt: Date | null
  validThrough: Date | null
  closedAt: Date | null
  closeReason: CloseReason | null
}

/** The company of an ad; `isFirst`: it is the company's first one, the only one that is sent before the company is approved. */
type Owner = { status: CompanyStatus; isFirst: boolean }

const statusOf = (random: Random, { status: company, isFirst }: Owner): JobPostStatus => {
  if (company === 'pending') {
    const drawn = random.pick<JobPostStatus>(['draft', 'in_review'])
    return isFirst ? drawn : 'draft'
  }
  if (company === 'suspended') return random.pick(['draft', 'closed'])
  return random.weighted<JobPostStatus>([
    ['published', 80],
    ['closed', 6],
    ['expired', 5],
    ['paused', 3],
    ['scheduled', 2],
    ['draft', 3],
    ['in_review', 1],
  ])
}

const shortKinds = new Set<JobPostKind>(['part_time', 'open_company', 'career_education'])

/** Days an ad stays up; a few recruit all year round. */
const runOf = (random: Random, kind: JobPostKind): number => {
  if (kind === 'new_grad') return random.chance(0.12) ? random.int(185, 330) : random.int(60, 160)
  return shortKinds.has(kind) ? random.int(25, 70) : random.int(30, 100)
}

/** Newest days have most ads. */
const ageOf = (random: Random, limit: number): number => Math.floor(limit * random.next() ** 1.7)

/** Status and dates that agree with each other and with `now`. */
export const lifeOf = (random: Random, kind: JobPostKind, owner: Owner, now: Date): Life => {
  const status = statusOf(random, owner)
  const run = runOf(random, kind)
  const none = { closedAt: null, closeReason: null }
  switch (status) {
    case 'draft':
    case 'in_review':
    case 'removed':
      return { ...none, status, publishAt: null, validThrough: null }
    case 'scheduled': {
      const publishAt = officeMoment(random, now, -random.int(1, 20))
      return { ...none, status, publishAt, validThrough: endOfDay(publishAt, run) }
    }
    case 'published':
    case 'paused': {
      const publishAt = officeMoment(random, now, ageOf(random, Math.min(run - 3, 150)))
      return { ...none, status, publishAt, validThrough: endOfDay(publishAt, run) }
    }
    case 'expired': {
      const ended = random.int(1, 45)
      const publishAt = officeMoment(random, now, ended + run)
      const validThrough = endOfDay(new Date(now.getTime() - ended * day), 0)
      return {
        status,
        publishAt,
        validThrough,
        closedAt: new Date(validThrough.getTime() + minute),
        closeReason: 'deadline',
      }
    }
    case 'closed': {
      const ended = random.int(1, 45)
      const publishAt = officeMoment(random, now, ended + random.int(10, run - 5))
      const closeReason: CloseReason =
        owner.status === 'suspended'
          ? 'company_suspended'
          : random.weighted([
              ['filled', 8],
              ['cancelled', 1],
            ] as const)
      return {
        status,
        publishAt,
        validThrough: endOfDay(publishAt, run),
        closedAt: officeMoment(random, now, ended - 1),
        closeReason,
      }
    }
  }
}

/** Days within which an ad promises an answer, at the most. */
export const longestReply = 14

/** Whoever applies for a programme on the last day has the answer before it begins. */
export const endInTime = (life: Life, kind: JobPostKind, { from }: Programme): Life => {
  if (isEmployment(kind) && kind !== 'internship_advanced') return life
  if (life.validThrough === null || life.closedAt !== null) return life
  const last = endOfDay(new Date(`${from}T00:00:00+09:00`), -longestReply - 1)
  return life.validThrough > last ? { ...life, validThrough: last } : life
}

/** No deadline is at the turn of the year, when nobody reads it: it is before, or after where before is over. */
export const outsideNewYear = (life: Life, now: Date): Life => {
  const { validThrough, publishAt, closedAt, status } = life
  const [, year = '', month = '', date = ''] =
    /^(\d+)-(\d+)-(\d+)$/u.exec(validThrough === null ? '' : dayOf(validThrough)) ?? []
  const [january, december] = [month === '01' && date <= '03', month === '12' && date >= '29']
  if (validThrough === null || !(january || december)) return life
  const old = Number(year) - (january ? 1 : 0)
  const at = (text: string) => endOfDay(new Date(`${text}T00:00:00+09:00`), 0)
  const [before, after] = [at(`${old}-12-28`), at(`${old + 1}-01-04`)]
  if (status === 'expired')
    return { ...life, validThrough: before, closedAt: new Date(before.getTime() + minute) }
  const isOpen = before > (closedAt ?? now) && (publishAt === null || before > publishAt)
  return { ...life, validThrough: isOpen ? before : after }
}

/** Nobody applies for work that has begun: those who graduate in March are hired before that. */
export const endBeforeStart = (life: Life, graduationYears: readonly number[], now: Date): Life => {
  if (life.validThrough === null || life.closedAt !== null || graduationYears.length === 0) return life
  const last = endOfDay(new Date(`${Math.max(...graduationYears)}-03-20T00:00:00+09:00`), 0)
  return life.validThrough > last && last > now ? { ...life, validThrough: last } : life
}
