import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailEvent } from '#contract/mail-stop.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createMailStopCommands, createMailStops, isMailStopped } from './mail-stops.ts'

const mailKeys = ['a secret of this test']
const hanako = { uid: 'hanako', email: 'hanako@example.com' }
let handle: DatabaseHandle
let at = testNow
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, hanako)
  await insertPerson(handle.database, { uid: 'taro', email: 'taro@example.com' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  at = testNow
  await handle.database.delete(mailStop)
  await handle.database.delete(notification)
})

const open = () => {
  const now = () => at
  const { database } = handle
  const { work, mails } = createTestWork(handle, now)
  const rateLimits = createRateLimits(database, { scale: 1, now })
  return {
    stops: createMailStops({ database, work, rateLimits, mailKeys }),
    commands: createMailStopCommands({ database, work }),
    mails,
  }
}
const event = (more: Partial<MailEvent> = {}): MailEvent => ({
  type: 'bounce',
  address: hanako.email,
  permanent: true,
  at: minutes(-1),
  ...more,
})
const isStopped = (email: string) => isMailStopped(handle.database, email)
const told = (uid: string) =>
  handle.database
    .select({ kind: notification.kind, text: notification.text, href: notification.href })
    .from(notification)
    .where(eq(notification.uid, uid))

describe('what the mail service tells', () => {
  test('stops mails to that address alone, and tells its owner on the site', async () => {
    const { stops, mails } = open()
    expect(await stops.record([event()])).toBe(1)
    expect([await isStopped('Hanako@example.com'), await isStopped('taro@example.com')]).toEqual([
      true,
      false,
    ])
    expect([await stops.reasonOf(hanako.email), await stops.reasonOf('taro@example.com')]).toEqual([
      'bounce',
      null,
    ])
    expect(await told('hanako')).toEqual([
      { kind: 'security', text: expect.stringContaining('届かなかった'), href: '/config/notification' },
    ])
    expect(await told('taro')).toEqual([])
    expect(mails()).toEqual([])
  })

  test('stops nothing for a mailbox that is full for now, or an address of nobody’s shape', async () => {
    const { stops } = open()
    expect(await stops.record([event({ permanent: false }), event({ address: 'nobody' })])).toBe(0)
    expect(await stops.record([])).toBe(0)
    expect(await handle.database.$count(mailStop)).toBe(0)
  })

  test('stops for a report of a mail as unwanted, also of somebody without an account', async () => {
    const { stops } = open()
    expect(
      await stops.record([event({ type: 'complaint', permanent: false, address: 'x@example.com' })]),
    ).toBe(1)
    expect(await isStopped('x@example.com')).toBe(true)
    expect(await stops.reasonOf('x@example.com')).toBe('complaint')
  })

  test('tells nobody who did not show that the address is theirs', async () => {
    const { stops } = open()
    const unverified = { emailVerifiedAt: null }
    await handle.database.update(account).set(unverified).where(eq(account.uid, 'taro'))
    expect(await stops.record([event({ address: 'taro@example.com' })])).toBe(1)
    expect(await told('taro')).toEqual([])
  })

  test('again, or by two calls at once, is told once', async () => {
    const { stops } = open()
    await Promise.all([stops.record([event(), event()]), stops.record([event()])])
    expect(await stops.record([event()])).toBe(0)
    expect(await told('hanako')).toHaveLength(1)
  })

  test('late, about what was before mails began again, stops nothing; what came after does', async () => {
    const { stops, commands } = open()
    await stops.record([event()])
    expect(await commands.lift({ kind: 'operator', name: 'root' }, hanako.email)).toBe(true)
    expect(await stops.record([event({ at: minutes(-1) })])).toBe(0)
    expect(await isStopped(hanako.email)).toBe(false)
    expect(await stops.record([event({ type: 'complaint', at: minutes(1) })])).toBe(1)
    expect(await stops.reasonOf(hanako.email)).toBe('complaint')
    expect(await told('hanako')).toHaveLength(2)
  })
})

describe('to begin again', () => {
  const linkOf = (mails: ReturnType<typeof open>['mails']) =>
    mails().flatMap(({ kind, data }) => (kind === 'mail-restart' && 'link' in data ? [data.link] : []))
  const ask = async () => {
    const parts = open()
    await parts.stops.record([event()])
    expect(await parts.stops.requestRestart({ ...hanako, email: 'Hanako@example.com' })).toBe('sent')
    const [link = ''] = linkOf(parts.mails)
    return { ...parts, token: link.replace('/mail/', '') }
  }

  test('takes a link that went to the address, and a press', async () => {
    const { stops, mails, token } = await ask()
    expect(mails()).toMatchObject([{ to: hanako.email }])
    expect(await stops.look(token)).toEqual({ stopped: true })
    expect(await isStopped(hanako.email)).toBe(true)
    expect([await stops.restart(token), await stops.restart(token)]).toEqual([true, true])
    expect(await stops.look(token)).toEqual({ stopped: false })
    expect(await isStopped(hanako.email)).toBe(false)
  })

  test('takes no other link', async () => {
    const { stops, token } = await ask()
    for (const bad of [token.slice(0, -1), `${token}A`, token.replace('mail_stop', 'saved_search'), '']) {
      expect(await stops.look(bad)).toBeNull()
      expect(await stops.restart(bad)).toBe(false)
    }
    expect(await isStopped(hanako.email)).toBe(true)
  })

  test('sends nothing where mails go', async () => {
    const { stops, mails } = open()
    expect(await stops.requestRestart({ uid: 'taro', email: 'taro@example.com' })).toBe('sent')
    expect(mails()).toEqual([])
  })

  test('is asked for five times an hour', async () => {
    const { stops } = await ask()
    const answers: string[] = []
    for (let count = 0; count < 6; count += 1)
      answers.push(await stops.requestRestart({ uid: 'many', email: 'many@example.com' }))
    expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'limited'])
  })
})

test('the operator sees the newest first and lifts one', async () => {
  const { stops, commands } = open()
  await stops.record([event({ at: minutes(-5) }), event({ address: 'x@example.com', at: minutes(-3) })])
  expect((await commands.list()).map(({ email }) => email)).toEqual(['x@example.com', hanako.email])
  expect(await commands.lift({ kind: 'operator', name: 'root' }, 'X@example.com')).toBe(true)
  expect(await commands.lift({ kind: 'operator', name: 'root' }, 'x@example.com')).toBe(false)
  expect((await commands.list()).map(({ email }) => email)).toEqual([hanako.email])
})
