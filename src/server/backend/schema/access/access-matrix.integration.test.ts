import { eq } from 'drizzle-orm'
import { isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentVersions } from '#contract/account-consent.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import { factorKinds } from '#contract/second-factor.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertCompany, insertInfo, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { accessTable } from '#server/domain/access.ts'
import { newId } from '#server/platform/ids.ts'

/**
 * What each kind of caller gets of each row, written by hand. ok: it is done or read; none: null or an empty list; else
 * the error: 401 UNAUTHENTICATED, 403 FORBIDDEN, 404 NOT_FOUND, 2nd SECOND_FACTOR_REQUIRED. The operator asks a second
 * factor of companies and admins. `nobody` has no account; `phone` is a student without an e-mail address; `stale`, a
 * student, signed in six minutes ago; `owner`, `recruiter` and `viewer` belong to company A, `other` owns B; `weak`
 * owns A and signed in without a second factor. The rows of types are tried with a thing that belongs to `student`, or
 * to company A, whoever asks.
 */
const matrix = `
                                    guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.jobPosts                    ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.jobPost                     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.companies                   ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.company                     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.infos                       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.info                        ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.search                      ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.suggestions                 ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.publishedJobPosts           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.firstPublishedAt            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.openJobPosts                ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.sitemapParts                ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.sitemapEntries              ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.contactForm                 ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.contactReceived             ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.emailLink                   none  none   none       none    none  none  none  none      none   none  none none
  Query.accountSecurity             401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.studentUser                 none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.ownCompanies                none  none   none       none    none  none  ok    ok        ok     ok    2nd  none
  Mutation.sendContactMessage       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.checkPassword            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestPasswordReset     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestSignInLink        ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.recoverAccount           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.confirmEmailChange       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.undoEmailChange          ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.createStudentAccount     401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.createCompanyAccount     401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.requestVerificationMail  401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.saveStudentName          401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.endSignIn                401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.endOtherSignIns          401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.removeSecondFactor       401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.announceSignInPhone      401   403    mail       ok      401   403   403   403       403    403   403  403
  Mutation.removeSignInPhone        401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.renewRecoveryCodes       401   403    403        403     401   403   ok    ok        ok     ok    403  ok
  Mutation.requestEmailChange       401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.announcePasswordChange   401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.exportAccount            401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.requestAccountDeletion   401   403    ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.cancelAccountDeletion    401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  StudentUser                       none  none   404        ok      404   404   none  none      none   none  none none
  OwnCompany                        none  403    403        403     403   403   ok    ok        ok     404   2nd  403
  AccountSecurity                   401   404    404        ok      404   404   404   404       404    404   404  404
  AccountSignIn                     401   404    404        ok      404   404   404   404       404    404   404  404
  SecondFactor                      401   404    404        ok      404   404   404   404       404    404   404  404
`
const [head = '', ...lines] = matrix.trim().split('\n')
const callers = head.trim().split(/ +/)
const expected = new Map(
  lines.map((line) => {
    const [row = '', ...answers] = line.trim().split(/ +/)
    return [row, answers] as const
  }),
)
const cells = [...expected].flatMap(([row, answers]) =>
  callers.map((caller, index) => [row, caller, answers[index] ?? ''] as const),
)

const words: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  EMAIL_NOT_VERIFIED: 'mail',
  SECOND_FACTOR_REQUIRED: '2nd',
}

const minute = 60_000
const ordinary: Omit<VerifiedIdentity, 'uid' | 'email'> = {
  emailVerified: true,
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 60 * minute),
}
const confirmed = { secondFactor: true }
const signIns: Readonly<Record<string, Partial<VerifiedIdentity>>> = {
  nobody: {},
  unverified: { emailVerified: false },
  student: {},
  stale: { authTime: new Date(testNow.getTime() - 6 * minute) },
  phone: { email: null },
  owner: confirmed,
  recruiter: confirmed,
  viewer: confirmed,
  other: confirmed,
  weak: {},
  admin: confirmed,
}
const identity = identityOf(async (uid) => {
  const signIn = signIns[uid]
  return signIn === undefined ? null : { uid, email: `${uid}@example.com`, ...ordinary, ...signIn }
})

let handle: DatabaseHandle
let site: Site
let careless: ReturnType<typeof openCareless>
const ids = { A: '', B: '', jobPost: '', info: '' }

const students = ['unverified', 'student', 'stale', 'phone']
const membersOfA = ['owner', 'recruiter', 'viewer', 'weak']

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  ids.A = await insertCompany(database)
  ids.B = await insertCompany(database, { displayName: 'ほかの会社' })
  ids.jobPost = await insertJobPost(database, ids.A)
  ids.info = await insertInfo(database)
  const of = (kind: 'student' | 'company' | 'admin') => (uid: string) => ({
    uid,
    kind,
    email: `${uid}@example.com`,
    emailVerifiedAt: testNow,
  })
  await database
    .insert(account)
    .values([
      ...students.map(of('student')),
      ...[...membersOfA, 'other'].map(of('company')),
      of('admin')('admin'),
    ])
  const member = (companyId: string, uid: string, role: 'owner' | 'recruiter' | 'viewer') => ({
    id: newId(),
    companyId,
    uid,
    role,
  })
  await database.insert(companyMember).values([
    member(ids.A, 'owner', 'owner'),
    member(ids.A, 'recruiter', 'recruiter'),
    member(ids.A, 'viewer', 'viewer'),
    member(ids.A, 'weak', 'owner'),
    member(ids.B, 'other', 'owner'),
    // An admin who once was a member of a company is none now.
    member(ids.B, 'admin', 'owner'),
  ])
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  await database.insert(studentUser).values(students.map((uid) => ({ uid, ...names })))
  site = open()
  careless = openCareless()
})
afterAll(() => handle.close())

type Site = ReturnType<typeof createTestBackend>
const open = (services: Partial<Site['services']> = {}): Site =>
  createTestBackend(handle, { identity, factorPolicy: factorKinds, services })

const ask = async ({ post }: Site, caller: string, query: string): Promise<GraphqlAnswer> => {
  const headers: Record<string, string> = caller === 'guest' ? {} : { authorization: `Bearer ${caller}` }
  return (await (await post({ query }, headers)).json()) as GraphqlAnswer
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
const outcomeOf = ({ data, errors }: GraphqlAnswer, field: string): string => {
  const code = errors?.[0]?.extensions.code
  if (code !== undefined) return words[code] ?? code
  return isNothing(data?.[field]) ? 'none' : 'ok'
}

const person = `terms: "${consentVersions.terms}", privacy: "${consentVersions.privacy}"`
/** Of types that have rows of their own nothing is asked but their name, so that the root's row alone decides. */
const operations = (): Readonly<Record<string, string>> => ({
  'Query.jobPosts': '{ jobPosts { edges { node { id } } } }',
  'Query.jobPost': `{ jobPost(id: "${ids.jobPost}") { id } }`,
  'Query.companies': '{ companies { edges { node { id } } } }',
  'Query.company': `{ company(id: "${ids.A}") { id } }`,
  'Query.infos': '{ infos { edges { node { id } } } }',
  'Query.info': `{ info(id: "${ids.info}") { id } }`,
  'Query.search': '{ search(query: "営業") { jobPosts { total { value } } } }',
  'Query.suggestions': '{ suggestions(query: "みらい") { text } }',
  'Query.publishedJobPosts':
    '{ publishedJobPosts(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { hasNextPage } }',
  'Query.firstPublishedAt': '{ firstPublishedAt }',
  'Query.openJobPosts': '{ openJobPosts(first: 1) { id } }',
  'Query.sitemapParts': '{ sitemapParts(subject: job_post, size: 50000) { after } }',
  'Query.sitemapEntries': '{ sitemapEntries(subject: job_post, limit: 1) { id } }',
  'Query.contactForm': '{ contactForm }',
  'Query.contactReceived': `{ contactReceived(id: "${newId()}") }`,
  'Query.emailLink': '{ emailLink(mode: changeEmail, token: "x") { newEmail } }',
  'Query.accountSecurity': '{ accountSecurity { __typename } }',
  'Query.studentUser': '{ studentUser { __typename } }',
  'Query.ownCompanies': '{ ownCompanies { __typename } }',
  'Mutation.sendContactMessage':
    'mutation { sendContactMessage(input: { kind: question, name: "花子", email: "a@example.jp", body: "こんにちは。質問があります。" }, token: "x") { refusal } }',
  'Mutation.checkPassword': 'mutation { checkPassword(password: "short", email: "") }',
  'Mutation.requestPasswordReset': 'mutation { requestPasswordReset(email: "a@example.jp") }',
  'Mutation.requestSignInLink': 'mutation { requestSignInLink(email: "a@example.jp", callbackUrl: "/x") }',
  'Mutation.recoverAccount':
    'mutation { recoverAccount(email: "a@example.jp", password: "x", code: "ABCD-EFGH-JKMN-PQRS") }',
  'Mutation.confirmEmailChange': 'mutation { confirmEmailChange(token: "x") }',
  'Mutation.undoEmailChange': 'mutation { undoEmailChange(token: "x") }',
  'Mutation.createStudentAccount': `mutation { createStudentAccount(input: { ${person} }) }`,
  'Mutation.createCompanyAccount': `mutation { createCompanyAccount(input: { ${person},
    corporateNumber: "${corporateNumber('000000000001')}", legalName: "株式会社こころみ", kana: "ココロミ",
    displayName: "こころみ", representative: "心見 一郎", postalCode: "1000005", prefectureCode: "13",
    city: "千代田区", street: "丸の内1-1-1", building: "", contactTel: "03-1234-5678", industryCode: "G" }) }`,
  'Mutation.requestVerificationMail': 'mutation { requestVerificationMail(callbackUrl: "") }',
  'Mutation.saveStudentName': `mutation { saveStudentName(input: { familyName: "山田", givenName: "花子",
    familyNameKana: "ヤマダ", givenNameKana: "ハナコ" }) { __typename } }`,
  'Mutation.endSignIn': `mutation { endSignIn(id: "${newId()}") }`,
  'Mutation.endOtherSignIns': `mutation { endOtherSignIns(keep: "${newId()}") }`,
  'Mutation.removeSecondFactor': 'mutation { removeSecondFactor }',
  'Mutation.announceSignInPhone': 'mutation { announceSignInPhone }',
  'Mutation.removeSignInPhone': 'mutation { removeSignInPhone }',
  'Mutation.renewRecoveryCodes': 'mutation { renewRecoveryCodes }',
  'Mutation.requestEmailChange': 'mutation { requestEmailChange(email: "new@example.jp") }',
  'Mutation.announcePasswordChange': 'mutation { announcePasswordChange }',
  'Mutation.exportAccount': 'mutation { exportAccount }',
  'Mutation.requestAccountDeletion': 'mutation { requestAccountDeletion }',
  'Mutation.cancelAccountDeletion': 'mutation { cancelAccountDeletion }',
})

test('the matrix, the operations and the table of access have the same rows', () => {
  const rows = Object.keys(accessTable).toSorted()
  expect([...expected.keys()].toSorted()).toEqual(rows)
  expect(Object.keys(operations()).toSorted()).toEqual(rows.filter((row) => row.includes('.')))
  expect(cells.filter(([, , answer]) => answer === '')).toEqual([])
})

test.each(cells.filter(([row]) => row.includes('.')))('%s for %s: %s', async (row, caller, answer) => {
  // No caller is limited by what the one before asked for.
  await handle.database.delete(rateLimit)
  // Some rows make an account, which the next must not find.
  await handle.database.delete(account).where(eq(account.uid, 'nobody'))
  const field = row.split('.')[1] ?? ''
  expect(outcomeOf(await ask(site, caller, operations()[row] ?? ''), field)).toBe(answer)
})

const signInOfStudent = {
  id: newId(),
  uid: 'student',
  device: 'Chrome, Windows',
  createdAt: testNow,
  lastSeenAt: testNow,
}
const factorOfStudent = { uid: 'student', phone: '+819012345678', enrolledAt: testNow }
const overviewOf = (uid: string) => ({
  uid,
  factor: factorOfStudent,
  signInPhone: null,
  hasPassword: true,
  recoveryCodesLeft: 3,
  deletionDueAt: null,
  sessions: [signInOfStudent],
})

/** Sites whose services forgot to ask whose a thing is: what they answer is the student's, or of company A. */
const openCareless = () => {
  const { profiles, accountSecurity } = site.services
  const openWithOverview = (overview: (uid: string) => ReturnType<typeof overviewOf>) =>
    open({ accountSecurity: { ...accountSecurity, overview: async (uid) => overview(uid) } })
  const withParts = openWithOverview(overviewOf)
  return new Map([
    [
      'StudentUser',
      {
        root: 'studentUser',
        ask: (field: string) => `{ studentUser { ${field} } }`,
        site: open({ profiles: { ...profiles, studentUser: () => profiles.studentUser('student') } }),
      },
    ],
    [
      'OwnCompany',
      {
        root: 'ownCompanies',
        ask: (field: string) => `{ ownCompanies { ${field} } }`,
        site: open({ profiles: { ...profiles, ownCompanies: () => profiles.ownCompanies('owner') } }),
      },
    ],
    [
      'AccountSecurity',
      {
        root: 'accountSecurity',
        ask: (field: string) => `{ accountSecurity { ${field} } }`,
        site: openWithOverview(() => overviewOf('student')),
      },
    ],
    [
      'AccountSignIn',
      {
        root: 'accountSecurity',
        ask: (field: string) => `{ accountSecurity { signIns { ${field} } } }`,
        site: withParts,
      },
    ],
    [
      'SecondFactor',
      {
        root: 'accountSecurity',
        ask: (field: string) => `{ accountSecurity { secondFactor { ${field} } } }`,
        site: withParts,
      },
    ],
  ])
}

const schema = buildSchema()
const selectionsOf = (type: string): string[] => {
  const found = schema.getType(type)
  if (!isObjectType(found)) throw new Error(`${type} is no object type`)
  const inner: Readonly<Record<string, string>> = {
    secondFactor: 'secondFactor { __typename }',
    signIns: 'signIns { __typename }',
  }
  return Object.keys(found.getFields()).map((field) => inner[field] ?? field)
}

test.each(cells.filter(([row]) => !row.includes('.')))(
  'each field of %s for %s, whoever it belongs to: %s',
  async (row, caller, answer) => {
    const found = careless.get(row)
    if (found === undefined) throw new Error(`No careless site answers ${row}`)
    const outcomes: string[] = []
    const fields = selectionsOf(row)
    for (const field of fields)
      outcomes.push(`${field}: ${outcomeOf(await ask(found.site, caller, found.ask(field)), found.root)}`)
    expect(outcomes).toEqual(fields.map((field) => `${field}: ${answer}`))
  },
)
