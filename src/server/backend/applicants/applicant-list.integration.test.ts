import { unlimited } from '#server/backend/testing/unlimited.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantSorts, type ApplicantSort, type SentStatus } from '#contract/applicants.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import { sentProfile } from '#contract/testing/profiles.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { insertMember } from '#server/backend/testing/drafts.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { applicantSearchText } from '#server/domain/applicant-search.ts'
import { createApplicants } from './applicants.ts'
import type { ApplicantFilter } from './applicant-filter.ts'

let handle: DatabaseHandle
let applicants: ReturnType<typeof createApplicants>
let companyId = ''
let ad = ''
let otherAd = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  ad = await insertJobPost(database, companyId, { title: '営業' })
  otherAd = await insertJobPost(database, companyId, { title: '企画' })
  const { work } = createTestWork(handle, () => testNow)
  applicants = createApplicants({ rateLimits: unlimited, database, work, now: () => testNow })
})

const ended = ['accepted', 'declined', 'not_selected', 'withdrawn', 'closed_no_reply']
type Given = { due: number; sent: number; status: SentStatus; to: string; school: string | null }
/** By kana; the promised day and the day of sending are so many days from now. */
const insert = (
  familyNameKana: string,
  { due = 5, sent = -1, status = 'submitted', to = ad, school = null }: Partial<Given> = {},
) => {
  const profile: ProfileSnapshot = { ...sentProfile, familyNameKana, familyName: familyNameKana, school }
  const end: Partial<typeof application.$inferInsert> = ended.includes(status)
    ? { closedAt: testNow, eraseAt: daysFromNow(30) }
    : {}
  return insertApplication(handle.database, to, {
    status,
    profile,
    searchText: applicantSearchText(profile),
    submittedAt: daysFromNow(sent),
    replyDueAt: daysFromNow(due),
    ...end,
  })
}
const everybody: ApplicantFilter = { jobPostId: null, statuses: null, query: '', inChargeOf: null }
const names = async (filter: Partial<ApplicantFilter> = {}, sort: ApplicantSort = 'due', of = companyId) =>
  (
    (await applicants.list(of, { filter: { ...everybody, ...filter }, sort, after: null, most: 50 })) ?? []
  ).map(({ kana }) => (kana ?? '').split(' ')[0])

test('by promise: who waits comes first, the nearest day first; then the others, the latest first', async () => {
  await insert('ア', { due: 9 })
  await insert('イ', { due: -3 })
  await insert('ウ', { due: 20, status: 'screening' })
  await insert('エ', { due: -90, status: 'not_selected' })
  await insert('オ', { due: 1, status: 'viewed' })
  expect(await names()).toEqual(['イ', 'オ', 'ア', 'ウ', 'エ'])
  expect(await names({}, 'name')).toEqual(['ア', 'イ', 'ウ', 'エ', 'オ'])
})

test('by date the newest is first; by name who has none any more is last', async () => {
  await insert('ア', { sent: -5 })
  await insert('ン', { sent: -1 })
  await insertApplication(handle.database, ad, {
    status: 'not_selected',
    profile: null,
    erasedAt: testNow,
    closedAt: daysFromNow(-181),
    eraseAt: testNow,
    submittedAt: daysFromNow(-200),
    replyDueAt: daysFromNow(-190),
  })
  expect(await names({}, 'sent')).toEqual(['ン', 'ア', ''])
  expect(await names({}, 'name')).toEqual(['ア', 'ン', ''])
})

test('cut down by ad, by standing and by words, and never another company’s', async () => {
  await insert('タナカ', { school: '東都大学' })
  await insert('タカハシ', { to: otherAd, status: 'interview' })
  const others = await insertCompany(handle.database)
  await insert('タニ', { to: await insertJobPost(handle.database, others) })
  expect(await names()).toEqual(['タナカ', 'タカハシ'])
  expect(await names({ jobPostId: otherAd })).toEqual(['タカハシ'])
  expect(await names({ jobPostId: ad }, 'due', others)).toEqual([])
  expect(await names({ statuses: ['interview', 'screening'] })).toEqual(['タカハシ'])
  expect(await names({ statuses: [] })).toEqual([])
  expect(await names({ query: 'たなか　花子' })).toEqual(['タナカ'])
  expect(await names({ query: '東都' })).toEqual(['タナカ'])
  expect(await names({ query: 'タナカ 西京' })).toEqual([])
  // Signs that mean something to the database are looked for as they stand.
  for (const query of ['%', '_', '\\', "' or true --", '\u{10ffff}'])
    expect(await names({ query })).toEqual([])
})

test('counts are of the ad and the words, whatever standing was asked for', async () => {
  await insert('ア')
  await insert('イ', { status: 'viewed' })
  await insert('ウ', { status: 'viewed', to: otherAd })
  const filter = { ...everybody, statuses: ['offered' as const] }
  expect(await applicants.counts(companyId, filter)).toEqual(
    new Map([
      ['submitted', 1],
      ['viewed', 2],
    ]),
  )
  expect(await applicants.counts(companyId, { ...filter, jobPostId: otherAd })).toEqual(
    new Map([['viewed', 1]]),
  )
  expect((await applicants.ads(companyId)).map(({ title }) => title).toSorted()).toEqual(['企画', '営業'])
})

test.each(applicantSorts)(
  'by %s every part goes on behind the one before, and neighbours follow it',
  async (sort) => {
    for (let index = 0; index < 11; index++)
      // Some are alike in everything they are sorted by.
      await insert(`カ${'ア'.repeat(index % 3)}`, {
        due: (index % 3) - 1,
        sent: -(index % 3),
        status: index % 2 === 0 ? 'submitted' : 'screening',
      })
    const whole = await applicants.list(companyId, { filter: everybody, sort, after: null, most: 50 })
    const ids = (whole ?? []).map(({ id }) => id)
    const walked: string[] = []
    for (let after = null; ;) {
      const part = await applicants.list(companyId, { filter: everybody, sort, after, most: 4 })
      walked.push(...(part ?? []).map(({ id }) => id))
      after = part?.at(-1)?.id ?? null
      if ((part?.length ?? 0) < 4) break
    }
    expect(walked).toEqual(ids)
    expect(new Set(walked).size).toBe(11)
    for (const [place, id] of ids.entries())
      expect(await applicants.neighbours(companyId, id, { filter: everybody, sort })).toEqual({
        previous: ids[place - 1] ?? null,
        next: ids[place + 1] ?? null,
      })
  },
)

test('a draft is on no list, and its ad among none', async () => {
  await insert('ア')
  await insertApplication(handle.database, otherAd, {
    status: 'draft',
    submitKey: null,
    submittedAt: null,
    replyDueAt: null,
  })
  expect(await names()).toEqual(['ア'])
  expect(await applicants.counts(companyId, everybody)).toEqual(new Map([['submitted', 1]]))
  expect((await applicants.ads(companyId)).map(({ title }) => title)).toEqual(['営業'])
})

test('of who took it back a line has the name, and no school', async () => {
  const id = await insert('ア', { status: 'withdrawn', school: '東都大学' })
  const [line] =
    (await applicants.list(companyId, { filter: everybody, sort: 'due', after: null, most: 5 })) ?? []
  expect(line).toMatchObject({ id, kana: 'ア ハナコ', school: null, graduation: null })
  await handle.database.update(application).set({ status: 'not_selected' })
  const [other] =
    (await applicants.list(companyId, { filter: everybody, sort: 'due', after: null, most: 5 })) ?? []
  expect(other).toMatchObject({ school: '東都大学' })
})

test('another company’s applicant has no neighbours here', async () => {
  await insert('ア', { due: 1 })
  await insert('イ', { due: 9 })
  const theirs = await insert('ウ', {
    to: await insertJobPost(handle.database, await insertCompany(handle.database)),
  })
  expect(await applicants.neighbours(companyId, theirs, { filter: everybody, sort: 'due' })).toEqual({
    previous: null,
    next: null,
  })
})

test('of one who was moved out of the list the next is its first', async () => {
  const waiting = await insert('ア')
  const moved = await insert('イ', { status: 'screening' })
  const filter = { ...everybody, statuses: ['submitted' as const, 'viewed' as const] }
  expect(await applicants.neighbours(companyId, moved, { filter, sort: 'due' })).toEqual({
    previous: null,
    next: waiting,
  })
})

test('a suspended company reads of nobody', async () => {
  const id = await insert('ア')
  await insert('イ', { due: 9 })
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  expect(
    await applicants.list(companyId, { filter: everybody, sort: 'due', after: null, most: 5 }),
  ).toBeNull()
  expect(await applicants.neighbours(companyId, id, { filter: everybody, sort: 'due' })).toEqual({
    previous: null,
    next: null,
  })
})

test('a member finds those of the ads that they are in charge of, and the counts are of these', async () => {
  const { database } = handle
  await insertMember(database, companyId, 'colleague', 'viewer')
  const [member] = await database.select().from(companyMember)
  await database.insert(jobPostAssignee).values({ jobPostId: otherAd, memberId: member?.id ?? '' })
  await insert('アオキ')
  await insert('イトウ', { to: otherAd })
  expect(await names({ inChargeOf: 'colleague' })).toEqual(['イトウ'])
  expect(await names({ inChargeOf: 'somebody' })).toEqual([])
  const counts = await applicants.counts(companyId, { ...everybody, inChargeOf: 'colleague' })
  expect(Object.fromEntries(counts)).toEqual({ submitted: 1 })
})
