import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createLogTo } from '#server/platform/log.ts'
import { moveWhatIsDue, watchDueJobPosts } from './due-watch.ts'
import { createJobPostMoves } from './job-post-moves.ts'

let handle: DatabaseHandle
let companyId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(account)
  await handle.database.delete(auditLog)
  companyId = await insertCompany(handle.database)
})

const log = createLogTo(new PassThrough(), 'silent')
const at = (now: Date) => {
  const writes = createTestWork(handle, () => now)
  return {
    ...writes,
    parts: { database: handle.database, moves: createJobPostMoves(writes), now: () => now, log },
  }
}
const statusOf = async (id: string) =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, id)))[0]?.status

test('what is due is moved at its instant, not a millisecond before, and nothing is written where nothing is', async () => {
  const scheduled = await insertDraft(handle.database, companyId, {
    status: 'scheduled',
    publishAt: daysFromNow(1),
  })
  const ending = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(1) })
  const before = at(new Date(daysFromNow(1).getTime() - 1))
  let units = 0
  const { moves } = before.parts
  const expireDue = () => {
    units += 1
    return moves.expireDue()
  }
  await moveWhatIsDue({ ...before.parts, moves: { ...moves, expireDue } })
  expect([await statusOf(scheduled), await statusOf(ending)]).toEqual(['scheduled', 'published'])
  expect(units).toBe(0)
  await moveWhatIsDue(at(daysFromNow(1)).parts)
  expect([await statusOf(scheduled), await statusOf(ending)]).toEqual(['published', 'expired'])
})

test('two nodes that look at once move each ad once', async () => {
  for (let count = 0; count < 5; count += 1)
    await insertDraft(handle.database, companyId, { status: 'scheduled', publishAt: testNow })
  const nodes = [at(testNow), at(testNow)]
  await Promise.all(nodes.map(({ parts }) => moveWhatIsDue(parts)))
  expect(await handle.database.$count(auditLog, eq(auditLog.action, 'job_post.publish'))).toBe(5)
})

test('an ad whose deadline passed while nothing ran goes back to its company, told, and is not shown', async () => {
  await insertMember(handle.database, companyId, 'owner', 'owner')
  const id = await insertDraft(handle.database, companyId, {
    status: 'scheduled',
    publishAt: daysFromNow(1),
    validThrough: daysFromNow(2),
  })
  const { parts, mails, told } = at(daysFromNow(3))
  await moveWhatIsDue(parts)
  expect(await statusOf(id)).toBe('draft')
  expect(mails()).toEqual([
    {
      kind: 'job-post-too-late',
      to: 'owner@example.com',
      data: { jobPostId: id, companyId, title: '法人営業の総合職' },
    },
  ])
  expect(told).toEqual([])
  await moveWhatIsDue(parts)
  expect(mails()).toHaveLength(1)
})

test('what is scheduled waits while a new number of its company does, and begins when that is decided', async () => {
  const id = await insertDraft(handle.database, companyId, {
    status: 'scheduled',
    publishAt: daysFromNow(1),
    validThrough: daysFromNow(2),
  })
  const elsewhere = await insertDraft(handle.database, await insertCompany(handle.database), {
    status: 'scheduled',
    publishAt: daysFromNow(1),
  })
  await handle.database.insert(companyRename).values({
    companyId,
    legalName: '株式会社あした',
    kana: 'アシタ',
    displayName: 'あした',
    corporateNumber: corporateNumber('010001000001'),
    askedAt: testNow,
  })
  const late = at(daysFromNow(3))
  await moveWhatIsDue(at(daysFromNow(1)).parts)
  await moveWhatIsDue(late.parts)
  expect([await statusOf(id), await statusOf(elsewhere)]).toEqual(['scheduled', 'published'])
  expect(late.mails()).toEqual([])
  await handle.database.update(companyRename).set({ corporateNumber: null })
  await moveWhatIsDue(at(daysFromNow(1.5)).parts)
  expect(await statusOf(id)).toBe('published')
})

/** Real time, whatever the clock of the test says. */
const slowly = { timeout: 60_000 }

test('the watch looks as soon as it begins, goes on after a failure, and ends when it is told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const scheduled = await insertDraft(handle.database, companyId, {
      status: 'scheduled',
      publishAt: testNow,
    })
    const { parts } = at(testNow)
    let fails = true
    const called = { publishDue: 0, now: 0, error: 0 }
    const publishDue = async () => {
      called.publishDue += 1
      if (fails) throw new Error('the database is away')
      return parts.moves.publishDue()
    }
    const now = () => {
      called.now += 1
      return testNow
    }
    const error = () => {
      called.error += 1
    }
    const watch = watchDueJobPosts({
      ...parts,
      now,
      moves: { ...parts.moves, publishDue },
      log: Object.assign(Object.create(log), { error }),
    })
    await vi.waitFor(() => expect(called.error).toBe(1), slowly)
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(called.publishDue).toBeGreaterThan(2)
    }, slowly)
    // Told once, however long it lasts.
    expect(called.error).toBe(1)
    fails = false
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(await statusOf(scheduled)).toBe('published')
    }, slowly)
    await watch.stop()
    const looks = called.now
    await vi.advanceTimersByTimeAsync(10_000)
    expect(called.now).toBe(looks)
  } finally {
    vi.useRealTimers()
  }
})
