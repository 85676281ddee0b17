import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentVersionsOn } from '#contract/account-consent.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember, consentRecord } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { createTestPeople } from '#server/backend/testing/people.ts'
import { testNow } from '#server/backend/testing/records.ts'
import type { MailRequestAnswer } from '#server/ports/mails.ts'
import type { Standing } from '#server/ports/people.ts'

const consentVersions = consentVersionsOn('2026-11-27')

/** Tokens are the names of people; those that begin with `new` have no verified address. */
const people = identityOf(async (name) => ({
  uid: name,
  email: name === 'no-email' ? null : `${name}@example.com`,
  emailVerified: !name.startsWith('new'),
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
const asked: string[] = []
/** What the provider says of people; of others that they are there. */
const standings = new Map<string, Standing>()
let sending: 'sent' | 'limited' = 'sent'
let requests: MailRequestAnswer = { kind: 'accepted' }

beforeAll(async () => {
  handle = await openTestDatabase()
  site = createTestBackend(handle, {
    services: {
      accountMails: {
        requestSignInLink: async ({ email, callbackUrl, client }) => {
          asked.push(`link ${email} ${callbackUrl} ${client}`)
          return requests
        },
        requestPasswordReset: async ({ email, callbackUrl, client }) => {
          asked.push(`reset ${email} ${callbackUrl} ${client}`)
          return requests
        },
        sendVerification: async ({ email }, { callbackUrl }) => {
          asked.push(`verify ${email} ${callbackUrl}`)
          return sending
        },
      },
    },
    identity: people,
    people: { ...createTestPeople(), standing: async (uid) => standings.get(uid) ?? 'active' },
  })
})
beforeEach(async () => {
  asked.length = 0
  standings.clear()
  sending = 'sent'
  requests = { kind: 'accepted' }
  await handle.database.delete(account)
  await handle.database.delete(company)
})
afterAll(() => handle.close())

const ask = async (query: string, variables: Record<string, unknown>, name?: string) => {
  const answer = await site.post(
    { query, variables },
    name === undefined ? {} : { authorization: `Bearer ${name}` },
  )
  return (await answer.json()) as GraphqlAnswer
}
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

const createStudent = (name?: string, input: Record<string, string> = consentVersions) =>
  ask('mutation($i: StudentAccountInput!) { createStudentAccount(input: $i) }', { i: input }, name)

const particulars = (serial: number) => ({
  ...consentVersions,
  corporateNumber: corporateNumber(String(serial).padStart(12, '0')),
  legalName: '株式会社こころみ',
  kana: 'かぶしきがいしゃこころみ',
  displayName: 'こころみ',
  representative: '心見 一郎',
  postalCode: '100-0005',
  prefectureCode: '13',
  city: '千代田区',
  street: '丸の内1-1-1',
  building: '',
  contactTel: '03-1234-5678',
  industryCode: 'G',
})
const createCompany = (name: string, input: Record<string, string | null>) =>
  ask('mutation($i: CompanyAccountInput!) { createCompanyAccount(input: $i) }', { i: input }, name)

test('a student account is made once, with both consents and their time', async () => {
  expect(await createStudent('hanako')).toEqual({ data: { createStudentAccount: 'created' } })
  expect(await createStudent('hanako')).toEqual({ data: { createStudentAccount: 'exists' } })
  expect(await handle.database.select().from(account)).toMatchObject([
    {
      uid: 'hanako',
      kind: 'student',
      email: 'hanako@example.com',
      emailVerifiedAt: testNow,
      guardianName: null,
    },
  ])
  const consents = await handle.database.select().from(consentRecord)
  expect(consents.filter(({ uid }) => uid === 'hanako')).toMatchObject([
    { document: 'terms', version: consentVersions.terms, createdAt: testNow },
    { document: 'privacy', version: consentVersions.privacy, createdAt: testNow },
  ])
  const lines = await handle.database.select().from(auditLog).where(eq(auditLog.actorUid, 'hanako'))
  expect(lines).toMatchObject([
    { action: 'account.created', subject: 'account:hanako', detail: { kind: 'student' } },
  ])
})

test('a person under 18 names the guardian who agreed', async () => {
  const input = { ...consentVersions, guardianName: ' 山田　太郎 ' }
  expect(await createStudent('taro', input)).toEqual({ data: { createStudentAccount: 'created' } })
  const [row] = await handle.database.select().from(account)
  expect(row?.guardianName).toBe('山田　太郎')
  expect(codeOf(await createStudent('taro', { ...input, guardianName: '山'.repeat(101) }))).toBe(
    'INVALID_INPUT',
  )
})

test('whom the provider no longer has, or shut out, gets no account by a token that is still kept', async () => {
  standings.set('deleted', 'gone').set('locked', 'disabled')
  for (const name of ['deleted', 'locked']) {
    expect(codeOf(await createStudent(name))).toBe('UNAUTHENTICATED')
    expect(codeOf(await createCompany(name, particulars(1)))).toBe('UNAUTHENTICATED')
  }
  expect(await handle.database.select().from(account)).toEqual([])
  expect(await handle.database.select().from(company)).toEqual([])
})

test('nobody without a token, an address or consent to the versions in force gets one', async () => {
  expect(codeOf(await createStudent())).toBe('UNAUTHENTICATED')
  expect(codeOf(await createStudent('no-email'))).toBe('FORBIDDEN')
  expect(codeOf(await createStudent('taro', { ...consentVersions, terms: '2020-01-01' }))).toBe(
    'INVALID_INPUT',
  )
  expect(await handle.database.select().from(account)).toEqual([])
})

test('a company account makes a pending company that its maker owns', async () => {
  expect(await createCompany('owner', particulars(1))).toEqual({ data: { createCompanyAccount: 'created' } })
  const [made] = await handle.database.select().from(company)
  expect(made).toMatchObject({
    status: 'pending',
    kana: 'カブシキガイシャココロミ',
    postalCode: '1000005',
    contactTel: '+81312345678',
    verification: 'none',
  })
  expect(await handle.database.select().from(companyMember)).toMatchObject([
    { companyId: made?.id, uid: 'owner', role: 'owner' },
  ])
  expect(await createCompany('owner', particulars(2))).toEqual({ data: { createCompanyAccount: 'exists' } })
  const own = await ask('{ ownCompanies { displayName status role } company(id: "x") { id } }', {}, 'owner')
  expect(own.data).toMatchObject({
    ownCompanies: [{ displayName: 'こころみ', status: 'pending', role: 'owner' }],
  })
})

test('sole traders have no number, and none stands in another’s way', async () => {
  for (const who of ['owner', 'second']) {
    const trader = { ...particulars(1), legalName: '心見 一郎', corporateNumber: null }
    expect(await createCompany(who, trader)).toEqual({
      data: { createCompanyAccount: 'created' },
    })
    await handle.database.update(company).set({ status: 'active' })
  }
  expect(
    (await handle.database.select().from(company)).map(({ corporateNumber }) => corporateNumber),
  ).toEqual([null, null])
})

test('several may wait with one corporate number: nobody blocks it, and nobody learns of another', async () => {
  await createCompany('owner', particulars(1))
  expect(await createCompany('second', particulars(1))).toEqual({ data: { createCompanyAccount: 'created' } })
  await handle.database.update(company).set({ status: 'suspended', refusedAt: testNow })
  expect(await createCompany('third', particulars(1))).toEqual({ data: { createCompanyAccount: 'created' } })
  expect(await handle.database.$count(company)).toBe(3)
})

test('the corporate number of an active company leaves no half-made account', async () => {
  await createCompany('owner', particulars(1))
  await handle.database.update(company).set({ status: 'active' })
  expect(await createCompany('second', particulars(1))).toEqual({
    data: { createCompanyAccount: 'corporate_number_taken' },
  })
  expect((await handle.database.select().from(account)).map(({ uid }) => uid)).toEqual(['owner'])
  expect(await createCompany('second', particulars(2))).toEqual({ data: { createCompanyAccount: 'created' } })
})

test('a person has one kind of account', async () => {
  await createStudent('hanako')
  expect(await createCompany('hanako', particulars(3))).toEqual({
    data: { createCompanyAccount: 'other_kind' },
  })
  expect(await handle.database.select().from(company)).toEqual([])
})

test.each([
  ['corporateNumber', '1234567890123'],
  ['prefectureCode', '48'],
  ['industryCode', 'Z'],
  ['contactTel', 'tel'],
  ['legalName', ' '],
  ['legalName', 'あ'.repeat(201)],
])('a wrong %s is refused at this door too', async (name, value) => {
  expect(codeOf(await createCompany('owner', { ...particulars(1), [name]: value }))).toBe('INVALID_INPUT')
})

test('a legal person without its number is refused at this door too', async () => {
  const answer = await createCompany('owner', { ...particulars(1), corporateNumber: null })
  expect(codeOf(answer)).toBe('INVALID_INPUT')
  expect(await handle.database.select().from(company)).toEqual([])
})

test('the verification mail goes to the caller, unless it is verified or enough were sent', async () => {
  const send = (name?: string) =>
    ask(
      'mutation { requestVerificationMail(callbackUrl: "/mypage", browser: "019aa000-0000-7000-8000-000000000000") }',
      {},
      name,
    )
  expect(codeOf(await send())).toBe('UNAUTHENTICATED')
  expect(await send('new-hanako')).toEqual({ data: { requestVerificationMail: 'sent' } })
  expect(asked).toEqual(['verify new-hanako@example.com /mypage'])
  sending = 'limited'
  expect(await send('new-hanako')).toEqual({ data: { requestVerificationMail: 'limited' } })
  expect(await send('hanako')).toEqual({ data: { requestVerificationMail: 'already_verified' } })
})

test('reset and sign-in links are asked for by anybody and answer nothing', async () => {
  expect(
    await ask('mutation { requestPasswordReset(email: " a@example.com ", callbackUrl: "/y") }', {}),
  ).toEqual({
    data: { requestPasswordReset: true },
  })
  expect(await ask('mutation { requestSignInLink(email: "b@example.com", callbackUrl: "/x") }', {})).toEqual({
    data: { requestSignInLink: true },
  })
  expect(asked).toEqual(['reset a@example.com /y unknown', 'link b@example.com /x unknown'])
  expect(codeOf(await ask('mutation { requestPasswordReset(email: "no address") }', {}))).toBe(
    'INVALID_INPUT',
  )
})

test('a network that asks for too many mails is told so', async () => {
  requests = { kind: 'limited', retryAfterSeconds: 60 }
  const query = 'mutation { requestPasswordReset(email: "a@example.com") }'
  const answer = await site.post({ query }, { 'x-client-network': '2001:db8:1:2::/64' })
  expect(codeOf((await answer.json()) as GraphqlAnswer)).toBe('RATE_LIMITED')
  expect(
    codeOf(await ask('mutation { requestSignInLink(email: "a@example.com", callbackUrl: "") }', {})),
  ).toBe('RATE_LIMITED')
  await site.post({ query }, { 'x-client-network': 'made up <script>' })
  expect(asked).toEqual([
    'reset a@example.com  2001:db8:1:2::/64',
    expect.stringMatching(/^link a@example\.com \S* ?unknown$/),
    'reset a@example.com  unknown',
  ])
})

test.each([
  ['', '', 'REQUIRED'],
  ['short', '', 'TOO_SHORT'],
  ['x'.repeat(129), '', 'TOO_LONG'],
  ['password123456', '', 'COMMON_PASSWORD'],
  ['hanako.yamada1', 'hanako.yamada@example.com', 'PASSWORD_HAS_EMAIL'],
  ['ことりがまどべでうたっている', 'hanako@example.com', null],
])('the password %s with the address %s: %s', async (password, email, problem) => {
  const query = 'mutation($p: String!, $e: String!) { checkPassword(password: $p, email: $e) }'
  expect(await ask(query, { p: password, e: email })).toEqual({ data: { checkPassword: problem } })
})

const names = { familyName: '山田', givenName: '花子', familyNameKana: 'やまだ', givenNameKana: 'ハナコ' }
const saveName = (name?: string, input: Record<string, string> = names) =>
  ask('mutation($i: StudentNameInput!) { saveStudentName(input: $i) { familyNameKana } }', { i: input }, name)

test('a student writes and reads their own names, and nobody else’s', async () => {
  await createStudent('hanako')
  const read = (name?: string) => ask('{ studentUser { familyName givenName } }', {}, name)
  expect((await read('hanako')).data).toEqual({ studentUser: null })
  expect((await saveName('hanako')).data).toEqual({ saveStudentName: { familyNameKana: 'ヤマダ' } })
  expect((await saveName('hanako', { ...names, givenName: '華子' })).data).not.toBeNull()
  expect((await read('hanako')).data).toEqual({ studentUser: { familyName: '山田', givenName: '華子' } })
  expect((await read('taro')).data).toEqual({ studentUser: null })
  expect((await read()).data).toEqual({ studentUser: null })
  expect(await handle.database.select().from(studentUser)).toHaveLength(1)
})

test('who is no student has no such profile', async () => {
  await createCompany('owner', particulars(1))
  expect(codeOf(await saveName('owner'))).toBe('FORBIDDEN')
  expect(codeOf(await saveName())).toBe('UNAUTHENTICATED')
})
