import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { databaseUrl } from '#server/backend/database/testing/server.ts'
import { isSharedPlace } from '#server/backend/files/shared-place.ts'
import { manifestSchema } from '#server/backend/backup/manifest.ts'
import { openTaskQueue } from '#server/backend/tasks/task-queue.ts'
import { createDataCipher } from '#server/platform/data-cipher.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createFolderMark } from '#server/services/files/folder-mark.ts'
import { createLocalFileStore } from '#server/services/files/local-file-store.ts'
import { openBucketServer } from '#server/services/files/testing/bucket-server.ts'
import { runBackup } from './backup.ts'
import { fillDemo } from './demo.ts'

const cipher = createDataCipher([randomBytes(32)])
const fileId = newId()
let origin: DatabaseHandle
let parent: string
let lines: readonly string[]
const folder = () => path.join(parent, 'backup')
const filesOf = (name: string) => path.join(parent, name, 'files')

const urlOf = ({ client }: DatabaseHandle): string => {
  if (client.kind !== 'server') throw new Error('no server')
  return client.url
}
const configOf = (url: string, name: string) => ({
  dataDir: path.join(parent, name),
  filesDir: filesOf(name),
  fileStore: { kind: 'folder' as const },
  database: { kind: 'postgres' as const, url, poolSize: 4 },
})

/** An empty database of the same server. */
const emptyDatabase = async (): Promise<string> => {
  const name = `restored_${newId().replaceAll('-', '')}`
  const admin = new Client({ connectionString: urlOf(origin) })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  await admin.end()
  return databaseUrl(urlOf(origin), name)
}

/** Every table with a digest of its rows. */
const contentOf = async ({ database }: DatabaseHandle): Promise<Record<string, string>> => {
  const { rows: tables } = await database.execute<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    // When each migration was applied is another time.
    const row = name === 'schema_migration' ? `(to_jsonb(t) - 'applied_at')::text` : 't::text'
    const { rows } = await database.execute<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}, ',' order by ${row})), '') as digest from "${name}" t`,
    )
    content[name] = rows[0]?.digest ?? ''
  }
  return content
}

const tasksOf = async ({ database }: DatabaseHandle) =>
  (
    await database.execute<{ name: string; state: string; data: unknown }>(
      "select name, state::text as state, data from pgboss.job where name <> '__pgboss__send-it' order by name",
    )
  ).rows

describe('on a server', () => {
  beforeAll(async () => {
    origin = await openTestDatabase()
    parent = await mkdtemp(path.join(tmpdir(), 'backup-'))
    const store = createLocalFileStore(path.join(filesOf('origin'), 'kept'))
    await fillDemo({ ...origin, store }, cipher, () => new Date())
    await store.put(fileId, Buffer.from('a file of a student'))
    await isSharedPlace(origin.database, createFolderMark(filesOf('origin')))
    const log = createLogTo({ write: () => {} }, 'silent')
    const tasks = await openTaskQueue({ client: origin.client, role: 'sender', log })
    await tasks.insert(origin.database, [
      { name: 'delete-account', data: { uid: 'u' }, key: 'u', after: 3600 },
    ])
    await tasks.stop(1000)
    lines = (await runBackup(configOf(urlOf(origin), 'origin'), { name: 'backup', folder: folder() })).lines
  })
  afterAll(async () => {
    await origin.close()
    await rm(parent, { recursive: true })
  })

  test('an empty place has afterwards what the site had: every row, every file, every task', async () => {
    const url = await emptyDatabase()
    await runBackup(configOf(url, 'place'), { name: 'restore', folder: folder() })
    const restored = await openDatabase({ kind: 'server', url })
    onTestFinished(() => restored.close())
    const content = await contentOf(restored)
    expect(content).toEqual(await contentOf(origin))
    expect(content['student_user']).not.toMatch(/^0 /)
    expect(await tasksOf(restored)).toEqual(await tasksOf(origin))
    expect(await isSharedPlace(restored.database, createFolderMark(filesOf('place')))).toBe(true)
    const file = await createLocalFileStore(path.join(filesOf('place'), 'kept')).open(fileId)
    const pieces: Uint8Array[] = []
    for await (const piece of file?.bytes ?? []) pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).toBe('a file of a student')
    // References hold again.
    await expect(restored.database.execute('insert into bookmark select * from bookmark')).rejects.toThrow()
    await expect(runBackup(configOf(url, 'again'), { name: 'restore', folder: folder() })).rejects.toThrow(
      'the database is not empty',
    )
  })

  test('files of a folder are restored into a bucket, and those of a bucket are in a backup', async () => {
    const server = await openBucketServer()
    onTestFinished(server.close)
    const place = async (name: string) => ({
      ...configOf(await emptyDatabase(), name),
      fileStore: { kind: 'bucket' as const, ...server.config, encryption: 'none' as const, kmsKey: null },
    })
    const config = await place('of-bucket')
    await runBackup(config, { name: 'restore', folder: folder() })
    expect(server.objects.get(`kept/${fileId}`)?.bytes.toString()).toBe('a file of a student')
    const second = path.join(parent, 'second')
    await runBackup(config, { name: 'backup', folder: second })
    const filesIn = async (of: string) => {
      const { files } = manifestSchema.parse(
        JSON.parse(await readFile(path.join(of, 'manifest.json'), 'utf8')),
      )
      return files.toSorted((one, other) => one.path.localeCompare(other.path))
    }
    expect(await filesIn(second)).toEqual(await filesIn(folder()))
    expect((await filesIn(second)).map(({ path: each }) => each)).toContain('folder-mark')
    await expect(runBackup(await place('again'), { name: 'restore', folder: second })).rejects.toThrow(
      `${server.config.url} is not empty`,
    )
  })

  test('it names keys and holds none, and nobody else reads it', async () => {
    const manifest = JSON.parse(await readFile(path.join(folder(), 'manifest.json'), 'utf8')) as {
      keys: string[]
    }
    expect(manifest.keys).toContain('AUTH_SECRET')
    expect(lines.join('\n')).toMatch(/rows of \d+ tables[\s\S]*DATA_KEY/)
    expect(((await stat(folder())).mode & 0o777).toString(8)).toBe('700')
    expect(((await stat(path.join(folder(), 'manifest.json'))).mode & 0o777).toString(8)).toBe('600')
  })

  test('a damaged backup is refused before anything is written', async () => {
    const url = await emptyDatabase()
    const damaged = path.join(folder(), 'tables', 'public.info.copy.gz')
    const before = await readFile(damaged)
    await writeFile(damaged, Buffer.concat([before, Buffer.from('x')]))
    onTestFinished(() => writeFile(damaged, before))
    await expect(runBackup(configOf(url, 'damaged'), { name: 'restore', folder: folder() })).rejects.toThrow(
      'tables/public.info.copy.gz of the backup is missing or damaged',
    )
    const database = await openDatabase({ kind: 'server', url })
    onTestFinished(() => database.close())
    expect((await contentOf(database))['info']).toBeUndefined()
  })

  test('a folder that is there already is not written into', async () => {
    await expect(
      runBackup(configOf(urlOf(origin), 'origin'), { name: 'backup', folder: folder() }),
    ).rejects.toThrow(/EEXIST/)
  })
})
