import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { asc, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { livePath } from '#contract/live.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { createLiveChanges } from '#server/backend/live/live-changes.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { openEventStream } from '#server/host/testing/event-stream.ts'
import { startHost } from '#server/host/testing/host.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createLiveFeed } from '#server/services/live/live-feed.ts'
import { openMailServer, prepareKilling } from './setup/killed-process.ts'

const { withDatabase, start, kill, runOut } = prepareKilling()

/** What is there of what the person is told: the threads of lines and of mails in line, and the numbers of changes. */
const found = () =>
  withDatabase(async ({ database }) => {
    const lines = await database.select({ subject: notification.subject }).from(notification)
    const { rows } = await database.execute<{ thread: string }>(
      sql`select data->'mail'->'data'->>'threadId' as thread from pgboss.job where name = 'send-mail'`,
    )
    const changes = await database
      .select({ sequence: liveChange.sequence })
      .from(liveChange)
      .orderBy(asc(liveChange.sequence))
    return {
      lines: lines.map(({ subject }) => subject.replace('thread:', '')).toSorted(),
      mails: rows.map(({ thread }) => thread).toSorted(),
      numbers: changes.map(({ sequence }) => sequence),
    }
  })

test('what was committed before a process is killed is told on the site, in line for its mail, and numbered', async () => {
  await withDatabase(({ database }) => insertPerson(database, { uid: 'told' }))
  const committed: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const child = start('tell')
    if (child.stdout === null) throw new Error('no output')
    const last = committed.length + 1 + Math.floor(Math.random() * 5)
    for await (const id of createInterface(child.stdout)) {
      committed.push(id)
      if (committed.length >= last) break
    }
    await kill(child)
    const { lines, mails, numbers } = await found()
    expect(committed.filter((id) => !lines.includes(id))).toEqual([])
    expect(mails).toEqual(lines)
    expect(numbers).toEqual(lines.map((_, index) => index + 1))
  }
}, 300_000)

test('whoever had heard the first is told the others in order by another process', async () => {
  const { numbers } = await found()
  expect(numbers.length).toBeGreaterThan(2)
  await withDatabase(async ({ database }) => {
    const log = createLogTo({ write: () => {} }, 'silent')
    const feed = createLiveFeed({ ...createLiveChanges(database), log })
    const host = await startHost(() => 'unknown', {
      live: {
        readSession: async () => ({ id: 'session', uid: 'told', hasAccount: true }),
        openAmong: async (ids) => new Set(ids),
        follow: feed.follow,
        grant: null,
      },
    })
    try {
      const stream = await openEventStream(host.port, livePath, {
        host: 'site.test',
        'last-event-id': '1',
      })
      for (const id of numbers.slice(1)) expect(await stream.next()).toEqual({ kind: 'notifications', id })
      stream.leave()
    } finally {
      feed.close()
      await host.close()
    }
  })
}, 120_000)

test('a mail whose sender died after the server had taken it goes again under its Message-ID, and no other is lost', async () => {
  const { mails } = await found()
  const server = await openMailServer(() => {})
  onTestFinished(server.close)
  const first = start('accept', { SMTP_URL: server.url })
  if (first.stdout === null) throw new Error('no output')
  // Said once the sender has read that the mail is accepted; it dies before it can write that down.
  await once(createInterface(first.stdout), 'line')
  const [accepted] = server.letters
  await kill(first)
  await runOut()
  const second = start('mail', { SMTP_URL: server.url })
  onTestFinished(() => {
    second.kill('SIGKILL')
  })
  await vi.waitFor(() => expect(server.letters.filter((id) => id === accepted)).toHaveLength(2), {
    timeout: 60_000,
  })
  await vi.waitFor(() => expect(new Set(server.letters).size).toBe(mails.length), { timeout: 60_000 })
  // Two are under way at a time, and nothing else is doubled.
  expect(server.letters.length - mails.length).toBeLessThanOrEqual(2)
}, 300_000)
