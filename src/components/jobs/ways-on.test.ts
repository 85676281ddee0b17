import { expect, test } from 'vitest'
import { jobPostQuerySchema, type JobPostQuery } from '#contract/job-post-query.ts'
import { jobPostQueryString } from '#contract/job-post-query-string.ts'
import { prefectureCodes, prefectures } from '#contract/codes/prefectures.ts'
import { featureTags } from '#contract/codes/job-post.ts'
import { findWaysOn } from './ways-on.ts'

type Understood = Parameters<typeof findWaysOn>[2]
const nothingRead: Understood = { conditions: [], terms: [] }

/** Every change that is tried, by its label; each finds what `found` says, one ad unless it says otherwise. */
const waysOf = async (
  asked: Partial<JobPostQuery>,
  understood: Understood = nothingRead,
  found: (query: string) => number = () => 1,
) => {
  const query = jobPostQuerySchema.parse({ page: 7, ...asked })
  const counted: string[] = []
  const ways = await findWaysOn(
    async (filter) => {
      const address = decodeURIComponent(jobPostQueryString(jobPostQuerySchema.parse(filter)))
      counted.push(address)
      return { value: found(address), exact: true }
    },
    query,
    understood,
    (other) => decodeURIComponent(jobPostQueryString(other)).replaceAll('+', ' '),
  )
  return { ways: Object.fromEntries(ways.map(({ label, href }) => [label, href])), labels: ways, counted }
}

test('each condition in the words and each word is dropped for itself', async () => {
  const { ways } = await waysOf(
    { q: '東京 営業 研修' },
    { conditions: [{ label: '東京都', without: '営業 研修' }], terms: ['営業', '研修'] },
  )
  expect(ways).toEqual({
    東京都を外す: '?q=営業 研修',
    '「営業」を外す': '?q=東京 研修',
    '「研修」を外す': '?q=東京 営業',
  })
})

test('one word alone is dropped with the whole of what was typed', async () => {
  const { ways } = await waysOf({ q: '鮭', kind: ['part_time'] }, { conditions: [], terms: ['鮭'] })
  expect(ways).toEqual({ '「鮭」を外す': '?kind=part_time', アルバイトを外す: '?q=鮭' })
})

test('a word is dropped where it stands for itself, and a phrase with its quotes', async () => {
  const { ways } = await waysOf(
    { q: '営業事務 営業 「法人 営業」' },
    { conditions: [], terms: ['営業事務', '営業', '法人 営業'] },
  )
  expect(ways['「営業」を外す']).toBe('?q=営業事務 「法人 営業」')
  expect(ways['「法人 営業」を外す']).toBe('?q=営業事務 営業')
})

test('alternatives are dropped together, since fewer of them find no more; tags each', async () => {
  const { ways } = await waysOf({ prefecture: ['13', '27'], feature: ['training', 'bonus'], wage: 250_000 })
  expect(ways['東京都・大阪府を外す']).toBe('?wage=250000&feature=training&feature=bonus')
  expect(ways['東京都を外す']).toBeUndefined()
  expect(Object.values(ways)).toContain('?prefecture=13&prefecture=27&wage=250000&feature=training')
  expect(Object.values(ways)).toContain('?prefecture=13&prefecture=27&feature=training&feature=bonus')
})

test('many values are told by the name of the filter', async () => {
  const { ways } = await waysOf({ prefecture: prefectureCodes.slice(0, 4) })
  expect(ways['勤務地を外す']).toBe('')
})

test('the places are widened to the whole of their regions', async () => {
  const { ways } = await waysOf({ prefecture: ['27'] })
  const { region } = prefectures.find(({ code }) => code === '27') ?? { region: '' }
  const codes = prefectures.filter((each) => each.region === region).map(({ code }) => code)
  expect(ways[`${region}の全域に広げる`]).toBe(`?${codes.map((code) => `prefecture=${code}`).join('&')}`)
})

test('only what finds something is a way, that which finds most first, on the first page', async () => {
  const { labels } = await waysOf(
    { kind: ['part_time'], prefecture: ['13'], wage: 2_000 },
    nothingRead,
    (address) => (address.includes('wage') ? (address.includes('kind') ? 0 : 3) : 8),
  )
  expect(labels.map(({ total }) => total.value)).toEqual([8, 3])
  for (const { href } of labels) expect(href).not.toContain('page')
})

test('whatever is asked for, no more than some changes are counted', async () => {
  const words = Array.from({ length: 9 }, (_, index) => `語${index}`)
  const { counted } = await waysOf(
    { q: words.join(' '), prefecture: [...prefectureCodes], feature: [...featureTags] },
    { conditions: words.map((word) => ({ label: word, without: '' })), terms: words },
  )
  expect(counted).toHaveLength(20)
  const { counted: ofWords } = await waysOf({ q: words.join(' ') }, { conditions: [], terms: words })
  expect(ofWords).toHaveLength(4)
})
