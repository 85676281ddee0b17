import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createJobPostRevisions } from '#server/backend/job-posts/job-post-revisions.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { changeAd } from './change-ad.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let ad = ''
beforeAll(async () => {
  handle = await openTestDatabase()
  ad = await insertJobPost(handle.database, await insertCompany(handle.database), { wageMin: 250_000 })
})
afterAll(() => handle.close())

const change = (id: string, ...fields: string[]) =>
  changeAd(createJobPostRevisions(createTestWork(handle, () => testNow)), operator, { jobPost: id, fields })

test.each([
  [['salary=1'], '"salary=1" is no field=value; fields: title, '],
  [['wage-min'], '"wage-min" is no field=value'],
  [['__proto__=1'], '"__proto__=1" is no field=value'],
  [['wage-min=lots', 'openings=0'], 'not a value of wage-min, openings'],
  [['wage-min=-5'], 'not a value of wage-min'],
  [['title='], 'not a value of title'],
  [['title=\u202e営業'], 'not a value of title'],
  [[`title=${'あ'.repeat(81)}`], 'not a value of title'],
  [['starts-at=25:00'], 'not a value of starts-at'],
  [['valid-through=tomorrow'], 'not a value of valid-through'],
  [['valid-through=2026-13-01'], 'not a value of valid-through'],
  [['wage-max=1'], 'does not go with the rest of the ad: wage-max'],
  [['valid-through=2026-11-20'], 'does not go with the rest of the ad: valid-through'],
  [['wage-min=1000'], 'the law is against it:'],
])('%j is told in words and changes nothing', async (fields, words) => {
  const { kind, lines } = await change(ad, ...fields)
  expect([kind, lines.join('\n')]).toEqual(['failed', expect.stringContaining(words)])
  expect(await handle.database.$count(jobPostRevision)).toBe(0)
})

test('an ad that is not there is told, as is one that says so already', async () => {
  expect(await change(newId(), 'openings=1')).toMatchObject({ kind: 'failed' })
  expect(await change(ad, 'wage-min=250000')).toMatchObject({
    kind: 'done',
    lines: ['Nothing to do: the ad says so already.'],
  })
})

test('lines of a text are told by \\n, nothing by an empty value, and a day is meant to its end', async () => {
  const { kind } = await change(ad, 'duties=一行目\\n二行目=続き', 'wage-max=', 'valid-through=2026-11-21')
  expect(kind).toBe('done')
  const [kept] = await handle.database.select().from(jobPostRevision)
  expect(kept?.diff).toMatchObject([
    { field: 'duties', after: '一行目\n二行目=続き' },
    { field: 'validThrough', after: '2026-11-21T14:59:59.000Z' },
  ])
})
