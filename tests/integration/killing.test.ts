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

/**
 * Messages, the mails in line by what they belong to, and of each application how many of the things are there that are
 * written with its sending. One look: the embedded database takes a second to open.
 */
const contents = () =>
  withDatabase(async ({ database }) => {
    const messages = await database.select({ id: contactMessage.id }).from(contactMessage)
    const { rows } = await database.execute<{ id: string; count: number }>(
      sql`select data->'mail'->'data'->>'id' as id, count(*)::int as count from pgboss.job where name = 'send-mail' group by 1`,
    )
    const { rows: applications } = await database.execute<{ id: string; status: string; parts: string }>(sql`
      select a.id, a.status, concat_ws(' ',
        (a.profile is not null and a.reply_due_at is not null)::int,
        (select count(*) from application_event e where e.application_id = a.id),
        (select count(*) from consent_record c where c.version like '% ' || a.id),
        (select count(*) from audit_log l where l.subject = 'application:' || a.id),
        (select count(*) from pgboss.job j where j.name = 'send-mail' and j.data->'mail'->'data'->>'id' = a.id::text)
      ) as parts from application a`)
    return {
      messages: new Set(messages.map(({ id }) => id)),
      mails: new Map(rows.map(({ id, count }) => [id, count])),
      applications,
    }
  })

test(`a process that is killed while it writes leaves no half write, loses no task and sends each application whole or not at all, ${rounds} times`, async () => {
  await withDatabase(async () => {})
  const committed: { message: string[]; application: string[] } = { message: [], application: [] }
  for (let round = 0; round < rounds; round += 1) {
    const child = start('write')
    const last = 1 + Math.floor(Math.random() * 24)
    if (child.stdout === null) throw new Error('no output')
    let said = 0
    // Five others are under way, wherever they are.
    for await (const line of createInterface(child.stdout)) {
      const [kind, id = ''] = line.split(' ')
      if (kind === 'message' || kind === 'application') committed[kind].push(id)
      said += 1
      if (said >= last && committed.message.length > round && committed.application.length > round) break
    }
    await kill(child)
    const { messages, mails, applications } = await contents()
    expect(committed.message.filter((id) => !messages.has(id))).toEqual([])
    const sent = new Set(applications.filter(({ status }) => status === 'submitted').map(({ id }) => id))
    expect(committed.application.filter((id) => !sent.has(id))).toEqual([])
    // The operator's and the sender's.
    expect([...messages].filter((id) => mails.get(id) !== 2)).toEqual([])
    expect([...mails.keys()].filter((id) => !messages.has(id) && !sent.has(id))).toEqual([])
    const wholes = { submitted: '1 1 1 1 1', draft: '0 0 0 0 0' }
    const broken = applications.filter(
      ({ status, parts }) => parts !== (status === 'draft' ? wholes.draft : wholes.submitted),
    )
    expect(broken).toEqual([])
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
