import { execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { AddApplicantNote, ApplicantQuery, ApplicantsQuery, MoveApplicant } from '#operations/applicants.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { databaseUrl, startTestServer } from '#server/backend/database/testing/server.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { askerOf, quantile, type Ask } from './asking.ts'

const goals = { list: 50, action: 30 }
const rounds = 120
const warming = 20
const applicants = 10_000

/** An ad of an approved company with ten thousand applicants in every standing, half of whom wait; and its owner. */
const load = async ({ database }: DatabaseHandle): Promise<{ id: string; companyId: string }> => {
  const { rows } = await database.execute(sql`
    select job_post.id, job_post.company_id as company from job_post
    join company on company.id = job_post.company_id and company.status = 'active'
    where job_post.status = 'published' order by job_post.id limit 1`)
  const [row] = rows
  if (typeof row?.['id'] !== 'string' || typeof row['company'] !== 'string') throw new Error('There is no ad')
  const { id, company: companyId } = row
  await database.execute(sql`
    insert into account (uid, kind, email, email_verified_at)
    select 'bench-' || n, 'student'::account_kind, 'bench-' || n || '@example.com', now() from generate_series(1, ${sql.raw(String(applicants))}) n
    union all select 'bench-owner', 'company'::account_kind, 'bench-owner@example.com', now()`)
  await database.execute(sql`
    insert into company_member (id, company_id, uid, role) values (gen_random_uuid(), ${companyId}, 'bench-owner', 'owner')`)
  const statuses = `'{submitted,viewed,submitted,viewed,submitted,screening,interview,offered,not_selected,closed_no_reply}'::application_status[]`
  await database.execute(sql`
    with made as (insert into application
      (id, uid, job_post_id, company_id, status, revision, message, profile, search_text, submit_key, submitted_at, reply_due_at, answered_at, closed_at, erase_at, reason, created_at, updated_at)
    select gen_random_uuid(), 'bench-' || n, ${id}, ${companyId}, status, 1, repeat('よろしくお願いいたします。', 10),
      jsonb_build_object('familyName', '計測' || n % 100, 'givenName', '太郎', 'familyNameKana', 'ケイソク', 'givenNameKana', 'タロウ',
        'email', 'bench-' || n || '@example.com', 'school', '東都大学', 'selfIntroduction', repeat('話を聞くことを大切にしています。', 20), 'motivation', repeat('経験を積みたいです。', 20)),
      'ケイソク' || lpad((n * 7919 % 10000)::text, 5, '0') || 'タロウ 計測' || n % 100 || '太郎 東都大学',
      gen_random_uuid(), at, at + interval '10 days',
      case when status in ('submitted', 'viewed', 'closed_no_reply') then null else at + interval '5 days' end,
      case when ended then at + interval '8 days' end, case when ended then at + interval '188 days' end,
      case when ended then '' end, at, at
    from generate_series(1, ${sql.raw(String(applicants))}) n,
      lateral (select ${testNow.toISOString()}::timestamptz - make_interval(mins => n) as at, (${sql.raw(statuses)})[1 + n % 10] as status) as derived,
      lateral (select status in ('not_selected', 'closed_no_reply') as ended) as ends
    returning id, submitted_at)
    insert into application_event (id, application_id, actor, status, created_at)
    select gen_random_uuid(), id, 'student', 'submitted', submitted_at from made`)
  await database.execute(sql`vacuum analyze application`)
  await database.execute(sql`analyze`)
  return { id, companyId }
}

type Timed = (
  name: string,
  goal: number,
  run: () => Promise<Record<string, unknown>>,
) => Promise<Record<string, unknown>>

const read = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined),
    value,
  )

/** What a member of the company does in one round: looks at the list in each way, takes one up, and writes it down. */
const liveOneRound = async (
  ask: Ask,
  { id, companyId }: { id: string; companyId: string },
  round: number,
  timed: Timed,
): Promise<void> => {
  const uid = 'bench-owner'
  const listed = (
    statuses: readonly string[] | null,
    sort: string,
    query = '',
    after: string | null = null,
  ) =>
    ask(uid, ApplicantsQuery, {
      companyId,
      filter: { jobPostId: id, statuses, query },
      sort,
      first: 50,
      after,
    })
  const waiting = ['submitted', 'viewed']
  const first = await timed('list, all by promise', goals.list, () => listed(null, 'due'))
  await timed('list, the next part', goals.list, () =>
    listed(null, 'due', '', String(read(first, 'applicants', 'pageInfo', 'endCursor'))),
  )
  await timed('list, who waits by name', goals.list, () => listed(waiting, 'name'))
  await timed('list, ended by date', goals.list, () => listed(['not_selected', 'closed_no_reply'], 'sent'))
  await timed('list, searched by name', goals.list, () => listed(null, 'due', `計測${round % 100}太郎`))
  await timed('list, searched in vain', goals.list, () => listed(null, 'due', 'だれもいない名前'))
  const one = String(read(first, 'applicants', 'nodes', round % 50, 'id'))
  const filter = { jobPostId: id, statuses: null, query: '' }
  const shown = await timed('one applicant with neighbours', goals.list, () =>
    ask(uid, ApplicantQuery, { companyId, id: one, filter, sort: 'due' }),
  )
  const press = { companyId, id: one, text: '選考を始めます。', reason: null }
  const seen = read(shown, 'applicant', 'updatedAt')
  const moved = await timed('start screening', goals.action, () =>
    ask(uid, MoveApplicant, { ...press, seen, action: 'screen' }),
  )
  const refusal = read(moved, 'moveApplicant', 'refusal')
  if (refusal !== null) throw new Error(`A move was refused: ${JSON.stringify(refusal)}`)
  await timed('write a note', goals.action, () =>
    ask(uid, AddApplicantNote, { companyId, id: one, note: '計測のメモです。' }),
  )
  const after = await ask(uid, ApplicantQuery, { companyId, id: one, filter, sort: 'due' })
  await timed('reject', goals.action, () =>
    ask(uid, MoveApplicant, {
      ...press,
      seen: read(after, 'applicant', 'updatedAt'),
      action: 'reject',
      reason: 'filled',
    }),
  )
}

/** What a company does with ten thousand applicants of one ad on a Postgres server, one at a time. */
export const benchApplicants = async (say: (line: string) => void): Promise<void> => {
  const server = await startTestServer().catch(() => null)
  if (server === null) {
    say('\nApplicants are not measured: no Postgres server could be started.')
    return
  }
  try {
    const admin = await openDatabase({ kind: 'server', url: server.url })
    await admin.database.execute(sql.raw('create database bench_applicants'))
    await admin.close()
    const url = databaseUrl(server.url, 'bench_applicants')
    say(`\nLoading ${applicants} applicants of one ad …`)
    const env = { ...process.env, DATABASE_URL: url, DEMO: '0' }
    const seed = fileURLToPath(new URL('../seed.ts', import.meta.url))
    await promisify(execFile)(process.execPath, [seed, '--jobs', '500', '--companies', '20'], { env })
    const handle = await openDatabase({ kind: 'server', url })
    try {
      const ad = await load(handle)
      const ask = askerOf(handle)
      const measured = new Map<string, { goal: number; milliseconds: number[] }>()
      for (let round = 0; round < rounds; round += 1)
        await liveOneRound(ask, ad, round, async (name, goal, run) => {
          const from = performance.now()
          const data = await run()
          const took = performance.now() - from
          const each = measured.get(name) ?? { goal, milliseconds: [] }
          measured.set(name, each)
          // The first ones warm plans and caches.
          if (round >= warming) each.milliseconds.push(took)
          return data
        })
      say(
        `\n| ${applicants} applicants of one ad | p50, ms | p95, ms | goal, p95 |\n| --- | --- | --- | --- |`,
      )
      for (const [name, { goal, milliseconds }] of measured)
        say(
          `| ${name} | ${quantile(milliseconds, 0.5).toFixed(1)} | ${quantile(milliseconds, 0.95).toFixed(1)} | ≤ ${goal} |`,
        )
    } finally {
      await handle.close()
    }
  } finally {
    await server.stop()
  }
}
