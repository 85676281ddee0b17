import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { openMailServer, prepareKilling } from './setup/killed-process.ts'

/** Times a process is killed; `npm run test:killing` asks for more. */
const rounds = Number(process.env['KILLINGS'] ?? 5)

const { place, withDatabase, start, kill, runOut } = prepareKilling()

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
    place().kind === 'folder'
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
