import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyStatuses } from '#contract/codes/company.ts'
import { jobPostStatuses } from '#contract/codes/job-post.ts'
import { isOpen, isPublic, type JobPostLife } from '#server/domain/job-post-life.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { whereOpen, wherePublic } from './job-post-conditions.ts'
import { indexJobPosts } from './job-search-row.ts'
import type { DatabaseHandle } from './open.ts'
import { jobSearch, jobSearchText } from './schema/job-search.ts'
import { openTestDatabase } from './testing/database.ts'

let handle: DatabaseHandle
const kept: { id: string; ad: JobPostLife; company: { status: (typeof companyStatuses)[number] } }[] = []

const days = [-40, -30, -1, 0, 1, 30]
const ended = (status: string) => ['closed', 'expired', 'removed'].includes(status)

/** Every start before every end, and neither, which only an ad that is not on the list may lack. */
const terms = [
  { publishAt: null, validThrough: null },
  ...days.flatMap((from) =>
    days
      .filter((until) => until > from)
      .map((until) => ({ publishAt: daysFromNow(from), validThrough: daysFromNow(until) })),
  ),
]

beforeAll(async () => {
  handle = await openTestDatabase()
  await handle.database.transaction(async (transaction) => {
    for (const status of companyStatuses) {
      const companyId = await insertCompany(transaction, { status })
      for (const adStatus of jobPostStatuses)
        for (const { publishAt, validThrough } of terms) {
          if (publishAt === null && !['draft', 'in_review', 'removed'].includes(adStatus)) continue
          const closedAt = ended(adStatus) ? daysFromNow(-1) : null
          const ad = { status: adStatus, publishAt, validThrough, closedAt }
          const id = await insertJobPost(transaction, companyId, {
            ...ad,
            closeReason: closedAt === null ? null : 'filled',
            workplaces: [],
          })
          kept.push({ id, ad, company: { status } })
        }
    }
    // The index as the program keeps it, not as a fixture does.
    await transaction.delete(jobSearch)
    await transaction.delete(jobSearchText)
    for (const { id } of kept) await indexJobPosts(transaction, [id])
  })
})
afterAll(() => handle.close())

/** On each edge, and a millisecond to either side. */
const instants = days.flatMap((each) =>
  [-1, 0, 1].map((milliseconds) => new Date(daysFromNow(each).getTime() + milliseconds).toISOString()),
)
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id).toSorted()
const idsBy = (rule: (each: (typeof kept)[number]) => boolean) =>
  kept
    .filter(rule)
    .map(({ id }) => id)
    .toSorted()

describe('a rule of the life of an ad is the same in SQL', () => {
  it.each(instants)('who may see it, at %s', async (instant) => {
    const now = new Date(instant)
    const { rows } = await handle.database.execute<{ id: string }>(
      sql`select a.id from job_post a join company b on b.id = a.company_id where ${wherePublic({ ad: 'a', company: 'b' }, now)}`,
    )
    expect(idsOf({ rows })).toEqual(idsBy(({ ad, company }) => isPublic(ad, company, now)))
  })

  it.each(instants)('whether one can apply, at %s', async (instant) => {
    const now = new Date(instant)
    const { rows } = await handle.database.execute<{ id: string }>(
      sql`select s.job_post_id as id from job_search s where ${whereOpen(now)}`,
    )
    expect(idsOf({ rows })).toEqual(idsBy(({ ad, company }) => isOpen(ad, company, now)))
  })

  it('over ads of every kind', () => {
    const seen = kept.filter(({ ad, company }) => isPublic(ad, company, testNow))
    const open = kept.filter(({ ad, company }) => isOpen(ad, company, testNow))
    expect([kept.length, seen.length, open.length]).toEqual([369, 56, 8])
  })
})
