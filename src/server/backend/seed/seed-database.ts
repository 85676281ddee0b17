import { eq, getTableName, sql } from 'drizzle-orm'
import { reviewWorkingDays } from '#contract/job-post-life.ts'
import { copyRows } from '#server/backend/database/copy.ts'
import { jobSearchRows, sortNewTerms } from '#server/backend/database/job-search-row.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { jobSearch, jobSearchText } from '#server/backend/database/schema/job-search.ts'
import { endOfWorkingDay } from '#server/domain/working-days.ts'
import { replyNumbers, type ReplyFacts } from '#server/domain/reply-numbers.ts'
import { seedAd, type SeedAd } from './ad.ts'
import { seedCompany, type SeedBase } from './company.ts'
import { seedInfos } from './infos.ts'
import { pastApplications, type PastApplication } from './past-applications.ts'
import { createRandom } from './random.ts'
import { withoutIndexes } from './without-indexes.ts'

export type SeedSize = { companies: number; jobs: number }
export type SeedProgress = (done: { companies: number; jobs: number }) => void

/** Ads of one transaction; memory holds two of these at most. */
const batchSize = 1000
/** From here on indexes and references are made once at the end. */
const rebuildFrom = 500

/** Every company has an ad as long as there are enough; the rest goes to some more than to others. */
const companyIndexOf = ({ seed }: SeedBase, { companies }: SeedSize, index: number): number =>
  index < companies ? index : Math.floor(companies * createRandom(`${seed}/owner/${index}`).next() ** 1.6)

/** Ad `index` of a seed of this size. */
export const seedAdOf = (base: SeedBase, size: SeedSize, index: number): SeedAd =>
  seedAd(base, index, {
    ...seedCompany(base, companyIndexOf(base, size, index)),
    isFirst: index < size.companies,
  })

/** A company's past applications were to its first ad. */
const applicationsTo = (base: SeedBase, { companies }: SeedSize, index: number, ad: SeedAd['row']) =>
  index < companies
    ? pastApplications(base, index).map((past) => ({ ...past, jobPostId: ad.id, companyId: ad.companyId }))
    : []

/** The numbers are counted, as the site does; a company without an ad has nothing to count. */
const withReplyNumbers = (base: SeedBase, { jobs }: SeedSize, index: number) => {
  const { row } = seedCompany(base, index)
  const counted = index < jobs ? replyNumbers(pastApplications(base, index).flatMap(factsOf), base.now) : null
  return {
    ...row,
    replyAnsweredPercent: counted?.answeredPercent ?? null,
    replyMedianDays: counted?.medianDays ?? null,
  }
}

const factsOf = ({ submittedAt, replyDueAt, answeredAt, closedAt }: PastApplication): ReplyFacts[] =>
  submittedAt === null || replyDueAt === null ? [] : [{ submittedAt, replyDueAt, answeredAt, closedAt }]

/** What waits for the operator was sent to them when it was last written. */
const reviewOf = ({ id, status, updatedAt }: SeedAd['row']): (typeof jobPostReview.$inferSelect)[] => {
  if (status !== 'in_review') return []
  const dueAt = endOfWorkingDay(updatedAt, reviewWorkingDays)
  const unsaid = { returnedAt: null, reason: null, dispute: null, urgent: false }
  return [{ jobPostId: id, submittedAt: updatedAt, dueAt, ...unsaid }]
}

/** How many ads the batch that begins there has. */
const adsFrom = ({ jobs }: SeedSize, start: number): number => Math.min(batchSize, jobs - start)

const batchOf = (base: SeedBase, size: SeedSize, start: number) => {
  const ads = Array.from({ length: adsFrom(size, start) }, (_, offset) =>
    seedAdOf(base, size, start + offset),
  )
  const found = ads.flatMap(({ row, company: owner, workplaces }) => {
    const rows = jobSearchRows(row, owner.row, workplaces)
    return rows === null ? [] : [rows]
  })
  return [
    { table: jobPost, rows: ads.map(({ row }) => row) },
    { table: jobPostWorkplace, rows: ads.flatMap(({ workplaces }) => workplaces) },
    { table: jobPostReview, rows: ads.flatMap(({ row }) => reviewOf(row)) },
    { table: jobSearch, rows: found.map(({ search }) => search) },
    { table: jobSearchText, rows: found.map(({ text }) => text) },
    {
      table: application,
      rows: ads.flatMap(({ row }, offset) => applicationsTo(base, size, start + offset, row)),
    },
  ]
}

/** Tables that ads come into. */
const adTables = [jobPost, jobPostWorkplace, jobPostReview, jobSearch, jobSearchText, application]

/** Where each batch of ads begins. */
const startsOf = ({ jobs }: SeedSize): number[] =>
  Array.from({ length: Math.ceil(jobs / batchSize) }, (_, index) => index * batchSize)

/** The batches that aren't there yet: a batch is written whole or not at all. */
const missingStarts = async (
  { database }: DatabaseHandle,
  base: SeedBase,
  size: SeedSize,
): Promise<number[]> => {
  const firstIds = new Map(startsOf(size).map((start) => [seedAdOf(base, size, start).row.id, start]))
  const present = await database
    .select({ id: jobPost.id })
    .from(jobPost)
    .where(sql`${jobPost.id} = any(${`{${[...firstIds.keys()].join(',')}}`}::uuid[])`)
  for (const { id } of present) firstIds.delete(id)
  return [...firstIds.values()]
}

/** Ads of the batches, each written while the next is being made; tells how many came in. */
export const loadBatches = async (
  handle: DatabaseHandle,
  base: SeedBase,
  size: SeedSize,
  starts: Iterable<number>,
  loaded: (ads: number) => void,
): Promise<void> => {
  let writing = Promise.resolve()
  for (const start of starts) {
    const batch = batchOf(base, size, start)
    await writing
    writing = copyRows(handle, batch).then(() => loaded(adsFrom(size, start)))
    // A rejection is met at the next turn, which may be a batch away.
    writing.catch(() => {})
  }
  await writing
}

const loadCompanies = async (
  handle: DatabaseHandle,
  base: SeedBase,
  size: SeedSize,
  progress: SeedProgress,
): Promise<void> => {
  for (let start = 0; start < size.companies; start += batchSize) {
    const count = Math.min(batchSize, size.companies - start)
    const rows = Array.from({ length: count }, (_, offset) => withReplyNumbers(base, size, start + offset))
    await copyRows(handle, [{ table: company, rows }])
    progress({ companies: start + count, jobs: 0 })
  }
}

/** Whether an earlier load of the seed got as far as its announcements, which follow the companies. */
const hasBegun = async ({ database }: DatabaseHandle, base: SeedBase): Promise<boolean> => {
  const [first] = seedInfos(base)
  return first !== undefined && (await database.$count(info, eq(info.id, first.id))) > 0
}

/** How to load: by whom, and whether what an earlier load left is taken as it is. */
export type SeedWay = {
  resume?: boolean
  /** Loads batches in place of `loadBatches` on the connections of the handle. */
  load?: (starts: readonly number[], loaded: (ads: number) => void) => Promise<void>
}

/**
 * Fills a migrated database with companies, ads and announcements; the same seed, base date and size make the same bytes,
 * ids included. Throws what the database says, for one when the same seed is loaded twice and not resumed.
 */
export const seedDatabase = async (
  handle: DatabaseHandle,
  base: SeedBase,
  size: SeedSize,
  progress: SeedProgress,
  { resume = false, load }: SeedWay = {},
): Promise<void> => {
  if (!resume || !(await hasBegun(handle, base))) {
    await loadCompanies(handle, base, size, progress)
    await copyRows(handle, [{ table: info, rows: seedInfos(base) }])
  }
  const starts = resume ? await missingStarts(handle, base, size) : startsOf(size)
  let jobs = size.jobs - starts.reduce((sum, start) => sum + adsFrom(size, start), 0)
  const loaded = (ads: number) => progress({ companies: size.companies, jobs: (jobs += ads) })
  const work = () =>
    load === undefined ? loadBatches(handle, base, size, starts, loaded) : load(starts, loaded)
  await (size.jobs < rebuildFrom ? work() : withoutIndexes(handle, adTables.map(getTableName), work))
  // Over a million ads it takes longer than a visitor's statement may.
  await handle.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await sortNewTerms(transaction)
    await transaction.execute(sql`analyze`)
  })
}
