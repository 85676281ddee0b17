import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobPostStatuses, type JobPostStatus } from '#contract/codes/job-post.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'

/** Tokens are uids; of `unverified` the address is not verified. */
const identity = identityOf(async (uid) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: uid !== 'unverified',
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
const ids = { A: '', B: '', busy: '', ofB: '' }
const day = 86_400_000

/** An ad of A in this state, changed so many days ago. */
const inState = async (status: JobPostStatus, daysAgo: number) => {
  const ended = status === 'closed' || status === 'expired' || status === 'removed'
  const id = await insertJobPost(handle.database, ids.A, {
    title: status,
    status,
    validThrough: daysFromNow(status === 'published' ? 3 : 30),
    ...(status === 'draft' && { publishAt: null }),
    ...(status === 'scheduled' && { publishAt: daysFromNow(2) }),
    ...(ended && { closedAt: daysFromNow(-daysAgo), closeReason: 'filled' as const }),
  })
  await handle.database
    .update(jobPost)
    .set({ updatedAt: new Date(testNow.getTime() - daysAgo * day) })
    .where(eq(jobPost.id, id))
  return id
}

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  ids.A = await insertCompany(database)
  ids.B = await insertCompany(database)
  await insertMember(database, ids.A, 'owner', 'owner')
  await insertMember(database, ids.A, 'unverified', 'owner')
  await insertMember(database, ids.A, 'viewer', 'viewer')
  for (const [index, status] of jobPostStatuses.entries()) {
    const id = await inState(status, index)
    if (status === 'published') ids.busy = id
    if (status === 'in_review')
      await database
        .insert(jobPostReview)
        .values({ jobPostId: id, submittedAt: daysFromNow(-1), dueAt: daysFromNow(2) })
  }
  ids.ofB = await insertJobPost(database, ids.B, { title: 'ほかの会社の求人' })
  for (const uid of ['one', 'two', 'three']) {
    await insertPerson(database, { uid })
    await database.insert(bookmark).values({ uid, jobPostId: ids.busy, revision: 1 })
  }
  await insertApplication(database, ids.busy, { uid: 'one' })
  await insertApplication(database, ids.busy, { uid: 'two', status: 'offered', answeredAt: testNow })
  await insertApplication(database, ids.busy, {
    uid: 'three',
    status: 'draft',
    submittedAt: null,
    replyDueAt: null,
    submitKey: null,
  })
  site = createTestBackend(handle, { identity })
})
afterAll(() => handle.close())

const ask = async (uid: string, query: string) =>
  (await (await site.post({ query }, { authorization: `Bearer ${uid}` })).json()) as GraphqlAnswer
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

test('the list has every ad of the company, the last changed first, with counts by part', async () => {
  const answer = await ask(
    'viewer',
    `{ ownJobPosts(companyId: "${ids.A}") { nodes { title } counts { group count } } }`,
  )
  expect(answer.data).toEqual({
    ownJobPosts: {
      nodes: jobPostStatuses.map((title) => ({ title })),
      counts: expect.arrayContaining([
        { group: 'draft', count: 1 },
        { group: 'in_review', count: 1 },
        { group: 'scheduled', count: 1 },
        { group: 'published', count: 1 },
        { group: 'paused', count: 1 },
        { group: 'ended', count: 3 },
      ]),
    },
  })
})

const titlesOf = async (args: string) => {
  const { data } = await ask('viewer', `{ ownJobPosts(companyId: "${ids.A}", ${args}) { nodes { title } } }`)
  const found = data?.ownJobPosts as { nodes: { title: string }[] }
  return found.nodes.map(({ title }) => title)
}

test('a part of it, page by page', async () => {
  expect(await titlesOf('group: ended, first: 2')).toEqual(['closed', 'expired'])
  expect(await titlesOf('group: ended, first: 2, page: 2')).toEqual(['removed'])
  expect(await titlesOf('group: ended, first: 2, page: 3')).toEqual([])
  for (const bad of ['first: 0', 'first: 101', 'page: 0', 'page: 501'])
    expect(
      codeOf(await ask('viewer', `{ ownJobPosts(companyId: "${ids.A}", ${bad}) { nodes { id } } }`)),
    ).toBe('INVALID_INPUT')
})

test('counts are of those who keep it and who applied, drafts of applications left out', async () => {
  const { data } = await ask(
    'viewer',
    `{ ownJobPost(companyId: "${ids.A}", id: "${ids.busy}") { bookmarks applications waiting underWay review { dueAt } } }`,
  )
  expect(data).toEqual({
    ownJobPost: { bookmarks: 3, applications: 2, waiting: 1, underWay: 2, review: null },
  })
})

test('another company’s ad is nobody’s: null by its own company’s name, refused by the other’s', async () => {
  const ofA = await ask('viewer', `{ ownJobPost(companyId: "${ids.A}", id: "${ids.ofB}") { id } }`)
  expect(ofA.data).toEqual({ ownJobPost: null })
  const ofB = await ask('viewer', `{ ownJobPost(companyId: "${ids.B}", id: "${ids.ofB}") { id } }`)
  expect(codeOf(ofB)).toBe('NOT_FOUND')
  const moved = await ask(
    'owner',
    `mutation { pauseJobPost(companyId: "${ids.A}", id: "${ids.ofB}") { status } }`,
  )
  expect(codeOf(moved)).toBe('NOT_FOUND')
})

test('what the company needs now', async () => {
  const { data } = await ask(
    'viewer',
    `{ companyNeeds(companyId: "${ids.A}") { more needs { kind title at } } }`,
  )
  expect(data).toEqual({
    companyNeeds: {
      more: 0,
      needs: [
        { kind: 'ends_soon', title: 'published', at: daysFromNow(3).toISOString() },
        { kind: 'in_review', title: 'in_review', at: daysFromNow(2).toISOString() },
      ],
    },
  })
})

test('publishing and going on ask for a verified address; stopping does not', async () => {
  const id = await insertDraft(handle.database, ids.A)
  const press = (name: string, more = '') =>
    ask('unverified', `mutation { ${name}(companyId: "${ids.A}", id: "${id}"${more}) { status refusal } }`)
  expect(codeOf(await press('publishJobPost'))).toBe('EMAIL_NOT_VERIFIED')
  expect(codeOf(await press('resumeJobPost'))).toBe('EMAIL_NOT_VERIFIED')
  for (const [name, more] of [
    ['pauseJobPost'],
    ['closeJobPost', ', reason: filled'],
    ['takeBackJobPost'],
  ] as const)
    expect(codeOf(await press(name, more))).toBeUndefined()
  expect((await press('discardJobPost')).data).toEqual({ discardJobPost: { status: 'draft', refusal: null } })
})

test('what is no id, no reason of a company and no instant is refused before anything is asked', async () => {
  for (const query of [
    `mutation { pauseJobPost(companyId: "${ids.A}", id: "1 or 1=1") { status } }`,
    `mutation { closeJobPost(companyId: "${ids.A}", id: "${ids.busy}", reason: violation) { status } }`,
    `mutation { publishJobPost(companyId: "${ids.A}", id: "${ids.busy}", publishAt: "2026-02-30T00:00:00Z") { status } }`,
  ])
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(codeOf(await ask('owner', query)))
})

test('the list asks the same number of queries for one ad and for twenty', async () => {
  const { client } = handle
  const target: { query: (...args: never[]) => unknown } =
    client.kind === 'pglite' ? client.pglite : client.pool
  const query = target.query.bind(target)
  let queries = 0
  target.query = (...args) => {
    queries += 1
    return query(...args)
  }
  const count = async (first: number) => {
    queries = 0
    await ask(
      'viewer',
      `{ ownJobPosts(companyId: "${ids.A}", first: ${first}) { counts { count } nodes { title bookmarks applications waiting review { reason } } } companyNeeds(companyId: "${ids.A}") { more } }`,
    )
    return queries
  }
  await count(1)
  const one = await count(1)
  expect(await count(20)).toBe(one)
  expect(one).toBeLessThanOrEqual(9)
  target.query = query
})

test('who changes ads too often waits, whatever the change is; others do not', async () => {
  const { database } = handle
  await insertMember(database, ids.A, 'busy', 'owner')
  await insertMember(database, ids.A, 'calm', 'owner')
  const of = `companyId: "${ids.A}", id: "${ids.B}"`
  const save = `mutation { saveJobPost(${of}, typed: []) { answer } }`
  const changes = [
    `mutation { resolveJobPostConflict(${of}, version: "${'0'.repeat(48)}", theirs: []) { id } }`,
    `mutation { restoreJobPostRevision(${of}, revision: 1) }`,
    `mutation { saveJobPostTemplate(${of}, name: "型") }`,
    `mutation { renameJobPostTemplate(${of}, name: "型") }`,
    `mutation { takeBackJobPost(${of}) { id } }`,
    `mutation { pauseJobPost(${of}) { id } }`,
    `mutation { resumeJobPost(${of}) { id } }`,
    `mutation { closeJobPost(${of}, reason: filled) { id } }`,
    `mutation { relistJobPost(${of}) { id } }`,
    `mutation { discardJobPost(${of}) { id } }`,
  ]
  const remove = `mutation { removeJobPostTemplate(${of}) }`
  const discard = `mutation { discardJobPostEdit(${of}) }`
  expect((await ask('busy', remove)).data).toEqual({ removeJobPostTemplate: false })
  expect((await ask('busy', discard)).data).toEqual({ discardJobPostEdit: false })
  for (let time = 0; time < 118; time += 1)
    expect(await site.services.jobPostChangeLimits.may('busy', 'change')).toBe(true)
  for (const change of [...changes, remove, discard])
    expect(codeOf(await ask('busy', change))).toBe('RATE_LIMITED')
  expect(codeOf(await ask('busy', save))).toBe('NOT_FOUND')
  for (let time = 0; time < 29; time += 1)
    expect(await site.services.jobPostChangeLimits.may('busy', 'save')).toBe(true)
  expect(codeOf(await ask('busy', save))).toBe('RATE_LIMITED')
  for (const change of [...changes, save]) expect(codeOf(await ask('calm', change))).toBe('NOT_FOUND')
})
