import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { openDatabase, type DatabaseHandle, type DatabasePlace } from '#server/backend/database/open.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'

/** Times a process is killed; `npm run test:killing` asks for more. */
const rounds = Number(process.env['KILLINGS'] ?? 5)
const root = path.resolve(import.meta.dirname, '../..')

let folder = ''
let place: DatabasePlace
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killing-'))
  place = { kind: 'folder', path: path.join(folder, 'database') }
  if (inject('databaseServer') === undefined) return
  const { client, close } = await openTestDatabase()
  if (client.kind === 'server') place = { kind: 'server', url: client.url }
  await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Only one process can have the embedded database open: never while another runs. */
const withDatabase = async <Value>(look: (handle: DatabaseHandle) => Promise<Value>): Promise<Value> => {
  const handle = await openDatabase(place)
  try {
    await migrate(handle, await readMigrations())
    return await look(handle)
  } finally {
    await handle.close()
  }
}

const start = (what: 'write' | 'apply' | 'mail', env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, ['tests/integration/setup/writing-process.ts', what, JSON.stringify(place)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...env },
  })

const kill = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Messages and the mails that belong to each, by the message's id. */
const contents = () =>
  withDatabase(async ({ database }) => {
    const messages = await database.select({ id: contactMessage.id }).from(contactMessage)
    const { rows } = await database.execute<{ id: string; count: number }>(
      sql`select data->'mail'->'data'->>'id' as id, count(*)::int as count from pgboss.job where name = 'send-mail' group by 1`,
    )
    return {
      messages: new Set(messages.map(({ id }) => id)),
      mails: new Map(rows.map(({ id, count }) => [id, count])),
    }
  })

test(`a process that is killed while it writes leaves no half write and loses no task, ${rounds} times`, async () => {
  await withDatabase(async () => {})
  const committed: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const child = start('write')
    const last = committed.length + 1 + Math.floor(Math.random() * 12)
    if (child.stdout === null) throw new Error('no output')
    // Two others are under way, wherever they are.
    for await (const id of createInterface(child.stdout)) {
      committed.push(id)
      if (committed.length >= last) break
    }
    await kill(child)
    const { messages, mails } = await contents()
    expect(committed.filter((id) => !messages.has(id))).toEqual([])
    expect([...messages].filter((id) => mails.get(id) === undefined)).toEqual([])
    expect([...mails.keys()].filter((id) => !messages.has(id))).toEqual([])
    // The operator's and the sender's.
    expect([...mails.values()].every((count) => count === 2)).toBe(true)
  }
}, 600_000)

/** A mail server that keeps letters; `onLetter` is called before it says that it took one. */
const openMailServer = async (onLetter: (messageId: string) => void) => {
  const letters: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onData: (stream, _session, done) => {
      let text = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      stream.on('end', () => {
        const messageId = /^message-id: *(<[^>]+>)/im.exec(text)?.[1] ?? ''
        letters.push(messageId)
        onLetter(messageId)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** On a server another node may still be at a task: it is given back when its time has run out. */
const runOut = async () => {
  if (place.kind !== 'server') return
  await withDatabase(({ database }) =>
    database.execute(sql`update pgboss.job set started_on = now() - interval '1 day' where state = 'active'`),
  )
  const boss = new PgBoss({
    connectionString: place.url,
    schema: 'pgboss',
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.supervise('send-mail')
  await withDatabase(({ database }) =>
    database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`),
  )
  await boss.stop({ close: true })
}

test('every mail is delivered; one is doubled when the process died before it heard of its acceptance', async () => {
  const { mails } = await contents()
  const wanted = [...mails.values()].reduce((sum, count) => sum + count, 0)
  expect(wanted).toBeGreaterThan(0)
  let child: ChildProcess | null = null
  let dies = 3
  const killed: string[] = []
  const server = await openMailServer((messageId) => {
    dies -= 1
    if (dies !== 0) return
    killed.push(messageId)
    child?.kill('SIGKILL')
  })
  child = start('mail', { SMTP_URL: server.url })
  await once(child, 'exit')
  await runOut()
  child = start('mail', { SMTP_URL: server.url })
  await vi.waitFor(() => expect(new Set(server.letters).size).toBe(wanted), { timeout: 120_000 })
  const open = () =>
    place.kind === 'folder'
      ? Promise.resolve(0)
      : withDatabase(async ({ database }) => {
          const { rows } = await database.execute(
            sql`select 1 from pgboss.job where name = 'send-mail' and state < 'completed'`,
          )
          return rows.length
        })
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 30_000 })
  await kill(child)
  await server.close()
  const twice = server.letters.filter((id, at) => server.letters.indexOf(id) !== at)
  // Two are under way at a time: the one that was accepted, and another that may have been.
  expect(twice).toContain(killed[0])
  expect(twice.length).toBeLessThanOrEqual(2)
}, 300_000)

/** Of each application how many of the things are there that are written with its sending. */
const applications = () =>
  withDatabase(async ({ database }) => {
    const { rows } = await database.execute<{ id: string; status: string; parts: string }>(sql`
      select a.id, a.status, concat_ws(' ',
        (a.profile is not null and a.reply_due_at is not null)::int,
        (select count(*) from application_event e where e.application_id = a.id),
        (select count(*) from consent_record c where c.version like '% ' || a.id),
        (select count(*) from audit_log l where l.subject = 'application:' || a.id),
        (select count(*) from pgboss.job j where j.name = 'send-mail' and j.data->'mail'->'data'->>'id' = a.id::text)
      ) as parts from application a`)
    return rows
  })

test(`a process that is killed while it sends applications sends each whole or not at all, ${rounds} times`, async () => {
  const committed: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const child = start('apply')
    const last = committed.length + 1 + Math.floor(Math.random() * 12)
    if (child.stdout === null) throw new Error('no output')
    for await (const id of createInterface(child.stdout)) {
      committed.push(id)
      if (committed.length >= last) break
    }
    await kill(child)
    const found = await applications()
    const sent = new Set(found.filter(({ status }) => status === 'submitted').map(({ id }) => id))
    expect(committed.filter((id) => !sent.has(id))).toEqual([])
    const wholes = { submitted: '1 1 1 1 1', draft: '0 0 0 0 0' }
    const broken = found.filter(
      ({ status, parts }) => parts !== (status === 'draft' ? wholes.draft : wholes.submitted),
    )
    expect(broken).toEqual([])
  }
}, 600_000)
