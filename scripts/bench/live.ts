import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { encode } from '@auth/core/jwt'
import { authCookies } from '#contract/auth.ts'
import { livePath } from '#contract/live.ts'
import { secretClaim } from '#server/auth/endpoints/auth-options.ts'
import { createSeal } from '#server/auth/session/seal.ts'
import { notifyLive } from '#server/backend/database/live-notice.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { createWork } from '#server/backend/database/unit-of-work.ts'
import { freePort } from '#server/platform/free-port.ts'
import { newId } from '#server/platform/ids.ts'
import { readSecrets } from '#server/platform/secrets.ts'
import { bundledServer } from '../bundled-server.mjs'
import { quantile } from './asking.ts'
import { startServer, type ServerProcess } from './server-process.ts'

const goals = { milliseconds: 250, megabytes: 300 }
const people = 1000
const messagesASecond = 50
const seconds = 20

const uidOf = (index: number) => `bench-${index}`

/** Signs everybody in by rows, as if just now. Answers their cookies. */
const signIn = async ({ database }: DatabaseHandle, secrets: readonly string[]): Promise<string[]> => {
  const now = new Date()
  const later = new Date(now.getTime() + 3_600_000)
  const seal = createSeal(secrets)
  const name = authCookies(false).session
  const signedIn = Array.from({ length: people }, (_, index) => ({
    uid: uidOf(index),
    id: newId(),
    secret: randomBytes(32).toString('base64url'),
  }))
  await database
    .insert(account)
    .values(signedIn.map(({ uid }) => ({ uid, kind: 'student' as const, email: `${uid}@example.com` })))
  await database.insert(session).values(
    signedIn.map(({ uid, id, secret }) => ({
      id,
      uid,
      secretHash: createHash('sha256').update(secret).digest('hex'),
      device: 'bench',
      tokens: seal.close({ idToken: 'bench', refreshToken: 'bench' }, id),
      email: `${uid}@example.com`,
      emailVerified: true,
      secondFactor: false,
      authTime: now,
      tokenExpiresAt: later,
      lastSeenAt: now,
    })),
  )
  return Promise.all(
    signedIn.map(
      async ({ secret }) =>
        `${name}=${await encode({ token: { [secretClaim]: secret }, secret: [...secrets], salt: name })}`,
    ),
  )
}

/** Opens a stream, each from a network of its own, and calls back with each thread it is told of. */
const openStream = async (
  port: number,
  cookie: string,
  index: number,
  hear: (thread: string) => void,
): Promise<http.ClientRequest> => {
  const headers = {
    host: `localhost:${port}`,
    cookie,
    'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
  }
  const request = http.get({ host: '127.0.0.1', port, path: livePath, headers, agent: false })
  const [response]: http.IncomingMessage[] = await once(request, 'response')
  if (response?.statusCode !== 200) throw new Error(`A stream was answered ${response?.statusCode}`)
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    for (const [, thread = ''] of text.matchAll(/"thread":"([^"]+)"/gu)) hear(thread)
  })
  response.on('error', () => {})
  request.on('error', () => {})
  return request
}

const measure = async (host: ServerProcess, url: string, secrets: readonly string[]) => {
  const { port, cpu } = host
  const handle = await openDatabase({ kind: 'server', url })
  // Another node: what it writes comes to the measured one by NOTIFY.
  const work = createWork({
    handle,
    tasks: { insert: async () => {} },
    invalidation: { tell: () => {} },
    notify: async () => {},
    live: { notify: notifyLive(newId()), wake: () => {} },
    now: () => new Date(),
  })
  const sentAt = new Map<string, number>()
  const taken: number[] = []
  const hear = (thread: string) => void taken.push(performance.now() - (sentAt.get(thread) ?? Number.NaN))
  const streams: http.ClientRequest[] = []
  const before = host.megabytes()
  for (const [index, cookie] of (await signIn(handle, secrets)).entries())
    streams.push(await openStream(port, cookie, index, hear))
  const cpuBefore = await cpu()
  const begun = performance.now()
  const writes: Promise<unknown>[] = []
  for (let count = 0; count < seconds * messagesASecond; count += 1) {
    await wait(Math.max(0, begun + (count * 1000) / messagesASecond - performance.now()))
    const threadId = newId()
    const [one, other] = [uidOf((count * 7) % people), uidOf((count * 7 + 500) % people)]
    sentAt.set(threadId, performance.now())
    writes.push(
      work({ kind: 'task', name: 'bench' }, async (unit) =>
        unit.signal({ uid: one, kind: 'thread', threadId }, { uid: other, kind: 'thread', threadId }),
      ),
    )
  }
  await Promise.all(writes)
  const took = (performance.now() - begun) / 1000
  const used = (await cpu()) - cpuBefore
  for (let tries = 0; taken.length < 2 * sentAt.size && tries < 100; tries += 1) await wait(100)
  const megabytes = [before, host.megabytes()].map(String)
  for (const stream of streams) stream.destroy()
  await handle.close()
  return { taken, expected: 2 * sentAt.size, cpuShare: used / 1e6 / took, megabytes }
}

/**
 * Open streams on one node of the built site over a Postgres server, while another node writes messages: from the write to
 * both screens. Clients, writer and database share the machine with it.
 */
export const benchLive = async (say: (line: string) => void): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-live-'))
  const database = await startTestServer()
  const port = await freePort()
  const dataDir = path.join(folder, 'data')
  const host = await startServer({
    script: bundledServer,
    port,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      TRUST_PROXY: '1',
      RATE_LIMIT_SCALE: '100000',
      DEMO: '',
    },
    logFile: path.join(folder, 'host.log'),
    readyPath: '/readyz',
  })
  try {
    const secrets = await readSecrets({ authSecrets: { kind: 'generated' }, dataDir })
    const { taken, expected, cpuShare, megabytes } = await measure(host, database.url, secrets)
    const milliseconds = [0.5, 0.95, 0.99].map((share) => quantile(taken, share).toFixed(0))
    say(
      `\n| ${people} streams, ${messagesASecond} messages/s | told | p50, ms | p95, ms (goal ≤ ${goals.milliseconds}) | p99, ms | MB before, with them (goal < ${goals.megabytes}) | of one CPU |`,
    )
    say('| --- | --- | --- | --- | --- | --- | --- |')
    say(
      `| from a write of another node | ${taken.length} of ${expected} | ${milliseconds.join(' | ')} | ${megabytes.join(', ')} | ${(cpuShare * 100).toFixed(0)} % |`,
    )
  } finally {
    await host.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
