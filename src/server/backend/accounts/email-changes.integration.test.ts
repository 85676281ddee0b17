import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recoveryCodeCount } from '#contract/account-security.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { emailChange } from '#server/backend/database/schema/account-security.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createAccountSecurity } from '#server/backend/security/account-security.ts'
import { createDeletions } from '#server/backend/security/deletions.ts'
import { createSignInPhones } from '#server/backend/security/sign-in-security.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import type { OutgoingMail } from '#server/ports/mails.ts'
import type { People } from '#server/ports/people.ts'
import { createEmailChangeMails } from './email-change-mails.ts'
import { createEmailChanges } from './email-changes.ts'
import { createSessionRows } from './session-rows.ts'

const at = new Date('2026-11-21T03:00:00Z')
const hour = 60 * 60 * 1000
let time = at
let count = 0
let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
beforeEach(async () => {
  time = at
  await handle.database.delete(emailChange)
})
afterAll(() => handle.close())

const later = (hours: number) => {
  time = new Date(time.getTime() + hours * hour)
}

const world = async (change: Partial<People> = {}) => {
  const { database } = handle
  const now = () => time
  count += 1
  const uid = `owner-${count}`
  const old = `old-${count}@example.com`
  const next = `new-${count}@example.com`
  await insertPerson(database, { uid })
  const person: TestPerson = { email: old, password: 'right', factors: [], revoked: 0, signInPhone: null }
  const known = new Map([[uid, person]])
  const people = { ...createTestPeople(known), ...change }
  const { work, sent, told: notices } = createTestWork(handle, now)
  const rateLimits = createRateLimits(database, { scale: 1, now })
  const parts = {
    database,
    work,
    people,
    rateLimits,
    origin: 'https://jobs.example',
    cipher: testCipher,
    now,
  }
  const changes = createEmailChanges(parts)
  const security = createAccountSecurity(parts)
  const mails: OutgoingMail[] = []
  const sendLink = createEmailChangeMails({
    ...parts,
    send: async (_, mail) => {
      mails.push(mail)
    },
  })
  /** Does what was put in line; answers the mails as they went out. */
  const deliver = async () => {
    for (const task of sent.splice(0)) {
      if (task.name === 'send-mail') mails.push(task.data.mail)
      if (task.name === 'send-email-change') await sendLink(task.data)
      if (task.name === 'send-link')
        mails.push({ to: task.data.email, kind: 'password-reset', data: { link: '' } })
    }
    return mails.splice(0)
  }
  const tokenIn = (mail: OutgoingMail | undefined) =>
    mail !== undefined && 'link' in mail.data
      ? (new URL(mail.data.link).searchParams.get('oobCode') ?? '')
      : ''
  const request = async (from = old, to = next) => {
    expect(await changes.request({ uid, email: from }, to)).toBe('sent')
    return tokenIn((await deliver()).find((mail) => mail.to === to))
  }
  /** Asks and confirms; answers the token of the link that undoes it. */
  const complete = async (from = old, to = next) => {
    expect(await changes.confirm(await request(from, to))).toBe('done')
    return tokenIn((await deliver()).find((mail) => mail.kind === 'email-changed'))
  }
  /** Tags that were purged since it was last asked. */
  const purged = () => notices.splice(0).flatMap((notice) => (notice.kind === 'tags' ? notice.purge : []))
  return { uid, old, next, known, person, people, changes, security, deliver, request, complete, purged }
}

const told = (mails: readonly OutgoingMail[]) => mails.map(({ to, kind }) => `${to} ${kind}`)

const openSession = async (uid: string) => {
  await createSessionRows(handle.database).create({
    id: newId(),
    secretHash: newId().replaceAll('-', '').padEnd(64, '0'),
    uid,
    device: 'Firefox（Linux）',
    tokens: 'sealed',
    email: `${uid}@example.com`,
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: at,
    tokenExpiresAt: at,
    at,
  })
}
const openSessions = async (uid: string) =>
  (await handle.database.select().from(session).where(eq(session.uid, uid))).filter(
    ({ revokedAt }) => revokedAt === null,
  ).length

test('a link is looked at without being used up, changes the address on a press, and works once', async () => {
  const { uid, old, next, person, changes, request, deliver, purged } = await world()
  await openSession(uid)
  const token = await request()
  for (const look of [1, 2])
    expect([look, await changes.look(token)]).toMatchObject([look, { newEmail: next }])
  expect([person.email, person.revoked]).toEqual([old, 0])
  expect(await changes.confirm(token)).toBe('done')
  expect(person).toMatchObject({ email: next, revoked: 1 })
  // The tokens of the sign-ins that ended.
  expect(purged()).toEqual([`person:${uid}`])
  expect(await openSessions(uid)).toBe(0)
  const [row] = await handle.database.select().from(account).where(eq(account.uid, uid))
  expect(row).toMatchObject({ email: next, emailVerifiedAt: time })
  expect(told(await deliver())).toEqual([`${old} email-changed`])
  expect(await changes.confirm(token)).toBe('invalid')
  expect(await changes.look(token)).toBeNull()
})

test('a change that waits is shown to its person, taken back by them and by nobody else, and its link is void', async () => {
  const one = await world()
  const other = await world()
  const waiting = async () => (await one.security.waiting(one.uid)).newEmail
  expect(await waiting()).toBeNull()
  const token = await one.request()
  expect(await waiting()).toBe(one.next)
  expect((await one.security.waiting(other.uid)).newEmail).toBeNull()
  expect(await other.changes.cancel(other.uid)).toBe(false)
  expect(await waiting()).toBe(one.next)
  expect(await one.changes.cancel(one.uid)).toBe(true)
  expect(await one.changes.cancel(one.uid)).toBe(false)
  expect(await waiting()).toBeNull()
  expect(told(await one.deliver())).toEqual([`${one.old} email-change-cancelled`])
  expect(await one.changes.confirm(token)).toBe('invalid')

  await one.request()
  later(24)
  expect(await waiting()).toBeNull()
  time = at
  await one.complete()
  // What is done is undone by the link to the old address alone.
  expect(await waiting()).toBeNull()
})

test('of two presses at once the address changes once and is told once', async () => {
  const { changes, request, deliver } = await world()
  const token = await request()
  await Promise.all([changes.confirm(token), changes.confirm(token)])
  expect(await deliver()).toHaveLength(1)
})

test('the token is kept as a hash, and lies in no queue', async () => {
  const { changes, request, uid, old } = await world()
  const token = await request()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await handle.database.select().from(emailChange))).not.toContain(token)
  expect(await changes.confirm(`${token}x`)).toBe('invalid')
  // A newer request takes the place of this one.
  await changes.request({ uid, email: old }, `newer-${uid}@example.com`)
  expect(await changes.confirm(token)).toBe('invalid')
})

test('a link is good for 24 hours', async () => {
  const { changes, request } = await world()
  const token = await request()
  later(23.9)
  expect(await changes.look(token)).not.toBeNull()
  later(0.2)
  expect([await changes.look(token), await changes.confirm(token)]).toEqual([null, 'invalid'])
})

test('a change that a thief asked for does not survive the owner’s reset of the password', async () => {
  const { old, person, changes, request, deliver } = await world()
  const token = await request()
  // What the provider does by itself when a password is reset, without our server.
  Object.assign(person, { password: 'new', revoked: person.revoked + 1 })
  expect(await changes.confirm(token)).toBe('invalid')
  expect(person.email).toBe(old)
  expect(told(await deliver())).toEqual([`${old} email-change-cancelled`])
})

test('the sweep cancels what a reset or a sign-out everywhere made void, tells the owner, and leaves the rest', async () => {
  const ended = await world()
  const stays = await world()
  const token = await ended.request()
  const other = await stays.request()
  ended.person.revoked += 1
  // Each knows only its own person; the sweep of the first must not touch what it does not know.
  for (const [uid, person] of stays.known) ended.known.set(uid, person)
  expect(await ended.changes.cancelEnded()).toBe(1)
  expect(told(await ended.deliver())).toEqual([`${ended.old} email-change-cancelled`])
  expect(await ended.changes.look(token)).toBeNull()
  expect(await stays.changes.confirm(other)).toBe('done')
})

test('recovery by code and the end of all other sign-ins cancel at once', async () => {
  for (const way of ['recovery', 'other sign-ins'] as const) {
    const { uid, old, changes, security, request, deliver } = await world()
    const [code = ''] = await security.renewCodes({ uid, email: old })
    const token = await request()
    if (way === 'recovery')
      await security.recover({ email: old, password: 'right', code, client: '192.0.2.77' })
    else await security.endOtherSessions(uid, newId())
    expect([way, await changes.look(token)]).toEqual([way, null])
    expect(told(await deliver())).toContain(`${old} email-change-cancelled`)
  }
})

test('the old address undoes a change for seven days: address back, all signed out, the password void', async () => {
  const { uid, old, person, changes, complete, deliver, purged } = await world()
  const token = await complete()
  await openSession(uid)
  purged()
  later(7 * 24 - 0.1)
  expect(await changes.lookAtUndo(token)).toMatchObject({ oldEmail: old })
  expect(await changes.undo(token)).toBe('done')
  expect(purged()).toEqual([`person:${uid}`])
  expect(person.email).toBe(old)
  expect(person.password).not.toBe('right')
  expect(person.revoked).toBeGreaterThan(1)
  expect(await openSessions(uid)).toBe(0)
  expect(told(await deliver())).toEqual([`${old} password-reset`])
  expect(await changes.undo(token)).toBe('invalid')
})

test('the undoing takes away what opens or ends the account and was set since, and says so to the old address', async () => {
  const { uid, old, next, person, changes, security, complete, deliver } = await world()
  const token = await complete()
  later(1)
  const thief = { uid, email: next }
  person.signInPhone = '+819000000001'
  person.factors = [{ phone: '+819000000002', enrolledAt: time }]
  expect(await security.phoneLinked(thief)).toBe(true)
  expect(await security.factorEnrolled(thief)).toHaveLength(recoveryCodeCount)
  await createDeletions(handle.database).request(uid, time)
  await deliver()
  later(1)
  expect(await changes.undo(token)).toBe('done')
  expect(person).toMatchObject({ signInPhone: null, factors: [] })
  expect(await createSignInPhones(handle.database).find(uid)).toBeNull()
  expect(await security.overview(uid)).toMatchObject({
    factor: null,
    signInPhone: null,
    recoveryCodesLeft: 0,
    deletionDueAt: null,
  })
  expect(told(await deliver()).toSorted()).toEqual(
    ['deletion-cancelled', 'password-reset', 'second-factor-removed', 'sign-in-phone-removed'].map(
      (kind) => `${old} ${kind}`,
    ),
  )
})

test('the undoing leaves what was there before the change', async () => {
  const { uid, old, person, changes, security, complete, deliver } = await world()
  const owner = { uid, email: old }
  person.signInPhone = '+819000000003'
  person.factors = [{ phone: '+819000000004', enrolledAt: time }]
  await security.phoneLinked(owner)
  await security.factorEnrolled(owner)
  await createDeletions(handle.database).request(uid, time)
  await deliver()
  later(1)
  const token = await complete()
  later(1)
  expect(await changes.undo(token)).toBe('done')
  expect(await security.overview(uid)).toMatchObject({
    factor: { phone: '+819000000004' },
    signInPhone: '+819000000003',
    recoveryCodesLeft: recoveryCodeCount,
  })
  expect(await createDeletions(handle.database).dueAt(uid)).not.toBeNull()
  expect(told(await deliver())).toEqual([`${old} password-reset`])
})

test('a deletion that has begun is not taken back by the undoing', async () => {
  const { uid, changes, complete } = await world()
  const token = await complete()
  await createDeletions(handle.database).request(uid, new Date(time.getTime() - 30 * 24 * hour))
  await createDeletions(handle.database).begin(uid, time)
  expect(await changes.undo(token)).toBe('done')
  expect(await createDeletions(handle.database).hasBegun(uid)).toBe(true)
})

test('after seven days nothing is undone, and the addresses are forgotten', async () => {
  const { next, person, changes, complete } = await world()
  const token = await complete()
  later(7 * 24 + 0.1)
  expect([await changes.lookAtUndo(token), await changes.undo(token)]).toEqual([null, 'invalid'])
  expect(person.email).toBe(next)
  expect(await changes.forgetOld()).toBe(1)
  expect(await handle.database.$count(emailChange)).toBe(0)
})

test('the first address undoes a whole chain of changes, whose own links are void then', async () => {
  const { old, next, person, changes, complete, request } = await world()
  const first = await complete()
  later(1)
  const second = await complete(next, `third-${next}`)
  later(1)
  const waiting = await request(`third-${next}`, `fourth-${next}`)
  expect(await changes.undo(first)).toBe('done')
  expect(person.email).toBe(old)
  expect(await Promise.all([changes.undo(second), changes.confirm(waiting)])).toEqual(['invalid', 'invalid'])
  expect(person.email).toBe(old)
})

test('who registered the old address without its mailbox does not stand in the way of the undoing', async () => {
  const { old, person, known, changes, complete } = await world()
  const token = await complete()
  const squatter: TestPerson = { ...person, email: old, emailVerified: true }
  known.set('squatter', squatter)
  expect(await changes.undo(token)).toBe('taken')
  squatter.emailVerified = false
  expect(await changes.undo(token)).toBe('done')
  expect([person.email, known.has('squatter')]).toEqual([old, false])
})

test('a taken and a free address answer alike, and get one mail each; the old address gets the same notice', async () => {
  const one = await world()
  one.known.set('other', { ...one.person, email: 'taken@example.com' })
  const mailsFor = async (newEmail: string) => {
    expect(await one.changes.request({ uid: one.uid, email: one.old }, newEmail)).toBe('sent')
    return told(await one.deliver())
  }
  expect(await mailsFor('taken@example.com')).toEqual([
    'taken@example.com email-taken',
    `${one.old} email-change-requested`,
  ])
  expect(await mailsFor(one.next)).toEqual([`${one.next} email-change`, `${one.old} email-change-requested`])
})

test('a provider that is away changes nothing and keeps the link; one that died after the change is found', async () => {
  let away = true
  const one = await world()
  const { changeEmail } = one.people
  one.people.changeEmail = async (uid, email) => {
    if (away) throw new Error('away')
    const answer = await changeEmail(uid, email)
    throw new Error(`the answer ${answer} was lost`)
  }
  const token = await one.request()
  await expect(one.changes.confirm(token)).rejects.toThrow('away')
  expect(await one.changes.look(token)).not.toBeNull()
  away = false
  await expect(one.changes.confirm(token)).rejects.toThrow('was lost')
  expect(await one.changes.cancelEnded()).toBe(0)
  expect(told(await one.deliver())).toEqual([`${one.old} email-changed`])
})

test('a mail whose change was cancelled before it was sent goes to nobody', async () => {
  const { uid, old, next, changes, security, deliver } = await world()
  await changes.request({ uid, email: old }, next)
  await security.endOtherSessions(uid, newId())
  expect(told(await deliver())).toEqual([`${old} email-change-requested`, `${old} email-change-cancelled`])
})

test('the same address is no change', async () => {
  const { uid, old, changes, deliver } = await world()
  expect(await changes.request({ uid, email: old }, old.toUpperCase())).toBe('same')
  expect(await deliver()).toEqual([])
})

test('whoever has an address that was mistyped at sign-up is told nothing of its change, and undoes none', async () => {
  const { uid, old, next, person, changes, deliver } = await world()
  person.emailVerified = false
  await handle.database.update(account).set({ emailVerifiedAt: null }).where(eq(account.uid, uid))
  expect(await changes.request({ uid, email: old }, `other-${next}`)).toBe('sent')
  expect(await changes.cancel(uid)).toBe(true)
  expect((await deliver()).filter(({ to }) => to === old)).toEqual([])
  expect(await changes.request({ uid, email: old }, next)).toBe('sent')
  const mails = await deliver()
  expect(told(mails)).toEqual([`${next} email-change`])
  const [mail] = mails
  const link = mail !== undefined && 'link' in mail.data ? mail.data.link : ''
  expect(await changes.confirm(new URL(link).searchParams.get('oobCode') ?? '')).toBe('done')
  expect(person).toMatchObject({ email: next, emailVerified: true })
  expect(await deliver()).toEqual([])
  expect(await handle.database.$count(emailChange, eq(emailChange.uid, uid))).toBe(0)
})

test('the same holds where the sign-up ended before there was an account', async () => {
  const { uid, old, next, person, changes, deliver } = await world()
  person.emailVerified = false
  await handle.database.delete(account).where(eq(account.uid, uid))
  expect(await changes.request({ uid, email: old }, next)).toBe('sent')
  const mails = await deliver()
  expect(told(mails)).toEqual([`${next} email-change`])
  const [mail] = mails
  const link = mail !== undefined && 'link' in mail.data ? mail.data.link : ''
  expect(await changes.confirm(new URL(link).searchParams.get('oobCode') ?? '')).toBe('done')
  expect((await deliver()).filter(({ to }) => to === old)).toEqual([])
  expect(await handle.database.$count(emailChange, eq(emailChange.uid, uid))).toBe(0)
})

test('a change that was asked for before the address was verified is void after', async () => {
  const { uid, old, next, person, changes, deliver } = await world()
  person.emailVerified = false
  expect(await changes.request({ uid, email: old }, next)).toBe('sent')
  const [mail] = await deliver()
  const link = mail !== undefined && 'link' in mail.data ? mail.data.link : ''
  // The owner of the address verified it: by the link at the provider, so that no row of ours knows.
  person.emailVerified = true
  expect(await changes.confirm(new URL(link).searchParams.get('oobCode') ?? '')).toBe('invalid')
  expect(person.email).toBe(old)
  expect(await handle.database.$count(emailChange, eq(emailChange.uid, uid))).toBe(0)
})
