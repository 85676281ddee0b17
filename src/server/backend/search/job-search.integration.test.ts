import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobPostFilterSchema, type JobPostFilter, type JobPostSort } from '#contract/job-post-query.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { countFacets } from './count-facets.ts'
import { findHits } from './find-hits.ts'
import type { ListWindow } from './gather-hits.ts'
import type { JobSearch } from './job-filter.ts'

let handle: DatabaseHandle
/** Short names of the ads by id. */
const names = new Map<string, string>()
const company = { mirai: '', umi: '' }

const walk = (station: string, minutes: number) => ({ station, way: 'walk' as const, minutes })
const osaka = {
  name: '大阪支店',
  prefectureCode: '27',
  city: '北区',
  access: null,
  stations: [walk('27中津', 7), walk('27梅田', 14)],
}
const tottori = {
  name: '鳥取工場',
  prefectureCode: '31',
  city: '鳥取市',
  access: null,
  stations: [{ station: '31鳥取', way: 'bus' as const, minutes: 5 }],
}

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  company.mirai = await insertCompany(database)
  company.umi = await insertCompany(database, {
    displayName: 'うみべ食品',
    legalName: '株式会社うみべ食品',
    kana: 'ウミベショクヒン',
    industryCode: 'E',
  })
  const suspended = await insertCompany(database, { displayName: '停止中', status: 'suspended' })
  const keep = async (name: string, companyId: string, given: Parameters<typeof insertJobPost>[2]) =>
    names.set(await insertJobPost(database, companyId, given), name)

  await keep('sales', company.mirai, {
    title: '法人営業',
    duties: '提案と受注。',
    publishAt: daysFromNow(-20),
  })
  await keep('clerk', company.mirai, {
    title: '一般事務',
    occupation: 'office',
    duties: '営業を支える仕事です。',
    publishAt: daysFromNow(-5),
    workplaces: [osaka],
    wageMin: 210_000,
    graduationYears: [2028],
  })
  await keep('software', company.mirai, {
    title: 'システムエンジニア',
    occupation: 'software',
    duties: 'JavaScriptで画面を作り、サーバーを見守る。',
    publishAt: daysFromNow(-3),
    validThrough: daysFromNow(3),
    remote: 'full',
    features: ['remote_ok', 'training'],
    graduationYears: [2027, 2028],
    wageMin: 300_000,
  })
  await keep('shop', company.umi, {
    title: 'カフェのホール',
    kind: 'part_time',
    occupation: 'food',
    duties: 'コーヒーを運ぶ。ステキなシスとテム、パンジとエンとジニアという言葉遊び。',
    publishAt: daysFromNow(-2),
    wageUnit: 'hour',
    wageMin: 1_300,
    workplaces: [tottori, osaka],
    features: ['training'],
    graduationYears: [2029],
  })
  await keep('late', company.umi, { title: '締切後の営業', validThrough: daysFromNow(-0.5) })
  await keep('early', company.umi, { title: '公開前の営業', publishAt: daysFromNow(1) })
  await keep('draft', company.umi, { title: '下書きの営業', status: 'draft' })
  await keep('suspended', suspended, { title: '停止中の営業' })
})
afterAll(() => handle.close())

const searchOf = (q: string, filter: Partial<JobPostFilter> = {}): JobSearch => ({
  query: parseQuery(q),
  now: testNow,
  filter: jobPostFilterSchema.parse(filter),
})
const page: ListWindow = { kind: 'offset', offset: 0, first: 20 }
const found = async (q: string, filter: Partial<JobPostFilter> = {}, sort: JobPostSort = 'relevance') => {
  const { places } = await findHits(handle.database, searchOf(q, filter), sort, page)
  return places.map(({ id }) => names.get(id))
}

describe('words', () => {
  test.each([
    ['', ['shop', 'software', 'clerk', 'sales']],
    // Title counts as 30 days newer: sales is older than clerk by 15.
    ['営業', ['sales', 'clerk']],
    ['営', ['sales', 'clerk']],
    ['えいぎょう', ['sales', 'clerk']],
    ['般', ['clerk']],
    ['法人営業', ['sales']],
    ['営業 提案', ['sales']],
    ['営業 -提案', ['clerk']],
    ['-営業', ['shop', 'software']],
    ['-法人営業', ['shop', 'software', 'clerk']],
    // The pairs of エンジニア stand in the shop's ad, the word does not.
    ['"エンジニア"', ['software']],
    ['"システムエンジニア"', ['software']],
    ['SE', ['software']],
    ['"se"', []],
    ['java', ['software']],
    ['script', []],
    ['JS', ['software']],
    ['ｻｰﾊﾞ', ['software']],
    ['さーばー', ['software']],
    ['うみべ', ['shop']],
    ['鳥取市', ['shop']],
    ['フルリモート', ['software']],
    ['鮭', []],
    // Understood as filters
    ['大阪', ['shop', 'clerk']],
    ['大阪 営業', ['clerk']],
    ['"大阪"', ['shop', 'clerk']],
    ['バイト', ['shop']],
    ['28卒', ['software', 'clerk', 'sales']],
    // Signs that mean something to SQL find nothing and break nothing
    ['%', []],
    ['_', []],
    ["'", ['shop', 'software', 'clerk', 'sales']],
    ['\\', ['shop', 'software', 'clerk', 'sales']],
    ["営業' & '", []],
    ['営業:*', ['sales', 'clerk']],
    ['🎉', []],
  ])('%j finds %j', async (q, expected) => {
    expect(await found(q)).toEqual(expected)
  })

  test('ten thousand characters find nothing', async () => {
    expect(await found('あ'.repeat(10_000))).toEqual([])
  })
})

test.each<[q: string, filter: Partial<JobPostFilter>, string[]]>([
  ['徒歩7分', { station: ['27梅田'] }, []],
  ['徒歩14分', { station: ['27梅田'] }, ['shop', 'clerk']],
  ['梅田駅', { walk: 6 }, []],
  ['徒歩7分', { line: ['JR山陰本線'] }, []],
  ['山陰本線', { walk: 7 }, []],
  ['御堂筋線', { walk: 7 }, ['shop', 'clerk']],
])('%s typed beside %j is one walk: %j', async (q, filter, expected) => {
  expect(await found(q, filter)).toEqual(expected)
})

describe('filters', () => {
  test.each<[Partial<JobPostFilter>, string[]]>([
    [{ kind: ['part_time'] }, ['shop']],
    [{ prefecture: ['27'] }, ['shop', 'clerk']],
    [{ prefecture: ['13', '31'] }, ['shop', 'software', 'sales']],
    [{ city: ['13渋谷区'] }, ['software', 'sales']],
    [{ city: ['27北区', '31鳥取市'] }, ['shop', 'clerk']],
    [{ city: ['13北区'] }, []],
    [{ station: ['27梅田'] }, ['shop', 'clerk']],
    [{ station: ['31鳥取', '13恵比寿'] }, ['shop']],
    // Stated in words alone: found at the station, and by no walk.
    [{ station: ['13渋谷'] }, ['software', 'sales']],
    [{ station: ['13渋谷'], walk: 60 }, []],
    [{ line: ['Osaka Metro御堂筋線'] }, ['shop', 'clerk']],
    [{ line: ['どこにもない線'] }, []],
    [{ walk: 7 }, ['shop', 'clerk']],
    [{ walk: 6 }, []],
    // A walk is from the station that is asked for, and a bus is none.
    [{ station: ['27梅田'], walk: 13 }, []],
    [{ station: ['27梅田'], walk: 14 }, ['shop', 'clerk']],
    [{ station: ['31鳥取'], walk: 60 }, []],
    [{ line: ['Osaka Metro御堂筋線'], walk: 7 }, ['shop', 'clerk']],
    [{ line: ['JR山手線'], walk: 7 }, []],
    // 中津 is a kilometre from 大阪; a distance without a station is no condition.
    [{ station: ['27大阪'], km: 2 }, ['shop', 'clerk']],
    [{ station: ['27大阪'] }, []],
    [{ km: 1 }, ['shop', 'software', 'clerk', 'sales']],
    [{ occupation: ['office', 'software'] }, ['software', 'clerk']],
    [{ industry: ['E'] }, ['shop']],
    [{ year: 2028 }, ['software', 'clerk', 'sales']],
    [{ wage: 250_000 }, ['software', 'sales']],
    [{ wage: 1_300 }, ['shop']],
    [{ wage: 1_301 }, []],
    [{ remote: ['full', 'partial'] }, ['software']],
    [{ feature: ['training'] }, ['shop', 'software']],
    [{ feature: ['training', 'remote_ok'] }, ['software']],
    [{ kind: ['new_grad'], prefecture: ['13'], wage: 260_000 }, ['software']],
  ])('%j finds %j', async (filter, expected) => {
    expect(await found('', filter)).toEqual(expected)
  })

  test('of one company', async () => {
    expect(await found('', { company: company.umi })).toEqual(['shop'])
  })
})

test.each<[JobPostSort, string[]]>([
  ['newest', ['shop', 'software', 'clerk', 'sales']],
  ['deadline', ['software']],
  ['wage', ['software', 'sales', 'clerk', 'shop']],
  ['hourly', ['shop', 'software', 'clerk', 'sales']],
])('sorted by %s', async (sort, expected) => {
  expect((await found('', {}, sort)).slice(0, expected.length)).toEqual(expected)
})

test.each<[string, JobPostSort]>([
  ['', 'relevance'],
  ['', 'deadline'],
  ['', 'wage'],
  ['', 'hourly'],
  ['の', 'relevance'],
  ['の', 'newest'],
])('%j by %s: cursors and pages cut the same list without gap or repetition', async (q, sort) => {
  const search = searchOf(q)
  const whole = (await findHits(handle.database, search, sort, page)).places.map(({ id }) => id)
  expect(whole.length).toBeGreaterThan(1)
  const byCursor: string[] = []
  const byPage: string[] = []
  let window: ListWindow = { kind: 'offset', offset: 0, first: 1 }
  for (let place = 0; place < whole.length; place++) {
    const { places, hasNextPage, total } = await findHits(handle.database, search, sort, window)
    const [key] = places
    expect(hasNextPage).toBe(place < whole.length - 1)
    expect(total).toEqual({ value: whole.length, exact: true })
    if (key === undefined) break
    byCursor.push(key.id)
    window = { kind: 'after', key, first: 1 }
    const paged = await findHits(handle.database, search, sort, { kind: 'offset', offset: place, first: 1 })
    byPage.push(...paged.places.map(({ id }) => id))
  }
  expect(byCursor).toEqual(whole)
  expect(byPage).toEqual(whole)
})

describe('words found more often than is counted', () => {
  const common = { counted: 1, scored: 1, deep: 3, led: 0, common: { level: 1, least: 10_000 } }
  const ordered = async (q: string, sort: JobPostSort, window: ListWindow) => {
    const hits = await findHits(handle.database, searchOf(q), sort, window, common)
    return { ...hits, names: hits.places.map(({ id }) => names.get(id)) }
  }

  test.each<[string, JobPostSort]>([
    ['の', 'relevance'],
    ['営業', 'relevance'],
    ['"みらい商事"', 'relevance'],
    ['営業 -提案', 'relevance'],
    ['の', 'newest'],
    ['の', 'deadline'],
    ['の', 'wage'],
    ['の', 'hourly'],
    ['エンジニア', 'relevance'],
    ['', 'newest'],
  ])('%j by %s stand in the same order', async (q, sort) => {
    const expected = await found(q, {}, sort)
    expect((await ordered(q, sort, page)).names).toEqual(expected)
    for (let offset = 0; offset < expected.length; offset++) {
      const { names: one, hasNextPage } = await ordered(q, sort, { kind: 'offset', offset, first: 1 })
      expect(one).toEqual(expected.slice(offset, offset + 1))
      expect(hasNextPage).toBe(offset < expected.length - 1)
    }
  })

  test('the count stops and says so', async () => {
    expect((await ordered('の', 'relevance', page)).total).toEqual({ value: 1, exact: false })
    const all = (await found('の')).length
    const totalOf = async (counted: number) =>
      (await findHits(handle.database, searchOf('の'), 'relevance', page, { ...common, counted })).total
    expect(await totalOf(all)).toEqual({ value: all, exact: true })
    expect(await totalOf(all - 1)).toEqual({ value: all - 1, exact: false })
  })

  test.each([
    ['の', 1],
    ['営業', 1],
    // More than are ordered one by one, and all of them counted.
    ['営業', 100],
  ])('%j: a cursor goes on where it stands, with %i counted', async (q, counted) => {
    const expected = await found(q)
    const { places } = await ordered(q, 'relevance', { kind: 'offset', offset: 0, first: 1 })
    const window: ListWindow = { kind: 'after', key: places[0]!, first: 20 }
    const rest = await findHits(handle.database, searchOf(q), 'relevance', window, { ...common, counted })
    expect(rest.places.map(({ id }) => names.get(id))).toEqual(expected.slice(1))
  })

  test('only pairs of a word are no match here either', async () => {
    const shop = await ordered('"ジニア"', 'relevance', { kind: 'offset', offset: 0, first: 20 })
    expect(shop.names).toEqual(await found('"ジニア"'))
    expect((await ordered('"シスとテム" ', 'relevance', page)).names).toEqual(['shop'])
    // Far down, where every match is ordered and those of the window alone are proven.
    const deep = { ...common, counted: 0, scored: 0, deep: 0 }
    const { places } = await findHits(handle.database, searchOf('"エンジニア"'), 'newest', page, deep)
    expect(places.map(({ id }) => names.get(id))).toEqual(['software'])
  })
})

describe('facets', () => {
  const facetsOf = async (q: string, filter: Partial<JobPostFilter> = {}) => {
    const { counts: facets } = await countFacets(handle.database, searchOf(q, filter), 'proven')
    return Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [
        name,
        Object.fromEntries(values.map(({ code, count }) => [code, count])),
      ]),
    )
  }

  test('count every value of the open ads', async () => {
    expect(await facetsOf('')).toEqual({
      kind: { new_grad: 3, part_time: 1 },
      prefecture: { '13': 2, '27': 2, '31': 1 },
      // Cities are counted where a prefecture is asked for.
      city: {},
      station: {},
      walk: {},
      km: {},
      occupation: { sales: 1, office: 1, software: 1, food: 1 },
      industry: { G: 3, E: 1 },
      remote: { none: 3, full: 1 },
      feature: { training: 2, remote_ok: 1 },
      // The ad that names no year is open to each.
      year: { '2027': 2, '2028': 3, '2029': 2 },
      wage: {
        '1100': 1,
        '1200': 1,
        '1300': 1,
        '200000': 3,
        '220000': 2,
        '240000': 2,
        '260000': 1,
        '300000': 1,
      },
      daywage: {},
      weekdays: {},
      pay: { paid: 4, month: 3, hour: 1 },
      time: { morning: 1, day: 4, evening: 1, weekend: 1 },
      length: {},
      month: {},
      // The ads of graduates by the year they graduate, in the school year 2026; the shop's names 2029.
      grade: { u3: 3, u4: 2, m1: 3, m2: 2, d: 4, u2: 1 },
    })
  })

  test("leave out the facet's own filter, and only that", async () => {
    const facets = await facetsOf('', { kind: ['part_time'], prefecture: ['27'] })
    expect(facets.kind).toEqual({ new_grad: 1, part_time: 1 })
    expect(facets.prefecture).toEqual({ '27': 1, '31': 1 })
    expect(facets.occupation).toEqual({ food: 1 })
  })

  test('cities are counted where a prefecture is asked for, chosen or typed', async () => {
    expect((await facetsOf('', { prefecture: ['27'] })).city).toEqual({ '27北区': 2, '31鳥取市': 1 })
    expect((await facetsOf('東京')).city).toEqual({ '13渋谷区': 2 })
    expect((await facetsOf('東京', { city: ['13新宿区'] })).city).toEqual({ '13渋谷区': 2 })
  })

  test('stations are counted where a prefecture or a line is asked for', async () => {
    const counts = { '27中津': 2, '27梅田': 2, '31鳥取': 1 }
    expect(await facetsOf('', { prefecture: ['27'] })).toMatchObject({
      station: counts,
      walk: { '10': 2, '15': 2, '20': 2 },
    })
    expect((await facetsOf('', { line: ['Osaka Metro御堂筋線'] })).station).toEqual(counts)
    expect((await facetsOf('', { station: ['31鳥取'] })).station).toEqual({})
  })

  test('of tags count among the ads that have those asked for', async () => {
    expect((await facetsOf('', { feature: ['remote_ok'] })).feature).toEqual({ remote_ok: 1, training: 1 })
  })

  test('count what the words find', async () => {
    expect((await facetsOf('"エンジニア"')).kind).toEqual({ new_grad: 1 })
    expect((await facetsOf('存在しない')).kind).toEqual({})
  })

  test('a count is what choosing the value finds', async () => {
    for (const { code, count } of (
      await countFacets(handle.database, searchOf('', { kind: ['new_grad'] }), 'proven')
    ).counts.year)
      expect(await found('', { kind: ['new_grad'], year: Number(code) })).toHaveLength(count)
  })
})
