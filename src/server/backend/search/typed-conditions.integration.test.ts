import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobPostFilterSchema, type JobPostFilter } from '#contract/job-post-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { countFacets } from './count-facets.ts'
import { findGuess } from './find-guess.ts'
import { findHits, sortOf } from './find-hits.ts'
import type { JobSearch } from './job-filter.ts'

let handle: DatabaseHandle
const names = new Map<string, string>()

/** Each a day older than the one before. */
beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  const company = await insertCompany(database)
  let age = 0
  const keep = async (name: string, given: Parameters<typeof insertJobPost>[2]) =>
    names.set(
      await insertJobPost(database, company, {
        title: name,
        duties: 'ー',
        publishAt: daysFromNow(--age),
        ...given,
      }),
      name,
    )
  await keep('夜の店', {
    kind: 'part_time',
    occupation: 'retail',
    wageUnit: 'hour',
    wageMin: 1_300,
    startsAt: null,
    endsAt: null,
    hoursSystem: 'shift',
    hoursNote: '17:00〜23:00の間で、週3日・1日4時間から。',
    holidays: 'シフトによる',
  })
  await keep('朝の店', {
    kind: 'part_time',
    occupation: 'food',
    wageUnit: 'hour',
    wageMin: 1_500,
    startsAt: null,
    endsAt: null,
    hoursSystem: 'shift',
    hoursNote: '平日6:00〜11:00の間で、週１日から相談できます。',
    holidays: '土日',
  })
  const programme = { wageUnit: 'unpaid', wageMin: null, occupation: 'planning' } as const
  await keep('一日の催し', {
    ...programme,
    kind: 'open_company',
    eventDates: '2026年12月〜2027年1月のうち1日',
    eventDays: 1,
    participants: '学年は問いません',
  })
  await keep('五日の体験', {
    ...programme,
    kind: 'internship_general',
    eventDates: '2027年2月8日〜2月12日',
    eventDays: 5,
    participants: '大学3年生・4年生の方',
    graduationYears: [2028],
  })
  await keep('日払いの体験', {
    kind: 'internship_special',
    occupation: 'planning',
    wageUnit: 'day',
    wageMin: 10_000,
    eventDates: '2027年8月',
    eventDays: 14,
    participants: '大学院生の方',
  })
  await keep('介護の職場', {
    occupation: 'care',
    wageMin: 250_000,
    features: ['no_transfer'],
    graduationYears: [2028],
    publishAt: daysFromNow(-60),
  })
  await keep('休業のある会社', {
    occupation: 'accounting',
    wageMin: 210_000,
    holidays: '介護休業、育児休業',
    dutiesRange: '営業に関わる業務',
    features: ['no_transfer', 'bonus'],
  })
  await keep('営業を支える', {
    occupation: 'office',
    wageMin: 220_000,
    duties: '営業の資料を作ります。',
    publishAt: daysFromNow(-40),
  })
})
afterAll(() => handle.close())

const searchOf = (q: string, filter: Partial<JobPostFilter> = {}): JobSearch => ({
  query: parseQuery(q),
  now: testNow,
  filter: jobPostFilterSchema.parse(filter),
})
const found = async (q: string, filter: Partial<JobPostFilter> = {}) => {
  const search = searchOf(q, filter)
  const window = { kind: 'offset', offset: 0, first: 20 } as const
  const { places } = await findHits(handle.database, search, sortOf(search, 'relevance'), window)
  return places.map(({ id }) => names.get(id))
}

test('days of a week find what asks for as many or fewer, and nothing that asks for more or says none', async () => {
  const byDays = await Promise.all([1, 2, 3, 4, 6].map((weekdays) => found('', { weekdays })))
  const both = ['夜の店', '朝の店']
  expect(byDays).toEqual([['朝の店'], ['朝の店'], both, both, both])
})

test.each<[string, string[]]>([
  // Wages: each in its own unit
  ['時給1500円以上', ['朝の店']],
  ['日給1万円以上', ['日払いの体験']],
  ['日給1.1万円以上', []],
  ['月給25万以上', ['介護の職場']],
  ['年収300万', ['介護の職場']],
  ['給与あり インターン', ['日払いの体験']],
  ['高時給 バイト', ['朝の店', '夜の店']],
  // Days and times
  ['週1', ['朝の店']],
  ['週3日', ['夜の店', '朝の店']],
  ['夜 バイト', ['夜の店']],
  ['朝バイト', ['朝の店']],
  ['深夜', ['夜の店']],
  ['土日 バイト', ['夜の店']],
  // Seasons and lengths
  ['冬', ['一日の催し', '五日の体験']],
  ['冬インターン', ['五日の体験']],
  ['1月', ['一日の催し']],
  ['3月', []],
  ['夏インターン', ['日払いの体験']],
  ['インターン 1day', ['一日の催し']],
  ['5日間', ['五日の体験']],
  ['2週間', ['日払いの体験']],
  // Years at school: those that ads name, and of graduation
  ['大学1年生', ['夜の店', '朝の店', '一日の催し']],
  ['大学3年生 インターン', ['五日の体験']],
  ['大学4年生 インターン', []],
  ['大学1年生 インターン', ['一日の催し']],
  [
    '博士',
    ['夜の店', '朝の店', '一日の催し', '日払いの体験', '休業のある会社', '営業を支える', '介護の職場'],
  ],
  // 28卒 are no part-time jobs; ads that name no year are open to it
  ['28卒', ['一日の催し', '五日の体験', '日払いの体験', '休業のある会社', '営業を支える', '介護の職場']],
  // Tags together, other values as alternatives
  ['転勤なし 賞与あり', ['休業のある会社']],
  ['転勤なし', ['休業のある会社', '介護の職場']],
  // What is not wanted; what says nothing is not shut out
  ['バイト 販売以外', ['朝の店']],
  ['転勤なし 賞与あり以外', ['介護の職場']],
  // The work before the word, and no work in a leave
  ['介護', ['介護の職場']],
  ['介護休業', ['休業のある会社']],
  // What every ad says alike counts last: newer by 33 days, and after it
  ['"営業"', ['営業を支える', '休業のある会社']],
])('%s finds %j', async (typed, expected) => {
  expect(await found(typed)).toEqual(expected)
})

describe('what may have been meant', () => {
  const guessed = async (q: string) => findGuess(handle.database, searchOf(q), { value: 0, exact: true })

  test('a word of an ad or of its company, which no table holds, with its count', async () => {
    const written = await insertCompany(handle.database, { displayName: '北斗みらい製作所' })
    const ads = { published: 'ぬいぐるみ修繕士の助手', closed: 'こけし絵付師の助手' }
    await insertJobPost(handle.database, written, {
      title: ads.published,
      duties: 'ー',
      publishAt: daysFromNow(-90),
    })
    await insertJobPost(handle.database, written, {
      title: ads.closed,
      duties: 'ー',
      publishAt: daysFromNow(-90),
      validThrough: daysFromNow(-1),
    })
    const once = { value: 1, exact: true }
    expect(await guessed('北斗みらい制作所')).toEqual({ q: '北斗みらい製作所', total: once })
    expect(await guessed('大阪以外 ぬいぐるま')).toEqual({ q: '大阪以外 ぬいぐるみ', total: once })
    // What only an ad that has ended holds would find nothing.
    expect(await guessed('絵付士')).toBeNull()
    // Also the second of two words.
    expect(await guessed('助手 ぬいぐるま')).toEqual({ q: '助手 ぬいぐるみ', total: once })
    // Nothing that finds no more with the same filters.
    const among = (filter: Partial<JobPostFilter>, value: number) =>
      findGuess(handle.database, searchOf('北斗みらい制作所', filter), { value, exact: true })
    expect(await among({ kind: ['new_grad'] }, 0)).toMatchObject({ total: once })
    expect(await among({ kind: ['part_time'] }, 0)).toBeNull()
    expect(await among({}, 1)).toBeNull()
  })

  test('the station of a bare name, where ads are at it under another', async () => {
    const company = await insertCompany(handle.database)
    const place = { name: '神戸店', prefectureCode: '28', city: '神戸市中央区', access: null }
    const id = await insertJobPost(handle.database, company, {
      workplaces: [{ ...place, stations: [{ station: '28三ノ宮', way: 'walk', minutes: 3 }] }],
    })
    expect(await guessed('三宮')).toEqual({ q: '三宮駅', total: { value: 1, exact: true } })
    // A name of people, which a station has as well.
    expect(await guessed('大久保')).toBeNull()
    await handle.database.delete(jobPost).where(eq(jobPost.id, id))
  })
})

describe('facets', () => {
  const countsOf = async (filter: Partial<JobPostFilter>, q = '') => {
    const { counts: facets } = await countFacets(handle.database, searchOf(q, filter), 'proven')
    return Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [
        name,
        Object.fromEntries(values.map(({ code, count }) => [code, count])),
      ]),
    )
  }

  test('every count is what choosing the value finds', async () => {
    const { counts: facets } = await countFacets(handle.database, searchOf(''), 'proven')
    for (const name of ['pay', 'time', 'length', 'month', 'grade', 'kind'] as const) {
      expect(facets[name].length).toBeGreaterThan(0)
      for (const { code, count } of facets[name])
        expect([name, code, (await found('', { [name]: [code] })).length]).toEqual([name, code, count])
    }
  })

  test('every number that is offered finds what it says, and at least one', async () => {
    const { counts: facets } = await countFacets(handle.database, searchOf(''), 'proven')
    for (const name of ['wage', 'daywage', 'weekdays'] as const) {
      expect(facets[name].length).toBeGreaterThan(0)
      for (const { code, count } of facets[name])
        expect([name, code, (await found('', { [name]: Number(code) })).length]).toEqual([name, code, count])
    }
    expect(facets.daywage.map(({ code }) => code)).toEqual(['10000', '9000'])
  })

  test('a kind that is chosen does not hide the others', async () => {
    const { kind } = await countsOf({ kind: ['internship_general'] })
    expect(kind).toMatchObject({ internship_general: 1, internship_special: 1, open_company: 1 })
  })

  test('a kind that was typed does not hide the others, which can be added to it', async () => {
    const { kind, length } = await countsOf({}, 'インターン')
    expect(kind).toMatchObject({
      internship_general: 1,
      internship_special: 1,
      open_company: 1,
      part_time: 2,
    })
    // Every other facet is counted with it.
    expect(length).toEqual({ d5: 1, w2: 1 })
    expect(await found('インターン', { kind: ['open_company'] })).toEqual([
      '一日の催し',
      '五日の体験',
      '日払いの体験',
    ])
  })

  test('a kind that is chosen counts before the kinds that a typed year stands for', async () => {
    expect(await found('28卒 -介護', { kind: ['open_company'] })).toEqual(['一日の催し'])
    expect((await countsOf({}, '28卒'))['kind']).toMatchObject({ part_time: 2, open_company: 1 })
  })

  test('a typed number and a chosen one are both asked for', async () => {
    expect(await found('時給1300円以上', { wage: 1_500 })).toEqual(['朝の店'])
    expect(await found('時給1500円以上', { wage: 1_300 })).toEqual(['朝の店'])
  })

  test('tags that were typed and chosen are asked for together', async () => {
    expect(await found('転勤なし', { feature: ['bonus'] })).toEqual(['休業のある会社'])
  })

  test('of a time are counted without it', async () => {
    expect((await countsOf({ time: ['morning'] }))['time']).toMatchObject({
      morning: 1,
      evening: 1,
      night: 1,
    })
  })
})

test('regions that are typed go together with cities that are chosen', async () => {
  const city = Array.from({ length: 10 }, (_, index) => `27${index}市`)
  const search: JobSearch = {
    query: parseQuery('湘南 多摩 23区'),
    filter: jobPostFilterSchema.parse({ city, prefecture: ['27'] }),
    now: testNow,
  }
  const page = { kind: 'offset', offset: 0, first: 10 } as const
  const { total } = await findHits(handle.database, search, sortOf(search, 'relevance'), page)
  expect(total.value).toBeGreaterThan(0)
})
