import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { daysFromNow, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createSendMessages } from './send-messages.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

test.each<[string, () => Promise<unknown>]>([
  [
    'is withdrawn',
    () =>
      handle.database
        .update(application)
        .set({ status: 'withdrawn', closedAt: daysFromNow(0), eraseAt: daysFromNow(30) }),
  ],
  ['loses its company', () => handle.database.update(company).set({ status: 'suspended' })],
])('an application that %s while its first message is on the way gets none', async (_, change) => {
  const { hanako, work, ids } = world
  const { start } = createSendMessages({
    database: handle.database,
    work,
    // Asked once the subject was found, and before anything is written.
    rateLimits: {
      hit: async () => {
        await change()
        return { kind: 'allowed' }
      },
    },
    now: () => testNow,
  })
  const subject = { kind: 'application', id: ids.applicationId } as const
  expect(await start(hanako, { subject, id: newId(), text: 'はじめまして。', fileIds: [] })).toEqual({
    kind: 'unknown',
  })
  expect(await handle.database.$count(thread)).toBe(0)
})

test.each([['there is none yet'], ['there is one']])(
  'a first message that is sent six times at once is one, where %s',
  async (which) => {
    const { hanako, begin, messages, ids } = world
    const before = which === 'there is one' ? 1 : 0
    if (before > 0) await begin(hanako, '前の一通')
    const subject = { kind: 'application', id: ids.applicationId } as const
    const id = newId()
    const sent = await Promise.all(
      Array.from({ length: 6 }, () =>
        messages.start(hanako, { subject, id, text: 'はじめまして。', fileIds: [] }),
      ),
    )
    const numbers = sent.map((each) =>
      each !== 'limited' && each.kind === 'sent' ? each.message.sequence : each,
    )
    expect(new Set(numbers)).toEqual(new Set([before + 1]))
    expect(await handle.database.$count(thread)).toBe(1)
    expect(await handle.database.$count(message, eq(message.id, id))).toBe(1)
  },
)

test('of an ad whose page is gone nothing is asked any more', async () => {
  const { hanako, messages, ids } = world
  const ask = () =>
    messages.start(hanako, {
      subject: { kind: 'jobPost', id: ids.jobPostId },
      id: newId(),
      text: 'はじめまして。',
      fileIds: [],
    })
  const close = (closedAt: Date) =>
    handle.database.update(jobPost).set({ status: 'closed', closedAt, closeReason: 'filled' })
  await close(new Date(daysFromNow(-30).getTime() - 1))
  expect(await ask()).toEqual({ kind: 'unknown' })
  await close(daysFromNow(-29))
  expect(await ask()).toMatchObject({ kind: 'sent' })
})
