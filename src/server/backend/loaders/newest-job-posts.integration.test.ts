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
import { newestJobPosts, wholeReads } from './newest-job-posts.ts'
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
    const { newest, cards } = fresh()
    const found = await newest({ company: asked(), ...window })
    expect(await cards.newest({ company: asked(), ...window })).toEqual(found)
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
      expect(ad).toMatchObject({ id })
      expect(await together.jobPost.load(id)).toEqual(ad)
      expect(await together.workplaces.load(id)).toEqual(await alone.workplaces.load(id))
      expect(await together.company.load(ad?.companyId ?? '')).toEqual(
        await alone.company.load(ad?.companyId ?? ''),
      )
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
  for (const rows of [
    await reads.newestJobPosts.execute(asked),
    await reads.newestCards.execute(asked),
    await reads.newestOfCompany.execute(ofOne),
    await reads.newestCardsOfCompany.execute(ofOne),
  ])
    expect(rows.map((row) => [row.id === null, row.jobPost === null])).toEqual([
      [false, false],
      [false, true],
    ])
})

test('more than are counted are told as many, and the newest of them are found', async () => {
  const counted = 2
  const reads = prepareReads(handle.database)
  const { newest } = newestJobPosts(
    wholeReads(reads),
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

test.each([1, 2, 3, 9])('the newest %i of a company come with it as they come alone', async (first) => {
  const none = await insertCompany(handle.database)
  for (const id of [one, other, none]) {
    const [alone, together] = [fresh(), fresh()]
    const part = { company: id, offset: 0, first }
    expect(await together.companyPage(first).load(id)).toEqual(await alone.company.load(id))
    const found = await together.cards.newest(part)
    expect(found).toEqual(await alone.cards.newest(part))
    expect(found.total).toEqual({ value: open.filter((ad) => ad.company === id).length, exact: true })
    expect(await together.openJobPosts.load(id)).toBe(found.total.value)
    for (const { id: place } of found.places) {
      const card = await together.cards.jobPost.load(place)
      expect({ ...card }).toEqual({ ...(await alone.cards.jobPost.load(place)) })
      expect(card && together.cards.companyOf(card)?.id).toBe(id)
      expect(await together.workplaces.load(place)).toEqual(await alone.workplaces.load(place))
    }
  }
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
  // Whole and as cards, each come with their places and asked for by themselves.
  for (const read of [(all: Loaders) => all, ({ cards }: Loaders) => cards])
    for (const asked of [...parts.map((part) => [part]), parts, []]) {
      const loaders = read(fresh())
      for (const { of, ids } of asked) {
        const { places } = await loaders.newest({ company: of, offset: 0, first: 3 })
        expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
      }
      expect(await loaders.jobPost.load(withdrawn)).toBeNull()
      expect(await loaders.jobPost.load(hidden)).toBeNull()
      expect(await loaders.jobPost.load(stays)).toMatchObject({ id: stays })
    }
  const { companyPage, cards } = fresh()
  await companyPage(3).load(companyId)
  const { places } = await cards.newest({ company: companyId, offset: 0, first: 3 })
  expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining([withdrawn, stays]))
  expect(await cards.jobPost.load(withdrawn)).toBeNull()
  expect(await cards.jobPost.load(stays)).toMatchObject({ id: stays })
  expect(await companyPage(3).load(suspended)).toBeNull()
})

test('an ad behind the end of a part is not taken for one that nobody sees', async () => {
  const [, second] = open
  const id = second?.id ?? ''
  for (const company of [null, other]) {
    const { newest, jobPost: ads, cards } = fresh()
    for (const loaders of [{ newest, jobPost: ads }, cards]) {
      const part = { company, offset: 0, first: 1 }
      expect((await loaders.newest(part)).hasNextPage).toBe(true)
      for (const { id: each } of open) expect(await loaders.jobPost.load(each)).toMatchObject({ id: each })
      expect(await loaders.jobPost.load(id)).toMatchObject({ id })
    }
  }
})

test('the photos of a company come with it as they come alone, and no logo', async () => {
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
  const loaders = fresh()
  expect(await loaders.companyPage(null).load(one)).toEqual(await fresh().company.load(one))
  const photos = await loaders.companyPhotos.load(one)
  expect(photos.map(({ alt }) => alt)).toEqual(['0', '1'])
  const alone = await fresh().companyPhotos.load(one)
  expect(alone).toEqual(photos.map((photo) => expect.objectContaining(photo)))
  await loaders.companyPage(null).load(other)
  expect(await loaders.companyPhotos.load(other)).toEqual([])
})
