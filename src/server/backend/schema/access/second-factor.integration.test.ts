import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factorKinds, type FactorPolicy } from '#contract/second-factor.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

/** Tokens are uids; with `+sms` behind it one tells of a second factor. */
const identity = identityOf(async (token) => {
  const [uid = '', factor] = token.split('+')
  return {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    secondFactor: factor === 'sms',
    byPhone: false,
    authTime: testNow,
    expiresAt: new Date(testNow.getTime() + 3_600_000),
  }
})

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  await database.insert(account).values(
    (['company', 'admin', 'student'] as const).map((kind) => ({
      uid: kind,
      kind,
      email: `${kind}@example.com`,
      emailVerifiedAt: testNow,
    })),
  )
  const companyId = await insertCompany(database, { displayName: 'みらい商事' })
  await database.insert(companyMember).values({ id: newId(), companyId, uid: 'company', role: 'viewer' })
})
afterAll(() => handle.close())

const ask = async (policy: FactorPolicy, token: string, query: string) => {
  const { post } = createTestBackend(handle, { identity, factorPolicy: policy })
  return (await (await post({ query }, { authorization: `Bearer ${token}` })).json()) as GraphqlAnswer
}
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

const ownCompanies = '{ ownCompanies { displayName } }'
const mirai = { data: { ownCompanies: [{ displayName: 'みらい商事' }] } }

describe('where the operator asks a second factor of companies and admins', () => {
  test.each(['company', 'admin'])('the token of %s without it is refused in that role', async (token) => {
    const answer = await ask(factorKinds, token, ownCompanies)
    expect(codeOf(answer)).toBe('SECOND_FACTOR_REQUIRED')
    expect(answer.data).toBeNull()
  })

  test('with it the role is what it was', async () => {
    expect(await ask(factorKinds, 'company+sms', ownCompanies)).toEqual(mirai)
    expect(await ask(factorKinds, 'admin+sms', ownCompanies)).toEqual({ data: { ownCompanies: [] } })
  })

  test('what a person needs in order to enrol stays open', async () => {
    const answer = await ask(
      factorKinds,
      'company',
      'mutation { requestVerificationMail(callbackUrl: "", browser: "019aa000-0000-7000-8000-000000000000") announcePasswordChange }',
    )
    expect(answer.errors).toBeUndefined()
    const security = await ask(factorKinds, 'company', '{ accountSecurity { hasPassword signIns { id } } }')
    expect(security.errors).toBeUndefined()
  })

  test('who has to have one does not remove it, with it or without', async () => {
    const remove = 'mutation { removeSecondFactor }'
    for (const token of ['company', 'company+sms', 'admin+sms'])
      expect(codeOf(await ask(factorKinds, token, remove))).toBe('FORBIDDEN')
    expect(codeOf(await ask([], 'company+sms', remove))).toBeUndefined()
  })

  test('students are asked for nothing', async () => {
    const saved = await ask(
      factorKinds,
      'student',
      `mutation { saveStudentName(input: {
        familyName: "山田", givenName: "花子", familyNameKana: "ヤマダ", givenNameKana: "ハナコ"
      }) { givenName } }`,
    )
    expect(saved).toEqual({ data: { saveStudentName: { givenName: '花子' } } })
    expect(await ask(factorKinds, 'student', ownCompanies)).toEqual({ data: { ownCompanies: [] } })
  })
})

test('each kind is asked by itself, and nobody where nothing is set', async () => {
  expect(await ask([], 'company', ownCompanies)).toEqual(mirai)
  expect(await ask(['admin'], 'company', ownCompanies)).toEqual(mirai)
  expect(codeOf(await ask(['admin'], 'admin', ownCompanies))).toBe('SECOND_FACTOR_REQUIRED')
})

test('what the caller is, is asked for once in a request', async () => {
  const site = createTestBackend(handle, { identity, factorPolicy: factorKinds })
  await site.openSession('company+sms')
  const { client } = handle
  const target: { query: (...args: never[]) => unknown } =
    client.kind === 'pglite' ? client.pglite : client.pool
  const query = target.query.bind(target)
  let queries = 0
  target.query = (...args) => {
    queries += 1
    return query(...args)
  }
  const twice = '{ one: ownCompanies { id } two: ownCompanies { id } }'
  const address = `http://backend.test/graphql?${new URLSearchParams({ query: twice })}`
  await site.backend.handle(new Request(address, { headers: { authorization: 'Bearer company+sms' } }))
  target.query = query
  expect(queries).toBe(3)
})
