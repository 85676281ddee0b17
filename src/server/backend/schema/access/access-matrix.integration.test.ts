import { eq, ne } from 'drizzle-orm'
import { isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentVersions } from '#contract/account-consent.ts'
import { applicationConsentVersion } from '#contract/application.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import { factorKinds } from '#contract/second-factor.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import {
  application,
  applicationEvent,
  applicationFile,
} from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertFile } from '#server/backend/testing/applications.ts'
import {
  daysFromNow,
  insertCompany,
  insertInfo,
  insertJobPost,
  testNow,
} from '#server/backend/testing/records.ts'
import { accessTable } from '#server/domain/access.ts'
import { snapshotOf } from '#server/domain/profile-snapshot.ts'
import { newId } from '#server/platform/ids.ts'

/**
 * What each kind of caller gets of each row, written by hand. ok: it is done or read; none: null or an empty list; else
 * the error: 401 UNAUTHENTICATED, 403 FORBIDDEN, 404 NOT_FOUND, 2nd SECOND_FACTOR_REQUIRED. The operator asks a second
 * factor of companies and admins. `nobody` has no account; `phone` is a student without an e-mail address; `stale`, a
 * student, signed in six minutes ago; `owner`, `recruiter` and `viewer` belong to company A, `other` owns B; `weak`
 * owns A and signed in without a second factor. The rows of types are tried with a thing that belongs to `student`, to
 * `owner` (PersonProfile) or to company A, whoever asks.
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
  Query.postalAddresses             ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.schoolNames                 ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.contactForm                 ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.contactReceived             ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.emailLink                   none  none   none       none    none  none  none  none      none   none  none none
  Query.mailSubscription            none  none   none       none    none  none  none  none      none   none  none none
  Query.ownSavedSearches            none  none   none       ok      none  none  none  none      none   none  none none
  Query.accountSecurity             401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.studentUser                 none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.personProfile               none  none   none       none    none  none  ok    ok        ok     ok    ok   ok
  Query.ownCompanies                none  none   none       none    none  none  ok    ok        ok     ok    2nd  none
  Query.ownApplications             none  none   ok         ok      ok      ok    none  none      none   none  none none
  Query.ownApplication              none  none   none       ok      none    none  none  none      none   none  none none
  Query.ownApplicationTo            none  none   none       ok      none    none  none  none      none   none  none none
  Query.applicationForm             none  none   ok         ok      ok      ok    none  none      none   none  none none
  Query.ownBookmarks                401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Query.bookmarkStates              none  none   none       ok      none  none  none  none      none   none  none none
  Query.ownHistory                  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Query.storedFiles                 none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.fileAddress                 none  none   none       ok      none  none  ok    ok        ok     none  2nd  none
  Query.needsNow                    none  none  ok         ok      ok    ok    none  none      none   none  none none
  Query.recommendations             none  none  ok         ok      ok    ok    none  none      none   none  none none
  Query.calendarDates               none  none  none       ok      none  none  none  none      none   none  none none
  Query.calendarFeedSecret          none  none  none       ok      none  none  none  none      none   none  none none
  Query.calendarFeed                ok    ok    ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.sendContactMessage       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.checkPassword            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestPasswordReset     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestSignInLink        ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.recoverAccount           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.confirmEmailChange       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.undoEmailChange          ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestSavedSearch       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.confirmMailSubscription  ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.changeMailSubscription   ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.stopMailSubscription     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.saveSearch               401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.changeSavedSearch        401   403    none       ok      none  none  none  none      none   none  none none
  Mutation.openSavedSearch          401   403    none       ok      none  none  none  none      none   none  none none
  Mutation.removeSavedSearch        401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.createStudentAccount     401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.createCompanyAccount     401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.requestVerificationMail  401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.saveStudentName          401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveBookmark             401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.removeBookmark           401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.mergeBookmarks           401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.addToHistory             401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.forgetHistory            401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.startStudentProfile      401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentContact       401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentSchool        401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentTexts         401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentHistory       401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentTags          401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentDesires       401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentSettings      401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.savePersonProfile        401   403    403        403     403   403   ok    ok        ok     ok    ok   ok
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
  Mutation.saveApplicationDraft     401   403    ok         ok      ok      ok    403   403       403    403   403  403
  Mutation.submitApplication        401   403    mail       ok      404     403   403   403       403    403   403  403
  Mutation.discardApplicationDraft  401   403    ok         ok      ok      ok    403   403       403    403   403  403
  Mutation.withdrawApplication      401   403    404        ok      404     404   403   403       403    403   403  403
  Mutation.answerOffer              401   403    404        ok      404     404   403   403       403    403   403  403
  Mutation.closeUnansweredApplication 401   403    404        ok      404     404   403   403       403    403   403  403
  Application                       none  none   404        ok      404     404   none  none      none   none  none none
  ApplicationEvent                  none  none   404        ok      404     404   none  none      none   none  none none
  ApplicationFile                   none  none   404        ok      404     404   none  none      none   none  none none
  ApplicationForm                   none  none   404        ok      404     404   none  none      none   none  none none
  Mutation.requestUpload            401   403    mail       ok      ok    ok    403   403       403    403   403  403
  Mutation.finishUpload             401   403    mail       ok      ok    ok    403   403       403    403   403  403
  Mutation.deleteFile               401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.changeCalendarFeed       401   403   ok         ok      ok    ok    403   403       403    403   403  403
  StudentUser                       none  none   404        ok      404   404   none  none      none   none  none none
  PersonProfile                     none  none   none       none    none  none  ok    404       404    404   404  404
  OwnCompany                        none  403    403        403     403   403   ok    ok        ok     404   2nd  403
  AccountSecurity                   401   404    404        ok      404   404   404   404       404    404   404  404
  AccountSignIn                     401   404    404        ok      404   404   404   404       404    404   404  404
  SecondFactor                      401   404    404        ok      404   404   404   404       404    404   404  404
  OwnBookmarks                      401   403    404        ok      404   404   403   403       403    403   403  403
  Bookmark                          401   403    404        ok      404   404   403   403       403    403   403  403
  OwnHistory                        401   403    404        ok      404   404   403   403       403    403   403  403
  SeenJobPost                       401   403    404        ok      404   404   403   403       403    403   403  403
  StoredFile                        none  none   404        ok      404   404   none  none      none   none  none none
  NeedsNow                          none  none  404        ok      404   404   none  none      none   none  none none
  Need                              none  none  404        ok      404   404   none  none      none   none  none none
  Recommendations                   none  none  404        ok      404   404   none  none      none   none  none none
  Recommendation                    none  none  404        ok      404   404   none  none      none   none  none none
  RecommendationReason              none  none  404        ok      404   404   none  none      none   none  none none
  CalendarDate                      none  none  404        ok      404   404   none  none      none   none  none none
  SavedSearch                       none  none   404        ok      404   404   404   404       404    404   404  404
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
const ids = {
  A: '',
  B: '',
  jobPost: '',
  info: '',
  toWrite: '',
  sent: '',
  offered: '',
  unanswered: '',
  file: '',
  search: '',
}
let profileOfStudent: ProfileSnapshot
let secret = ''

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
  const [profile] = await database.select().from(studentUser).where(eq(studentUser.uid, 'student'))
  if (profile === undefined) throw new Error('The student has no profile')
  profileOfStudent = snapshotOf(profile, 'student@example.com')
  ids.toWrite = await insertJobPost(database, ids.A)
  ids.sent = await insertSent()
  ids.offered = await insertSent({ status: 'offered', answeredAt: testNow })
  ids.unanswered = await insertSent({ replyDueAt: daysFromNow(-1) })
  await database.insert(bookmark).values({ uid: 'student', jobPostId: ids.jobPost, revision: 1 })
  await database
    .insert(personProfile)
    .values([...membersOfA, 'other', 'admin'].map((uid) => ({ uid, displayName: '採用担当 田中' })))
  ids.file = newId()
  await database.insert(storedFile).values(
    students.map((uid) => ({
      id: uid === 'student' ? ids.file : newId(),
      uid,
      kind: 'resume' as const,
      name: '履歴書.pdf',
      type: 'pdf' as const,
      size: 1,
      hash: '0'.repeat(64),
      scan: 'clean' as const,
    })),
  )
  // The file of `student` went to company A.
  await database.insert(applicationFile).values({ applicationId: ids.sent, fileId: ids.file })
  ids.search = newId()
  const search = { name: '東京', address: '/jobpost?prefecture=13', frequency: 'none' } as const
  await database.insert(savedSearch).values({
    id: ids.search,
    uid: 'student',
    ...search,
    confirmedAt: testNow,
    seenAt: testNow,
    toldUntil: testNow,
  })
  site = open()
  await database.insert(application).values({
    id: newId(),
    uid: 'student',
    jobPostId: await insertJobPost(database, ids.A),
    companyId: ids.A,
    revision: 1,
  })
  await site.services.calendarFeeds.change('student', 'create')
  secret = (await site.services.calendarFeeds.secret('student')) ?? ''
  careless = openCareless()
})
afterAll(() => handle.close())

/** Keeps an application that `student` sent, to an ad of its own but for the first, with an event and a file. Answers its id. */
const insertSent = async (given: Partial<typeof application.$inferInsert> = {}): Promise<string> => {
  const { database } = handle
  const row = {
    id: newId(),
    uid: 'student',
    jobPostId: ids.sent === '' ? ids.jobPost : await insertJobPost(database, ids.A),
    companyId: ids.A,
    status: 'submitted' as const,
    revision: 1,
    profile: profileOfStudent,
    submitKey: newId(),
    submittedAt: daysFromNow(-8),
    replyDueAt: daysFromNow(1),
    ...given,
  }
  await database.insert(application).values(row)
  const event = { applicationId: row.id, actor: 'student' as const, status: 'submitted' as const }
  await database.insert(applicationEvent).values({ id: newId(), ...event, createdAt: daysFromNow(-8) })
  const fileId = await insertFile(database, 'student')
  await database.insert(applicationFile).values({ applicationId: row.id, fileId })
  return row.id
}

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
  'Query.postalAddresses': '{ postalAddresses(code: "1000001") { town } }',
  'Query.schoolNames': '{ schoolNames(query: "東京") { name } }',
  'Query.contactForm': '{ contactForm }',
  'Query.contactReceived': `{ contactReceived(id: "${newId()}") }`,
  'Query.emailLink': '{ emailLink(mode: changeEmail, token: "x") { newEmail } }',
  'Query.mailSubscription': '{ mailSubscription(token: "x") { state } }',
  'Query.ownSavedSearches': '{ ownSavedSearches { __typename } }',
  'Query.accountSecurity': '{ accountSecurity { __typename } }',
  'Query.studentUser': '{ studentUser { __typename } }',
  'Query.personProfile': '{ personProfile { __typename } }',
  'Query.ownCompanies': '{ ownCompanies { __typename } }',
  'Query.ownApplications': '{ ownApplications(first: 1) { nodes { __typename } } }',
  'Query.ownApplication': `{ ownApplication(id: "${ids.sent}") { __typename } }`,
  'Query.ownApplicationTo': `{ ownApplicationTo(jobPostId: "${ids.jobPost}") { __typename } }`,
  'Query.applicationForm': `{ applicationForm(jobPostId: "${ids.jobPost}") { __typename } }`,
  'Query.ownBookmarks': '{ ownBookmarks { __typename } }',
  'Query.bookmarkStates': `{ bookmarkStates(ids: ["${ids.jobPost}"]) }`,
  'Query.ownHistory': '{ ownHistory { __typename } }',
  'Query.storedFiles': '{ storedFiles { __typename } }',
  'Query.fileAddress': `{ fileAddress(id: "${ids.file}") }`,
  'Query.needsNow': '{ needsNow { __typename } }',
  'Query.recommendations': '{ recommendations { __typename } }',
  'Query.calendarDates':
    '{ calendarDates(from: "2026-11-01T00:00:00Z", until: "2027-01-01T00:00:00Z") { __typename } }',
  'Query.calendarFeedSecret': '{ calendarFeedSecret }',
  'Query.calendarFeed': `{ calendarFeed(secret: "${secret}") { at } }`,
  'Mutation.sendContactMessage':
    'mutation { sendContactMessage(input: { kind: question, name: "花子", email: "a@example.jp", body: "こんにちは。質問があります。" }, token: "x") { refusal } }',
  'Mutation.checkPassword': 'mutation { checkPassword(password: "short", email: "") }',
  'Mutation.requestPasswordReset': 'mutation { requestPasswordReset(email: "a@example.jp") }',
  'Mutation.requestSignInLink': 'mutation { requestSignInLink(email: "a@example.jp", callbackUrl: "/x") }',
  'Mutation.recoverAccount':
    'mutation { recoverAccount(email: "a@example.jp", password: "x", code: "ABCD-EFGH-JKMN-PQRS") }',
  'Mutation.confirmEmailChange': 'mutation { confirmEmailChange(token: "x") }',
  'Mutation.undoEmailChange': 'mutation { undoEmailChange(token: "x") }',
  'Mutation.requestSavedSearch':
    'mutation { requestSavedSearch(input: { address: "/jobpost", name: "x", frequency: daily, email: "a@example.jp" }) }',
  'Mutation.confirmMailSubscription': 'mutation { confirmMailSubscription(token: "x") }',
  'Mutation.changeMailSubscription':
    'mutation { changeMailSubscription(token: "x", name: "x", frequency: daily) }',
  'Mutation.stopMailSubscription': 'mutation { stopMailSubscription(token: "x") }',
  'Mutation.saveSearch':
    'mutation { saveSearch(input: { address: "/jobpost", name: "x", frequency: none }) }',
  'Mutation.changeSavedSearch': `mutation { changeSavedSearch(id: "${ids.search}", name: "x", frequency: none) { __typename } }`,
  'Mutation.openSavedSearch': `mutation { openSavedSearch(id: "${ids.search}") }`,
  'Mutation.removeSavedSearch': `mutation { removeSavedSearch(id: "${newId()}") }`,
  'Mutation.createStudentAccount': `mutation { createStudentAccount(input: { ${person} }) }`,
  'Mutation.createCompanyAccount': `mutation { createCompanyAccount(input: { ${person},
    corporateNumber: "${corporateNumber('000000000001')}", legalName: "株式会社こころみ", kana: "ココロミ",
    displayName: "こころみ", representative: "心見 一郎", postalCode: "1000005", prefectureCode: "13",
    city: "千代田区", street: "丸の内1-1-1", building: "", contactTel: "03-1234-5678", industryCode: "G" }) }`,
  'Mutation.requestVerificationMail': 'mutation { requestVerificationMail(callbackUrl: "") }',
  'Mutation.saveStudentName': `mutation { saveStudentName(input: { familyName: "山田", givenName: "花子",
    familyNameKana: "ヤマダ", givenNameKana: "ハナコ" }) { __typename } }`,
  'Mutation.saveBookmark': `mutation { saveBookmark(jobPostId: "${ids.jobPost}") }`,
  'Mutation.removeBookmark': `mutation { removeBookmark(jobPostId: "${newId()}") }`,
  'Mutation.mergeBookmarks': `mutation { mergeBookmarks(ids: ["${newId()}"]) { gone } }`,
  'Mutation.addToHistory': `mutation { addToHistory(jobPostId: "${ids.jobPost}") }`,
  'Mutation.forgetHistory': 'mutation { forgetHistory }',
  'Mutation.startStudentProfile': `mutation { startStudentProfile(input: { familyName: "山田", givenName: "花子",
    familyNameKana: "ヤマダ", givenNameKana: "ハナコ", school: "東都大学" }) { __typename } }`,
  'Mutation.saveStudentContact': 'mutation { saveStudentContact(input: { gender: "女性" }) { __typename } }',
  'Mutation.saveStudentSchool':
    'mutation { saveStudentSchool(input: { school: "東都大学" }) { __typename } }',
  'Mutation.saveStudentTexts': 'mutation { saveStudentTexts(input: { wishes: "特になし" }) { __typename } }',
  'Mutation.saveStudentHistory':
    'mutation { saveStudentHistory(input: { education: [], experience: [], licences: [] }) { __typename } }',
  'Mutation.saveStudentTags':
    'mutation { saveStudentTags(input: { skills: ["Excel"], languages: [], certificates: [] }) { __typename } }',
  'Mutation.saveStudentDesires':
    'mutation { saveStudentDesires(input: { desiredKinds: [new_grad], desiredOccupations: [], desiredPrefectures: [] }) { __typename } }',
  'Mutation.saveStudentSettings':
    'mutation { saveStudentSettings(input: { visibility: private, keepsHistory: false }) { __typename } }',
  'Mutation.savePersonProfile':
    'mutation { savePersonProfile(input: { displayName: "採用担当 田中" }) { __typename } }',
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
  // Another address would make the one that is asked for unknown.
  'Mutation.changeCalendarFeed': 'mutation { changeCalendarFeed(change: create) }',
  'Mutation.cancelAccountDeletion': 'mutation { cancelAccountDeletion }',
  'Mutation.saveApplicationDraft': `mutation { saveApplicationDraft(input: { jobPostId: "${ids.toWrite}",
    revision: 1, changesSeen: false, answers: [], message: "", fileIds: [] }) { refusal } }`,
  'Mutation.submitApplication': `mutation { submitApplication(input: { id: "${ids.sent}", submitKey: "${newId()}",
    shown: "${'0'.repeat(64)}", consent: "${applicationConsentVersion}" }) { refusal } }`,
  'Mutation.discardApplicationDraft': `mutation { discardApplicationDraft(id: "${newId()}") }`,
  'Mutation.withdrawApplication': `mutation { withdrawApplication(id: "${ids.sent}", reason: "") { __typename } }`,
  'Mutation.answerOffer': `mutation { answerOffer(id: "${ids.offered}", answer: accept, reason: "") { __typename } }`,
  'Mutation.closeUnansweredApplication': `mutation { closeUnansweredApplication(id: "${ids.unanswered}") { __typename } }`,
  'Mutation.requestUpload':
    'mutation { requestUpload(input: { kind: resume, name: "a.pdf", size: 1 }) { ticket } }',
  'Mutation.finishUpload': `mutation { finishUpload(ticket: "${'A'.repeat(43)}") { problem } }`,
  'Mutation.deleteFile': `mutation { deleteFile(id: "${newId()}") }`,
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
  // What one saved the next must not have.
  await handle.database.delete(savedSearch).where(ne(savedSearch.id, ids.search))
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

const seenOfStudent = {
  uid: 'student',
  kept: true,
  rows: [{ uid: 'student', jobPostId: newId(), seenAt: testNow }],
}

/** Sites whose services forgot to ask whose a thing is: what they answer is the student's, or of company A. */
const openCareless = () => {
  const { profiles, accountSecurity, files, myPage, savedSearches } = site.services
  const dateOfStudent = {
    uid: 'student',
    kind: 'draft_deadline' as const,
    at: testNow,
    applicationId: null,
    jobPostId: ids.jobPost,
    title: '法人営業',
    company: 'みらい商事',
  }
  const ofStudent = open({
    myPage: {
      ...myPage,
      dates: async () => [dateOfStudent],
      needs: async () => ({
        uid: 'student',
        needs: [{ kind: 'verify_email' as const, at: null, applicationId: null, ad: null }],
        more: 1,
      }),
      suggestions: async () => ({
        uid: 'student',
        hasWishes: true,
        suggestions: [{ id: ids.jobPost, score: 1, reasons: [{ kind: 'fresh' as const, value: 'x' }] }],
      }),
    },
  })
  const needsOf = (field: string) => `{ needsNow { ${field} } }`
  const recommendationsOf = (field: string) => `{ recommendations { ${field} } }`
  const openWithOverview = (overview: (uid: string) => ReturnType<typeof overviewOf>) =>
    open({ accountSecurity: { ...accountSecurity, overview: async (uid) => overview(uid) } })
  const withParts = openWithOverview(overviewOf)
  const { applications } = site.services
  const student = { uid: 'student', email: 'student@example.com' }
  const withApplications = open({
    applications: {
      ...applications,
      find: (_, id) => applications.find('student', id),
      form: (_, jobPostId) => applications.form(student, jobPostId),
    },
  })
  const ofApplication = (inner: (field: string) => string) => ({
    root: 'ownApplication',
    ask: (field: string) => `{ ownApplication(id: "${ids.sent}") { ${inner(field)} } }`,
    site: withApplications,
  })
  const { bookmarks, history } = site.services
  /** The lists of the student with the caller's name on them, and under the student's own. */
  const ofCaller = open({
    bookmarks: {
      ...bookmarks,
      own: async (uid, ...asked) => ({ ...(await bookmarks.own('student', ...asked)), uid }),
    },
    history: { ...history, own: async (uid) => ({ ...seenOfStudent, uid }) },
  })
  return new Map([
    ['Application', ofApplication((field) => field)],
    ['ApplicationEvent', ofApplication((field) => `events { ${field} }`)],
    ['ApplicationFile', ofApplication((field) => `files { ${field} }`)],
    [
      'ApplicationForm',
      {
        root: 'applicationForm',
        ask: (field: string) => `{ applicationForm(jobPostId: "${ids.jobPost}") { ${field} } }`,
        site: withApplications,
      },
    ],
    ['NeedsNow', { root: 'needsNow', ask: needsOf, site: ofStudent }],
    ['Need', { root: 'needsNow', ask: (field: string) => needsOf(`needs { ${field} }`), site: ofStudent }],
    ['Recommendations', { root: 'recommendations', ask: recommendationsOf, site: ofStudent }],
    [
      'Recommendation',
      {
        root: 'recommendations',
        ask: (field: string) => recommendationsOf(`items { ${field} }`),
        site: ofStudent,
      },
    ],
    [
      'RecommendationReason',
      {
        root: 'recommendations',
        ask: (field: string) => recommendationsOf(`items { reasons { ${field} } }`),
        site: ofStudent,
      },
    ],
    [
      'CalendarDate',
      {
        root: 'calendarDates',
        ask: (field: string) =>
          `{ calendarDates(from: "2026-11-01T00:00:00Z", until: "2027-01-01T00:00:00Z") { ${field} } }`,
        site: ofStudent,
      },
    ],
    [
      'StudentUser',
      {
        root: 'studentUser',
        ask: (field: string) => `{ studentUser { ${field} } }`,
        site: open({ profiles: { ...profiles, studentUser: () => profiles.studentUser('student') } }),
      },
    ],
    [
      'PersonProfile',
      {
        root: 'personProfile',
        ask: (field: string) => `{ personProfile { ${field} } }`,
        site: open({ profiles: { ...profiles, personProfile: () => profiles.personProfile('owner') } }),
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
      'SavedSearch',
      {
        root: 'ownSavedSearches',
        ask: (field: string) => `{ ownSavedSearches { ${field} } }`,
        site: open({ savedSearches: { ...savedSearches, list: () => savedSearches.list('student') } }),
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
    [
      'OwnBookmarks',
      {
        root: 'ownBookmarks',
        ask: (field: string) => `{ ownBookmarks { ${field} } }`,
        site: open({
          bookmarks: { ...bookmarks, own: (_uid, ...asked) => bookmarks.own('student', ...asked) },
        }),
      },
    ],
    [
      'Bookmark',
      {
        root: 'ownBookmarks',
        ask: (field: string) => `{ ownBookmarks { nodes { ${field} } } }`,
        site: ofCaller,
      },
    ],
    [
      'OwnHistory',
      {
        root: 'ownHistory',
        ask: (field: string) => `{ ownHistory { ${field} } }`,
        site: open({ history: { ...history, own: async () => seenOfStudent } }),
      },
    ],
    [
      'SeenJobPost',
      {
        root: 'ownHistory',
        ask: (field: string) => `{ ownHistory { nodes { ${field} } } }`,
        site: ofCaller,
      },
    ],
    [
      'StoredFile',
      {
        root: 'storedFiles',
        ask: (field: string) => `{ storedFiles { ${field} } }`,
        site: open({ files: { ...files, own: { ...files.own, list: () => files.own.list('student') } } }),
      },
    ],
  ])
}

const schema = buildSchema()
const selectionsOf = (type: string): string[] => {
  const found = schema.getType(type)
  if (!isObjectType(found)) throw new Error(`${type} is no object type`)
  const inner: Readonly<Record<string, string>> = {
    education: 'education { from }',
    experience: 'experience { from }',
    licences: 'licences { month }',
    completeness: 'completeness { percent }',
    secondFactor: 'secondFactor { __typename }',
    signIns: 'signIns { __typename }',
    events: 'events { __typename }',
    files: 'files { __typename }',
    draft: 'draft { __typename }',
    sent: 'sent { __typename }',
    nodes: 'nodes { __typename }',
    pageInfo: 'pageInfo { __typename }',
    needs: 'needs { __typename }',
    items: 'items { __typename }',
    reasons: 'reasons { __typename }',
    jobPost: 'jobPost { __typename }',
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
