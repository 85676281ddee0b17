import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startIdentityEmulator } from '#server/auth/identity/emulator.ts'
import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { createPeople } from '#server/auth/testing/people.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { databaseUrl } from '#server/backend/database/testing/server.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogTo } from '#server/platform/log.ts'

/** The operator's commands as an operator gives them, each in a process of its own. */
const root = path.resolve(import.meta.dirname, '../..')
const keep = ['PATH', 'HOME', 'LANG', 'TMPDIR']
const bare = Object.fromEntries(keep.map((name) => [name, process.env[name]]))

let dataDir = ''
/** What names the database: nothing where it is embedded in `dataDir`. */
let place: Record<string, string> = {}

type Answer = { code: number; out: string; words: string }
const adminWith = (env: Record<string, string>, ...given: string[]): Promise<Answer> =>
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

const numbers = [1, 2, 3].map((serial) => corporateNumber(String(serial).padStart(12, '0')))
const [first = '', second = '', third = ''] = numbers
const ids: string[] = []

const fill = async (handle: DatabaseHandle) => {
  const { database } = handle
  await migrate(handle, await readMigrations())
  const people = ['owner', 'student', 'newcomer'].map((uid) => ({
    uid,
    kind: uid === 'owner' ? ('company' as const) : ('student' as const),
    email: `${uid}@example.com`,
    emailVerifiedAt: uid === 'newcomer' ? null : testNow,
  }))
  await database.insert(account).values(people)
  const given = [
    { status: 'pending' as const, legalName: '株式会社いちばん', displayName: 'いちばん' },
    { status: 'pending' as const, legalName: '株式会社にばん', displayName: 'にばん' },
    { status: 'active' as const, legalName: '株式会社さんばん', displayName: 'さんばん' },
  ]
  for (const [index, names] of given.entries()) {
    const id = await insertCompany(database, { ...names, corporateNumber: numbers[index] ?? null })
    ids.push(id)
    await database.insert(companyMember).values({ id: newId(), companyId: id, uid: 'owner', role: 'owner' })
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'admin-'))
  if (inject('databaseServer') === undefined) return
  const { client, close } = await openTestDatabase()
  if (client.kind === 'server') place = { DATABASE_URL: client.url }
  await close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const usage = 'Usage: npm run admin'
const stampIn = ({ out }: Answer): string => / --read (\S+)/.exec(out)?.[1] ?? ''

test('what makes no sense is told in words before anything is opened', async () => {
  const wrong: readonly (readonly [given: string[], words: string])[] = [
    [['nonsense'], 'there is no command nonsense'],
    [['pending', '--colour'], "Unknown option '--colour'"],
    [['approve'], 'approve needs a company id or a corporate number'],
    [['approve', newId(), '--checked', 'number'], 'approve needs --read'],
    [['approve', newId(), '--read', 'a'], 'approve needs --checked and one of none'],
    [['approve-rename', newId(), '--read', 'a', '--checked', 'all'], 'approve-rename needs --checked'],
    [['reject-rename', newId()], 'reject-rename needs --reason'],
    [['companies', '--status', 'refused'], '--status takes one of pending'],
    [['companies', '--skip', '-1'], "Option '--skip' argument is ambiguous"],
    [['companies', '--skip', 'all'], '--skip takes a number'],
    [['review'], 'review needs an ad id'],
    [['publish-ad', newId()], 'publish-ad needs --read'],
    [['report'], 'report needs the id of a report or an ad'],
    [['close-report', newId(), '--reason', '理由'], 'close-report needs --outcome and one of removed'],
    [['close-report', newId(), '--outcome', 'warned'], 'close-report needs --reason'],
    [['grant-admin'], 'grant-admin needs an e-mail address'],
    [['publish-info', '--title', 'あ'.repeat(121), '--body', '本文'], '--title takes 1 to 120 characters'],
    [['publish-info', '--title', '題'], '--body takes 1 to 10,000 characters'],
  ]
  const answers = await Promise.all(wrong.map(([given]) => admin(...given)))
  for (const [index, [given, words]] of wrong.entries())
    expect({ given, ...answers[index] }).toEqual({
      given,
      code: 1,
      out: '',
      words: expect.stringContaining(`admin: ${words}`),
    })
  const [nonsense] = answers
  expect(nonsense?.words).toContain(usage)
  const [help, misconfigured] = await Promise.all([
    admin(),
    adminWith({ REQUIRE_SECOND_FACTOR: 'everybody' }, 'pending'),
  ])
  expect(help).toEqual({ code: 0, out: expect.stringContaining(usage), words: '' })
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

  test('companies that wait are listed, approved with a mail; an unknown one is told', async () => {
    const pending = (await admin('pending')).out
    expect(pending.match(/^\S.*$/gm)).toHaveLength(2)
    expect(pending).toContain(`${ids[0]}  ${first}`)
    expect(pending).not.toContain('[')
    expect((await admin('companies', '--status', 'pending')).out).toBe(pending)
    const shown = await admin('approve', first)
    expect(shown).toEqual({ ...(await admin('company', ids[0] ?? '')), code: 0 })
    expect(shown.out).toContain('東京都渋谷区渋谷1-2-3')
    const stamp = stampIn(shown)
    expect(await admin('approve', ids[0] ?? '', '--read', 'a', '--checked', 'number')).toMatchObject({
      code: 1,
      words: expect.stringContaining('the company says something else than what was read'),
    })
    expect(await admin('approve', first, '--read', stamp, '--checked', 'number')).toEqual({
      code: 0,
      out: 'Done: approve いちばん. A mail goes to owner@example.com.\nIt is verified by number.\n',
      words: '',
    })
    expect(await queuedMails()).toEqual([
      {
        kind: 'company-review',
        to: 'owner@example.com',
        data: { decision: 'approve', displayName: 'いちばん', reason: '' },
      },
    ])
    expect(await admin('approve', newId())).toMatchObject({
      code: 1,
      out: '',
      words: expect.stringMatching(/there is no company/),
    })
  })

  test('one that waits is rejected with the reason; another is suspended, not rejected', async () => {
    expect(await admin('reject', ids[1] ?? '', '--reason', '登記を確認できません。')).toMatchObject({
      code: 0,
    })
    expect(await admin('reject', third)).toMatchObject({
      code: 1,
      words: 'admin: the company is active; only a pending one can be rejected\n',
    })
    expect(await admin('suspend', third)).toMatchObject({ code: 0 })
    expect((await admin('companies', '--status', 'rejected')).out).toContain('登記を確認できません。')
    expect(await admin('approve', third, '--read', 'a', '--checked', 'number')).toMatchObject({
      code: 1,
      words: 'admin: the company was approved before and is suspended; `resume` ends that\n',
    })
    expect((await queuedMails()).slice(0, 2)).toMatchObject([
      { data: { decision: 'suspend', displayName: 'さんばん' } },
      { data: { decision: 'reject', reason: '登記を確認できません。' } },
    ])
  })

  test('of companies with one number all are shown, and only an id names one of them', async () => {
    const alike = await withDatabase(({ database }) =>
      insertCompany(database, { status: 'pending', legalName: '株式会社なのり', corporateNumber: first }),
    )
    const pending = await admin('pending')
    expect(pending.out).toMatch(
      new RegExp(
        `^${alike}  ${first}  .*pending  株式会社なのり  \\[${ids[0]} holds this number\\]  \\[nobody owns it\\]$`,
        'm',
      ),
    )
    expect(await admin('approve', first)).toMatchObject({
      code: 1,
      words: expect.stringMatching(
        new RegExp(
          `^admin: 2 companies give the number ${first}; say the id of the one you mean\n[^]*${alike}  pending`,
        ),
      ),
    })
    const stamp = stampIn(await admin('approve', alike))
    expect(await admin('approve', alike, '--read', stamp, '--checked', 'number')).toMatchObject({
      code: 1,
      words: expect.stringContaining(`this one is held by\n${ids[0]}  active  株式会社いちばん`),
    })
    await withDatabase(({ database }) => database.delete(company).where(eq(company.id, alike)))
    expect((await admin('unowned')).out).toBe('Every company that is or was active has a member.\n')
  })

  test('new names wait in a list of their own, and are decided about with what was checked', async () => {
    const wish = {
      companyId: ids[0] ?? '',
      legalName: '株式会社いちばんぼし',
      kana: 'イチバンボシ',
      displayName: 'いちばんぼし',
      corporateNumber: first,
      askedBy: 'owner',
      askedAt: testNow,
    }
    const ask = () => withDatabase(({ database }) => database.insert(companyRename).values(wish))
    expect((await admin('renames')).out).toBe('No names or numbers wait.\n')
    await ask()
    expect((await admin('renames')).out).toContain('株式会社いちばん  →  株式会社いちばんぼし')
    expect(await admin('reject-rename', first, '--reason', '登記と違います。')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Done: reject-rename of いちばん. A mail goes to owner@example.com.'),
    })
    await ask()
    const stamp = stampIn(await admin('approve-rename', first))
    expect(await admin('approve-rename', first, '--read', stamp, '--checked', 'none')).toMatchObject({
      code: 0,
      out: expect.stringContaining('It is verified by none.'),
    })
    expect(await admin('approve-rename', first, '--read', stamp, '--checked', 'none')).toMatchObject({
      code: 1,
      words: expect.stringContaining('no names or number of the company wait'),
    })
  })

  test('admin is granted on the word of the provider, which has to be there', async () => {
    expect(await admin('grant-admin', 'student@example.com')).toMatchObject({
      code: 1,
      words: expect.stringContaining('start the site and say it again'),
    })
    const folder = await mkdtemp(path.join(tmpdir(), 'admin-identity-'))
    const emulator = startIdentityEmulator({
      ...embeddedProject,
      port: null,
      dataDir: folder,
      accounts: [
        { uid: 'student', email: 'student@example.com', password: 'Demo-pass-2026', displayName: '学生' },
      ],
      log: createLogTo(process.stderr, 'fatal'),
    })
    try {
      const host = await emulator.whenReady()
      await createPeople(host, embeddedProject.projectId).signUp('newcomer@example.com')
      const grant = (address: string) =>
        adminWith({ FIREBASE_AUTH_EMULATOR_HOST: host }, 'grant-admin', address)
      const answers: readonly (readonly [address: string, code: number, words: string])[] = [
        ['Student@example.com', 0, 'Done: Student@example.com is an admin from the next page on.'],
        ['student@example.com', 0, 'Nothing to do: student@example.com is an admin already.'],
        ['owner@example.com', 1, 'the identity provider knows nobody with the address owner@example.com'],
        ['newcomer@example.com', 1, 'has not verified newcomer@example.com yet'],
      ]
      for (const [address, code, words] of answers) {
        const answer = await grant(address)
        expect({ address, code: answer.code, words: answer.out + answer.words }).toEqual({
          address,
          code,
          words: expect.stringContaining(words),
        })
      }
    } finally {
      await emulator.stop()
      await rm(folder, { recursive: true })
    }
  })

  test('an announcement is published; all that was done is in the database and its log', async () => {
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
      companies: await database.select().from(company).orderBy(company.corporateNumber),
      admins: await database.select().from(account).where(eq(account.kind, 'admin')),
      log: await database.select().from(auditLog).orderBy(auditLog.id),
    }))
    expect(found.infos).toMatchObject([{ title: '休業のお知らせ', body: '休みます。', important: true }])
    const statusOf = (number: string) =>
      found.companies.find((each) => each.corporateNumber === number)?.status
    expect([first, second, third].map(statusOf)).toEqual(['active', 'suspended', 'suspended'])
    expect(found.admins.map(({ uid }) => uid)).toEqual(['student'])
    expect(found.log.map(({ action }) => action)).toEqual([
      'company.approve',
      'company.reject',
      'company.suspend',
      'company.rename_reject',
      'company.rename_approve',
      'account.admin_granted',
      'info.published',
    ])
    expect(new Set(found.log.map(({ actor }) => actor))).toEqual(new Set([`operator:${userInfo().username}`]))
  })
})
