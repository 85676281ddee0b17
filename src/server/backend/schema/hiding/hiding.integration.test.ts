import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  createTestBackend,
  identityOf,
  testIdentity,
  type GraphqlAnswer,
} from '#server/backend/testing/client.ts'
import { daysFromNow, insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

/** Student-1 hides one ad, and a company with two others; each request is made by somebody else, too. */
let handle: DatabaseHandle
let mirai = ''
let hokuto = ''
const ads = { shown: '', hidden: '', ofHokuto: '', ofHokutoToo: '' }

/** Signed in as somebody: their token is their uid. */
const identity = identityOf(async (token) => {
  const known = await testIdentity.verify('valid')
  return known && { ...known, uid: token, email: `${token}@example.com` }
})
const as = async (uid: string, query: string): Promise<NonNullable<GraphqlAnswer['data']>> => {
  const backend = createTestBackend(handle, { identity })
  const answer = (await (
    await backend.post({ query }, uid === 'nobody' ? {} : { authorization: `Bearer ${uid}` })
  ).json()) as GraphqlAnswer
  expect(answer.errors).toBeUndefined()
  return answer.data ?? {}
}

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  mirai = await insertCompany(database, { displayName: 'みらい商事' })
  hokuto = await insertCompany(database, { displayName: '北斗工業' })
  ads.shown = await insertJobPost(database, mirai, { title: '見える求人', publishAt: daysFromNow(-1) })
  ads.hidden = await insertJobPost(database, mirai, { title: '見えない求人', publishAt: daysFromNow(-2) })
  ads.ofHokuto = await insertJobPost(database, hokuto, { title: '北斗の求人', publishAt: daysFromNow(-3) })
  ads.ofHokutoToo = await insertJobPost(database, hokuto, {
    title: '北斗の別の求人',
    publishAt: daysFromNow(-4),
  })
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  for (const uid of ['student-1', 'student-2']) {
    await insertPerson(database, { uid })
    await database.insert(studentUser).values({ uid, ...names, desiredOccupations: ['sales'] })
  }
  await insertPerson(database, { uid: 'owner', kind: 'company' })
  for (const companyId of [mirai, hokuto])
    await database.insert(companyMember).values({ id: newId(), companyId, uid: 'owner', role: 'owner' })
})
afterAll(() => handle.close())

const hide = async () => {
  expect(await as('student-1', `mutation { hideJobPost(jobPostId: "${ads.hidden}") }`)).toEqual({
    hideJobPost: 'hidden',
  })
  expect(await as('student-1', `mutation { hideCompany(companyId: "${hokuto}") }`)).toEqual({
    hideCompany: 'hidden',
  })
}

/** All that a company sees of its ads and its numbers. */
const seenByCompanies = () =>
  Promise.all(
    [mirai, hokuto].map((id) =>
      as(
        'owner',
        `{
          ownJobPosts(companyId: "${id}") { nodes { id views bookmarks applications } counts { group count } }
          companyNumbers(companyId: "${id}") { __typename }
          company(id: "${id}") { openJobPosts jobPosts { total { value } } }
        }`,
      ),
    ),
  )

test('lists, their counts and their pages are without what is hidden, for the one who hid it alone', async () => {
  const before = await seenByCompanies()
  await hide()
  const lists = `{
    all: jobPosts { total { value } edges { node { id } } facets { prefecture { code count } } }
    words: jobPosts(filter: { q: "求人" }) { total { value } edges { node { id } } }
    second: jobPosts(first: 1, page: 2, sort: newest) { edges { node { id } } pageInfo { hasNextPage } }
    byWage: jobPosts(sort: wage) { edges { node { id } } }
    search(query: "北斗") { jobPosts { total { value } } companies { total { value } } }
    companies { total { value } edges { node { id } } facets { prefecture { count } } }
    publishedJobPosts(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { total { value } }
  }`
  const only = { total: { value: 1 }, edges: [{ node: { id: ads.shown } }] }
  expect(await as('student-1', lists)).toEqual({
    all: { ...only, facets: { prefecture: [{ code: '13', count: 1 }] } },
    words: only,
    second: { edges: [], pageInfo: { hasNextPage: false } },
    byWage: { edges: only.edges },
    search: { jobPosts: { total: { value: 0 } }, companies: { total: { value: 0 } } },
    publishedJobPosts: { total: { value: 1 } },
    companies: {
      total: { value: 1 },
      edges: [{ node: { id: mirai } }],
      facets: { prefecture: [{ count: 1 }] },
    },
  })
  for (const other of ['student-2', 'owner', 'nobody'])
    expect(await as(other, lists)).toMatchObject({
      all: { total: { value: 4 }, facets: { prefecture: [{ code: '13', count: 4 }] } },
      second: { edges: [{ node: { id: ads.hidden } }] },
      search: { companies: { total: { value: 1 } } },
      companies: { total: { value: 2 } },
      publishedJobPosts: { total: { value: 4 } },
    })
  // Nothing of it is in what companies see.
  expect(await seenByCompanies()).toEqual(before)
})

test('similar ads and recommendations are without it', async () => {
  await hide()
  const asked = `{
    jobPost(id: "${ads.shown}") { similar { id } }
    recommendations { items { jobPost { id } } }
  }`
  expect(await as('student-1', asked)).toEqual({
    jobPost: { similar: [] },
    recommendations: { items: [{ jobPost: { id: ads.shown } }] },
  })
  const { jobPost, recommendations } = (await as('student-2', asked)) as {
    jobPost: { similar: unknown[] }
    recommendations: { items: unknown[] }
  }
  expect([jobPost.similar.length, recommendations.items.length]).toEqual([3, 4])
})

test('what is suggested while typing is without it', async () => {
  await hide()
  const asked = `{
    companies: suggestions(query: "北斗") { text }
    alone: suggestions(query: "北斗", companiesOnly: true) { text }
    titles: suggestions(query: "求人") { text }
  }`
  expect(await as('student-1', asked)).toEqual({
    companies: [],
    alone: [],
    titles: [{ text: '見える求人' }],
  })
  const others = (await as('nobody', asked)) as Record<string, unknown[]>
  expect([others['companies']?.length, others['alone']?.length, others['titles']?.length]).toEqual([3, 1, 4])
})

test('opened by its own address it is there and says so; a hidden company’s page has its ads', async () => {
  await hide()
  const opened = await as(
    'student-1',
    `{
      jobPost(id: "${ads.hidden}") { id }
      company(id: "${hokuto}") { id jobPosts { total { value } } }
      byFilter: jobPosts(filter: { company: "${hokuto}" }) { total { value } }
      of: company(id: "${mirai}") { jobPosts { total { value } } all: jobPosts(open: false) { total { value } } }
      hiddenStates(jobPostIds: ["${ads.hidden}", "${ads.ofHokuto}", "${ads.shown}"], companyIds: ["${hokuto}", "${mirai}"]) {
        any jobPosts withCompany companies
      }
    }`,
  )
  expect(opened).toEqual({
    jobPost: { id: ads.hidden },
    company: { id: hokuto, jobPosts: { total: { value: 2 } } },
    byFilter: { total: { value: 2 } },
    of: { jobPosts: { total: { value: 1 } }, all: { total: { value: 1 } } },
    hiddenStates: {
      any: true,
      jobPosts: [ads.hidden],
      withCompany: [ads.ofHokuto],
      companies: [hokuto],
    },
  })
})

test('what was saved stays in the own list, hidden as it is; shown again it is everywhere', async () => {
  await as('student-1', `mutation { saveBookmark(jobPostId: "${ads.hidden}") }`)
  await hide()
  expect(await as('student-1', '{ ownBookmarks { nodes { jobPost { id } } } }')).toEqual({
    ownBookmarks: { nodes: [{ jobPost: { id: ads.hidden } }] },
  })
  expect(
    await as(
      'student-1',
      '{ ownHidden { jobPosts { jobPost { title } } companies { company { displayName } } } }',
    ),
  ).toEqual({
    ownHidden: {
      jobPosts: [{ jobPost: { title: '見えない求人' } }],
      companies: [{ company: { displayName: '北斗工業' } }],
    },
  })
  await as('student-1', `mutation { showJobPost(jobPostId: "${ads.hidden}") }`)
  await as('student-1', `mutation { showCompany(companyId: "${hokuto}") }`)
  expect(await as('student-1', '{ jobPosts { total { value } } }')).toEqual({
    jobPosts: { total: { value: 4 } },
  })
})
