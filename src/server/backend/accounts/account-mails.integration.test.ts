import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createAccountMails, type AccountMailsService } from './account-mails.ts'
import { createRateLimits } from './rate-limits.ts'

const origin = 'https://jobs.example'
const client = '192.0.2.1'
const person = { uid: 'hanako', email: 'hanako@example.jp' }

let handle: DatabaseHandle
let site: ReturnType<typeof createTestWork>
let mails: AccountMailsService

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(rateLimit)
  await handle.database.delete(auditLog)
  const now = () => testNow
  site = createTestWork(handle, now)
  mails = createAccountMails({
    origin,
    work: site.work,
    rateLimits: createRateLimits(handle.database, { scale: 1, now }),
  })
})

const links = () => site.sent.flatMap((task) => (task.name === 'send-link' ? [task.data] : []))
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a mailbox gets five mails an hour, whoever asks and however it is written; each answer is the same', async () => {
  const answers = []
  for (const each of times(6))
    answers.push(
      await mails.requestPasswordReset({
        email: each % 2 === 0 ? 'Hanako@example.jp' : 'hanako@example.jp',
        client: `192.0.2.${each}`,
      }),
    )
  expect(answers).toEqual(times(6).map(() => ({ kind: 'accepted' })))
  expect(links()).toHaveLength(5)
  expect(await mails.sendVerification(person, '/')).toBe('limited')
  expect(links()).toHaveLength(5)
})

test('one network asks for sixty mails an hour', async () => {
  for (const each of times(60))
    expect(await mails.requestPasswordReset({ email: `a${each}@example.jp`, client })).toEqual({
      kind: 'accepted',
    })
  expect(await mails.requestSignInLink({ email: 'b@example.jp', client, callbackUrl: '/' })).toEqual({
    kind: 'limited',
    retryAfterSeconds: 3600,
  })
  expect(links()).toHaveLength(60)
})

test('what is no address is accepted, and nothing is sent', async () => {
  expect(await mails.requestPasswordReset({ email: 'nobody', client })).toEqual({ kind: 'accepted' })
  expect(site.sent).toEqual([])
})

test.each([
  ['/jobpost?id=1', `${origin}/jobpost?id=1`],
  ['https://evil.example/', origin],
  ['//evil.example/', origin],
])('a link goes on to this site alone: %s', async (callbackUrl, continueUrl) => {
  await mails.requestSignInLink({ email: person.email, client, callbackUrl })
  await mails.sendVerification(person, callbackUrl)
  expect(links().map((link) => [link.mode, link.continueUrl])).toEqual([
    ['signIn', continueUrl],
    ['verifyEmail', continueUrl],
  ])
})

test('a change of address sends the link to the new one, tells the old one, and is noted', async () => {
  expect(await mails.requestEmailChange(person, 'new@example.jp')).toBe('sent')
  expect(links()).toMatchObject([
    { mode: 'verifyAndChangeEmail', email: person.email, newEmail: 'new@example.jp' },
  ])
  expect(site.mails()).toEqual([
    { kind: 'email-change-requested', to: person.email, data: { newEmail: 'new@example.jp' } },
  ])
  expect(await handle.database.select().from(auditLog)).toMatchObject([
    { action: 'email.change_requested', actorUid: person.uid, subject: 'account:hanako' },
  ])
  expect(await mails.requestEmailChange(person, 'HANAKO@example.jp')).toBe('same')
  expect(site.sent).toHaveLength(2)
})

test('of a change of address each mailbox counts: a full one gets nothing, and nothing is noted', async () => {
  for (const each of times(5))
    await mails.requestPasswordReset({ email: 'new@example.jp', client: `${each}::1` })
  expect(await mails.requestEmailChange(person, 'new@example.jp')).toBe('limited')
  expect([site.mails(), links().length, await handle.database.$count(auditLog)]).toEqual([[], 5, 0])
})
