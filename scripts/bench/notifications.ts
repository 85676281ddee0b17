import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { NotificationCount, NotificationsQuery } from '#operations/notifications.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { databaseUrl, startTestServer, templateDatabase } from '#server/backend/database/testing/server.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { askerOf, quantile, type Ask } from './asking.ts'

const goal = 20
const rounds = 300
const people = 10_000
const told = 1_000_000
/** Of the one who never looks. */
const unreadOfOne = 20_000

const idOf = sql.raw(`('019aa000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`)
const at = testNow.toISOString()

/** A hundred each, the older half read, three of each thing; and two whom nobody could tell more: of many things, and of one. */
const load = ({ transaction }: DatabaseHandle): Promise<void> =>
  transaction(async (database) => {
    await database.execute(sql.raw('set local statement_timeout = 0'))
    await database.execute(sql`
    insert into account (uid, kind, email, email_verified_at)
    select 'person-' || n, 'student', 'person-' || n || '@example.com', ${at}::timestamptz
    from generate_series(0, ${people + 1}::int) n`)
    await database.execute(sql`
    insert into notification (id, uid, kind, text, href, subject, key, shown, read_at, created_at)
    select ${idOf}, 'person-' || n % ${people}::int,
      case when n % 2 = 0 then 'interview' else 'application_answered' end::notification_kind,
      '面接の日時が決まりました。', '/mypage', 'application:' || n / ${people}::int / 3, n::text, true,
      case when n < ${told / 2}::int then ${at}::timestamptz end, ${at}::timestamptz
    from generate_series(1, ${told}::int) n`)
    await database.execute(sql`
    insert into notification (id, uid, kind, text, href, subject, key, shown, created_at)
    select ${idOf}, 'person-' || ${people}::int, 'application_received', '応募がありました。', '/mypage',
      'application:' || n / 2, n::text, true, ${at}::timestamptz
    from generate_series(${told + 1}::int, ${told + unreadOfOne}::int) n`)
    await database.execute(sql`
    insert into notification (id, uid, kind, text, href, subject, key, shown, created_at)
    select ${idOf}, 'person-' || ${people + 1}::int, 'message', 'メッセージが届きました。', '/mypage',
      'thread:one', n::text, true, ${at}::timestamptz
    from generate_series(${told + unreadOfOne + 1}::int, ${told + 2 * unreadOfOne}::int) n`)
    await database.execute(sql`analyze`)
  })

const measure = async (uidOf: (round: number) => string, ask: Ask) => {
  const page: number[] = []
  const count: number[] = []
  for (let round = 0; round < rounds + 20; round += 1) {
    const uid = uidOf(round)
    const from = performance.now()
    await ask(uid, NotificationsQuery, { kind: null, after: null })
    const between = performance.now()
    await ask(uid, NotificationCount)
    // The first ones warm plans and caches.
    if (round < 20) continue
    page.push(between - from)
    count.push(performance.now() - between)
  }
  return { page, count }
}

/** What people see of a million notifications, on a Postgres server, one at a time. */
export const benchNotifications = async (say: (line: string) => void): Promise<void> => {
  const server = await startTestServer().catch(() => null)
  if (server === null) {
    say('\nNotifications are not measured: no Postgres server could be started.')
    return
  }
  try {
    const admin = await openDatabase({ kind: 'server', url: server.url })
    await admin.database.execute(sql.raw(`create database bench_news template ${templateDatabase}`))
    await admin.close()
    const handle = await openDatabase({ kind: 'server', url: databaseUrl(server.url, 'bench_news') })
    try {
      say(`\nLoading ${told} notifications of ${people} people …`)
      await load(handle)
      const ask = askerOf(handle)
      const each = await measure((round) => `person-${(round * 31) % people}`, ask)
      const one = await measure(() => `person-${people}`, ask)
      const same = await measure(() => `person-${people + 1}`, ask)
      const lines = [
        ['the first page', each.page],
        ['the count of the header', each.count],
        [`the first page of who has ${unreadOfOne} unread`, one.page],
        ['their count', one.count],
        [`the first page of who has ${unreadOfOne} unread of one thing`, same.page],
      ] as const
      say(
        '\n| 1,000,000 notifications of 10,000 people | p50, ms | p95, ms | goal, p95 |\n| --- | --- | --- | --- |',
      )
      for (const [name, took] of lines)
        say(
          `| ${name} | ${quantile(took, 0.5).toFixed(1)} | ${quantile(took, 0.95).toFixed(1)} | ≤ ${goal} |`,
        )
    } finally {
      await handle.close()
    }
  } finally {
    await server.stop()
  }
}
