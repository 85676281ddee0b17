import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createECDH, createPublicKey, verify } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createNotificationChoices } from '#server/backend/notifications/notification-choices.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import type { News } from '#server/ports/news.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createPushService } from '#server/services/push/push-service.ts'
import { createPushSubscriptions } from './push-subscriptions.ts'

const noon = new Date('2026-11-20T12:00:00+09:00')
const night = new Date('2026-11-20T23:00:00+09:00')
const curve = createECDH('prime256v1')
curve.generateKeys()
// Leading zeros would be left out.
const keys = {
  publicKey: curve.getPublicKey('base64url'),
  privateKey: Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
}

let handle: DatabaseHandle
let server: Server
let endpoint = ''
let status = 201
let lines: string[] = []
let asked: { headers: IncomingMessage['headers']; body: string }[] = []
let at = noon

beforeAll(async () => {
  handle = await openTestDatabase()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The type of a server that listens at a port.
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/1`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await handle.close()
})
beforeEach(async () => {
  at = noon
  status = 201
  asked = []
  lines = []
  await insertPerson(handle.database, { uid: 'hanako', kind: 'student' })
  await insertPerson(handle.database, { uid: 'jiro', kind: 'student' })
})
afterEach(() => handle.database.execute(sql`truncate account, session cascade`))

const openSession = async (uid: string): Promise<string> => {
  const id = newId()
  await handle.database.insert(session).values({
    id,
    uid,
    secretHash: id.replaceAll('-', '').padEnd(64, '0'),
    device: 'x',
    tokens: 'sealed',
    emailVerified: true,
    secondFactor: false,
    authTime: noon,
    tokenExpiresAt: noon,
  })
  return id
}

const open = () => {
  const { work, sent } = createTestWork(handle, () => at)
  const { database } = handle
  const push = createPushService({
    keys,
    subject: 'mailto:desk@example.com',
    isAllowed: (address) => address.startsWith(endpoint.slice(0, -1)),
    log: createLogTo({ write: (line) => void lines.push(line) }, 'info'),
  })
  const subscriptions = createPushSubscriptions({ database, work, push, now: () => at })
  const tell = (news: Partial<News> = {}) =>
    work({ kind: 'guest' }, async (unit) => {
      unit.tell({ uid: 'hanako', kind: 'interview', text: '面接', href: '/mypage', subject: 'x', ...news })
    })
  const pushes = () => sent.flatMap((task) => (task.name === 'send-push' ? [task] : []))
  return { subscriptions, tell, pushes }
}
const rows = () => handle.database.select().from(pushSubscription)

test('whoever goes back to the first choices is rung nowhere, and nobody else is silent for it', async () => {
  const { subscriptions } = open()
  const [own, other] = [await openSession('hanako'), await openSession('jiro')]
  await subscriptions.save('hanako', { sessionId: own, endpoint, kinds: ['interview'] })
  await subscriptions.save('jiro', { sessionId: other, endpoint: `${endpoint}2`, kinds: ['interview'] })
  const { work } = createTestWork(handle, () => at)
  const choices = createNotificationChoices({ database: handle.database, work })
  expect(await choices.reset('hanako')).toBe(true)
  expect(await subscriptions.kinds('hanako', own)).toEqual([])
  expect(await subscriptions.kinds('jiro', other)).toEqual(['interview'])
})

test('what a person chose rings their browser, signed and without a word', async () => {
  const { subscriptions, tell, pushes } = open()
  const sessionId = await openSession('hanako')
  expect(await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['interview'] })).toBe(true)
  expect(await subscriptions.kinds('hanako', sessionId)).toEqual(['interview'])
  expect(await subscriptions.kinds('jiro', sessionId)).toEqual([])
  await tell()
  await tell({ kind: 'application_answered' })
  await tell({ uid: 'jiro' })
  expect(pushes()).toMatchObject([{ after: 0 }])
  await subscriptions.deliver(pushes()[0]!.data)
  expect(asked).toHaveLength(1)
  const { headers, body } = asked[0]!
  expect(body).toBe('')
  expect(headers).toMatchObject({ ttl: '3600', topic: 'news' })
  expect(headers['content-encoding']).toBeUndefined()
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const [head, claims, signature] = token!.split('.')
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
    aud: new URL(endpoint).origin,
    sub: 'mailto:desk@example.com',
  })
  const point = curve.getPublicKey()
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature!, 'base64url')),
  ).toBe(true)
  expect(await rows()).toMatchObject([{ failures: 0, deliveredAt: noon }])
  // Nothing came since.
  await subscriptions.deliver(pushes()[0]!.data)
  expect(asked).toHaveLength(1)
})

test('by night it waits until 8:00', async () => {
  const { subscriptions, tell, pushes } = open()
  const sessionId = await openSession('hanako')
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['interview'] })
  at = night
  await tell()
  expect(pushes()).toMatchObject([{ after: 9 * 3600 }])
  // After a stop of the site a task may come late.
  await subscriptions.deliver(pushes()[0]!.data)
  expect(asked).toEqual([])
  expect(pushes()[1]).toMatchObject({ after: 9 * 3600 })
  at = new Date(night.getTime() + 9 * 3_600_000)
  await subscriptions.deliver(pushes()[1]!.data)
  expect(asked).toHaveLength(1)
})

test('what was read, or is of a session that ended, does not ring', async () => {
  const { subscriptions, tell, pushes } = open()
  const sessionId = await openSession('hanako')
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['interview'] })
  await tell()
  await handle.database.update(notification).set({ readAt: noon })
  await subscriptions.deliver(pushes()[0]!.data)
  await handle.database.update(notification).set({ readAt: null })
  await handle.database
    .update(session)
    .set({ revokedAt: noon, tokens: null })
    .where(eq(session.id, sessionId))
  await subscriptions.deliver(pushes()[0]!.data)
  await tell()
  expect(pushes()).toHaveLength(1)
  expect(asked).toEqual([])
  await handle.database.delete(session)
  expect(await rows()).toEqual([])
})

test.each([404, 410])('%i of the push service ends the subscription', async (answer) => {
  const { subscriptions, tell, pushes } = open()
  const sessionId = await openSession('hanako')
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['interview'] })
  await tell()
  status = answer
  await subscriptions.deliver(pushes()[0]!.data)
  expect(await rows()).toEqual([])
})

test.each([503, 429, 307])('a push service that answers %i is asked again a few times', async (answer) => {
  const { subscriptions, tell, pushes } = open()
  const sessionId = await openSession('hanako')
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['interview'] })
  await tell()
  status = answer
  for (let tries = 0; tries < 5; tries += 1) await subscriptions.deliver(pushes().at(-1)!.data)
  expect(pushes().map(({ after }) => after)).toEqual([0, 60, 120, 240, 480])
  expect(await rows()).toMatchObject([{ failures: 5, deliveredAt: null }])
  expect(lines.filter((line) => line.includes('is away'))).toHaveLength(1)
  status = 201
  await subscriptions.deliver(pushes()[0]!.data)
  expect(await rows()).toMatchObject([{ failures: 0, deliveredAt: noon }])
  expect(lines.at(-1)).toContain('answers again')
})

test('a push service that refuses again and again loses the subscription', async () => {
  const { subscriptions, tell, pushes } = open()
  const sessionId = await openSession('hanako')
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['interview'] })
  await tell()
  status = 403
  for (let tries = 0; tries < 4; tries += 1) await subscriptions.deliver(pushes()[0]!.data)
  expect(await rows()).toMatchObject([{ failures: 4 }])
  await subscriptions.deliver(pushes()[0]!.data)
  expect(await rows()).toEqual([])
  expect(pushes()).toHaveLength(1)
})

test('another choice keeps what waits, and rings for what is chosen then', async () => {
  const { subscriptions, tell, pushes } = open()
  const sessionId = await openSession('hanako')
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['interview'] })
  await tell()
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['message'] })
  await subscriptions.deliver(pushes()[0]!.data)
  expect(asked).toEqual([])
  await subscriptions.save('hanako', { sessionId, endpoint, kinds: ['message', 'interview'] })
  await subscriptions.deliver(pushes()[0]!.data)
  expect(asked).toHaveLength(1)
})

test('a sign-in that is ended from elsewhere takes its subscription along', async () => {
  const { subscriptions } = open()
  const kinds = ['interview'] as const
  const [one, other] = [await openSession('hanako'), await openSession('hanako')]
  await subscriptions.save('hanako', { sessionId: one, endpoint, kinds })
  await subscriptions.save('hanako', { sessionId: other, endpoint: `${endpoint}2`, kinds })
  const sessions = createSessionRows(handle.database)
  await sessions.revokeAll('hanako', other, noon)
  expect(await rows()).toMatchObject([{ sessionId: other }])
  await sessions.revoke('hanako', other, noon)
  expect(await rows()).toEqual([])
})

test('somebody else in the same browser takes the place of who was there', async () => {
  const { subscriptions } = open()
  const kinds = ['interview'] as const
  await subscriptions.save('hanako', { sessionId: await openSession('hanako'), endpoint, kinds })
  await subscriptions.save('jiro', { sessionId: await openSession('jiro'), endpoint, kinds })
  expect(await rows()).toMatchObject([{ uid: 'jiro' }])
})

test('a further device takes the place of the oldest; one is stopped alone', async () => {
  const { subscriptions } = open()
  const sessions: string[] = []
  for (let device = 0; device < 11; device += 1) {
    at = new Date(noon.getTime() + device * 1000)
    const sessionId = await openSession('hanako')
    sessions.push(sessionId)
    await subscriptions.save('hanako', { sessionId, endpoint: `${endpoint}${device}`, kinds: ['message'] })
  }
  expect(await rows()).toHaveLength(10)
  expect(await subscriptions.kinds('hanako', sessions[0]!)).toEqual([])
  await subscriptions.stop('jiro', sessions[10]!)
  expect(await rows()).toHaveLength(10)
  await subscriptions.stop('hanako', sessions[10]!)
  expect(await rows()).toHaveLength(9)
})

test('another address, another session and kinds that always come are refused', async () => {
  const { subscriptions } = open()
  const sessionId = await openSession('hanako')
  const wanted = { sessionId, endpoint, kinds: ['interview'] as const }
  expect(await subscriptions.save('hanako', { ...wanted, endpoint: 'http://127.0.0.1:1/' })).toBe(false)
  expect(await subscriptions.save('jiro', wanted)).toBe(false)
  expect(await subscriptions.save('hanako', { ...wanted, kinds: ['security'] })).toBe(false)
  expect(await subscriptions.save('hanako', { ...wanted, kinds: ['reply_due'] })).toBe(false)
  expect(await rows()).toEqual([])
})
