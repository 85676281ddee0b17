import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { sitemapParts } from './sitemap.ts'

let handle: DatabaseHandle
let ask: ReturnType<typeof createTestBackend>['ask']
const open: string[] = []
let closed = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  const company = await insertCompany(database)
  const pending = await insertCompany(database, { status: 'pending' })
  for (let ad = 0; ad < 5; ad += 1) {
    open.push(await insertJobPost(database, company, { publishAt: new Date(`2026-10-0${ad + 1}T00:00:00Z`) }))
  }
  // 2026-10-31 15:00 UTC is the first instant of November in Japan.
  open.push(await insertJobPost(database, company, { publishAt: new Date('2026-10-31T15:00:00Z') }))
  closed = await insertJobPost(database, company, {
    status: 'closed',
    closeReason: 'filled',
    closedAt: daysFromNow(-1),
    publishAt: new Date('2026-10-31T14:59:59Z'),
  })
  await insertJobPost(database, company, { status: 'draft', publishAt: new Date('2026-10-10T00:00:00Z') })
  await insertJobPost(database, pending, { publishAt: new Date('2026-10-10T00:00:00Z') })
  ask = createTestBackend(handle).ask
})
afterAll(() => handle.close())

describe('the archive', () => {
  const month = async (from: string, until: string, page = 1) =>
    (
      await ask(
        `query ($from: DateTime!, $until: DateTime!, $page: Int!) {
          publishedJobPosts(from: $from, until: $until, first: 4, page: $page) { hasNextPage total { value exact } nodes { id } }
        }`,
        { from, until, page },
      )
    ).data?.['publishedJobPosts']

  it('holds what was published in the month in Japan, whatever became of it, newest first', async () => {
    expect(await month('2026-09-30T15:00:00Z', '2026-10-31T15:00:00Z')).toEqual({
      hasNextPage: true,
      total: { value: 6, exact: true },
      nodes: [closed, open[4], open[3], open[2]].map((id) => ({ id })),
    })
    expect(await month('2026-09-30T15:00:00Z', '2026-10-31T15:00:00Z', 2)).toMatchObject({
      hasNextPage: false,
      nodes: [open[1], open[0]].map((id) => ({ id })),
    })
    expect(await month('2026-10-31T15:00:00Z', '2026-11-30T15:00:00Z')).toMatchObject({
      nodes: [{ id: open[5] }],
    })
  })

  it('begins with the oldest ad that anyone may see', async () => {
    expect((await ask('{ firstPublishedAt }')).data).toEqual({ firstPublishedAt: '2026-10-01T00:00:00.000Z' })
  })
})

it('places with ads are those that enough open ones state, each ad once', async () => {
  const { database } = handle
  const company = await insertCompany(database)
  const at = (...stations: string[]) => [
    {
      name: '本社',
      prefectureCode: '13',
      city: '武蔵野市',
      access: null,
      stations: stations.map((station) => ({ station, way: 'walk' as const, minutes: 5 })),
    },
  ]
  const ads = [
    await insertJobPost(database, company, { workplaces: at('13三鷹', '13吉祥寺') }),
    await insertJobPost(database, company, { workplaces: at('13三鷹') }),
    await insertJobPost(database, company, { workplaces: at('13三鷹'), status: 'paused' }),
  ]
  const places = async (least: number) =>
    (await ask('query ($least: Int!) { placesWithAds(least: $least) { stations lines } }', { least })).data?.[
      'placesWithAds'
    ] as { stations: string[]; lines: string[] }
  const [one, two, three] = [await places(1), await places(2), await places(3)]
  const here = ({ stations }: { stations: string[] }) =>
    stations.filter((station) => ['13三鷹', '13吉祥寺'].includes(station))
  expect([here(one), here(two), here(three)]).toEqual([['13三鷹', '13吉祥寺'], ['13三鷹'], []])
  // Of the one line both stop at an ad that names both counts once.
  const chuo = 'JR中央線快速'
  expect([one, two, three].map(({ lines }) => lines.includes(chuo))).toEqual([true, true, false])
  await database.delete(jobPost).where(inArray(jobPost.id, ads))
})

describe('the lists that machines read to the end', () => {
  const entries = async (after: string | null, limit: number) => {
    const { data } = await ask(
      `query ($after: ID, $limit: Int!) { sitemapEntries(subject: job_post, after: $after, limit: $limit) { id } }`,
      { after, limit },
    )
    return data?.['sitemapEntries'] as { id: string }[]
  }

  it('hold every open ad once, in order, however they are cut', async () => {
    const all = (await entries(null, 100)).map(({ id }) => id)
    expect(all).toEqual(open.toSorted())
    const walked: string[] = []
    for (;;) {
      const piece = await entries(walked.at(-1) ?? null, 2)
      if (piece.length === 0) break
      walked.push(...piece.map(({ id }) => id))
    }
    expect(walked).toEqual(all)
  })

  it('are cut into parts that join without a gap', async () => {
    // Asked for through the schema, parts this small cost more than an operation may.
    const parts = await sitemapParts(handle.database, 'job_post', 4, testNow)
    expect(parts.map(({ after }) => after)).toEqual([null, open.toSorted()[3]])
    const { data } = await ask('{ sitemapParts(subject: job_post, size: 50000) { after } }')
    expect(data).toEqual({ sitemapParts: [{ after: null }] })
  })

  it.each([
    'sitemapEntries(subject: job_post, limit: 5001) { id }',
    'sitemapEntries(subject: job_post, after: "1", limit: 5) { id }',
    'sitemapParts(subject: company, size: 0) { after }',
    'openJobPosts(first: 201) { id }',
  ])('refuse %s', async (field) => {
    expect((await ask(`{ ${field} }`)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})
