import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bulkLimits, type BulkMove } from '#contract/bulk-reply.ts'
import { sentProfile } from '#contract/testing/profiles.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { eraseDue } from '#server/backend/applications/erase-applications.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { bulkReply, bulkReplyItem } from '#server/backend/database/schema/bulk-reply.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createBulkReplyRuns } from './carry-out-bulk-reply.ts'
import { createOldBulkReplies } from './old-bulk-replies.ts'
import { createReplies } from './replies.ts'

let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let replies: ReturnType<typeof createReplies>
let companyId = ''
let ad = ''
let time = testNow

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  for (const table of [company, account, auditLog, rateLimit]) await database.delete(table)
  time = testNow
  companyId = await insertCompany(database)
  ad = await insertJobPost(database, companyId)
  for (const uid of ['recruiter', 'owner']) {
    await insertPerson(database, { uid, kind: 'company' })
    await database.insert(personProfile).values({ uid, displayName: `${uid}の名前` })
  }
  const now = () => time
  writes = createTestWork(handle, now)
  replies = createReplies({
    database,
    work: writes.work,
    rateLimits: createRateLimits(database, { scale: 1, now }),
    now,
  })
})

const apply = async (familyName: string, given: Partial<typeof application.$inferInsert> = {}) => {
  const uid = `student-${newId()}`
  await insertPerson(handle.database, { uid })
  const profile = { ...sentProfile, familyName, givenName: '花子' }
  return insertApplication(handle.database, ad, { uid, profile, ...given })
}
const body = '{{氏名}}様\n「{{求人名}}」の選考の結果をお知らせします。\n{{会社名}} {{担当者名}}'
const prepare = (applicationIds: readonly string[], given: { body?: string; company?: string } = {}) =>
  replies.prepareBulk('recruiter', {
    companyId: given.company ?? companyId,
    applicationIds: [...applicationIds],
    reason: 'filled',
    body: given.body ?? body,
  })
const prepared = async (applicationIds: readonly string[], given: { body?: string } = {}) => {
  const answer = await prepare(applicationIds, given)
  if (answer.kind === 'refused') throw new Error(answer.because)
  return answer.id
}
const show = async (id: string, page = 1) => {
  const shown = await replies.bulk.show('recruiter', { companyId, id, page })
  if (shown === null) throw new Error('It is not there')
  return shown
}
const move = async (id: string, wanted: BulkMove, uid = 'recruiter') =>
  replies.bulk.move(uid, { companyId, id, move: wanted, seen: (await show(id)).version })
const started = async (applicationIds: readonly string[]) => {
  const id = await prepared(applicationIds)
  expect(await move(id, 'start')).toBe('done')
  return id
}
const run = (id: string) => createBulkReplyRuns(writes).carryOut({ bulkReplyId: id })
const statusOf = async (id: string) =>
  (await handle.database.select().from(application).where(eq(application.id, id)))[0]?.status
const rejections = (id: string) =>
  handle.database
    .select()
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, id), eq(applicationEvent.status, 'not_selected')))
const audited = async () => (await handle.database.select().from(auditLog)).map(({ action }) => action)

describe('letters', () => {
  test('each is made for its person, in the order they were chosen; nothing is sent', async () => {
    const [hara, sato] = [await apply('原'), await apply('佐藤', { status: 'interview' })]
    const id = await prepared([sato, hara])
    const { letters, counts, isOwn, by } = await show(id)
    expect(letters.map(({ name, text }) => [name, text])).toEqual([
      [
        '佐藤 花子',
        '佐藤 花子様\n「法人営業の総合職」の選考の結果をお知らせします。\nみらい商事 recruiterの名前',
      ],
      [
        '原 花子',
        '原 花子様\n「法人営業の総合職」の選考の結果をお知らせします。\nみらい商事 recruiterの名前',
      ],
    ])
    expect([counts.ready, isOwn, by]).toEqual([2, true, 'recruiterの名前'])
    expect(await statusOf(hara)).toBe('submitted')
    expect(writes.sent).toEqual([])
    expect(await audited()).toEqual(['bulk_reply.prepared'])
  })

  test('who cannot be declined is left aside and counted: ended, offered, past the late days, of others', async () => {
    const other = await insertCompany(handle.database)
    const foreign = await insertApplication(handle.database, await insertJobPost(handle.database, other), {})
    const id = await prepared([
      await apply('原'),
      await apply('二', { status: 'offered' }),
      await apply('三', { status: 'withdrawn', closedAt: testNow, eraseAt: testNow }),
      await apply('四', { replyDueAt: new Date(testNow.getTime() - 31 * 86_400_000) }),
      foreign,
      newId(),
    ])
    const shown = await show(id)
    expect(shown.letters.map(({ name }) => name)).toEqual(['原 花子'])
    expect(shown.excluded).toBe(5)
    expect(await prepare([foreign])).toMatchObject({ because: 'nobody' })
  })

  test.each([
    ['応募者各位', 'unaddressed', null],
    ['{{氏名}}様 ご家族の職業をお知らせください。', 'unlawful', null],
    [`{{氏名}}様${'あ'.repeat(1990)}`, 'too_long', '勅使河原勅使河原 花子'],
  ])('%.30s is refused: %s', async (text, because, about) => {
    const answer = await prepare([await apply('勅使河原勅使河原')], { body: text })
    expect(answer).toMatchObject({ kind: 'refused', because, about })
    expect(await handle.database.$count(bulkReply)).toBe(0)
  })

  test('a placeholder without a value is named', async () => {
    await handle.database.delete(personProfile)
    expect(await prepare([await apply('原')])).toMatchObject({ because: 'unfilled', about: '担当者名' })
  })

  test('a suspended company writes to nobody and reads of nobody', async () => {
    const hara = await apply('原')
    const id = await prepared([hara])
    await handle.database.update(company).set({ status: 'suspended' })
    expect(await prepare([hara])).toMatchObject({ because: 'nobody' })
    expect(await replies.bulk.show('recruiter', { companyId, id, page: 1 })).toBeNull()
    expect(await replies.bulk.list('recruiter', companyId)).toEqual([])
  })

  test('as many wait as may, and as many are made in an hour', async () => {
    const hara = await apply('原')
    for (let count = 0; count < bulkLimits.open; count += 1) await prepared([hara])
    expect(await prepare([hara])).toMatchObject({ because: 'full' })
    await handle.database.delete(bulkReply)
    for (let count = bulkLimits.open + 1; count < bulkLimits.preparedAnHour; count += 1)
      await prepared([hara])
    expect(await prepare([hara])).toMatchObject({ because: 'limited' })
  })

  test('those that are done do not count as waiting, and of two made together the second counts the first', async () => {
    const { database } = handle
    const wait = { companyId, uid: 'recruiter', reason: 'filled', excluded: 0 } as const
    const done = { status: 'done', startedAt: testNow } as const
    for (let count = 0; count < bulkLimits.open; count += 1)
      await database.insert(bulkReply).values({ id: newId(), ...wait, ...(count === 0 ? done : {}) })
    const hara = await apply('原')
    const commit = await holdRows(handle, async (transaction) => {
      await transaction.select().from(company).where(eq(company.id, companyId)).for('no key update')
      await transaction.insert(bulkReply).values({ id: newId(), ...wait })
    })
    const made = prepare([hara])
    await untilWaiting(handle, made)
    await commit()
    expect(await made).toMatchObject({ because: 'full' })
    await database.update(bulkReply).set(done)
    expect(await prepare([hara])).toMatchObject({ kind: 'prepared' })
  })

  test('who is named twice has one', async () => {
    const hara = await apply('原')
    expect(await show(await prepared([hara, hara]))).toMatchObject({ excluded: 0, counts: { ready: 1 } })
  })

  test('pages of twenty', async () => {
    const ids: string[] = []
    for (let count = 0; count < bulkLimits.shown + 1; count += 1) ids.push(await apply(`姓${count}`))
    const id = await prepared(ids)
    expect((await show(id)).letters).toHaveLength(bulkLimits.shown)
    expect((await show(id, 2)).letters.map(({ name }) => name)).toEqual(['姓20 花子'])
    expect(await show(id, 9)).toMatchObject({ page: 2, pages: 2 })
  })
})

describe('changing one', () => {
  test('another text, left out, taken in again', async () => {
    const [hara, sato] = [await apply('原'), await apply('佐藤')]
    const id = await prepared([hara, sato])
    const of = { companyId, id, applicationId: hara }
    expect(await replies.bulk.rewrite('recruiter', { ...of, text: '原様 ありがとうございました。' })).toEqual(
      {
        answer: 'done',
        findings: [],
      },
    )
    expect(await replies.bulk.leaveOut('recruiter', { ...of, applicationId: sato, leaveOut: true })).toBe(
      'done',
    )
    const { letters, counts } = await show(id)
    expect(letters.map(({ text, status }) => [text.slice(0, 2), status])).toEqual([
      ['原様', 'ready'],
      ['佐藤', 'left_out'],
    ])
    expect(counts).toMatchObject({ ready: 1, left_out: 1 })
    await replies.bulk.leaveOut('recruiter', { ...of, applicationId: sato, leaveOut: false })
    expect((await show(id)).counts.ready).toBe(2)
    expect(
      await replies.bulk.rewrite('recruiter', { ...of, text: '原様 本籍を教えてください。' }),
    ).toMatchObject({
      answer: 'unlawful',
      findings: [{ code: 'unfair_question' }],
    })
  })

  test('is for who wrote them, of the company, before they go', async () => {
    const hara = await apply('原')
    const id = await prepared([hara])
    const of = { companyId, id, applicationId: hara, leaveOut: true }
    expect(await replies.bulk.leaveOut('owner', of)).toBe('gone')
    expect(await replies.bulk.leaveOut('recruiter', { ...of, companyId: newId() })).toBe('gone')
    expect(await replies.bulk.leaveOut('recruiter', { ...of, applicationId: newId() })).toBe('gone')
    await move(id, 'start')
    expect(await replies.bulk.leaveOut('recruiter', of)).toBe('gone')
  })

  test('what was changed after the page was shown does not go', async () => {
    const hara = await apply('原')
    const id = await prepared([hara])
    const { version } = await show(id)
    time = new Date(testNow.getTime() + 1000)
    await replies.bulk.rewrite('recruiter', { companyId, id, applicationId: hara, text: '原様 結果です。' })
    const of = { companyId, id, move: 'start' as const }
    expect(await replies.bulk.move('recruiter', { ...of, seen: version })).toBe('changed')
    expect(await replies.bulk.move('recruiter', { ...of, seen: null })).toBe('changed')
    expect(writes.sent).toEqual([])
    expect(await replies.bulk.move('recruiter', { ...of, seen: (await show(id)).version })).toBe('done')
  })
})

describe('sending', () => {
  test('each is declined once with its letter, one mail each, by who started it', async () => {
    const ids = [await apply('原'), await apply('佐藤', { status: 'screening' })]
    const id = await started(ids)
    expect(writes.sent).toEqual([{ name: 'bulk-decline', data: { bulkReplyId: id }, key: id }])
    await run(id)
    await run(id)
    for (const each of ids) {
      expect(await statusOf(each)).toBe('not_selected')
      expect(await rejections(each)).toHaveLength(1)
    }
    const [first = ''] = ids
    expect(await rejections(first)).toMatchObject([
      { actor: 'company', byUid: 'recruiter', text: expect.stringContaining('原 花子様') },
    ])
    const [row] = await handle.database.select().from(application).where(eq(application.id, first))
    expect(row).toMatchObject({ declineReason: 'filled', closedAt: testNow, answeredAt: testNow })
    expect(
      writes.mails().map(({ kind, data }) => [kind, (data as { text: string }).text.slice(0, 3)]),
    ).toEqual([
      ['application-not-selected', '原 花'],
      ['application-not-selected', '佐藤 '],
    ])
    const shown = await show(id)
    expect(shown).toMatchObject({ status: 'done', counts: { ready: 0, declined: 2 } })
    expect(shown.letters.map(({ text }) => text)).toEqual(['', ''])
    expect(await audited()).toEqual(
      expect.arrayContaining(['bulk_reply.start', 'application.reject', 'bulk_reply.done']),
    )
    const [start] = await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'bulk_reply.start'))
    expect(start?.actorUid).toBe('recruiter')
  })

  test('two runs at once decline each once', async () => {
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) ids.push(await apply(`姓${count}`))
    const id = await started(ids)
    await Promise.all([run(id), run(id), run(id)])
    for (const each of ids) expect(await rejections(each)).toHaveLength(1)
    expect(writes.mails()).toHaveLength(12)
    expect(await show(id)).toMatchObject({ status: 'done', counts: { declined: 12 } })
  })

  test('who moved on meanwhile, or was left out, is told nothing', async () => {
    const [hara, sato, ito] = [await apply('原'), await apply('佐藤'), await apply('伊藤')]
    const id = await prepared([hara, sato, ito])
    await replies.bulk.leaveOut('recruiter', { companyId, id, applicationId: ito, leaveOut: true })
    await move(id, 'start')
    await handle.database.update(application).set({ status: 'screening' }).where(eq(application.id, hara))
    await run(id)
    expect(await statusOf(hara)).toBe('screening')
    expect(await statusOf(sato)).toBe('not_selected')
    expect(await statusOf(ito)).toBe('submitted')
    expect(writes.mails()).toHaveLength(1)
    expect(await show(id)).toMatchObject({
      status: 'done',
      counts: { ready: 0, left_out: 1, declined: 1, skipped: 1 },
    })
  })

  test('whoever a member moves on at the same moment is left as they made it', async () => {
    const hara = await apply('原')
    const id = await started([hara])
    const commit = await holdRows(handle, (transaction) =>
      transaction.update(application).set({ status: 'screening' }).where(eq(application.id, hara)),
    )
    const ran = run(id)
    await untilWaiting(handle, ran)
    await commit()
    await ran
    expect(await statusOf(hara)).toBe('screening')
    expect(writes.mails()).toEqual([])
    expect(await show(id)).toMatchObject({ status: 'done', counts: { skipped: 1 } })
  })

  test('a stop waits for the letter that is under way', async () => {
    const hara = await apply('原')
    const id = await started([hara])
    const commit = await holdRows(handle, (transaction) =>
      transaction.select().from(application).where(eq(application.id, hara)).for('update'),
    )
    const ran = run(id)
    await untilWaiting(handle, ran)
    const stopped = move(id, 'stop', 'owner')
    const stop = await untilWaiting(handle, stopped, 2)
    await commit()
    await Promise.all([ran, stopped])
    expect([stop, await statusOf(hara)]).toEqual(['waiting', 'not_selected'])
  })

  test('a stop is followed by no letter, even where several runs share the work', async () => {
    const [hara, sato] = [await apply('原'), await apply('佐藤')]
    const id = await started([hara, sato])
    const commit = await holdRows(handle, (transaction) =>
      transaction.select().from(application).where(eq(application.id, hara)).for('update'),
    )
    const goneOn = Promise.withResolvers<void>()
    let units = 0
    const first = createBulkReplyRuns({
      work: (actor, wanted) =>
        writes.work(actor, async (unit) => {
          units += 1
          const answer = await wanted(unit)
          if (units === 2) goneOn.resolve()
          return answer
        }),
    }).carryOut({ bulkReplyId: id })
    await untilWaiting(handle, first)
    const stopped = move(id, 'stop', 'owner')
    await untilWaiting(handle, stopped, 2)
    // A second run comes after the stop; it stays until the first one has gone on.
    const second = createBulkReplyRuns({
      work: (actor, wanted) =>
        writes.work(actor, async (unit) => {
          const answer = await wanted(unit)
          await goneOn.promise
          return answer
        }),
    }).carryOut({ bulkReplyId: id })
    await untilWaiting(handle, second, 3)
    await commit()
    await Promise.all([first, stopped, second])
    expect([await statusOf(hara), await statusOf(sato)]).toEqual(['not_selected', 'submitted'])
  })

  test('a stop keeps the rest back until it goes on', async () => {
    const ids = [await apply('原'), await apply('佐藤')]
    const id = await started(ids)
    expect(await move(id, 'stop', 'owner')).toBe('done')
    await run(id)
    expect(writes.mails()).toEqual([])
    expect(await show(id)).toMatchObject({ status: 'stopped', counts: { ready: 2 } })
    expect(await move(id, 'continue', 'owner')).toBe('done')
    await run(id)
    expect(writes.mails()).toHaveLength(2)
    expect((await show(id)).status).toBe('done')
  })

  test('one that fails holds up no other, and is tried again', async () => {
    const [hara, sato] = [await apply('原'), await apply('佐藤')]
    const id = await started([hara, sato])
    const failing = createBulkReplyRuns({
      work: (actor, wanted) =>
        writes.work(actor, async (unit) => {
          const audit: typeof unit.audit = (line) => {
            if (line.subject === `application:${hara}`) throw new Error('It fails')
            unit.audit(line)
          }
          return wanted({ ...unit, audit })
        }),
    })
    await expect(failing.carryOut({ bulkReplyId: id })).rejects.toThrow('1 letters were not sent')
    expect([await statusOf(hara), await statusOf(sato)]).toEqual(['submitted', 'not_selected'])
    expect((await show(id)).status).toBe('running')
    await run(id)
    expect(await statusOf(hara)).toBe('not_selected')
    expect(writes.mails()).toHaveLength(2)
  })

  test('a suspended company sends nothing more', async () => {
    const id = await started([await apply('原')])
    await handle.database.update(company).set({ status: 'suspended' })
    await run(id)
    expect(writes.mails()).toEqual([])
  })

  test.each([
    ['start', 'stopped'],
    ['start', 'running'],
    ['start', 'done'],
    ['stop', 'draft'],
    ['stop', 'stopped'],
    ['stop', 'done'],
    ['continue', 'draft'],
    ['continue', 'running'],
    ['continue', 'done'],
    ['discard', 'running'],
    ['discard', 'done'],
  ] as const)('%s does not begin from %s', async (wanted, status) => {
    const id = await prepared([await apply('原')])
    const startedAt = status === 'draft' ? null : testNow
    await handle.database.update(bulkReply).set({ status, startedAt })
    expect(await move(id, wanted)).toBe('status')
    expect(writes.sent).toEqual([])
  })

  test('another member starts none, another company moves none, nobody an empty one', async () => {
    const hara = await apply('原')
    const id = await prepared([hara])
    const { version } = await show(id)
    expect(await move(id, 'start', 'owner')).toBeNull()
    const foreign = await insertCompany(handle.database)
    expect(
      await replies.bulk.move('recruiter', { companyId: foreign, id, move: 'start', seen: version }),
    ).toBeNull()
    expect(await replies.bulk.show('recruiter', { companyId: foreign, id, page: 1 })).toBeNull()
    await replies.bulk.leaveOut('recruiter', { companyId, id, applicationId: hara, leaveOut: true })
    expect(await move(id, 'start')).toBe('empty')
  })

  test('a draft is thrown away; of a stopped one the rest is left out and the record stays', async () => {
    const [hara, sato] = [await apply('原'), await apply('佐藤')]
    const draft = await prepared([hara])
    expect(await move(draft, 'discard')).toBe('done')
    expect(await replies.bulk.list('recruiter', companyId)).toEqual([])
    const id = await started([sato])
    await move(id, 'stop')
    expect(await move(id, 'discard')).toBe('done')
    expect(await show(id)).toMatchObject({ status: 'done', counts: { ready: 0, left_out: 1 } })
    expect(await statusOf(sato)).toBe('submitted')
  })
})

test('a letter is erased with what was sent', async () => {
  const hara = await apply('原')
  const id = await prepared([hara, await apply('佐藤')])
  await handle.database
    .update(application)
    .set({ status: 'withdrawn', closedAt: testNow, eraseAt: testNow })
    .where(eq(application.id, hara))
  const written = (await show(id)).letters.map(({ text }) => text === '')
  expect(written).toEqual([true, false])
  expect(await eraseDue(writes.work)).toBe(1)
  expect((await show(id)).letters.map(({ name }) => name)).toEqual(['佐藤 花子'])
})

test('old drafts go after 30 days, what was started after 180', async () => {
  const draft = await prepared([await apply('原')])
  const begun = await started([await apply('佐藤')])
  const { removeOld } = createOldBulkReplies(writes)
  const ids = async () => (await handle.database.select().from(bulkReply)).map(({ id }) => id).toSorted()
  const day = 86_400_000
  time = new Date(testNow.getTime() + 29 * day)
  expect(await removeOld()).toBe(0)
  time = new Date(testNow.getTime() + 31 * day)
  expect(await removeOld()).toBe(1)
  expect(await ids()).toEqual([begun])
  expect(await ids()).not.toContain(draft)
  time = new Date(testNow.getTime() + 181 * day)
  expect(await removeOld()).toBe(1)
  expect(await handle.database.$count(bulkReplyItem)).toBe(0)
})
