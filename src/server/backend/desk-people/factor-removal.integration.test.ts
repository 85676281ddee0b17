import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factorRemovalHours } from '#contract/factor-removal.ts'
import type { DeskStep } from '#contract/desk.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { emailChange } from '#server/backend/database/schema/account-security.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { createMailDeliveries } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { createFactorRemovals } from '#server/backend/security/factor-removals.ts'
import { createSignInSecurity } from '#server/backend/security/sign-in-security.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskPeople } from './desk-people.ts'

const hour = 3_600_000
let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  for (const uid of ['one', 'two'])
    await insertPerson(handle.database, { uid, kind: 'admin', email: `${uid}@example.com` })
})
afterAll(() => handle.close())

let count = 0
/** Somebody with a second factor, and the desk with a clock of its own. */
const open = async (kind: 'student' | 'company' | 'admin' = 'student') => {
  const { database } = handle
  count += 1
  const uid = `person-${count}`
  const email = `${uid}@example.com`
  await insertPerson(database, { uid, kind, email })
  let at = testNow
  const now = () => at
  const { work, sent, mails } = createTestWork(handle, now)
  const known: TestPerson = {
    email,
    password: 'x',
    factors: [{ phone: '+819012345678', enrolledAt: null }],
    revoked: 0,
    signInPhone: null,
  }
  const people = createTestPeople(new Map([[uid, known]]))
  const parts = {
    database,
    work,
    people,
    rateLimits: createRateLimits(database, { scale: 1, now }),
    mailKeys: ['key'],
    origin: 'https://jobs.example',
    now,
  }
  const mailSite = { name: 'みちしるべ', origin: parts.origin, operator: { email: 'desk@example.com' } }
  const desk = createDeskPeople({ ...parts, act: createDeskActs({ work, mailSite }) })
  const removals = createFactorRemovals(parts)
  const start = (by = 'one', step: DeskStep = 'send') =>
    desk.startRemoval(by, { uid, reason: '電話と回復コードをなくしたという申し出', step })
  const confirm = (by: string) => desk.confirmRemoval(by, { uid, reason: '確かめた', step: 'send' })
  const row = async () =>
    (
      await database.select().from(factorRemoval).where(eq(factorRemoval.uid, uid)).orderBy(factorRemoval.id)
    ).at(-1)
  /** The links of the notices, by the address they went to. */
  const links = () =>
    mails().flatMap((mail) =>
      mail.kind === 'factor-removal-started'
        ? [{ to: mail.to, token: mail.data.link.slice('/mail/'.length) }]
        : [],
    )
  const linkTo = (to: string) => links().find((link) => link.to === to)?.token ?? ''
  /** What the mailer does for the notices of the newest removal. */
  const deliver = async (result: 'sent' | 'failed' = 'sent', hours = 0) => {
    const due = (await row())?.dueAt
    if (due === undefined || due === null) return
    at = new Date(due.getTime() + (hours - factorRemovalHours) * hour)
    for (const { to } of links())
      await createMailDeliveries({ work }).record({ id: newId(), to, about: 'security', result })
  }
  return {
    uid,
    email,
    known,
    desk,
    deliver,
    removals,
    start,
    confirm,
    row,
    links,
    linkTo,
    mails,
    sent,
    security: createSignInSecurity(database, { work }),
    kinds: () => mails().map((mail) => mail.kind),
    lines: () =>
      database
        .select({ action: auditLog.action, actor: auditLog.actorUid, detail: auditLog.detail })
        .from(auditLog)
        .where(eq(auditLog.subject, `account:${uid}`))
        .orderBy(auditLog.id),
    after: (hours: number) => {
      at = new Date(testNow.getTime() + hours * hour)
    },
    carryOut: async () => {
      const was = at
      await deliver()
      at = was
      await removals.carryOut((await row())?.id ?? '')
    },
  }
}

const refused = (refusal: string) => ({ kind: 'refused', refusal, words: null })

test('what a preview shows is the notice, and nothing is started', async () => {
  const { start, row, lines, mails } = await open()
  expect(await start('one', 'preview')).toMatchObject({
    kind: 'preview',
    mails: [{ subject: expect.stringContaining('2段階認証の解除の申し込み'), readers: 1 }],
  })
  expect([await row(), await lines(), mails()]).toEqual([undefined, [], []])
})

test('nothing is taken away while no notice could be delivered, nor before its hours are over', async () => {
  const { start, after, deliver, removals, row, known } = await open()
  await start()
  const carryOut = async () => {
    await removals.carryOut((await row())?.id ?? '')
    return [(await row())?.state, known.factors.length]
  }
  await deliver('failed')
  after(200)
  expect(await carryOut()).toEqual(['waiting', 1])
  await deliver('sent', 100)
  after(170)
  expect(await carryOut()).toEqual(['waiting', 1])
  after(172)
  expect(await carryOut()).toEqual(['done', 0])
})

test('a student’s factor goes three days after every address was told, and everything is signed out', async () => {
  const { uid, email, known, start, after, carryOut, row, kinds, lines, removals } = await open()
  expect(await start()).toEqual({ kind: 'done' })
  after(71)
  expect(await removals.findDue()).toBe(0)
  await carryOut()
  expect(known.factors).toHaveLength(1)
  await handle.database.insert(session).values({
    id: newId(),
    secretHash: 'd'.repeat(64),
    uid,
    device: 'x',
    tokens: 'x',
    emailVerified: true,
    secondFactor: false,
    authTime: testNow,
    tokenExpiresAt: testNow,
  })
  after(72)
  expect(await removals.findDue()).toBeGreaterThan(0)
  await carryOut()
  // Done twice it is done once.
  await carryOut()
  expect([known.factors, known.revoked]).toEqual([[], 1])
  expect(await row()).toMatchObject({
    state: 'done',
    frozenUntil: new Date(testNow.getTime() + (72 + 168) * hour),
  })
  const openOnes = and(eq(session.uid, uid), eq(session.tokens, 'x'))
  expect(await handle.database.$count(session, openOnes)).toBe(0)
  expect(kinds()).toEqual(['factor-removal-started', 'factor-removal-done'])
  expect(await lines()).toMatchObject([
    {
      action: 'factor_removal.started',
      actor: 'one',
      detail: { identityLookedAt: true, reason: '電話と回復コードをなくしたという申し出' },
    },
    { action: 'factor_removal.done' },
  ])
  expect(email).toContain('@')
})

test('a thief who knows the password asks; the victim cancels by the link, without a sign-in', async () => {
  const { email, known, start, linkTo, removals, after, carryOut, row, kinds } = await open()
  await start()
  const token = linkTo(email)
  expect(await removals.look(token)).toMatchObject({ state: 'waiting' })
  expect((await row())?.state).toBe('waiting')
  after(71)
  expect(await removals.cancelByLink(token)).toBe('cancelled')
  expect(await removals.cancelByLink(token)).toBe('cancelled')
  after(80)
  await carryOut()
  expect(known.factors).toHaveLength(1)
  expect(kinds()).toEqual(['factor-removal-started', 'factor-removal-cancelled'])
})

test('an address that was changed days ago is told too, and its link cancels', async () => {
  const { uid, start, links, linkTo, removals } = await open()
  const old = `old-${uid}@example.com`
  await handle.database.insert(emailChange).values({
    id: newId(),
    uid,
    oldEmail: old,
    newEmail: `${uid}@example.com`,
    appliedAt: testNow,
    dueAt: new Date(testNow.getTime() + hour),
  })
  await start()
  expect(links().map(({ to }) => to)).toContain(old)
  expect(await removals.cancelByLink(linkTo(old))).toBe('cancelled')
})

test('a link is not guessed, and does nothing to a removal that was started later', async () => {
  const { email, start, linkTo, removals, row } = await open()
  await start()
  const first = linkTo(email)
  const [kind, id, box] = first.split('.')
  const other = await open()
  await other.start()
  const [, otherId, , otherSeal] = other.linkTo(other.email).split('.')
  for (const token of [
    '',
    'x',
    [kind, id, box, 'A'.repeat(43)].join('.'),
    [kind, id, box, otherSeal].join('.'),
  ])
    expect(await removals.cancelByLink(token)).toBe('invalid')
  expect(await removals.cancelByLink(first.replace(id ?? '', otherId ?? ''))).toBe('invalid')
  // Of another kind of link, sealed by the same secret.
  expect(await removals.cancelByLink(first.replace('factor_removal', 'mail_stop'))).toBe('invalid')
  expect((await row())?.state).toBe('waiting')
  expect(await removals.cancelByLink(first)).toBe('cancelled')
  expect(await start()).toEqual({ kind: 'done' })
  expect(await removals.cancelByLink(first)).toBe('cancelled')
  expect((await row())?.state).toBe('waiting')
})

test('a link comes too late once the removal has begun', async () => {
  const { email, start, linkTo, after, carryOut, removals } = await open()
  await start()
  after(72)
  await carryOut()
  expect(await removals.cancelByLink(linkTo(email))).toBe('late')
})

test.each(['company', 'admin'] as const)(
  'of a %s a second admin confirms, and the hours run from then',
  async (kind) => {
    const { known, email, start, confirm, row, after, carryOut, kinds, links, removals, linkTo } =
      await open(kind)
    expect(await start('one')).toEqual({ kind: 'done' })
    expect([(await row())?.state, kinds()]).toEqual(['asked', []])
    after(100)
    await carryOut()
    expect(known.factors).toHaveLength(1)
    expect(await confirm('one')).toEqual(refused('own_act'))
    expect(await confirm('two')).toEqual({ kind: 'done' })
    expect(await row()).toMatchObject({
      state: 'waiting',
      askedBy: 'one',
      confirmedBy: 'two',
      dueAt: new Date(testNow.getTime() + 172 * hour),
    })
    expect(links().map(({ to }) => to)).toEqual([email])
    after(171)
    await carryOut()
    expect(known.factors).toHaveLength(1)
    // The link cancels, and confirms nothing.
    expect(await removals.cancelByLink(linkTo(email))).toBe('cancelled')
    after(180)
    await carryOut()
    expect(known.factors).toHaveLength(1)
  },
)

test('what a preview of the second yes shows has no link that cancels', async () => {
  const { uid, desk, start, row } = await open('company')
  await start('one')
  const shown = await desk.confirmRemoval('two', { uid, reason: '確かめた', step: 'preview' })
  expect(shown).toMatchObject({ kind: 'preview', mails: [{ readers: 1 }] })
  expect(JSON.stringify(shown)).toContain('https://jobs.example/mail/…')
  expect(JSON.stringify(shown)).not.toContain((await row())?.id)
})

test('a removal that nobody confirms ends after a week, and the person is told', async () => {
  const { email, start, after, row, removals, lines, mails } = await open('company')
  const own = () => mails().filter(({ to }) => to === email)
  await start('one')
  after(7 * 24)
  await removals.forgetOld()
  expect([(await row())?.state, own()]).toEqual(['asked', []])
  after(7 * 24 + 1)
  expect(await removals.forgetOld()).toBeGreaterThan(0)
  expect((await row())?.state).toBe('cancelled')
  expect(own()).toMatchObject([{ kind: 'factor-removal-cancelled', data: { by: 'unconfirmed' } }])
  expect(await lines()).toContainEqual(
    expect.objectContaining({ action: 'factor_removal.cancelled', detail: { by: 'unconfirmed' } }),
  )
  after(38 * 24)
  await removals.forgetOld()
  expect(await row()).toBeUndefined()
})

test('nobody starts, confirms or ends anything about themselves', async () => {
  const { uid, desk, start, confirm, row, known, mails } = await open('admin')
  expect(await start(uid)).toEqual(refused('oneself'))
  await start('one')
  expect(await confirm(uid)).toEqual(refused('oneself'))
  const own = { uid, reason: '自分', step: 'send' as const }
  for (const act of [
    () => desk.stopRemoval(uid, own),
    () => desk.endSignIns(uid, own),
    () => desk.requestDeletion(uid, own),
    () => desk.resendVerification(uid, own),
    () => desk.unlock(uid, own),
    () => desk.liftStop(uid, { ...own, requested: true }),
  ])
    expect(await act()).toEqual(refused('oneself'))
  expect([(await row())?.state, known.revoked, mails()]).toEqual(['asked', 0, []])
})

test('the database itself refuses one admin in two places, and a person in their own case', async () => {
  const { uid } = await open('company')
  const values = { id: newId(), uid, state: 'waiting' as const, dueAt: testNow }
  for (const pair of [
    { askedBy: 'one', confirmedBy: 'one' },
    { askedBy: uid, confirmedBy: 'one' },
    { askedBy: 'one', confirmedBy: uid },
  ])
    await expect(handle.database.insert(factorRemoval).values({ ...values, ...pair })).rejects.toThrow()
})

test('whoever signs in with the factor has it: the removal is void, and they are told', async () => {
  const { uid, start, security, row, kinds, known, after, carryOut } = await open()
  await start()
  await security.factorUsed(uid)
  expect((await row())?.state).toBe('cancelled')
  expect(kinds()).toEqual(['factor-removal-started', 'factor-removal-cancelled'])
  after(80)
  await carryOut()
  expect(known.factors).toHaveLength(1)
  // Nothing waits any more, so nothing is told again.
  await security.factorUsed(uid)
  expect(kinds()).toHaveLength(2)
})

test('a sign-in with the factor that nobody noted keeps the factor all the same', async () => {
  const { uid, start, row, known, after, carryOut } = await open()
  await start()
  await handle.database.insert(session).values({
    id: newId(),
    secretHash: 'e'.repeat(64),
    uid,
    device: 'x',
    tokens: 'x',
    emailVerified: true,
    secondFactor: true,
    authTime: new Date(testNow.getTime() + hour),
    tokenExpiresAt: testNow,
  })
  after(72)
  await carryOut()
  expect([(await row())?.state, known.factors.length]).toEqual(['cancelled', 1])
})

test('one at a time, and only of somebody who has a factor', async () => {
  const { start, known } = await open()
  await start()
  expect(await start('two')).toEqual(refused('waits'))
  const other = await open()
  other.known.factors = []
  expect(await other.start()).toEqual(refused('no_factor'))
  expect(known.factors).toHaveLength(1)
})

test('a provider that is away is asked again, and meanwhile nobody cancels or changes anything', async () => {
  const { uid, start, after, deliver, row, removals, known } = await open()
  await start()
  await deliver()
  after(72)
  const broken = createFactorRemovals({
    database: handle.database,
    work: createTestWork(handle, () => new Date(testNow.getTime() + 72 * hour)).work,
    people: {
      ...createTestPeople(),
      removeFactors: async () => {
        throw new Error('away')
      },
    },
    mailKeys: ['key'],
    now: () => testNow,
  })
  const id = (await row())?.id ?? ''
  await expect(broken.carryOut(id)).rejects.toThrow('away')
  expect(await removals.cancel(uid)).toBe(false)
  expect(await removals.frozenUntil(uid)).not.toBeNull()
  expect(await removals.findDue()).toBeGreaterThan(0)
  await removals.carryOut(id)
  expect(known.factors).toEqual([])
})

test('a factor that was enrolled after an earlier try took the lost one stays', async () => {
  const { start, after, deliver, row, removals, known } = await open()
  await start()
  await deliver()
  after(72)
  const id = (await row())?.id ?? ''
  const half = createFactorRemovals({
    database: handle.database,
    work: createTestWork(handle, () => new Date(testNow.getTime() + 72 * hour)).work,
    people: {
      ...createTestPeople(),
      revokeAll: async () => {
        throw new Error('away')
      },
    },
    mailKeys: ['key'],
    now: () => testNow,
  })
  await expect(half.carryOut(id)).rejects.toThrow('away')
  const own = { phone: '+819087654321', enrolledAt: new Date(testNow.getTime() + 73 * hour) }
  known.factors = [...known.factors, own]
  after(74)
  await removals.carryOut(id)
  expect([(await row())?.state, known.factors]).toEqual(['done', [own]])
})
