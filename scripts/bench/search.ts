import { mkdir, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { jobPostFilterSchema, type JobPostFilter, type JobPostSort } from '#contract/job-post-query.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { countFacets } from '#server/backend/search/count-facets.ts'
import { findHits } from '#server/backend/search/find-hits.ts'
import type { JobSearch } from '#server/backend/search/job-filter.ts'
import { openDatabase } from '#server/backend/database/open.ts'
import { readEnvironment } from './environment.ts'
import { understandingTable } from './understanding.ts'

/**
 * How long a search takes on the database of DATABASE_URL, each case on its own and one at a time: the hits of a page
 * with their count, and the whole response with its facets. Seed first: npm run seed -- --jobs 100000.
 */
type Case = {
  group: string
  name: string
  q?: string
  filter?: Partial<JobPostFilter>
  sort?: JobPostSort
  page?: number
}

const cases: readonly Case[] = [
  { group: 'none', name: 'newest' },
  { group: 'none', name: 'deadline', sort: 'deadline' },
  { group: 'none', name: 'wage', sort: 'wage' },
  { group: 'none', name: 'page 400', page: 400 },
  ...['業', 'の', '画', 'ン', '寮', '鮭'].map((q) => ({ group: 'one character', name: q, q })),
  ...['営業', '企画', '研修', '経理', '設計', '看護', '鰻重'].map((q) => ({
    group: 'two characters',
    name: q,
    q,
  })),
  ...[
    'エンジニア',
    'マーケティング',
    '施工管理',
    'コミュニケーション',
    'プロジェクトマネジメント',
    'データ分析',
    'お客さまへの提案',
    'ソフトウェアエンジニア',
    '存在しない長い言葉',
  ].map((q) => ({ group: 'many characters', name: q, q })),
  ...['SE', 'IT', 'SNS', 'CAD', 'TypeScript'].map((q) => ({ group: 'Latin word', name: q, q })),
  ...['"書類選考"', '"会議資料の準備"', '"オンライン面談"'].map((q) => ({ group: 'phrase', name: q, q })),
  ...[
    '営業 企画',
    '東京 エンジニア',
    'インターン データ',
    '企画 -営業',
    '-飛び込み',
    '業 -コミュニケーション',
    'の -"書類選考"',
    '"お客さま" 28卒',
    '関西 バイト 接客',
  ].map((q) => ({
    group: 'several words',
    name: q,
    q,
  })),
  { group: 'word, other order', name: '営業, newest', q: '営業', sort: 'newest' },
  { group: 'word, other order', name: '営業, wage', q: '営業', sort: 'wage' },
  { group: 'word, other order', name: 'の, deadline', q: 'の', sort: 'deadline' },
  { group: 'word, other order', name: 'エンジニア, page 40', q: 'エンジニア', page: 40 },
  { group: 'filter', name: 'kind', filter: { kind: ['part_time'] } },
  { group: 'filter', name: 'prefecture 13', filter: { prefecture: ['13'] } },
  { group: 'filter', name: 'prefecture 31', filter: { prefecture: ['31'] } },
  { group: 'filter', name: 'occupation', filter: { occupation: ['software', 'data'] } },
  { group: 'filter', name: 'industry', filter: { industry: ['G'] } },
  { group: 'filter', name: 'year', filter: { year: 2028 } },
  { group: 'filter', name: 'wage per month', filter: { wage: 260_000 } },
  { group: 'filter', name: 'wage per hour', filter: { wage: 1_300 } },
  { group: 'filter', name: 'remote', filter: { remote: ['full'] } },
  {
    group: 'filter',
    name: 'three features',
    filter: { feature: ['training', 'weekends_off', 'no_transfer'] },
  },
  {
    group: 'filter',
    name: 'six at once',
    filter: {
      kind: ['new_grad'],
      prefecture: ['13', '14'],
      industry: ['G', 'J'],
      remote: ['partial', 'full'],
      wage: 220_000,
      year: 2028,
    },
  },
  ...[3, 5, 10, 20].flatMap((km): Case[] => [
    { group: 'distance', name: `渋谷, ${km} km`, filter: { station: ['13渋谷'], km } },
    { group: 'distance', name: `渋谷, ${km} km, nearest`, filter: { station: ['13渋谷'], km }, sort: 'near' },
  ]),
  { group: 'distance', name: '梅田, 10 km, nearest', q: '梅田駅から10km', sort: 'near' },
  {
    group: 'distance',
    name: '三鷹, 20 km, nearest, page 20',
    filter: { station: ['13三鷹'], km: 20 },
    sort: 'near',
    page: 20,
  },
  {
    group: 'distance',
    name: '東京, 10 km, line, words, nearest',
    q: '営業',
    filter: { station: ['13東京'], line: ['JR中央線快速'], km: 10 },
    sort: 'near',
  },
  { group: 'word and filter', name: '企画, prefecture 31', q: '企画', filter: { prefecture: ['31'] } },
  {
    group: 'word and filter',
    name: 'エンジニア, kind, remote',
    q: 'エンジニア',
    filter: { kind: ['new_grad'], remote: ['full'] },
  },
]

const rounds = 12
const { pageSize } = limits

const searchOf = ({ q = '', filter = {} }: Case): JobSearch => ({
  query: parseQuery(q),
  now: new Date(),
  filter: jobPostFilterSchema.parse(filter),
})

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

const { url, resultsFolder } = readEnvironment()
const handle = await openDatabase({ kind: 'server', url })
const { database } = handle
const { rows: counted } = await database.execute<{ ads: number; version: string }>(
  sql`select (select count(*)::int from job_search) as ads, current_setting('server_version') as version`,
)
const { ads = 0, version = '' } = counted[0] ?? {}

type Measured = Case & { found: string; hits: number[]; whole: number[] }
const measured: Measured[] = cases.map((each) => ({ ...each, found: '', hits: [], whole: [] }))

// Rounds go over all cases in turn, so that a case doesn't profit from its own warmth alone.
for (let round = 0; round <= rounds; round++) {
  for (const each of measured) {
    const search = searchOf(each)
    const window = { kind: 'offset', offset: ((each.page ?? 1) - 1) * pageSize, first: pageSize } as const
    const start = performance.now()
    const { total, matched } = await findHits(database, search, each.sort ?? 'relevance', window)
    const afterHits = performance.now()
    await countFacets(database, search, total.exact ? (matched ?? 'proven') : 'indexed')
    const end = performance.now()
    each.found = total.exact ? String(total.value) : `${total.value}+`
    // The first round warms up.
    if (round === 0) continue
    each.hits.push(afterHits - start)
    each.whole.push(end - start)
  }
}
await handle.close()

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const figures = (values: readonly number[]) => [
  percentile(values, 0.5).toFixed(1),
  percentile(values, 0.95).toFixed(1),
]
const table = [
  line(['group', 'case', 'found', 'hits p50 ms', 'hits p95 ms', 'whole p50 ms', 'whole p95 ms']),
  line(['---', '---', '---:', '---:', '---:', '---:', '---:']),
  ...measured.map(({ group, name, found, hits, whole }) =>
    line([group, name, found, ...figures(hits), ...figures(whole)]),
  ),
  line([
    'all',
    '',
    '',
    ...figures(measured.flatMap(({ hits }) => hits)),
    ...figures(measured.flatMap(({ whole }) => whole)),
  ]),
].join('\n')
console.log(`${understandingTable()}\n`)
console.log(`Postgres ${version}, ${ads} ads on the list, ${rounds} rounds, page of ${pageSize}\n\n${table}`)
await mkdir(resultsFolder, { recursive: true })
await writeFile(
  `${resultsFolder}/search-${ads}.json`,
  JSON.stringify(
    {
      version,
      ads,
      rounds,
      cases: measured.map(({ group, name, found, hits, whole }) => ({ group, name, found, hits, whole })),
    },
    null,
    2,
  ),
)
