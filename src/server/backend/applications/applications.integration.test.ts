import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applicationConsentVersion } from '#contract/application.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember, consentRecord } from '#server/backend/database/schema/account.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createStoredFiles } from '#server/backend/files/stored-files.ts'
import { emailOf, insertFile, insertStudent, openApplications } from '#server/backend/testing/applications.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { sentProfile } from '#contract/testing/profiles.ts'
import { newId } from '#server/platform/ids.ts'
import { judgeFiles } from './application-files.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof openApplications>
let companyId = ''
let ad = ''
let count = 0
let hanako = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

beforeEach(async () => {
  site = openApplications(handle)
  count += 1
  hanako = await insertStudent(handle.database, `hanako-${count}`)
  companyId = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, companyId, { questions: ['なぜですか。', 'いつからですか。'] })
})

const rows = () => handle.database.select().from(application).where(eq(application.jobPostId, ad))
const own = async () => {
  const [row] = await rows()
  if (row === undefined) throw new Error('There is no application')
  return row
}
const statuses = async (id: string) =>
  (
    await handle.database
      .select({ actor: applicationEvent.actor, status: applicationEvent.status })
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, id))
      .orderBy(applicationEvent.id)
  ).map(({ actor, status }) => `${actor} ${status}`)
const member = async (uid: string, role: 'owner' | 'recruiter' | 'viewer') => {
  await insertPerson(handle.database, { uid: `${uid}-${count}`, kind: 'company' })
  await handle.database.insert(companyMember).values({ id: newId(), companyId, uid: `${uid}-${count}`, role })
}

describe('sending', () => {
  test('a file that is being sent cannot be deleted before it is sent', async () => {
    const file = await insertFile(handle.database, hanako)
    await site.draft(hanako, ad, { fileIds: [file] })
    const { id } = await own()
    const judged = Promise.withResolvers<undefined>()
    const sending = site.work({ kind: 'person', uid: hanako }, async ({ database, at }) => {
      await judgeFiles(database, hanako, [file])
      judged.resolve(undefined)
      await new Promise((resolve) => setTimeout(resolve, 300))
      const sent = { profile: sentProfile, submitKey: newId(), submittedAt: at, replyDueAt: at }
      await database
        .update(application)
        .set({ status: 'submitted', ...sent })
        .where(eq(application.id, id))
    })
    await judged.promise
    expect(await createStoredFiles(handle.database, { work: site.work }).remove(hanako, file)).toBe(
      'under_way',
    )
    await sending
  })

  test('keeps what was sent as it was sent, and tells both sides', async () => {
    await member('owner', 'owner')
    await member('recruiter', 'recruiter')
    await member('viewer', 'viewer')
    const file = await insertFile(handle.database, hanako)
    await site.draft(hanako, ad, { fileIds: [file] })
    const answer = await site.send(hanako, ad)
    const sent = await own()
    expect(answer).toEqual({ kind: 'sent', id: sent.id })
    // Seven days to answer from 21 November, until the end of the 28th in Japan.
    expect(sent).toMatchObject({
      uid: hanako,
      companyId,
      attempt: 1,
      status: 'submitted',
      revision: 1,
      answers: ['答え1', '答え2'],
      message: 'よろしくお願いします。',
      submittedAt: testNow,
      replyDueAt: new Date('2026-11-28T14:59:59.999Z'),
    })
    await handle.database.update(studentUser).set({ school: 'ほかの大学' }).where(eq(studentUser.uid, hanako))
    expect((await own()).profile).toMatchObject({
      familyName: '山田',
      email: emailOf(hanako),
      school: 'みちしるべ大学',
    })
    expect(await statuses(sent.id)).toEqual(['student submitted'])
    expect(site.mails().map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      `application-sent ${emailOf(hanako)}`,
      `application-arrived owner-${count}@example.com`,
      `application-arrived recruiter-${count}@example.com`,
    ])
    const [found] = await site.to(hanako, ad)
    expect(found?.files.map(({ id }) => id)).toEqual([file])
    const proofs = await handle.database.select().from(consentRecord).where(eq(consentRecord.uid, hanako))
    expect(proofs.map(({ document, version }) => `${document} ${version}`)).toContain(
      `application ${applicationConsentVersion} ${sent.id}`,
    )
    const lines = await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `application:${sent.id}`))
    expect(lines.map(({ action }) => action)).toEqual(['application.submit'])
  })

  test('the same form twice, and another form for what is sent, send nothing more', async () => {
    await site.draft(hanako, ad)
    const key = newId()
    const first = await site.send(hanako, ad, key)
    const { id } = await own()
    const shown = '0'.repeat(64)
    const again = { id, submitKey: key, shown, consent: applicationConsentVersion } as const
    const person = { uid: hanako, email: emailOf(hanako) }
    expect(await site.submit(person, again)).toEqual(first)
    expect(await site.submit(person, { ...again, submitKey: newId() })).toEqual(first)
    expect(await statuses(id)).toEqual(['student submitted'])
    expect(site.mails()).toHaveLength(1)
  })

  test('the name of a form that sent one application sends no other', async () => {
    await site.draft(hanako, ad)
    const key = newId()
    await site.send(hanako, ad, key)
    const other = await insertJobPost(handle.database, companyId)
    await site.draft(hanako, other)
    expect(await site.send(hanako, other, key)).toEqual({ kind: 'unknown' })
  })

  test('fifty parallel presses make one application', async () => {
    await site.draft(hanako, ad)
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.send(hanako, ad)))
    const { id } = await own()
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ kind: 'sent', id })]),
    )
    expect(await statuses(id)).toEqual(['student submitted'])
    expect(site.mails()).toHaveLength(1)
  })

  test('parallel drafts are one draft', async () => {
    await Promise.all(Array.from({ length: 20 }, () => site.draft(hanako, ad)))
    expect(await rows()).toHaveLength(1)
  })

  test('thirty in an hour, counted for each person', async () => {
    site = openApplications(handle, { scale: 1 })
    const other = await insertStudent(handle.database, `jiro-${count}`)
    await site.draft(hanako, ad)
    await site.draft(other, ad)
    const { draft } = (await site.form({ uid: hanako, email: emailOf(hanako) }, ad)) ?? {}
    const press = () =>
      site.submit(
        { uid: hanako, email: emailOf(hanako) },
        {
          id: draft?.id ?? '',
          submitKey: newId(),
          shown: '0'.repeat(64),
          consent: applicationConsentVersion,
        },
      )
    for (let tries = 0; tries < 30; tries += 1)
      expect(await press()).toEqual({ kind: 'refused', because: 'other' })
    expect(await press()).toEqual({ kind: 'refused', because: 'limited' })
    expect(await site.send(hanako, ad)).toEqual({ kind: 'refused', because: 'limited' })
    expect(await site.send(other, ad)).toMatchObject({ kind: 'sent' })
    site.at(daysFromNow(1))
    expect(await site.send(hanako, ad)).toMatchObject({ kind: 'sent' })
  })
})

describe('what stands against it', () => {
  /** Why it was not sent; nothing else may have happened then. */
  const tried = async () => {
    const answer = await site.send(hanako, ad)
    if (answer.kind !== 'refused') return answer.kind
    expect((await own()).status).toBe('draft')
    expect(site.mails()).toEqual([])
    return answer.because
  }
  const change = (values: Partial<typeof jobPost.$inferInsert>) =>
    handle.database.update(jobPost).set(values).where(eq(jobPost.id, ad))

  test('the deadline, to the instant', async () => {
    await site.draft(hanako, ad)
    const validThrough = new Date('2026-12-01T14:59:59.000Z')
    await change({ validThrough })
    site.at(validThrough)
    expect(await tried()).toBe('closed')
    expect(await site.draft(hanako, ad)).toEqual({ kind: 'refused', because: 'closed' })
    site.at(new Date(validThrough.getTime() - 1))
    expect(await site.send(hanako, ad)).toMatchObject({ kind: 'sent' })
  })

  test.each([
    ['paused', { status: 'paused' }],
    ['closed', { status: 'closed', closedAt: testNow, closeReason: 'filled' }],
    ['taken down', { status: 'removed', closedAt: testNow, closeReason: 'violation' }],
  ] as const)('an ad that is %s', async (_, values) => {
    await site.draft(hanako, ad)
    await change(values)
    expect(await tried()).toBe('closed')
    expect(await site.draft(hanako, ad)).toEqual({ kind: 'refused', because: 'closed' })
  })

  test('a company that is suspended', async () => {
    await site.draft(hanako, ad)
    await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
    expect(await tried()).toBe('closed')
  })

  test('a change of the ad that was not looked at', async () => {
    await site.draft(hanako, ad)
    await change({ revision: 2, wageMin: 240_000 })
    await handle.database.insert(jobPostRevision).values({
      id: newId(),
      jobPostId: ad,
      number: 1,
      snapshot: { questions: ['前の質問です。'] },
      diff: [{ field: 'wageMin', before: 250_000, after: 240_000 }],
    })
    expect(await tried()).toBe('changed')
    const [before] = await site.to(hanako, ad)
    expect(before?.questions).toEqual(['前の質問です。'])
    // Going on with typing is no look at it.
    await site.draft(hanako, ad, { revision: 2 })
    expect(await tried()).toBe('changed')
    // Nor is a look at an older change.
    await site.draft(hanako, ad, { revision: 1, changesSeen: true })
    expect(await tried()).toBe('changed')
    await site.draft(hanako, ad, { revision: 2, changesSeen: true })
    expect(await site.send(hanako, ad)).toMatchObject({ kind: 'sent' })
    expect(await own()).toMatchObject({ revision: 2 })
  })

  test('a revision that is not there yet', async () => {
    await site.draft(hanako, ad, { revision: 9 })
    expect(await own()).toMatchObject({ revision: 1 })
  })

  test.each([[[]], [['答え1']], [['答え1', '']], [['', '答え2']]])('the answers %j', async (answers) => {
    await site.draft(hanako, ad, { answers })
    expect(await tried()).toBe('incomplete')
  })

  test('more answers than questions are not kept', async () => {
    await site.draft(hanako, ad, { answers: ['一', '二', '三'] })
    expect((await own()).answers).toEqual(['一', '二'])
  })

  test('no profile', async () => {
    await site.draft(hanako, ad)
    await handle.database.delete(studentUser).where(eq(studentUser.uid, hanako))
    expect(await tried()).toBe('profile')
  })

  test.each([
    ['profile', () => handle.database.update(studentUser).set({ tel: '+819012345678' })],
    ['message', () => handle.database.update(application).set({ message: '別の画面で直しました。' })],
    ['promise', () => change({ replyByDays: 30 })],
  ])('a %s that is not the one that was shown', async (_, meanwhile) => {
    await site.draft(hanako, ad)
    const form = await site.form({ uid: hanako, email: emailOf(hanako) }, ad)
    await meanwhile()
    const { id } = await own()
    expect(
      await site.submit(
        { uid: hanako, email: emailOf(hanako) },
        { id, submitKey: newId(), shown: form?.shown ?? '', consent: applicationConsentVersion },
      ),
    ).toEqual({ kind: 'refused', because: 'other' })
    expect((await own()).status).toBe('draft')
  })

  test('another person’s file, and one that holds malware', async () => {
    const jiro = await insertStudent(handle.database, `jiro-${count}`)
    const theirs = await insertFile(handle.database, jiro)
    expect(await site.draft(hanako, ad, { fileIds: [theirs] })).toEqual({ kind: 'unknown' })
    expect(await site.draft(hanako, ad, { fileIds: [newId()] })).toEqual({ kind: 'unknown' })
    expect(await rows()).toEqual([])
    const bad = await insertFile(handle.database, hanako, { scan: 'refused' })
    expect(await site.draft(hanako, ad, { fileIds: [bad] })).toEqual({ kind: 'refused', because: 'file' })
    const waiting = await insertFile(handle.database, hanako, { scan: 'waiting' })
    await site.draft(hanako, ad, { fileIds: [waiting] })
    await handle.database.update(storedFile).set({ scan: 'refused' }).where(eq(storedFile.id, waiting))
    expect(await tried()).toBe('file')
  })

  test('another person’s draft', async () => {
    const jiro = await insertStudent(handle.database, `jiro-${count}`)
    await site.draft(hanako, ad)
    const { id } = await own()
    const form = await site.form({ uid: hanako, email: emailOf(hanako) }, ad)
    expect(
      await site.submit(
        { uid: jiro, email: emailOf(jiro) },
        { id, submitKey: newId(), shown: form?.shown ?? '', consent: applicationConsentVersion },
      ),
    ).toEqual({ kind: 'unknown' })
    expect(await site.find(jiro, id)).toBe(null)
    expect(await site.to(jiro, ad)).toEqual([])
    expect(await site.discardDraft(jiro, id)).toBe(false)
    expect(await site.move(jiro, { id, move: 'withdraw', reason: '' })).toEqual({ kind: 'unknown' })
    expect((await own()).status).toBe('draft')
  })

  test('an ad that nobody may see is not there', async () => {
    const hidden = await insertJobPost(handle.database, companyId, { status: 'draft' })
    expect(await site.form({ uid: hanako, email: emailOf(hanako) }, hidden)).toBe(null)
    expect(await site.form({ uid: hanako, email: emailOf(hanako) }, newId())).toBe(null)
    expect(await site.draft(hanako, newId())).toEqual({ kind: 'unknown' })
  })
})

describe('after sending', () => {
  const send = async () => {
    await site.draft(hanako, ad)
    await site.send(hanako, ad)
    return (await own()).id
  }
  const put = (values: Partial<typeof application.$inferInsert>, id: string) =>
    handle.database.update(application).set(values).where(eq(application.id, id))

  test('it is withdrawn, once, and the company is told', async () => {
    await member('owner', 'owner')
    const id = await send()
    site.at(daysFromNow(1))
    const withdraw = () => site.move(hanako, { id, move: 'withdraw', reason: '都合が変わりました。' })
    expect(await withdraw()).toEqual({ kind: 'moved', id })
    expect(await withdraw()).toEqual({ kind: 'moved', id })
    expect(await own()).toMatchObject({
      status: 'withdrawn',
      reason: '都合が変わりました。',
      closedAt: daysFromNow(1),
      eraseAt: daysFromNow(31),
    })
    expect(await statuses(id)).toEqual(['student submitted', 'student withdrawn'])
    expect(site.mails().slice(2)).toMatchObject([
      { kind: 'application-moved', to: `owner-${count}@example.com`, data: { move: 'withdrawn' } },
    ])
    expect(site.sent).toContainEqual({ name: 'count-replies', data: { companyId }, key: companyId })
  })

  test('one new application after a withdrawal, and no third', async () => {
    const id = await send()
    expect(await site.draft(hanako, ad)).toEqual({ kind: 'refused', because: 'applied' })
    await site.move(hanako, { id, move: 'withdraw', reason: '' })
    await site.draft(hanako, ad)
    expect(await site.send(hanako, ad)).toMatchObject({ kind: 'sent' })
    const [second, first] = await site.to(hanako, ad)
    expect([second?.attempt, second?.status, first?.attempt, first?.status]).toEqual([
      2,
      'submitted',
      1,
      'withdrawn',
    ])
    await site.move(hanako, { id: second?.id ?? '', move: 'withdraw', reason: '' })
    expect(await site.draft(hanako, ad)).toEqual({ kind: 'refused', because: 'applied' })
    expect(await rows()).toHaveLength(2)
  })

  test('an offer is answered, and not withdrawn from', async () => {
    const id = await send()
    const move = (name: 'withdraw' | 'accept' | 'decline' | 'close') =>
      site.move(hanako, { id, move: name, reason: '' })
    expect(await move('accept')).toEqual({ kind: 'refused' })
    await put({ status: 'offered', answeredAt: testNow }, id)
    expect(await move('withdraw')).toEqual({ kind: 'refused' })
    expect(await move('accept')).toEqual({ kind: 'moved', id })
    expect(await move('decline')).toEqual({ kind: 'refused' })
    expect(await own()).toMatchObject({ status: 'accepted', eraseAt: daysFromNow(180) })
  })

  test('it is closed once the promised moment has passed', async () => {
    const id = await send()
    const close = () => site.move(hanako, { id, move: 'close', reason: '' })
    site.at('2026-11-28T14:59:59.998Z')
    expect(await close()).toEqual({ kind: 'refused' })
    site.at('2026-11-28T14:59:59.999Z')
    expect(await close()).toEqual({ kind: 'moved', id })
    expect((await own()).status).toBe('closed_no_reply')
  })

  test('the next form offers the message that was sent last, beside one of its own too', async () => {
    await send()
    const other = await insertJobPost(handle.database, companyId)
    const person = { uid: hanako, email: emailOf(hanako) }
    expect((await site.form(person, other))?.suggestedMessage).toBe('よろしくお願いします。')
    await site.draft(hanako, other, { message: '' })
    expect((await site.form(person, other))?.suggestedMessage).toBe('よろしくお願いします。')
    await site.draft(hanako, other, { message: 'はじめまして。' })
    expect((await site.form(person, other))?.suggestedMessage).toBe('よろしくお願いします。')
  })

  test('a list of one’s own, by how far they are, a part at a time', async () => {
    const first = await send()
    const ids = [first]
    for (let more = 0; more < 3; more += 1) {
      site.at(new Date(testNow.getTime() + (more + 1) * 1000))
      const answer = await site.draft(
        hanako,
        await insertJobPost(handle.database, companyId, { title: `求人${more}` }),
      )
      if (answer.kind === 'saved') ids.unshift(answer.id)
    }
    const list = async (
      filter: 'drafts' | 'open' | 'closed' | null,
      after: { updatedAt: Date; id: string } | null,
    ) => site.list(hanako, { filter, after, most: 3 })
    const part = await list(null, null)
    expect(part.map(({ id }) => id)).toEqual(ids.slice(0, 3))
    expect((await list(null, part.at(-1) ?? null)).map(({ id }) => id)).toEqual(ids.slice(3))
    expect((await list('drafts', null)).map(({ id }) => id)).toEqual(ids.slice(0, 3))
    expect((await list('open', null)).map(({ id }) => id)).toEqual([first])
    expect(await list('closed', null)).toEqual([])
    await site.move(hanako, { id: first, move: 'withdraw', reason: '' })
    expect((await list('closed', null)).map(({ id }) => id)).toEqual([first])
    expect((await list('closed', null))[0]?.events).toHaveLength(2)
  })
})
