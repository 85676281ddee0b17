import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { companyRoles } from '#contract/account.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { accountDeletion } from '#server/backend/database/schema/account-security.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import { jobPostEdit } from '#server/backend/database/schema/job-post-edit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeletions } from '#server/backend/security/deletions.ts'
import { insertMember, joinCompany } from '#server/backend/testing/members.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createMemberLists } from './member-lists.ts'
import { createMembers } from './members.ts'

let handle: DatabaseHandle
let world: ReturnType<typeof open>
let A = ''
let B = ''
let owner = ''
let recruiter = ''

/** `scale`: of the limits, which are none here where no test is of them. */
const open = (scale = 1000) => {
  const test = createTestWork(handle, () => testNow)
  const rateLimits = createRateLimits(handle.database, { scale, now: () => testNow })
  return { ...test, ...createMembers({ ...test, rateLimits }) }
}

beforeEach(async () => {
  handle = await openTestDatabase()
  world = open()
  const { database } = handle
  A = await insertCompany(database)
  B = await insertCompany(database, { displayName: 'ほかの会社' })
  owner = await insertMember(database, A, 'owner', 'owner')
  recruiter = await insertMember(database, A, 'recruiter', 'recruiter')
  await insertMember(database, B, 'other', 'owner')
})
afterEach(() => handle.close())

const rolesIn = async (company: string): Promise<Record<string, string>> => {
  const rows = await handle.database.select().from(companyMember).where(eq(companyMember.companyId, company))
  return Object.fromEntries(rows.map(({ uid, role }) => [uid, role]))
}
const lines = async () =>
  (await handle.database.select().from(auditLog)).map(({ action, actorUid, subject, detail }) => ({
    action,
    actorUid,
    subject,
    detail,
  }))
const insertInvite = (invitedByUid: string, companyId = A) =>
  handle.database.insert(companyInvite).values({
    id: newId(),
    companyId,
    email: `${newId()}@example.com`,
    role: 'viewer',
    invitedByUid,
    expiresAt: daysFromNow(7),
  })

test('an owner changes a role: it is noted, and the member is told', async () => {
  expect(await world.changeRole('owner', { company: A, id: recruiter }, 'viewer')).toBe('done')
  expect(await rolesIn(A)).toEqual({ owner: 'owner', recruiter: 'viewer' })
  expect(await lines()).toEqual([
    {
      action: 'company.role_changed',
      actorUid: 'owner',
      subject: `company:${A}`,
      detail: { member: 'recruiter', before: 'recruiter', after: 'viewer' },
    },
  ])
  expect(world.mails()).toEqual([
    {
      to: 'recruiter@example.com',
      kind: 'member-role-changed',
      data: { company: 'みらい商事', companyId: A, role: 'viewer' },
    },
  ])
})

test('the role they have already changes nothing and tells nobody', async () => {
  expect(await world.changeRole('owner', { company: A, id: recruiter }, 'recruiter')).toBe('done')
  expect([await lines(), world.sent]).toEqual([[], []])
})

test('an owner takes a member out, who is told; their company elsewhere stays', async () => {
  await joinCompany(handle.database, B, 'recruiter', 'viewer')
  expect(await world.remove('owner', { company: A, id: recruiter })).toBe('done')
  expect([await rolesIn(A), await rolesIn(B)]).toEqual([
    { owner: 'owner' },
    { other: 'owner', recruiter: 'viewer' },
  ])
  expect(await lines()).toMatchObject([
    { action: 'company.member_removed', detail: { member: 'recruiter', role: 'recruiter' } },
  ])
  expect(world.mails()).toEqual([
    { to: 'recruiter@example.com', kind: 'member-removed', data: { company: 'みらい商事' } },
  ])
})

test('who leaves is gone, and each owner is told, nobody else', async () => {
  await insertMember(handle.database, A, 'second', 'owner')
  await insertMember(handle.database, A, 'viewer', 'viewer')
  expect(await world.leave('recruiter', A)).toBe('done')
  expect(Object.keys(await rolesIn(A)).toSorted()).toEqual(['owner', 'second', 'viewer'])
  expect(await lines()).toMatchObject([{ action: 'company.member_left', actorUid: 'recruiter' }])
  expect(world.mails().map(({ to, kind }) => `${kind} ${to}`)).toEqual([
    'member-left owner@example.com',
    'member-left second@example.com',
  ])
})

test('an owner who takes themselves out leaves: the other owners are told', async () => {
  await insertMember(handle.database, A, 'second', 'owner')
  expect(await world.remove('owner', { company: A, id: owner })).toBe('done')
  expect(world.mails().map(({ to, kind }) => `${kind} ${to}`)).toEqual(['member-left second@example.com'])
})

test('the last owner neither leaves nor changes, and nothing is told', async () => {
  const own = { company: A, id: owner }
  expect(await world.leave('owner', A)).toBe('last_owner')
  expect(await world.remove('owner', own)).toBe('last_owner')
  expect(await world.changeRole('owner', own, 'viewer')).toBe('last_owner')
  expect(await rolesIn(A)).toEqual({ owner: 'owner', recruiter: 'recruiter' })
  expect([await lines(), world.sent]).toEqual([[], []])
})

test('an owner who is about to be deleted, or became an admin, is not counted as one who stays', async () => {
  const { database } = handle
  await insertMember(database, A, 'going', 'owner')
  await database.insert(accountDeletion).values({ uid: 'going', dueAt: daysFromNow(3) })
  expect(await world.leave('owner', A)).toBe('last_owner')
  await database.delete(accountDeletion)
  await database.update(account).set({ kind: 'admin' }).where(eq(account.uid, 'going'))
  expect(await world.leave('owner', A)).toBe('last_owner')
  expect(await createDeletions(database).isOnlyOwner('owner')).toBe(true)
  expect(await createDeletions(database).isOnlyOwner('going')).toBe(false)
  await database.update(account).set({ kind: 'company' }).where(eq(account.uid, 'going'))
  expect(await createDeletions(database).isOnlyOwner('owner')).toBe(false)
  expect(await world.leave('owner', A)).toBe('done')
})

test.each(['recruiter', 'viewer'] as const)(
  'a %s changes nobody, even who was an owner a moment ago',
  async (role) => {
    await handle.database.update(companyMember).set({ role }).where(eq(companyMember.id, owner))
    await insertMember(handle.database, A, 'second', 'owner')
    expect(await world.changeRole('owner', { company: A, id: recruiter }, 'owner')).toBeNull()
    expect(await world.remove('owner', { company: A, id: recruiter })).toBeNull()
    expect(await rolesIn(A)).toEqual({ owner: role, recruiter: 'recruiter', second: 'owner' })
  },
)

test('members of another company, strangers and students are out of reach', async () => {
  await insertPerson(handle.database, { uid: 'student' })
  const [theirs] = await handle.database.select().from(companyMember).where(eq(companyMember.uid, 'other'))
  for (const named of [
    { company: A, id: theirs!.id },
    { company: B, id: theirs!.id },
    { company: B, id: recruiter },
    { company: A, id: newId() },
  ]) {
    expect(await world.changeRole('owner', named, 'viewer')).toBeNull()
    expect(await world.remove('owner', named)).toBeNull()
  }
  expect(await world.leave('owner', B)).toBeNull()
  expect(await world.leave('student', A)).toBeNull()
  expect([await rolesIn(A), await rolesIn(B)]).toEqual([
    { owner: 'owner', recruiter: 'recruiter' },
    { other: 'owner' },
  ])
})

test('what somebody asked others to is void once they are no owner, and nothing else is', async () => {
  const { database } = handle
  const second = await insertMember(database, A, 'second', 'owner')
  await joinCompany(database, B, 'second', 'owner')
  const by = async () => (await database.select().from(companyInvite)).map((row) => row.invitedByUid)
  await insertInvite('second')
  await insertInvite('second', B)
  await insertInvite('owner')
  await world.changeRole('owner', { company: A, id: second }, 'recruiter')
  expect((await by()).toSorted()).toEqual(['owner', 'second'])
  await world.leave('second', B)
  expect(await by()).toEqual(['owner'])
})

test('a member is told of five changes of their role a day; a sixth is not made, and they can be removed', async () => {
  const limited = open(1)
  const turn = (id: string, role: 'viewer' | 'recruiter', company = A) =>
    limited.changeRole('owner', { company, id }, role)
  // Owners of another company spend nothing of it.
  for (let time = 0; time < 6; time += 1)
    await limited.changeRole('other', { company: B, id: recruiter }, 'viewer')
  for (let time = 0; time < 5; time += 1)
    expect(await turn(recruiter, time % 2 === 0 ? 'viewer' : 'recruiter')).toBe('done')
  expect(await turn(recruiter, 'recruiter')).toBe('limited')
  expect(await rolesIn(A)).toEqual({ owner: 'owner', recruiter: 'viewer' })
  expect(limited.mails()).toHaveLength(5)
  const second = await insertMember(handle.database, A, 'second', 'viewer')
  expect(await turn(second, 'recruiter')).toBe('done')
  expect(await limited.remove('owner', { company: A, id: recruiter })).toBe('done')
})

test('a company has 60 changes of roles and 60 removals an hour', async () => {
  const limited = open(1)
  const named = () => ({ company: A, id: newId() })
  for (let time = 0; time < 60; time += 1) {
    expect(await limited.changeRole('owner', named(), 'viewer')).toBeNull()
    expect(await limited.remove('owner', named())).toBeNull()
  }
  expect(await limited.changeRole('owner', { company: A, id: recruiter }, 'viewer')).toBe('limited')
  expect(await limited.remove('owner', { company: A, id: recruiter })).toBe('limited')
  expect(await rolesIn(A)).toEqual({ owner: 'owner', recruiter: 'recruiter' })
  expect(await limited.changeRole('other', { company: B, id: recruiter }, 'viewer')).toBeNull()
})

test('what somebody typed into ads of a company goes with their membership, and nothing else does', async () => {
  const { database } = handle
  await joinCompany(database, B, 'recruiter', 'recruiter')
  const [ofA, ofB] = [await insertJobPost(database, A), await insertJobPost(database, B)]
  const type = (jobPostId: string, uid: string) =>
    database.insert(jobPostEdit).values({ jobPostId, uid, typed: { title: '未公開の求人' }, base: {} })
  const left = async () =>
    (await database.select().from(jobPostEdit))
      .map((row) => `${row.uid} ${row.jobPostId === ofA ? 'A' : 'B'}`)
      .toSorted()
  await type(ofA, 'owner')
  await type(ofA, 'recruiter')
  await type(ofB, 'recruiter')
  await world.remove('owner', { company: A, id: recruiter })
  expect(await left()).toEqual(['owner A', 'recruiter B'])
  await world.leave('recruiter', B)
  expect(await left()).toEqual(['owner A'])
})

test('a member acts for the company used last, of their own alone', async () => {
  expect(await world.use('recruiter', A)).toBe(true)
  expect(await world.use('recruiter', B)).toBe(false)
  const used = await handle.database
    .select({ uid: companyMember.uid, at: companyMember.usedAt })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, A)))
  expect(used).toContainEqual({ uid: 'recruiter', at: testNow })
  expect(used).toContainEqual({ uid: 'owner', at: null })
})

test('the list is of one company, without who became an admin', async () => {
  await insertMember(handle.database, A, 'gone', 'viewer')
  await handle.database.update(account).set({ kind: 'admin' }).where(eq(account.uid, 'gone'))
  const { company, members } = await createMemberLists(handle.database).of(A)
  expect([company, members.map(({ uid, role }) => `${uid} ${role}`)]).toEqual([
    'みらい商事',
    ['owner owner', 'recruiter recruiter'],
  ])
})

test('of 200 changes at the same time by 20 owners an owner is left after each', async () => {
  const { database } = handle
  const people = Array.from({ length: 20 }, (_, index) => `p${index}`)
  const ids = new Map<string, string>([['owner', owner]])
  for (const uid of people) ids.set(uid, await insertMember(database, A, uid, 'owner'))
  const all = [...ids.keys()]
  // The same numbers each time, so that a failure can be seen again.
  let state = 42
  const pick = <Each>(from: readonly Each[]): Each => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return from[state % from.length]!
  }
  const changes = Array.from({ length: 200 }, () => {
    const by = pick(all)
    // Half of them about themselves, so that all but one go; the others about anybody.
    const named = { company: A, id: ids.get(pick([by, pick(all)]))! }
    const what = pick(['role', 'role', 'remove', 'leave'])
    if (what === 'leave') return world.leave(by, A)
    if (what === 'remove') return world.remove(by, named)
    return world.changeRole(by, named, pick(companyRoles.filter((role) => role !== 'owner')))
  })
  const answers = await Promise.all(changes)
  const owners = Object.values(await rolesIn(A)).filter((role) => role === 'owner')
  expect(owners).toHaveLength(1)
  expect(answers).toContain('last_owner')
  expect(answers).toContain('done')
})

test('of two owners who go at the same moment one stays, in each of 100 companies', async () => {
  await insertMember(handle.database, A, 'second', 'owner')
  const companies = await Promise.all(Array.from({ length: 100 }, () => insertCompany(handle.database)))
  const ways = [
    (uid: string, company: string) => world.leave(uid, company),
    (uid: string, company: string, id: string) => world.changeRole(uid, { company, id }, 'viewer'),
    (uid: string, company: string, id: string) => world.remove(uid, { company, id }),
  ]
  const going = await Promise.all(
    companies.flatMap((company, index) =>
      ['owner', 'second'].map(async (uid, place) => {
        const id = await joinCompany(handle.database, company, uid, 'owner')
        const way = ways[(index + place) % ways.length]!
        return () => way(uid, company, id)
      }),
    ),
  )
  const answers = await Promise.all(going.map((go) => go()))
  const counted = await Promise.all(
    companies.map(async (company) =>
      Object.values(await rolesIn(company)).filter((role) => role === 'owner'),
    ),
  )
  expect(counted).toEqual(companies.map(() => ['owner']))
  expect(answers.filter((answer) => answer === 'last_owner')).toHaveLength(100)
})
