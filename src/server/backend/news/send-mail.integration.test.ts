import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationLimits } from '#contract/notification.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { notificationPreference } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { createSendMail } from './send-mail.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

/** Does the tasks of mails that wait, and answers to whom something went. */
const sendWaiting = async (): Promise<string[]> => {
  const went: string[] = []
  const sendMail = createSendMail({
    work: world.work,
    send: async (_, { to }) => {
      went.push(to)
    },
  })
  for (const task of world.sent.splice(0)) if (task.name === 'send-mail') await sendMail(task.data)
  return went
}

test('of a talk that both read as it goes on no mail is sent', async () => {
  const { begin, hanako, recruiter, send, messages } = world
  const thread = await begin(hanako)
  for (let sequence = 1; sequence < 10; sequence += 2) {
    await messages.markRead(recruiter, { thread, sequence })
    await send(recruiter, thread, 'はい。')
    await messages.markRead(hanako, { thread, sequence: sequence + 1 })
    await send(hanako, thread, 'では。')
  }
  await messages.markRead(recruiter, { thread, sequence: 11 })
  expect(await sendWaiting()).toEqual([])
})

test('what is still unread when its time comes is mailed, once until it is read', async () => {
  const { begin, hanako, recruiter, send, messages } = world
  const thread = await begin(hanako)
  await messages.markRead(recruiter, { thread, sequence: 1 })
  await send(hanako, thread, '続きです。')
  await send(hanako, thread, 'もう一つ。')
  // Part of it is not all.
  await messages.markRead(recruiter, { thread, sequence: 2 })
  const waits = world.sent.filter(({ name }) => name === 'send-mail').map(({ after }) => after)
  expect(new Set(waits)).toEqual(new Set([notificationLimits.messageMailMinutes * 60]))
  expect(await sendWaiting()).toEqual(['recruiter@example.com'])
})

test('who stopped mails of messages meanwhile gets none of those that waited', async () => {
  const { begin, hanako } = world
  await begin(hanako)
  await handle.database
    .insert(notificationPreference)
    .values({ uid: 'recruiter', kind: 'message', shown: true, mail: 'off' })
  expect(await sendWaiting()).toEqual([])
})

test('who now wants a digest gets what waited all the same, since no digest has it', async () => {
  const { begin, hanako } = world
  await begin(hanako)
  await handle.database
    .insert(notificationPreference)
    .values({ uid: 'recruiter', kind: 'message', shown: true, mail: 'weekly' })
  expect(await sendWaiting()).toEqual(['recruiter@example.com'])
})

test('a mail that waits for nothing is sent', async () => {
  const sendMail = createSendMail({
    work: world.work,
    send: async (id) => expect(id).toBe('x'),
  })
  await sendMail({ id: 'x', mail: { kind: 'password-changed', to: 'a@example.com', data: {} } })
  expect.assertions(1)
})
