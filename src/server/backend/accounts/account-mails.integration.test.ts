import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import { createAccountMails } from './account-mails.ts'
import { createRateLimits } from './rate-limits.ts'

const origin = 'https://jobs.example'
const client = '192.0.2.1'
const person = { uid: 'hanako', email: 'hanako@example.jp' }

let handle: DatabaseHandle
let site: ReturnType<typeof createTestWork>
let mails: AccountMails

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(rateLimit)
  const now = () => testNow
  site = createTestWork(handle, now)
  mails = createAccountMails({
    origin,
    work: site.work,
    rateLimits: createRateLimits(handle.database, { scale: 1, now }),
  })
})

const links = () => site.sent.flatMap((task) => (task.name === 'send-link' ? [task.data] : []))

test('what is no address is accepted, and nothing is sent', async () => {
  expect(await mails.requestPasswordReset({ email: 'nobody', callbackUrl: '', client })).toEqual({
    kind: 'accepted',
  })
  expect(site.sent).toEqual([])
})

test.each([
  ['/jobpost?id=1', `${origin}/jobpost?id=1`],
  ['https://evil.example/', origin],
  ['//evil.example/', origin],
])('a link goes on to this site alone: %s', async (callbackUrl, continueUrl) => {
  await mails.requestSignInLink({ email: person.email, client, callbackUrl })
  await mails.sendVerification(person, { callbackUrl, browser: 'session' })
  expect(links().map((link) => [link.mode, link.continueUrl])).toEqual([
    ['signIn', continueUrl],
    ['verifyEmail', continueUrl],
  ])
})
