import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { jobPostFilterSchema } from '#contract/job-post-query.ts'
import { sortNewTerms } from '#server/backend/database/job-search-row.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { seedDatabase } from '#server/backend/seed/seed-database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { joinPhrases } from '#server/domain/search/legal-phrases.ts'
import { parseQuery, type ParsedQuery } from '#server/domain/search/parse-query.ts'
import {
  formTest,
  wholeTest,
  type SearchWord,
  type TextTest,
} from '#server/domain/search/search-expression.ts'
import { findHits, type SearchBounds } from './find-hits.ts'
import type { JobSearch } from './job-filter.ts'
import { suggest } from './suggest.ts'

/**
 * Holds the order that docs/search.md tells visitors of, over seeded ads: each is read whole and its score is computed
 * from its text, with no index and no bound, by the days that are written there.
 */
const days = { named: 180, work: 150, title: 30, facts: 10, duties: 0, any: -60 } as const

type Ad = { id: string; publishAt: number; occupation: string; shadow: string }

let handle: DatabaseHandle
let ads: Ad[]

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDatabase(handle, { seed: '並び', now: testNow }, { companies: 60, jobs: 900 }, () => {})
  const { rows } = await handle.database.execute<Ad>(sql`
    select s.job_post_id as id, (extract(epoch from s.publish_at) * 1000)::float8 as "publishAt", s.occupation, t.shadow
    from job_search s join job_search_text t using (job_post_id)`)
  ads = rows
})
afterAll(() => handle.close())

const stands = (text: string, { kind, pattern }: TextTest): boolean =>
  kind === 'part' ? text.includes(pattern) : new RegExp(pattern, 'u').test(text)
const written = ({ forms, whole }: SearchWord, text: string): boolean =>
  forms.some((form) => stands(text, formTest(joinPhrases(form)))) ||
  whole.some((form) => stands(text, wholeTest(form)))

const bestField = ({ occupation, shadow }: Ad, words: readonly SearchWord[]): keyof typeof days | null => {
  const [title = ''] = shadow.split('\n')
  const [facts = ''] = shadow.split('\n\n')
  const [duties = ''] = shadow.split('\n\n\n')
  const isWork = (word: SearchWord) => word.occupations.some((code) => code === occupation)
  const all = (holds: (word: SearchWord) => boolean) => words.every(holds)
  const inTitle = all((word) => written(word, title))
  if (words.some(({ occupations }) => occupations.length > 0)) {
    const work = all((word) => (word.occupations.length > 0 ? isWork(word) : written(word, facts)))
    if (work) return inTitle ? 'named' : 'work'
  }
  if (inTitle) return 'title'
  if (all((word) => written(word, facts))) return 'facts'
  if (all((word) => written(word, duties))) return 'duties'
  return all((word) => isWork(word) || written(word, shadow)) ? 'any' : null
}

const searchOf = (query: ParsedQuery): JobSearch => ({
  query,
  now: testNow,
  filter: jobPostFilterSchema.parse({}),
})
const found = async (
  search: JobSearch,
  bounds?: SearchBounds,
  { offset, first } = { offset: 0, first: ads.length },
): Promise<string[]> => {
  const window = { kind: 'offset', offset, first } as const
  const { places } = await findHits(handle.database, search, 'relevance', window, bounds)
  return places.map(({ id }) => id)
}

/** Every ad that is meant, the first first. What was typed as a condition is asked of the site, since it ranks nothing. */
const expectedOf = async (query: ParsedQuery): Promise<string[]> => {
  const meeting = new Set(await found(searchOf({ ...query, words: [], excluded: [] })))
  return ads
    .flatMap((ad) => {
      const field = bestField(ad, query.words)
      const isShutOut = query.excluded.some((word) => written(word, ad.shadow))
      if (field === null || isShutOut || !meeting.has(ad.id)) return []
      return [{ id: ad.id, score: ad.publishAt + (query.words.length === 0 ? 0 : days[field] * 86_400_000) }]
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
}

const queries = `
  営業, 企画, 研修, 経理, 設計, 看護, 事務, 販売, 業, の, 寮, カフェ, 介護休業
  エンジニア, マーケティング, 施工管理, コミュニケーション, データ分析, ソフトウェアエンジニア, "書類選考", "法人営業", "会議資料の準備", "オンライン面談", プログラマー, 存在しない長い言葉
  CAD, SE, IT, SNS, "web", 営業 企画, 営業 研修, 東京 エンジニア, インターン データ
  "書類選考" 28卒, 関西 バイト 接客, 企画 -営業, 業 -営業 -企画, -研修, -"書類選考" -営業
  業 -"会議資料の準備" -"の資料", 営業 -コミュニケーション, の -SE, の -"書類選考", エンジニア -CAD, "書類選考" -研修 -"法人営業"
`
  .split(/[,\n]/u)
  .map((line) => line.trim())
  .filter((line) => line !== '')

/** Words are taken for common when they are counted to be, and when a sample holds one. */
const counting = { level: 1, least: 10_000 }
const sampling = { level: 1, least: 1 }
/** Parts that end within one way of being found or another. */
const parts = [
  { offset: 0, first: 4 },
  { offset: 9, first: 30 },
]

/** What is found in every way, and what is meant. */
const bothOf = async (typed: string): Promise<[found: string[], meant: string[]][]> => {
  const query = parseQuery(typed)
  const search = searchOf(query)
  const expected = await expectedOf(query)
  const both: [string[], string[]][] = [[await found(search), expected]]
  for (const common of [counting, sampling]) {
    const bounds = { counted: 5, scored: 5, deep: 10_000, led: 0, common }
    both.push([await found(search, { ...bounds, counted: 10_000 }), expected])
    both.push([await found(search, bounds), expected])
    for (const part of parts)
      both.push([await found(search, bounds, part), expected.slice(part.offset, part.offset + part.first)])
  }
  return both
}

test.each(queries)('%s: as told, gathered, field by field and along the order alike', async (typed) => {
  for (const [ids, meant] of await bothOf(typed)) expect(ids).toEqual(meant)
})

test.each([
  // The words, then those of the work with the word in the title, which are common: they fill the page, and no ad of
  // another field could stand before them.
  ['営業', 3],
  // Nothing but the widest field has it, and that it is common there is known from the beginning.
  ['"書類選考"', 5],
])('%s: nothing is asked of which the answer is known', async (typed, questions) => {
  const asked = vi.spyOn(handle.database, 'execute')
  const bounds = { counted: 5, scored: 5, deep: 10_000, led: 0, common: { level: 1, least: 10 } }
  expect(await found(searchOf(parseQuery(typed)), bounds, { offset: 0, first: 4 })).toHaveLength(4)
  expect(asked).toHaveBeenCalledTimes(questions)
  asked.mockRestore()
})

test('most of the queries find something, and words that are common find much', async () => {
  const sizes = await Promise.all(
    queries.map(async (typed) => (await found(searchOf(parseQuery(typed)))).length),
  )
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThanOrEqual(40)
  expect(sizes.filter((size) => size > 100).length).toBeGreaterThanOrEqual(10)
})

/** Ads as another version wrote them: without our listed words, with characters in every field that they are in. */
const asWrittenBy = (listedWords: number): SQL => sql`
  update job_search s set listed_words = ${listedWords}, terms = (
    select array_to_tsvector(array(
      select lexeme from unnest(s.terms) where lexeme !~ '^[ABC]?D'
      union select mark || substr(lexeme, 2) from unnest(s.terms), unnest(array['B', 'C', '']) mark
        where lexeme ~ '^[ABC].$' and (mark = '' or mark > left(lexeme, 1))))
  )`

/** Hundreds of entries of the index for each row take longer than a visitor's statement may. */
const write = (statement: SQL) =>
  handle.transaction(async (database) => {
    await database.execute(sql`set local statement_timeout = 0`)
    await database.execute(statement)
    await sortNewTerms(database)
  })

describe('rows of other words than are listed now', () => {
  const some = [
    'エンジニア',
    '看護',
    '業',
    '"書類選考"',
    '"オンライン面談" 営業',
    '営業 -コミュニケーション',
    '-"書類選考" -営業',
  ]

  // From before there were any, and of a list with a greater digest.
  test.each([0, 2 ** 31 - 1])('one (%i) is enough that all are looked for by pairs', async (listedWords) => {
    const one = sql`s.job_post_id = (select min(job_post_id::text)::uuid from job_search)`
    await write(sql`${asWrittenBy(listedWords)} where ${one}`)
    for (const typed of some) for (const [ids, meant] of await bothOf(typed)) expect(ids).toEqual(meant)
  })

  test('all are found as before', async () => {
    const titles = () => suggest(handle.database, 'コミュニケーション', 10, testNow, null)
    const before = await titles()
    await write(asWrittenBy(0))
    for (const typed of some) for (const [ids, meant] of await bothOf(typed)) expect(ids).toEqual(meant)
    expect(await titles()).toEqual(before)
  })
})
