import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { databaseUrl } from '#server/backend/database/testing/server.ts'
import { insertCompany, insertPerson } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import type { AdminAnswer } from '../../scripts/admin/run.ts'
import { stampIn } from './setup/admin-commands.ts'

/** The operator's commands as an operator gives them, each in a process of its own. */
const root = path.resolve(import.meta.dirname, '../..')
const keep = ['PATH', 'HOME', 'LANG', 'TMPDIR']
const bare = Object.fromEntries(keep.map((name) => [name, process.env[name]]))

let dataDir = ''
/** What names the database: nothing where it is embedded in `dataDir`. */
let place: Record<string, string> = {}

const adminWith = (env: Record<string, string>, ...given: string[]): Promise<AdminAnswer> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/admin.ts', ...given],
      { cwd: root, env: { ...bare, DATA_DIR: dataDir, ...place, ...env } },
      (error, out, words) => {
        const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1
        resolve({ code, out, words })
      },
    )
  })
const admin = (...given: string[]) => adminWith({}, ...given)

/** Only one process can have the embedded database open: never while a command runs. */
const withDatabase = async <Value>(work: (handle: DatabaseHandle) => Promise<Value>): Promise<Value> => {
  const url = place['DATABASE_URL']
  const handle = await openDatabase(
    url === undefined ? { kind: 'folder', path: path.join(dataDir, 'database') } : { kind: 'server', url },
  )
  try {
    return await work(handle)
  } finally {
    await handle.close()
  }
}

/** One without a table; the embedded one is empty until the first test that fills it. */
const emptyDatabase = async (): Promise<Record<string, string>> => {
  const server = inject('databaseServer')
  if (server === undefined) return {}
  const name = `empty_${newId().replaceAll('-', '')}`
  const { database, close } = await openDatabase({ kind: 'server', url: server })
  await database.execute(sql.raw(`create database ${name} template template0`))
  await close()
  return { DATABASE_URL: databaseUrl(server, name) }
}

/** What waits for a site to send it, the newest first: a command without a site puts mails in line. */
const queuedMails = () =>
  withDatabase(async ({ database }) => {
    const { rows } = await database.execute<{ mail: unknown }>(
      sql`select data->'mail' as mail from pgboss.job where name = 'send-mail' order by created_on desc`,
    )
    return rows.map(({ mail }) => mail)
  })

const first = corporateNumber('000000000001')

const fill = async (handle: DatabaseHandle) => {
  const { database } = handle
  await migrate(handle, await readMigrations())
  await insertPerson(database, { uid: 'owner', kind: 'company', email: 'owner@example.com' })
  const names = { legalName: '株式会社いちばん', displayName: 'いちばん' }
  const companyId = await insertCompany(database, { status: 'pending', ...names, corporateNumber: first })
  await database.insert(companyMember).values({ id: newId(), companyId, uid: 'owner', role: 'owner' })
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'admin-'))
  if (inject('databaseServer') === undefined) return
  const { client, close } = await openTestDatabase()
  if (client.kind === 'server') place = { DATABASE_URL: client.url }
  await close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('what makes no sense, or a configuration that does not, is told in words, and ends with 1', async () => {
  const [nonsense, help, misconfigured] = await Promise.all([
    admin('nonsense'),
    admin(),
    adminWith({ REQUIRE_SECOND_FACTOR: 'everybody' }, 'pending'),
  ])
  expect(nonsense).toEqual({ code: 1, out: '', words: expect.stringMatching(/^admin: there is no command/) })
  expect(help).toEqual({ code: 0, out: expect.stringContaining('Usage: npm run admin'), words: '' })
  expect(misconfigured).toMatchObject({ code: 1, words: expect.stringContaining('REQUIRE_SECOND_FACTOR:') })
})

describe('on a database that no site has opened yet', () => {
  test('commands say what is missing', async () => {
    expect(await adminWith(await emptyDatabase(), 'pending')).toEqual({
      code: 1,
      out: '',
      words: expect.stringContaining('start the site once'),
    })
  })

  test('the doctor goes on to the project, and says when that cannot be asked', async () => {
    const answer = await adminWith(
      {
        SITE_URL: 'https://jobs.example.jp',
        AUTH_SECRET: 'H7kq/2Wb0vXo9ZrT4mLc8sYd1eUf6GnJ3pAi5QxV',
        DATA_KEY: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
        FIREBASE_PROJECT_ID: 'jobs-example',
        FIREBASE_API_KEY: 'key',
        FIREBASE_AUTH_DOMAIN: 'jobs-example.firebaseapp.com',
        OPERATOR_NAME: '株式会社みちしるべ',
        OPERATOR_REPRESENTATIVE: '代表取締役　道標 太郎',
        OPERATOR_ADDRESS: '東京都千代田区丸の内1-1-1',
        OPERATOR_EMAIL: 'info@jobs.example.jp',
        OPERATOR_REGISTRATION: '51-募-000123',
        // Not there, so that nothing is asked over the network.
        GOOGLE_APPLICATION_CREDENTIALS: path.join(dataDir, 'service-account.json'),
      },
      'doctor',
    )
    expect(answer.code).toBe(1)
    expect(answer.out).toContain('Second factor: asked of company and admin.')
    expect(answer.out).toMatch(/WRONG {2}Firebase project jobs-example: could not be asked, no token/)
    if (place['DATABASE_URL'] === undefined) expect(answer.out).toMatch(/WRONG {2}Migrations: .*0000_initial/)
    expect(answer.out).toContain('By hand: SMS quota')
  })
})

describe('on a database with companies and people', () => {
  beforeAll(() => withDatabase(fill))

  test('the doctor of an embedded site is content, and says what it cannot see', async () => {
    const answer = await admin('doctor')
    expect(answer).toMatchObject({ code: 0, words: '' })
    for (const line of ['asked of nobody', 'Database: answers', 'Migrations: all applied', 'there is none'])
      expect(answer.out).toContain(line)
    expect(answer.out).not.toContain('WRONG')
  })

  test('a company is read, approved with a mail, and an announcement published, in the log as of this account', async () => {
    const shown = await admin('approve', first)
    expect(shown).toMatchObject({ code: 0, words: '' })
    expect(await admin('approve', first, '--read', stampIn(shown), '--checked', 'number')).toEqual({
      code: 0,
      out: 'Done: approve いちばん. A mail goes to owner@example.com.\nIt is verified by number.\n',
      words: '',
    })
    expect(await queuedMails()).toMatchObject([{ kind: 'company-review', to: 'owner@example.com' }])
    const made = await admin(
      'publish-info',
      '--title',
      '休業のお知らせ',
      '--body',
      '休みます。',
      '--important',
    )
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^Done: \/info\?id=[\da-f-]{36}$/m) })
    const found = await withDatabase(async ({ database }) => ({
      infos: await database.select().from(info),
      companies: await database.select().from(company),
      log: await database.select().from(auditLog).orderBy(auditLog.id),
    }))
    expect(found.infos).toMatchObject([{ title: '休業のお知らせ', body: '休みます。', important: true }])
    expect(found.companies.map(({ status }) => status)).toEqual(['active'])
    expect(found.log.map(({ action }) => action)).toEqual(['company.approve', 'info.published'])
    expect(new Set(found.log.map(({ actor }) => actor))).toEqual(new Set([`operator:${userInfo().username}`]))
  })
})
