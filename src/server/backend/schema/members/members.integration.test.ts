import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertMember, joinCompany } from '#server/backend/testing/members.ts'
import { daysFromNow, insertCompany, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

/** Tokens are the names of people. */
const identity = identityOf(async (uid) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
let A = ''
let second = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  site = createTestBackend(handle, { identity })
})
beforeEach(async () => {
  await handle.database.delete(account)
  A = await insertCompany(handle.database)
  await insertMember(handle.database, A, 'owner', 'owner')
  second = await insertMember(handle.database, A, 'second', 'owner')
})
afterAll(() => handle.close())

const ask = async (uid: string, query: string): Promise<GraphqlAnswer> =>
  (await (await site.post({ query }, { authorization: `Bearer ${uid}` })).json()) as GraphqlAnswer
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

const members = () => `{ companyMembers(company: "${A}") {
  company members { id own role name email since } invites { email role invitedBy ended }
} }`
const own = '{ ownCompanies { id role usedAt } }'

test('an owner reads who belongs to the company and who was asked', async () => {
  await handle.database.insert(companyInvite).values(
    [daysFromNow(1), testNow].map((expiresAt) => ({
      id: newId(),
      companyId: A,
      email: `${newId()}@example.com`,
      role: 'viewer' as const,
      invitedByUid: 'owner',
      expiresAt,
    })),
  )
  const { data } = await ask('owner', members())
  expect(data).toMatchObject({
    companyMembers: {
      company: 'みらい商事',
      members: [
        { own: true, role: 'owner', name: null, email: 'owner@example.com' },
        { own: false, role: 'owner', email: 'second@example.com' },
      ],
      invites: [
        { role: 'viewer', invitedBy: null, ended: false },
        { role: 'viewer', ended: true },
      ],
    },
  })
})

test('who is taken out, or given another role, has lost what they had with their very next question', async () => {
  expect(codeOf(await ask('second', members()))).toBeUndefined()
  const change = (role: string) =>
    ask('owner', `mutation { changeMemberRole(company: "${A}", id: "${second}", role: ${role}) }`)
  await change('recruiter')
  expect(codeOf(await ask('second', members()))).toBe('FORBIDDEN')
  expect((await ask('second', own)).data).toMatchObject({ ownCompanies: [{ id: A, role: 'recruiter' }] })
  await change('owner')
  expect(codeOf(await ask('second', members()))).toBeUndefined()
  await ask('owner', `mutation { removeMember(company: "${A}", id: "${second}") }`)
  expect(codeOf(await ask('second', members()))).toBe('NOT_FOUND')
  expect((await ask('second', own)).data).toEqual({ ownCompanies: [] })
  const left = await ask(
    'second',
    `mutation { inviteMember(company: "${A}", email: "x@example.com", role: owner) }`,
  )
  expect(codeOf(left)).toBe('NOT_FOUND')
})

test('somebody who became an admin, or never had a company account, belongs to no company', async () => {
  expect((await ask('second', own)).data).toMatchObject({ ownCompanies: [{ id: A }] })
  for (const kind of ['admin', 'student'] as const) {
    await handle.database.update(account).set({ kind }).where(eq(account.uid, 'second'))
    expect((await ask('second', own)).data).toEqual({ ownCompanies: [] })
    expect(await site.services.profiles.ownCompanies('second')).toEqual([])
  }
})

test('the company that was chosen last says so', async () => {
  const B = await insertCompany(handle.database)
  await joinCompany(handle.database, B, 'owner', 'viewer')
  await ask('owner', `mutation { useCompany(company: "${B}") }`)
  expect((await ask('owner', own)).data).toEqual({
    ownCompanies: [
      { id: A, role: 'owner', usedAt: null },
      { id: B, role: 'viewer', usedAt: testNow.toISOString() },
    ],
  })
})

test.each([
  `inviteMember(company: "A", email: "no address", role: viewer)`,
  `inviteMember(company: "A", email: "a@example.com\\nBcc: b@example.com", role: viewer)`,
  `inviteMember(company: "A", email: "${'a'.repeat(250)}@example.com", role: viewer)`,
  `removeMember(company: "A", id: "1 or 1=1")`,
  `acceptInvite(token: "${'x'.repeat(5000)}") { answer }`,
  `acceptInvite(token: "") { answer }`,
])('%s is no input', async (call) => {
  expect(codeOf(await ask('owner', `mutation { ${call.replace('"A"', `"${A}"`)} }`))).toBe('INVALID_INPUT')
})

test.each(['', 'x', '\\u0000', 'x'.repeat(5000)])('a link with the token %j is none', async (token) => {
  const { data, errors } = await ask('owner', `{ companyInvite(token: "${token}") { company } }`)
  expect(data?.['companyInvite'] ?? null).toBeNull()
  expect(errors?.[0]?.extensions.code).not.toBe('INTERNAL')
})
