import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, inject } from 'vitest'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { openDatabase, type DatabaseHandle, type DatabasePlace } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** What `writing-process.ts` does until it is killed. */
type Doing = 'write' | 'tell' | 'mail' | 'accept'

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A database for the tests of a file, and processes over it that are killed. */
export const prepareKilling = () => {
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

  return {
    place: () => place,
    withDatabase,
    kill,
    start: (what: Doing, env: Record<string, string> = {}): ChildProcess =>
      spawn(process.execPath, ['tests/integration/setup/writing-process.ts', what, JSON.stringify(place)], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { PATH: process.env['PATH'], ...env },
      }),

    /** On a server another node may still be at a task: it is given back when its time has run out. */
    runOut: async (): Promise<void> => {
      if (place.kind !== 'server') return
      await withDatabase(({ database }) =>
        database.execute(
          sql`update pgboss.job set started_on = now() - interval '1 day' where state = 'active'`,
        ),
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
    },
  }
}

/** A mail server that keeps letters; `onLetter` is called before it says that it took one. */
export const openMailServer = async (onLetter: (messageId: string) => void) => {
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
  // Whoever is killed while it talks leaves its connection reset.
  server.on('error', (error) => {
    if (!('code' in error) || error.code !== 'ECONNRESET') throw error
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
