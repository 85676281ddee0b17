import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { consentVersionsOn } from '#contract/account-consent.ts'
import { memberLimits } from '#contract/company-members.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createSignUp } from '#server/backend/accounts/sign-up.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertMember, joinCompany } from '#server/backend/testing/members.ts'
import { daysFromNow, insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { exportInvites } from './export-invites.ts'
import { createInviteLinks } from './invite-links.ts'
import { createInviteMails } from './invite-mails.ts'
import { createInvites } from './invites.ts'
import { createMembers } from './members.ts'

const consentVersions = consentVersionsOn('2026-11-27')

const origin = 'https://jobs.example'
let handle: DatabaseHandle
let time: Date
let world: ReturnType<typeof open>
let A = ''

/** `letters`: what the mails of invitations say, to whom. */
const open = () => {
  const now = () => time
  const { database } = handle
  const tested = createTestWork(handle, now)
  const rateLimits = createRateLimits(database, { scale: 1, now })
  const letters: { to: string; data: { link?: string } }[] = []
  const deliver = createInviteMails({
    origin,
    work: tested.work,
    send: async (_, mail) => {
      letters.push(mail as (typeof letters)[number])
    },
  })
  return {
    ...tested,
    ...createInvites({
      work: tested.work,
      rateLimits,
    }),
    links: createInviteLinks({ database, work: tested.work, now }),
    members: createMembers({ ...tested, rateLimits }),
    signUp: createSignUp(database, {
      work: tested.work,
      people: { standing: async () => 'active' },
      operatorEmail: 'desk@example.com',
      now,
    }),
    letters,
    /** Does the tasks that were committed, and answers the token of the newest link. */
    deliver: async (): Promise<string> => {
      for (const task of tested.sent.splice(0))
        if (task.name === 'send-company-invite') await deliver(task.data)
      return new URL(letters.at(-1)?.data.link ?? origin).searchParams.get('invite') ?? ''
    },
  }
}

beforeEach(async () => {
  handle = await openTestDatabase()
  time = testNow
  world = open()
  A = await insertCompany(handle.database)
  await insertMember(handle.database, A, 'owner', 'owner')
  await handle.database.insert(personProfile).values({ uid: 'owner', displayName: '田中 一郎' })
})
afterEach(() => handle.close())

const wanted = (given: Partial<{ email: string; role: 'owner' | 'recruiter' | 'viewer' }> = {}) => ({
  company: A,
  email: 'Hanako@Example.com',
  role: 'recruiter' as const,
  ...given,
})
const rows = () => handle.database.select().from(companyInvite)
const actions = async () => (await handle.database.select().from(auditLog)).map(({ action }) => action)
const hanako = { uid: 'hanako', email: 'hanako@example.com' }
const insertHanako = (given: Partial<typeof account.$inferInsert> = {}) =>
  insertPerson(handle.database, { uid: 'hanako', kind: 'company', ...given })
const invited = async (given: Parameters<typeof wanted>[0] = {}): Promise<string> => {
  expect(await world.invite('owner', wanted(given))).toBe('sent')
  return world.deliver()
}

test('an invitation goes by mail, says who asks to what, and makes a member of whom it is for', async () => {
  const token = await invited()
  expect(world.letters).toEqual([
    {
      to: 'hanako@example.com',
      kind: 'company-invite',
      data: {
        link: `${origin}/account/new?invite=${token}`,
        company: 'みらい商事',
        role: 'recruiter',
        expiresAt: daysFromNow(7).toISOString(),
      },
    },
  ])
  expect(await world.links.look(token, null)).toMatchObject({
    companyId: A,
    company: 'みらい商事',
    invitedBy: '田中 一郎',
    email: 'hanako@example.com',
    standing: 'sign_up',
  })
  await insertHanako()
  expect(await world.links.accept(hanako, token)).toEqual({ answer: 'accepted', companyId: A })
  const [member] = await handle.database.select().from(companyMember).where(eq(companyMember.uid, 'hanako'))
  expect(member).toMatchObject({ companyId: A, role: 'recruiter', usedAt: testNow })
  expect(await actions()).toEqual(['company.member_invited', 'company.member_joined'])
  expect(world.mails()).toEqual([
    {
      to: 'owner@example.com',
      kind: 'member-joined',
      data: { company: 'みらい商事', companyId: A, role: 'recruiter', email: 'hanako@example.com' },
    },
  ])
  expect(JSON.stringify(await handle.database.select().from(auditLog))).not.toContain('hanako@')
})

test('the token lies nowhere: in no queue and no row', async () => {
  await world.invite('owner', wanted())
  const queued = JSON.stringify(world.sent)
  const token = await world.deliver()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(queued + JSON.stringify(await rows())).not.toContain(token)
})

test('a link works once', async () => {
  const token = await invited()
  await insertHanako()
  await world.links.accept(hanako, token)
  expect(await world.links.accept(hanako, token)).toEqual({ answer: 'ended', companyId: null })
  expect(await world.links.look(token, null)).toBeNull()
})

test('of two presses at the same time one is accepted, and there is one member', async () => {
  const token = await invited()
  await insertHanako()
  const answers = await Promise.all([world.links.accept(hanako, token), world.links.accept(hanako, token)])
  expect(answers.map(({ answer }) => answer).toSorted()).toEqual(['accepted', 'ended'])
})

test('another address, whoever has the link, accepts nothing and learns nothing by trying', async () => {
  const token = await invited()
  await insertPerson(handle.database, { uid: 'taro', kind: 'company' })
  expect(await world.links.accept({ uid: 'taro', email: 'taro@example.com' }, token)).toEqual({
    answer: 'other_address',
    companyId: null,
  })
  expect(await rows()).toHaveLength(1)
})

test('after seven days it is over; sent again it is good under another link', async () => {
  const token = await invited()
  await insertHanako()
  time = new Date(daysFromNow(7).getTime() - 1)
  expect(await world.links.look(token, null)).not.toBeNull()
  time = daysFromNow(7)
  expect(await world.links.look(token, null)).toBeNull()
  expect(await world.links.accept(hanako, token)).toMatchObject({ answer: 'ended' })
  const [row] = await rows()
  expect(await world.resend('owner', { company: A, id: row!.id })).toBe('sent')
  const again = await world.deliver()
  expect(again).not.toBe(token)
  expect(await world.links.look(token, null)).toBeNull()
  expect(await world.links.accept(hanako, again)).toMatchObject({ answer: 'accepted' })
})

test('withdrawn, it is void, and a mail that was still to come is not sent', async () => {
  const token = await invited()
  const [row] = await rows()
  expect(await world.revoke('owner', { company: A, id: row!.id })).toBe(true)
  expect(await world.revoke('owner', { company: A, id: row!.id })).toBe(false)
  expect(await world.links.look(token, null)).toBeNull()
  await world.invite('owner', wanted({ email: 'taro@example.com' }))
  const [next] = await rows()
  await world.revoke('owner', { company: A, id: next!.id })
  await world.deliver()
  expect(world.letters).toHaveLength(1)
})

test('it is void once who asked is no owner, or the company is suspended', async () => {
  const token = await invited()
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, A))
  await insertHanako()
  expect([await world.links.look(token, null), await world.links.accept(hanako, token)]).toEqual([
    null,
    { answer: 'ended', companyId: null },
  ])
  await handle.database.update(company).set({ status: 'active' }).where(eq(company.id, A))
  await insertMember(handle.database, A, 'second', 'owner')
  await world.members.leave('owner', A)
  expect(await world.links.look(token, null)).toBeNull()
})

test.each(['pending', 'suspended'] as const)('a %s company has nobody written to', async (status) => {
  const id = await insertCompany(handle.database, { status })
  await joinCompany(handle.database, id, 'owner', 'owner')
  expect(await world.invite('owner', { ...wanted(), company: id })).toBe('not_active')
  expect([await rows(), world.sent]).toEqual([[], []])
})

test('members and those invited are not asked again, in whatever letters the address is typed', async () => {
  await insertMember(handle.database, A, 'member', 'viewer')
  expect(await world.invite('owner', wanted({ email: 'MEMBER@example.com' }))).toBe('member')
  await world.invite('owner', wanted())
  expect(await world.invite('owner', wanted({ email: 'HANAKO@example.com' }))).toBe('invited')
  time = daysFromNow(8)
  expect(await world.invite('owner', wanted({ role: 'viewer' }))).toBe('sent')
  expect(await rows()).toMatchObject([{ email: 'hanako@example.com', role: 'viewer' }])
})

test.each(['recruiter', 'viewer'] as const)(
  'a %s, and an owner of another company, asks nobody',
  async (role) => {
    await insertMember(handle.database, A, role, role)
    await insertMember(handle.database, await insertCompany(handle.database), 'other', 'owner')
    await world.invite('owner', wanted())
    const [row] = await rows()
    const named = { company: A, id: row!.id }
    for (const uid of [role, 'other']) {
      expect(await world.invite(uid, wanted({ email: 'x@example.com' }))).toBeNull()
      expect(await world.resend(uid, named)).toBeNull()
      expect(await world.revoke(uid, named)).toBeNull()
    }
    expect(await rows()).toHaveLength(1)
  },
)

test('an invitation of another company is not there', async () => {
  await world.invite('owner', wanted())
  const [row] = await rows()
  const B = await insertCompany(handle.database)
  await insertMember(handle.database, B, 'other', 'owner')
  expect(await world.resend('other', { company: B, id: row!.id })).toBeNull()
  expect(await world.revoke('other', { company: B, id: row!.id })).toBe(false)
})

const insertOpen = (count: number, given: Partial<typeof companyInvite.$inferInsert> = {}) =>
  handle.database.insert(companyInvite).values(
    Array.from({ length: count }, () => ({
      id: newId(),
      companyId: A,
      email: `${newId()}@example.com`,
      role: 'viewer' as const,
      invitedByUid: 'owner',
      expiresAt: daysFromNow(3),
      ...given,
    })),
  )

test('20 can be open at a time, those that ended not counted; one that ended is sent again where there is room', async () => {
  await insertOpen(memberLimits.openInvites - 1)
  await insertOpen(3, { expiresAt: testNow })
  const ended = (await rows()).find(({ expiresAt }) => expiresAt <= testNow)
  expect(await world.invite('owner', wanted())).toBe('sent')
  expect(await world.invite('owner', wanted({ email: 'taro@example.com' }))).toBe('invites_full')
  expect(await world.resend('owner', { company: A, id: ended!.id })).toBe('invites_full')
  const kept = (await rows()).find(({ expiresAt }) => expiresAt > testNow)
  expect(await world.resend('owner', { company: A, id: kept!.id })).toBe('sent')
})

test('a company has 50 members at the most, and a person 20 companies', async () => {
  const token = await invited()
  const people = Array.from({ length: memberLimits.members - 1 }, (_, index) => `p${index}`)
  await handle.database
    .insert(account)
    .values(people.map((uid) => ({ uid, kind: 'company' as const, email: `${uid}@example.com` })))
  await handle.database
    .insert(companyMember)
    .values(people.map((uid) => ({ id: newId(), companyId: A, uid, role: 'viewer' as const })))
  await insertHanako()
  expect(await world.links.accept(hanako, token)).toEqual({ answer: 'members_full', companyId: null })
  expect(await world.invite('owner', wanted({ email: 'taro@example.com' }))).toBe('members_full')
  await handle.database.delete(companyMember).where(eq(companyMember.uid, 'p0'))
  for (let joined = 0; joined < memberLimits.companies; joined += 1)
    await joinCompany(handle.database, await insertCompany(handle.database), 'hanako', 'viewer')
  expect(await world.links.accept(hanako, token)).toEqual({ answer: 'companies_full', companyId: null })
})

test('a company has 30 mails a day, and an address gets five, by whatever companies', async () => {
  for (let sent = 0; sent < 30; sent += 1) {
    expect(await world.invite('owner', wanted({ email: `p${sent}@example.com` }))).toBe('sent')
    await handle.database.delete(companyInvite)
  }
  expect(await world.invite('owner', wanted())).toBe('limited')
  expect(await rows()).toEqual([])
  await handle.database.delete(rateLimit)
  for (let sent = 0; sent < 5; sent += 1) {
    const id = await insertCompany(handle.database)
    await joinCompany(handle.database, id, 'owner', 'owner')
    expect(await world.invite('owner', { ...wanted(), company: id })).toBe('sent')
  }
  expect(await world.invite('owner', wanted())).toBe('limited')
  const [row] = await rows()
  expect(await world.resend('owner', { company: row!.companyId, id: row!.id })).toBe('limited')
})

test('what sends no mail spends nothing: neither of the company nor of the address', async () => {
  const { database } = handle
  const [pending, other] = [
    await insertCompany(database, { status: 'pending' }),
    await insertCompany(database),
  ]
  await joinCompany(database, pending, 'owner', 'owner')
  await joinCompany(database, other, 'owner', 'owner')
  await insertHanako()
  await joinCompany(database, A, 'hanako', 'viewer')
  for (let asked = 0; asked < 31; asked += 1) {
    expect(await world.invite('owner', wanted())).toBe('member')
    expect(await world.invite('owner', { ...wanted(), company: pending })).toBe('not_active')
  }
  expect(await world.invite('owner', { ...wanted(), company: other })).toBe('sent')
  for (let asked = 0; asked < 6; asked += 1)
    expect(await world.invite('owner', { ...wanted(), company: other })).toBe('invited')
  expect(await world.invite('hanako', wanted({ email: 'taro@example.com' }))).toBeNull()
  const [row] = await rows()
  await database.update(company).set({ status: 'suspended' }).where(eq(company.id, other))
  for (let asked = 0; asked < 6; asked += 1)
    expect(await world.resend('owner', { company: other, id: row!.id })).toBe('not_active')
  await database.update(company).set({ status: 'active' }).where(eq(company.id, other))
  expect(await world.resend('owner', { company: other, id: row!.id })).toBe('sent')
  expect(await world.invite('owner', wanted({ email: 'taro@example.com' }))).toBe('sent')
})

test('whom it is for signs up without a company; another address, a student and an old link do not', async () => {
  const token = await invited()
  const consents = consentVersions
  const signUp = (uid: string, email: string, invite = token) =>
    world.signUp.member({ uid, email, emailVerified: false }, { invite, ...consents })
  const kinds = async () =>
    (await handle.database.select().from(account)).map(({ uid, kind }) => `${uid} ${kind}`).toSorted()
  expect(await signUp('taro', 'taro@example.com')).toBe('other_address')
  expect(await signUp('taro', 'hanako@example.com', 'x'.repeat(43))).toBe('invite_ended')
  expect(await kinds()).toEqual(['owner company'])
  expect(await signUp('hanako', 'HANAKO@example.com')).toBe('created')
  expect(await signUp('hanako', 'hanako@example.com')).toBe('exists')
  expect(await kinds()).toEqual(['hanako company', 'owner company'])
  expect(await handle.database.$count(companyMember)).toBe(1)
  expect(await handle.database.$count(company)).toBe(1)
  // Nothing was used up: it is accepted once the address is verified.
  expect(await world.links.look(token, null)).not.toBeNull()
  await insertPerson(handle.database, { uid: 'student', email: 'student@example.com' })
  await world.invite('owner', wanted({ email: 'student@example.com' }))
  expect(await signUp('student', 'student@example.com', await world.deliver())).toBe('other_kind')
})

test('the export holds what one made and what came to one’s own verified address, without the addresses of others', async () => {
  await world.invite('owner', wanted())
  await insertHanako()
  const exported = async (uid: string) => {
    const [own] = await handle.database.select().from(account).where(eq(account.uid, uid))
    return exportInvites(handle.database, own)
  }
  expect(await exported('owner')).toMatchObject([{ direction: 'made', companyId: A, role: 'recruiter' }])
  expect(JSON.stringify(await exported('owner'))).not.toContain('hanako')
  expect(await exported('hanako')).toMatchObject([{ direction: 'received', companyId: A }])
  await handle.database.update(account).set({ emailVerifiedAt: null }).where(eq(account.uid, 'hanako'))
  expect(await exported('hanako')).toEqual([])
})

test('what ended a week ago goes', async () => {
  await insertOpen(1, { expiresAt: daysFromNow(-memberLimits.endedInviteDays) })
  await insertOpen(1, { expiresAt: daysFromNow(-memberLimits.endedInviteDays + 1) })
  expect([await world.forgetOld(), (await rows()).length]).toEqual([1, 1])
})
