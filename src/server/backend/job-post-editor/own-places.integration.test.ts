import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { insertDraft } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany } from '#server/backend/testing/records.ts'
import { createOwnPlaces } from './own-places.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test('places of the company’s own ads are offered once each, the last used first, and its head office', async () => {
  const { database } = handle
  const office = { prefectureCode: '13', city: '千代田区', street: '丸の内1-1-1', building: '3階' }
  const companyId = await insertCompany(database, { ...office, postalCode: '1000005' })
  const add = async (of: string, city: string, days: number, name = '店') => {
    const jobPostId = await insertDraft(database, of, { updatedAt: daysFromNow(days) })
    await database.delete(jobPostWorkplace)
    return { jobPostId, position: 0, scope: 'hire' as const, name, prefectureCode: '13', city, street: '1-1' }
  }
  const rows = [
    await add(companyId, '三鷹市', -3, '古い名前'),
    await add(companyId, '三鷹市', -2),
    {
      ...(await add(companyId, '調布市', -1)),
      stations: [{ station: '13調布', way: 'bus' as const, minutes: 8 }],
    },
    await add(await insertCompany(database), '港区', 0),
  ]
  await database.insert(jobPostWorkplace).values(rows)
  expect(await createOwnPlaces(handle)(companyId)).toEqual([
    {
      name: '店',
      prefectureCode: '13',
      city: '調布市',
      street: '1-1',
      station1: '調布',
      way1: 'bus',
      minutes1: '8分',
    },
    { name: '店', prefectureCode: '13', city: '三鷹市', street: '1-1' },
    {
      name: '本社',
      postalCode: '1000005',
      prefectureCode: '13',
      city: '千代田区',
      street: '丸の内1-1-1 3階',
    },
  ])
})
