import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { accountDeletion, recoveryCode } from '#server/backend/database/schema/account-security.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const minute = 60_000

/** Tokens are `name.age.factor`: who, minutes since the sign-in, and whether a code confirmed it. */
const people = identityOf(async (token) => {
  const [uid = '', age = '0', factor] = token.split('.')
  return {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    secondFactor: factor === 'factor',
    byPhone: false,
    authTime: new Date(testNow.getTime() - Number(age) * minute),
    expiresAt: new Date(testNow.getTime() + 60 * minute),
  }
})

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
beforeAll(async () => {
  handle = await openTestDatabase()
  site = createTestBackend(handle, { identity: people })
})
beforeEach(async () => {
  await handle.database.delete(account)
  await handle.database.delete(company)
  await insertPerson(handle.database, { uid: 'hanako' })
})
afterAll(() => handle.close())

const ask = async (operation: string, token?: string): Promise<GraphqlAnswer> => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (await (await site.post({ query: operation }, headers)).json()) as GraphqlAnswer
}
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

const sensitive = [
  'removeSecondFactor',
  'renewRecoveryCodes',
  'requestEmailChange(email: "new@example.com")',
  'announceSecondFactor',
  'announcePasswordChange',
  'exportAccount',
  'requestAccountDeletion',
] as const

const lasting = [
  'cancelAccountDeletion',
  'cancelEmailChange',
  `endSignIn(id: "${newId()}")`,
  `endOtherSignIns(keep: "${newId()}")`,
] as const

describe.each(sensitive)('%s', (field) => {
  test('wants a sign-in of the last five minutes', async () => {
    const mutation = `mutation { ${field} }`
    expect(codeOf(await ask(mutation, 'hanako.6.factor'))).toBe('UNAUTHENTICATED')
    expect((await ask(mutation, 'hanako.5.factor')).errors).toBeUndefined()
  })
})

test('what is refused for its age does nothing', async () => {
  for (const field of sensitive) await ask(`mutation { ${field} }`, 'hanako.6.factor')
  expect(await handle.database.select().from(accountDeletion)).toEqual([])
  expect(await handle.database.select().from(recoveryCode)).toEqual([])
})

test.each(lasting)('%s is done with an older sign-in too', async (field) => {
  expect((await ask(`mutation { ${field} }`, 'hanako.300')).errors).toBeUndefined()
})

test('an older sign-in reads its overview', async () => {
  expect((await ask('{ accountSecurity { recoveryCodesLeft } }', 'hanako.300')).data).toEqual({
    accountSecurity: { recoveryCodesLeft: 0 },
  })
})

test.each([...sensitive, ...lasting])('nobody may %s', async (field) => {
  expect(codeOf(await ask(`mutation { ${field} }`))).toBe('UNAUTHENTICATED')
})

test('nobody reads an overview', async () => {
  expect(codeOf(await ask('{ accountSecurity { hasPassword } }'))).toBe('UNAUTHENTICATED')
})

test('recovery codes are made for a sign-in with a second factor alone', async () => {
  expect(codeOf(await ask('mutation { renewRecoveryCodes }', 'hanako.0'))).toBe('FORBIDDEN')
  expect(await handle.database.select().from(recoveryCode)).toEqual([])
  const { data } = await ask('mutation { renewRecoveryCodes }', 'hanako.0.factor')
  expect(data?.['renewRecoveryCodes']).toHaveLength(10)
})

test('who alone runs a company can’t leave it; with a second owner they can', async () => {
  const companyId = await insertCompany(handle.database)
  for (const uid of ['owner', 'second']) {
    await insertPerson(handle.database, { uid, kind: 'company' })
  }
  const join = (uid: string, role: 'owner' | 'recruiter') =>
    handle.database.insert(companyMember).values({ id: newId(), companyId, uid, role })
  await join('owner', 'owner')
  await join('second', 'recruiter')
  const leave = () => ask('mutation { requestAccountDeletion }', 'owner.0')
  expect((await leave()).data).toEqual({ requestAccountDeletion: 'only_owner' })
  expect(await handle.database.select().from(accountDeletion)).toEqual([])
  await handle.database.update(companyMember).set({ role: 'owner' }).where(eq(companyMember.uid, 'second'))
  expect((await leave()).data).toEqual({ requestAccountDeletion: 'requested' })
})

test('nobody ends the sign-in of another person', async () => {
  const rows = createSessionRows(handle.database)
  const id = newId()
  await rows.create({
    id,
    secretHash: 'a'.repeat(64),
    uid: 'hanako',
    device: 'Firefox（Linux）',
    tokens: 'sealed',
    email: 'hanako@example.com',
    emailVerified: true,
    secondFactor: false,
    byPhone: false,
    authTime: testNow,
    tokenExpiresAt: testNow,
    at: testNow,
  })
  const signIns = async () =>
    (await ask('{ accountSecurity { signIns { id } } }', 'hanako.0')).data?.['accountSecurity']
  expect((await ask(`mutation { endSignIn(id: "${id}") }`, 'taro.0')).data).toEqual({ endSignIn: false })
  expect((await ask(`mutation { endOtherSignIns(keep: "${newId()}") }`, 'taro.0')).data).toEqual({
    endOtherSignIns: 1,
  })
  expect(await signIns()).toMatchObject({ signIns: expect.arrayContaining([{ id }]) })
  for (const wrong of ['no id', id.toUpperCase()])
    expect(codeOf(await ask(`mutation { endSignIn(id: "${wrong}") }`, 'hanako.0'))).toBe('INVALID_INPUT')
  expect((await ask(`mutation { endSignIn(id: "${id}") }`, 'hanako.0')).data).toEqual({ endSignIn: true })
  expect(await signIns()).not.toMatchObject({ signIns: expect.arrayContaining([{ id }]) })
})
