import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobPostStatuses } from '#contract/codes/job-post.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createRandom } from '#server/backend/seed/random.ts'
import { youthInfo } from '#server/backend/seed/youth-info.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { daysFromNow, insertCompany, insertInfo, insertJobPost } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

let handle: DatabaseHandle
let ask: ReturnType<typeof createTestBackend>['ask']
let companyId = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  ask = createTestBackend(handle).ask
  companyId = await insertCompany(handle.database)
})
afterAll(() => handle.close())

const one = `query($id: ID!) { jobPost(id: $id) { title status open closeReason publishAt } }`

describe('one ad', () => {
  const closed = (status: string) =>
    status === 'closed' || status === 'expired' || status === 'removed'
      ? { closedAt: daysFromNow(-0.5), closeReason: 'filled' as const }
      : {}

  test.each(
    jobPostStatuses.map(
      (status) => [status, ['published', 'paused', 'closed', 'expired'].includes(status)] as const,
    ),
  )('that is %s is public: %s', async (status, isPublic) => {
    const id = await insertJobPost(handle.database, companyId, {
      status,
      title: `${status}の広告`,
      ...closed(status),
    })
    const { data, errors } = await ask(one, { id })
    expect(errors).toBeUndefined()
    expect(data?.jobPost).toEqual(
      isPublic ? expect.objectContaining({ status, open: status === 'published' }) : null,
    )
  })

  test('tells what daily work is like in one order, as far as it is described', async () => {
    const id = await insertJobPost(handle.database, companyId, { workAspects: { pace: 1, people: 4 } })
    const plain = await insertJobPost(handle.database, companyId)
    const work = `query($id: ID!) { jobPost(id: $id) { workAspects { aspect value } } }`
    expect((await ask(work, { id })).data?.jobPost).toEqual({
      workAspects: [
        { aspect: 'people', value: 4 },
        { aspect: 'pace', value: 1 },
      ],
    })
    expect((await ask(work, { id: plain })).data?.jobPost).toEqual({ workAspects: [] })
  })

  test('is closed by the clock, whatever its status says', async () => {
    const id = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(-0.01) })
    expect((await ask(one, { id })).data?.jobPost).toMatchObject({ status: 'published', open: false })
  })

  test('is not there before its day', async () => {
    const id = await insertJobPost(handle.database, companyId, { publishAt: daysFromNow(0.01) })
    expect((await ask(one, { id })).data).toEqual({ jobPost: null })
  })

  test.each(['pending', 'suspended'] as const)(
    'of a company that is %s is not there, nor is the company',
    async (status) => {
      const hidden = await insertCompany(handle.database, { status })
      const id = await insertJobPost(handle.database, hidden)
      expect((await ask(one, { id })).data).toEqual({ jobPost: null })
      expect((await ask('query($id: ID!) { company(id: $id) { id } }', { id: hidden })).data).toEqual({
        company: null,
      })
      // Several are read by another query than one.
      const both = `{ hidden: company(id: "${hidden}") { id } shown: company(id: "${companyId}") { id } }`
      expect((await ask(both)).data).toEqual({ hidden: null, shown: { id: companyId } })
    },
  )

  // Alone, with those like it, and together with another: by three queries.
  test.each([
    one,
    'query($id: ID!) { jobPost(id: $id) { title dutiesRange similar(first: 4) { id } } }',
    'query($id: ID!, $other: ID!) { jobPost(id: $id) { title dutiesRange } other: jobPost(id: $other) { title } }',
  ])('that is not public is not there, however it is asked for: %s', async (read) => {
    const { database } = handle
    const suspended = await insertCompany(database, { status: 'suspended' })
    const hidden = [
      await insertJobPost(database, companyId, { status: 'draft' }),
      await insertJobPost(database, companyId, { status: 'removed', ...closed('removed') }),
      await insertJobPost(database, companyId, { publishAt: daysFromNow(0.01) }),
      await insertJobPost(database, suspended),
    ]
    const shown = await insertJobPost(database, companyId)
    const found = async (id: string) => (await ask(read, { id, other: shown })).data?.jobPost
    for (const id of hidden) expect(await found(id)).toBeNull()
    expect(await found(shown)).toMatchObject({ title: '法人営業の総合職' })
  })

  test.each(['', 'x', '1', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', '%00', '{}'])(
    'by the id %j is null',
    async (id) => {
      expect(await ask(one, { id })).toEqual({ data: { jobPost: null } })
      expect(await ask('query($id: ID!) { company(id: $id) { id } info(id: $id) { id } }', { id })).toEqual({
        data: { company: null, info: null },
      })
    },
  )

  test('tells times, days and groups of items as the schema says', async () => {
    const id = await insertJobPost(handle.database, companyId, {
      termKind: 'fixed',
      termFrom: '2027-04-01',
      termTo: '2028-03-31',
      renewalCriteria: '勤務成績による',
      renewalLimit: '通算5年',
      probationMonths: 3,
      probationConditions: '同じ条件',
      fixedOvertimeName: '固定残業手当',
      fixedOvertimeAmount: 30_000,
      fixedOvertimeHours: 20,
      fixedOvertimeExcessPaid: true,
    })
    const { data } = await ask(
      `query($id: ID!) { jobPost(id: $id) {
        hours { startsAt endsAt breakMinutes } term { kind from to renewalCriteria } probation { months conditions }
        wage { unit min max fixedOvertime { name amount hours excessPaid } } ageLimit { max } infoAsOf publishAt
        workplaces { name city } workplacesInRange { name }
      } }`,
      { id },
    )
    expect(data?.jobPost).toEqual({
      hours: { startsAt: '09:00', endsAt: '18:00', breakMinutes: 60 },
      term: { kind: 'fixed', from: '2027-04-01', to: '2028-03-31', renewalCriteria: '勤務成績による' },
      probation: { months: 3, conditions: '同じ条件' },
      wage: {
        unit: 'month',
        min: 250_000,
        max: null,
        fixedOvertime: { name: '固定残業手当', amount: 30_000, hours: 20, excessPaid: true },
      },
      ageLimit: null,
      infoAsOf: '2026-11-01',
      publishAt: '2026-11-20T03:00:00.000Z',
      workplaces: [{ name: '本社', city: '渋谷区' }],
      workplacesInRange: [],
    })
  })
})

test('similar ads are open ones of the occupation, the same place and kind first', async () => {
  const { database } = handle
  const far = { name: '鳥取', prefectureCode: '31', city: '鳥取市', access: null }
  const occupation = 'beauty'
  const origin = await insertJobPost(database, companyId, {
    occupation,
    title: '元の広告',
    status: 'closed',
    closedAt: daysFromNow(-0.5),
    closeReason: 'filled',
  })
  await insertJobPost(database, companyId, {
    occupation,
    title: '遠い',
    workplaces: [far],
    publishAt: daysFromNow(-0.1),
  })
  await insertJobPost(database, companyId, { occupation, title: '近い', publishAt: daysFromNow(-9) })
  await insertJobPost(database, companyId, {
    occupation,
    title: '近いが別の区分',
    kind: 'part_time',
    publishAt: daysFromNow(-0.2),
  })
  await insertJobPost(database, companyId, {
    occupation,
    title: '締め切った',
    validThrough: daysFromNow(-0.1),
  })
  const ordered = [{ title: '近い' }, { title: '近いが別の区分' }, { title: '遠い' }]
  // As cards, and whole.
  for (const also of ['', 'dutiesRange']) {
    const { data } = await ask(
      `query($id: ID!) { jobPost(id: $id) { similar(first: 3) { title ${also} } one: similar(first: 1) { title ${also} } } }`,
      { id: origin },
    )
    expect(data?.jobPost).toMatchObject({ similar: ordered, one: ordered.slice(0, 1) })
    // One list of a known length comes with the ad.
    for (const most of [1, 2, 3, 4]) {
      const query = `query($id: ID!) { jobPost(id: $id) { similar(first: ${most}) { title ${also} } } }`
      expect((await ask(query, { id: origin })).data?.jobPost).toMatchObject({
        similar: ordered.slice(0, most),
      })
    }
  }
})

test('an ad that is no longer public is like no other, though the index still has it', async () => {
  const { database } = handle
  const occupation = 'medical'
  const origin = await insertJobPost(database, companyId, { occupation })
  const suspended = await insertCompany(database)
  const ofSuspended = await insertJobPost(database, suspended, { occupation, publishAt: daysFromNow(-1) })
  const removed = await insertJobPost(database, companyId, { occupation, publishAt: daysFromNow(-2) })
  const stays = await insertJobPost(database, companyId, { occupation, publishAt: daysFromNow(-3) })
  const ways = ['id', 'id dutiesRange']
  const similar = async (asked: string) =>
    (await ask(`query($id: ID!) { jobPost(id: $id) { similar(first: 3) { ${asked} } } }`, { id: origin }))
      .data?.jobPost
  const before = { similar: [{ id: ofSuspended }, { id: removed }, { id: stays }] }
  for (const asked of ways) expect(await similar(asked)).toMatchObject(before)

  await database.update(company).set({ status: 'suspended' }).where(eq(company.id, suspended))
  await database
    .update(jobPost)
    .set({ status: 'removed', closedAt: daysFromNow(-0.5), closeReason: 'filled' })
    .where(eq(jobPost.id, removed))
  for (const asked of ways) expect(await similar(asked)).toMatchObject({ similar: [{ id: stays }] })
})

test('every column of a workplace comes with its ad, in order', async () => {
  const places = [
    {
      name: '本社',
      postalCode: '1000001',
      prefectureCode: '13',
      city: '千代田区',
      access: '"駅"から\\3分',
    },
    { name: '支店', prefectureCode: '27', city: '大阪市', access: null },
  ]
  const id = await insertJobPost(handle.database, companyId, { workplaces: places })
  const { data } = await ask(
    'query($id: ID!) { jobPost(id: $id) { workplaces { name postalCode prefectureCode city street access } workplacesInRange { name } } }',
    { id },
  )
  expect(data?.jobPost).toEqual({
    workplaces: places.map((place) => ({ postalCode: null, street: '1-2-3', ...place })),
    workplacesInRange: [],
  })
})

describe('lists', () => {
  test.each([
    ['first: 0', 'INVALID_INPUT'],
    ['first: 51', 'INVALID_INPUT'],
    ['page: 0', 'INVALID_INPUT'],
    ['page: -1', 'INVALID_INPUT'],
    ['page: 501', 'INVALID_INPUT'],
    ['page: 2, after: "x"', 'INVALID_INPUT'],
    ['after: "x"', 'INVALID_INPUT'],
    ['after: "WyJqb2JQb3N0cy5yZWxldmFuY2UiLCIiLCJ4IiwieCJd"', 'INVALID_INPUT'],
    ['filter: { prefecture: ["99"] }', 'INVALID_INPUT'],
    ['filter: { prefecture: ["13}"] }', 'INVALID_INPUT'],
    ['filter: { occupation: ["nope"] }', 'INVALID_INPUT'],
    ['filter: { year: 1 }', 'INVALID_INPUT'],
    ['filter: { wage: -1 }', 'INVALID_INPUT'],
    ['filter: { company: "x" }', 'INVALID_INPUT'],
    ['filter: { kind: [nope] }', 'BAD_REQUEST'],
    ['sort: nope', 'BAD_REQUEST'],
  ])('jobPosts(%s) is %s', async (args, code) => {
    const { errors, data } = await ask(`{ jobPosts(${args}) { total { value } } }`)
    expect(errors?.[0]?.extensions.code).toBe(code)
    expect(data ?? null).toBeNull()
  })

  test('the last page there can be is empty, not an error', async () => {
    const { data } = await ask(
      '{ jobPosts(page: 500) { edges { cursor } pageInfo { hasNextPage hasPreviousPage endCursor } } }',
    )
    expect(data?.jobPosts).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
    })
  })

  test('a cursor of another order is refused', async () => {
    const { data } = await ask('{ jobPosts(sort: wage, first: 1) { pageInfo { endCursor } } }')
    const after = (data!.jobPosts as { pageInfo: { endCursor: string } }).pageInfo.endCursor
    const query =
      'query($after: String, $sort: JobPostSort) { jobPosts(first: 1, after: $after, sort: $sort) { edges { cursor } } }'
    expect((await ask(query, { after, sort: 'newest' })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await ask(query, { after, sort: 'wage' })).errors).toBeUndefined()
  })

  test('places that there are none of are told', async () => {
    const { data } = await ask(
      '{ jobPosts(filter: { station: ["13渋谷", "13なぞの"], line: ["なぞの線", "JR山手線"] }) { unknownPlaces } }',
    )
    expect(data?.jobPosts).toEqual({ unknownPlaces: ['13なぞの', 'なぞの線'] })
  })

  test('what was typed is told, highlighted and understood', async () => {
    const { data } = await ask(
      '{ jobPosts(filter: { q: "東京 法人営業 28卒 -\\"固定残業\\"" }, first: 1) { understood { conditions { label without } prefecture sort terms excluded } edges { highlight { title { text matched } } } } }',
    )
    expect(data?.jobPosts).toEqual({
      understood: {
        conditions: [
          { label: '東京都', without: '法人営業 28卒 -"固定残業"' },
          { label: '2028年卒', without: '東京 法人営業 -"固定残業"' },
        ],
        prefecture: ['13'],
        sort: null,
        terms: ['法人営業'],
        excluded: ['固定残業'],
      },
      edges: [
        {
          highlight: {
            title: [
              { text: '法人営業', matched: true },
              { text: 'の総合職', matched: false },
            ],
          },
        },
      ],
    })
  })

  test('companies by reading, by filter, by word', async () => {
    const { database } = handle
    await insertCompany(database, {
      displayName: 'あおば電機',
      legalName: 'あおば電機株式会社',
      kana: 'アオバデンキ',
      industryCode: 'E',
      prefectureCode: '23',
    })
    await insertCompany(database, { displayName: '見えない会社', kana: 'アアア', status: 'pending' })
    const query = `query($f: CompanyFilter, $after: String) { companies(filter: $f, after: $after, first: 1) {
      total { value exact } pageInfo { hasNextPage endCursor } edges { node { displayName openJobPosts } }
      facets { industry { code count } prefecture { code count } } } }`
    const { data } = await ask(query)
    expect(data?.companies).toMatchObject({
      total: { value: 2, exact: true },
      edges: [{ node: { displayName: 'あおば電機', openJobPosts: 0 } }],
      facets: {
        industry: [
          { code: 'E', count: 1 },
          { code: 'G', count: 1 },
        ],
      },
    })
    const { pageInfo } = data!.companies as { pageInfo: { endCursor: string } }
    expect((await ask(query, { after: pageInfo.endCursor })).data?.companies).toMatchObject({
      edges: [{ node: { displayName: 'みらい商事' } }],
      pageInfo: { hasNextPage: false },
    })
    for (const f of [
      { hiring: true },
      { q: 'ミライ' },
      { q: '東京' },
      { prefecture: ['13'] },
      { industry: ['G'] },
    ])
      expect((await ask(query, { f })).data?.companies).toMatchObject({
        total: { value: 1 },
        edges: [{ node: { displayName: 'みらい商事' } }],
      })
    expect((await ask(query, { f: { industry: ['Z'] } })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('companies that recruit have an ad that is open now', async () => {
    const { database } = handle
    const displayName = '珊瑚水産'
    const id = await insertCompany(database, { displayName, kana: 'サンゴスイサン' })
    const recruiting = async () =>
      (
        await ask('query($f: CompanyFilter) { companies(filter: $f) { total { value } } }', {
          f: { q: displayName, hiring: true },
        })
      ).data?.companies
    await insertJobPost(database, id, { validThrough: daysFromNow(-0.1) })
    await insertJobPost(database, id, { publishAt: daysFromNow(1) })
    await insertJobPost(database, id, { status: 'draft' })
    expect(await recruiting()).toEqual({ total: { value: 0 } })
    await insertJobPost(database, id)
    expect(await recruiting()).toEqual({ total: { value: 1 } })
  })

  test('companies by size, and by what they tell of their working life', async () => {
    const { database } = handle
    await database.delete(company)
    const given = youthInfo(createRandom('told'), createRandom('leads'), {
      year: 2026,
      employees: 30,
      foundedYear: 1990,
    })
    const sizes = { なし: null, 小: 29, 中: 30, 大: 999, 最大: 1000 }
    for (const [displayName, employees] of Object.entries(sizes))
      await insertCompany(database, { displayName, employees, youthInfo: null })
    await insertCompany(database, { displayName: '公表', employees: 30, youthInfo: given })
    await insertCompany(database, {
      displayName: '審査中',
      employees: 30,
      youthInfo: given,
      status: 'pending',
    })
    const found = async (f: object) => {
      const { data } = await ask(
        `query($f: CompanyFilter) { companies(filter: $f) { facets { size { code count } youth { code count } }
          edges { node { displayName } } } }`,
        { f },
      )
      const { edges, facets } = data!.companies as {
        edges: { node: { displayName: string } }[]
        facets: unknown
      }
      return { names: edges.map(({ node }) => node.displayName).toSorted(), facets }
    }
    const size = [
      { code: 'from_1000', count: 1 },
      { code: 'from_30', count: 2 },
      { code: 'from_300', count: 1 },
      { code: 'under_30', count: 1 },
    ]
    expect(await found({})).toMatchObject({ facets: { size, youth: [{ code: 'given', count: 1 }] } })
    expect(await found({ size: ['from_30'] })).toMatchObject({
      names: ['中', '公表'].toSorted(),
      facets: { size },
    })
    expect((await found({ size: ['under_30', 'from_1000'] })).names).toEqual(['小', '最大'].toSorted())
    expect(await found({ youth: true })).toMatchObject({
      names: ['公表'],
      facets: { size: [{ code: 'from_30', count: 1 }], youth: [{ code: 'given', count: 1 }] },
    })
    expect((await found({ youth: true, size: ['from_300'] })).names).toEqual([])
    const bad = await ask('query($f: CompanyFilter) { companies(filter: $f) { total { value } } }', {
      f: { size: ['huge'] },
    })
    expect(bad.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('companies are found by the least share of applications they answered in time', async () => {
    const { database } = handle
    await database.delete(company)
    const shares = { いつも: 100, だいたい: 95, ときどき: 94, ぎりぎり: 80, たまに: 79, まったく: 0 }
    for (const [displayName, replyAnsweredPercent] of Object.entries(shares))
      await insertCompany(database, { displayName, replyAnsweredPercent })
    await insertCompany(database, { displayName: 'まだ少ない' })
    const found = async (reply: number | null) =>
      (
        await ask(
          `query($f: CompanyFilter) { companies(filter: $f) { total { value } facets { reply { code count } }
            edges { node { displayName replyStats { answeredPercent medianDays } } } } }`,
          { f: { reply } },
        )
      ).data?.companies as {
        total: { value: number }
        facets: { reply: unknown }
        edges: { node: { displayName: string; replyStats: unknown } }[]
      }
    const names = async (reply: number | null) =>
      (await found(reply)).edges.map(({ node }) => node.displayName)
    expect((await names(80)).toSorted()).toEqual(['いつも', 'だいたい', 'ときどき', 'ぎりぎり'].toSorted())
    expect((await names(95)).toSorted()).toEqual(['いつも', 'だいたい'].toSorted())
    expect(await names(0)).toHaveLength(6)
    expect(await names(null)).toHaveLength(7)
    // Counts are those of the other choices, whichever is made.
    for (const reply of [null, 95])
      expect((await found(reply)).facets.reply).toEqual([
        { code: '80', count: 4 },
        { code: '95', count: 2 },
      ])
    const none = (await found(0)).edges.find(({ node }) => node.displayName === 'まったく')
    expect(none?.node.replyStats).toEqual({ answeredPercent: 0, medianDays: null })
    for (const reply of [-1, 101])
      expect(
        (
          await ask('query($f: CompanyFilter) { companies(filter: $f) { total { value } } }', {
            f: { reply },
          })
        ).errors?.[0]?.extensions.code,
      ).toBe('INVALID_INPUT')
  })

  test("a company's ads: the open ones, or every public one", async () => {
    const query =
      'query($id: ID!, $open: Boolean) { company(id: $id) { openJobPosts jobPosts(open: $open) { total { value } edges { node { open status } } } } }'
    const mine = await insertCompany(handle.database, { kana: 'ワ' })
    await insertJobPost(handle.database, mine)
    await insertJobPost(handle.database, mine, {
      status: 'closed',
      closedAt: daysFromNow(-0.5),
      closeReason: 'filled',
    })
    for (const status of ['draft', 'paused', 'removed'] as const)
      await insertJobPost(handle.database, mine, {
        status,
        ...(status === 'removed' && { closedAt: daysFromNow(-0.5), closeReason: 'violation' as const }),
      })
    await insertJobPost(handle.database, mine, { publishAt: daysFromNow(1) })
    await insertJobPost(handle.database, mine, { validThrough: daysFromNow(-0.1) })
    expect((await ask(query, { id: mine, open: true })).data?.company).toMatchObject({
      openJobPosts: 1,
      jobPosts: { total: { value: 1 } },
    })
    expect((await ask(query, { id: mine, open: false })).data?.company).toMatchObject({
      jobPosts: { total: { value: 4 } },
    })
  })

  test('an ad says how many of its company are open, whichever ad and company is asked beside it', async () => {
    const query = `query($one: ID!, $two: ID!, $closed: ID!) {
      one: jobPost(id: $one) { company { openJobPosts } }
      two: jobPost(id: $two) { company { openJobPosts } }
      closed: jobPost(id: $closed) { company { openJobPosts } }
    }`
    const several = await insertCompany(handle.database, { kana: 'ヲ' })
    const one = await insertJobPost(handle.database, several)
    await insertJobPost(handle.database, several)
    await insertJobPost(handle.database, several, { validThrough: daysFromNow(-0.1) })
    await insertJobPost(handle.database, several, { publishAt: daysFromNow(1) })
    const two = await insertJobPost(handle.database, await insertCompany(handle.database, { kana: 'ン' }))
    const none = await insertCompany(handle.database, { kana: 'ヰ' })
    const closed = await insertJobPost(handle.database, none, {
      status: 'closed',
      closedAt: daysFromNow(-0.5),
      closeReason: 'filled',
    })
    expect((await ask(query, { one, two, closed })).data).toEqual({
      one: { company: { openJobPosts: 2 } },
      two: { company: { openJobPosts: 1 } },
      closed: { company: { openJobPosts: 0 } },
    })
  })

  test('announcements, newest first, drafts and later ones unseen', async () => {
    await insertInfo(handle.database)
    await insertInfo(handle.database, { title: '古いお知らせ', publishAt: daysFromNow(-40) })
    await insertInfo(handle.database, { title: '下書き', publishAt: null })
    await insertInfo(handle.database, { title: '予定', publishAt: daysFromNow(1) })
    const query =
      'query($page: Int) { infos(page: $page) { total { value } edges { node { title publishAt } } } }'
    expect((await ask(query)).data?.infos).toEqual({
      total: { value: 2 },
      edges: [
        { node: { title: '年末年始の休業のお知らせ', publishAt: '2026-11-20T03:00:00.000Z' } },
        { node: { title: '古いお知らせ', publishAt: '2026-10-12T03:00:00.000Z' } },
      ],
    })
    expect((await ask(query, { page: 9 })).data?.infos).toEqual({ total: { value: 2 }, edges: [] })
  })
})

test('one search over jobs, companies and announcements', async () => {
  await insertInfo(handle.database, { title: '星空の会のお知らせ' })
  const company = await insertCompany(handle.database, { displayName: '星空書店', kana: 'ホシゾラ' })
  await insertJobPost(handle.database, company, { title: '書店員' })
  const { data } = await ask(
    '{ search(query: "星空") { jobPosts { edges { node { title } } } companies { edges { node { displayName } } } infos { edges { node { title } } } } }',
  )
  expect(data?.search).toEqual({
    jobPosts: { edges: [{ node: { title: '書店員' } }] },
    companies: { edges: [{ node: { displayName: '星空書店' } }] },
    infos: { edges: [{ node: { title: '星空の会のお知らせ' } }] },
  })
})

describe('suggestions', () => {
  test('of companies alone', async () => {
    await insertCompany(handle.database, { displayName: '東京みらい製作所' })
    const query = 'query($q: String!) { suggestions(query: $q, companiesOnly: true) { text kind href } }'
    for (const typed of ['東京', 'とうきょう', '']) {
      const { data } = await ask(query, { q: typed })
      const kinds = (data!.suggestions as { kind: string }[]).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'company')).toEqual([])
    }
    expect((await ask(query, { q: '東京みら' })).data?.suggestions).toMatchObject([
      { text: '東京みらい製作所', kind: 'company' },
    ])
  })

  const suggest = async (query: string) =>
    ((await ask('query($q: String!) { suggestions(query: $q) { text kind href } }', { q: query })).data
      ?.suggestions ?? []) as {
      text: string
      kind: string
      href: string | null
    }[]

  test.each([
    ['とうきょ', '東京都', 'prefecture', '/jobpost?prefecture=13'],
    ['おーぷん', 'オープン・カンパニー', 'kind', '/jobpost?kind=open_company'],
    ['マーケ', 'マーケティング・広報', 'occupation', '/jobpost?occupation=marketing'],
    ['えいぎょう', '営業', 'occupation', '/jobpost?occupation=sales'],
  ])('%s suggests %s', async (typed, text, kind, href) => {
    expect(await suggest(typed)).toContainEqual({ text, kind, href })
  })

  test('companies by the beginning of a name or its reading, titles by a word in them', async () => {
    const id = await insertCompany(handle.database, { displayName: '雪国酒造', kana: 'ユキグニシュゾウ' })
    await insertJobPost(handle.database, id, { title: '蔵人の見習い' })
    const suggested = { text: '雪国酒造', kind: 'company', href: `/company?id=${id}` }
    expect(await suggest('雪国')).toContainEqual(suggested)
    expect(await suggest('ゆきぐに')).toContainEqual(suggested)
    expect(await suggest('見習い')).toContainEqual({ text: '蔵人の見習い', kind: 'title', href: null })
  })

  test('no company that is not shown, and no title of an ad that is not open', async () => {
    for (const status of ['pending', 'suspended'] as const)
      await insertCompany(handle.database, { displayName: `氷室${status}`, kana: 'ヒムロ', status })
    const seen = await insertCompany(handle.database, { displayName: '氷室商店', kana: 'ヒムロ' })
    await insertJobPost(handle.database, seen, { title: '琥珀を磨く仕事' })
    await insertJobPost(handle.database, seen, { title: '琥珀を掘る仕事', validThrough: daysFromNow(-0.1) })
    await insertJobPost(handle.database, seen, { title: '琥珀を売る仕事', publishAt: daysFromNow(1) })
    expect((await suggest('氷室')).map(({ text }) => text)).toEqual(['氷室商店'])
    expect((await suggest('琥珀')).map(({ text }) => text)).toEqual(['琥珀を磨く仕事'])
  })

  test.each(['', ' ', '%', '_', "'", '🎉', '\\', newId()])(
    '%j suggests nothing and breaks nothing',
    async (typed) => {
      expect(await suggest(typed)).toEqual([])
    },
  )
})
