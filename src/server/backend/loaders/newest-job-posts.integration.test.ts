import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobPostFilterSchema } from '#contract/job-post-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { findHits } from '#server/backend/search/find-hits.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { newId } from '#server/platform/ids.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { newestJobPosts } from './newest-job-posts.ts'
import { prepareReads } from './reads.ts'

let handle: DatabaseHandle
let fresh: () => Loaders
let one = ''
let other = ''
/** Ads on the list, the newest first. */
const open: { id: string; company: string }[] = []

const keep = async (companyId: string, days: number): Promise<void> => {
  const id = await insertJobPost(handle.database, companyId, { publishAt: daysFromNow(-days) })
  open.push({ id, company: companyId })
}

beforeAll(async () => {
  handle = await openTestDatabase()
  const reads = prepareReads(handle.database)
  fresh = () => createLoaders(handle.database, reads, () => testNow)
  one = await insertCompany(handle.database, { displayName: 'ひとつ目' })
  other = await insertCompany(handle.database, { displayName: 'ふたつ目' })
  const suspended = await insertCompany(handle.database, { status: 'suspended' })
  for (const [companyId, days] of [
    [one, 1],
    [other, 2],
    [one, 3],
    [one, 4],
    [other, 5],
  ] as const)
    await keep(companyId, days)
  await insertJobPost(handle.database, one, { publishAt: daysFromNow(1) })
  await insertJobPost(handle.database, one, {
    publishAt: daysFromNow(-9),
    validThrough: daysFromNow(-1),
  })
  await insertJobPost(handle.database, suspended)
})
afterAll(() => handle.close())

const windows = [0, 1, 3, 5, 8].flatMap((offset) => [1, 2, 20].map((first) => ({ offset, first })))

describe.each(['everybody', 'one company'])('the newest ads of %s', (whose) => {
  const listed = () => open.filter(({ company: of }) => whose === 'everybody' || of === one)
  const asked = () => (whose === 'everybody' ? null : one)

  test.each(windows)('from $offset on, $first of them, as a search finds them', async (window) => {
    const found = await fresh().newest({ company: asked(), ...window })
    const ids = listed().map(({ id }) => id)
    expect(found.places.map(({ id }) => id)).toEqual(ids.slice(window.offset, window.offset + window.first))
    const filter = jobPostFilterSchema.parse(whose === 'everybody' ? {} : { company: one })
    const search = { filter, query: parseQuery(''), now: testNow }
    expect(await findHits(handle.database, search, 'newest', { kind: 'offset', ...window })).toMatchObject(
      found,
    )
  })

  test('come as they come one by one', async () => {
    const together = fresh()
    const { places } = await together.newest({ company: asked(), offset: 0, first: 4 })
    for (const { id } of places) {
      const alone = fresh()
      const ad = await alone.jobPost.load(id)
      const card = await alone.card.load(id)
      expect(await together.card.load(id)).toEqual(card)
      const owner = await alone.company.load(ad?.companyId ?? '')
      expect({ ...ad, companyName: owner?.displayName, companyLogo: owner?.logo }).toMatchObject({ ...card })
      const places = await fresh().workplaces.load(id)
      expect(places.length).toBeGreaterThan(0)
      expect(await together.workplaces.load(id)).toEqual(places)
      expect(await alone.workplaces.load(id)).toEqual(places)
    }
  })
})

test('parts of the list are told apart', async () => {
  const { newest } = fresh()
  const idsOf = async (window: Parameters<typeof newest>[0]) =>
    (await newest(window)).places.map(({ id }) => id)
  const [first, second, third] = open.map(({ id }) => id)
  expect(await idsOf({ company: null, offset: 0, first: 1 })).toEqual([first])
  expect(await idsOf({ company: null, offset: 1, first: 1 })).toEqual([second])
  expect(await idsOf({ company: null, offset: 0, first: 2 })).toEqual([first, second])
  expect(await idsOf({ company: other, offset: 0, first: 1 })).toEqual([second])
  expect(await idsOf({ company: one, offset: 0, first: 2 })).toEqual([first, third])
})

test('of one more than was asked for the place alone is read', async () => {
  const reads = prepareReads(handle.database)
  const asked = { offset: 0, first: 1, more: 2, most: 9, now: testNow.toISOString() }
  const ofOne = { ...asked, company: one }
  for (const rows of [await reads.newest.execute(asked), await reads.newestOfCompany.execute(ofOne)])
    expect(rows.map((row) => [row.id === null, row.card === null])).toEqual([
      [false, false],
      [false, true],
    ])
})

test('more than are counted are told as many, and the newest of them are found', async () => {
  const counted = 2
  const reads = prepareReads(handle.database)
  const newest = newestJobPosts(
    reads,
    () => testNow,
    () => undefined,
    counted,
  )
  for (const of of [one, null]) {
    const { total, places, hasNextPage } = await newest({ company: of, offset: counted, first: 1 })
    expect(total).toEqual({ value: counted, exact: false })
    const ids = open.filter((ad) => of === null || ad.company === of).map(({ id }) => id)
    expect(places.map(({ id }) => id)).toEqual([ids[counted]])
    expect(hasNextPage).toBe(of === null)
  }
  const exact = await newest({ company: other, offset: 0, first: 1 })
  expect(exact.total).toEqual({ value: counted, exact: true })
})

test('what is on the list and public no more keeps its place, and nobody sees it', async () => {
  const { database } = handle
  const companyId = await insertCompany(database)
  const withdrawn = await insertJobPost(database, companyId)
  const stays = await insertJobPost(database, companyId)
  const suspended = await insertCompany(database)
  const hidden = await insertJobPost(database, suspended)
  await database
    .update(jobPost)
    .set({ status: 'removed', closedAt: testNow, closeReason: 'filled' })
    .where(eq(jobPost.id, withdrawn))
  await database.update(company).set({ status: 'suspended' }).where(eq(company.id, suspended))
  const parts = [
    { of: companyId, ids: [withdrawn, stays] },
    { of: suspended, ids: [hidden] },
    { of: null, ids: [withdrawn, stays, hidden] },
  ]
  // As they come with their places, and asked for by themselves.
  for (const asked of [...parts.map((part) => [part]), parts, []]) {
    const loaders = fresh()
    for (const { of, ids } of asked) {
      const { places } = await loaders.newest({ company: of, offset: 0, first: 3 })
      expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    }
    for (const loader of [loaders.card, loaders.jobPost]) {
      expect(await loader.load(withdrawn)).toBeNull()
      expect(await loader.load(hidden)).toBeNull()
      expect(await loader.load(stays)).toMatchObject({ id: stays })
    }
  }
  expect(await fresh().company.load(suspended)).toBeNull()
})

test('an ad behind the end of a part is not taken for one that nobody sees', async () => {
  const [, second] = open
  const id = second?.id ?? ''
  for (const company of [null, other]) {
    const { newest, card } = fresh()
    expect((await newest({ company, offset: 0, first: 1 })).hasNextPage).toBe(true)
    for (const { id: each } of open) expect(await card.load(each)).toMatchObject({ id: each })
    expect(await card.load(id)).toMatchObject({ id })
  }
})

test('the photos of a company come in their order, and no logo', async () => {
  const picture = (kind: 'photo' | 'logo', position: number) => {
    const id = newId()
    const hash = id.replaceAll('-', '').repeat(2)
    return {
      id,
      companyId: one,
      kind,
      position,
      alt: `${position}`,
      type: 'png',
      width: 8,
      height: 6,
      size: 9,
      hash,
    } as const
  }
  await handle.database
    .insert(companyImage)
    .values([picture('photo', 1), picture('photo', 0), picture('logo', 0)])
  const { companyPhotos } = fresh()
  const photos = await companyPhotos.load(one)
  expect(photos.map(({ alt }) => alt)).toEqual(['0', '1'])
  expect(await companyPhotos.load(other)).toEqual([])
})
