import { execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import {
  CloseJobPost,
  CompanyNeedsQuery,
  OwnJobPostsQuery,
  PauseJobPost,
  PublishJobPost,
  RelistJobPost,
  ResumeJobPost,
} from '#operations/own-job-posts.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { databaseUrl, startTestServer } from '#server/backend/database/testing/server.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { askerOf, quantile, type Ask } from './asking.ts'

const goal = 30
const rounds = 120
const warming = 20

type Ad = { id: string; companyId: string }

/** Lawful ads that run, each of another company, whose owner is made: `bench-` and the company's id. */
const loadOwners = async ({ database }: DatabaseHandle): Promise<Ad[]> => {
  const { rows } = await database.execute(sql`
    select distinct on (job_post.company_id) job_post.id, job_post.company_id as company
    from job_post join company on company.id = job_post.company_id and company.status = 'active'
    where job_post.status = 'published' and job_post.kind = 'new_grad' and job_post.term_kind = 'indefinite'
      and job_post.valid_through > ${testNow.toISOString()}::timestamptz + interval '1 day'
    order by job_post.company_id limit ${rounds}`)
  await database.execute(sql`
    insert into account (uid, kind, email, email_verified_at)
    select 'bench-' || id, 'company', 'bench-' || id || '@example.com', now() from company`)
  await database.execute(sql`
    insert into company_member (id, company_id, uid, role) select gen_random_uuid(), id, 'bench-' || id, 'owner' from company`)
  await database.execute(sql`analyze`)
  return rows.flatMap(({ id, company }) =>
    typeof id === 'string' && typeof company === 'string' ? [{ id, companyId: company }] : [],
  )
}

type Timed = (name: string, run: () => Promise<Record<string, unknown>>) => Promise<string>

/** What the owner of one company does with one ad, and the list of all. */
const liveOneDay = async (
  handle: DatabaseHandle,
  ask: Ask,
  { id, companyId }: Ad,
  timed: Timed,
): Promise<void> => {
  const uid = `bench-${companyId}`
  const of = { companyId, id }
  await timed('rest', () => ask(uid, PauseJobPost, of))
  await timed('go on', () => ask(uid, ResumeJobPost, of))
  await timed('close', () => ask(uid, CloseJobPost, { ...of, reason: 'filled' }))
  const draft = await timed('put up once more', () => ask(uid, RelistJobPost, of))
  await handle.database.execute(
    sql`update job_post set valid_through = ${testNow.toISOString()}::timestamptz + interval '30 days' where id = ${draft}`,
  )
  await timed('publish', () => ask(uid, PublishJobPost, { companyId, id: draft, publishAt: null }))
  await timed('list and needs', async () => {
    await ask(uid, CompanyNeedsQuery, { companyId })
    return ask(uid, OwnJobPostsQuery, { companyId, group: null, first: 20, after: null })
  })
}

const answerOf = (data: Record<string, unknown>): string => {
  const [answer] = Object.values(data)
  if (typeof answer !== 'object' || answer === null) throw new Error('Nothing was answered')
  const refusal: unknown = Reflect.get(answer, 'refusal')
  if (typeof refusal === 'string') throw new Error(`A move was refused: ${refusal}`)
  return String(Reflect.get(answer, 'id') ?? '')
}

/** What companies do with their ads on a Postgres server with this many ads, one at a time. */
export const benchCompanies = async (ads: number, say: (line: string) => void): Promise<void> => {
  const server = await startTestServer().catch(() => null)
  if (server === null) {
    say('\nCompanies are not measured: no Postgres server could be started.')
    return
  }
  try {
    const admin = await openDatabase({ kind: 'server', url: server.url })
    await admin.database.execute(sql.raw('create database bench_companies'))
    await admin.close()
    const url = databaseUrl(server.url, 'bench_companies')
    say(`\nLoading ${ads} ads …`)
    const env = { ...process.env, DATABASE_URL: url, DEMO: '0' }
    const seed = fileURLToPath(new URL('../seed.ts', import.meta.url))
    const amount = ['--jobs', String(ads), '--companies', String(Math.ceil(ads / 40))]
    await promisify(execFile)(process.execPath, [seed, ...amount], { env })
    const handle = await openDatabase({ kind: 'server', url })
    try {
      const own = await loadOwners(handle)
      const ask = askerOf(handle)
      const measured = new Map<string, number[]>()
      for (const [round, ad] of own.entries())
        await liveOneDay(handle, ask, ad, async (name, run) => {
          const from = performance.now()
          const data = await run()
          const took = performance.now() - from
          // The first ones warm plans and caches.
          if (round >= warming) measured.set(name, [...(measured.get(name) ?? []), took])
          return answerOf(data)
        })
      say(`\n| companies, ${ads} ads | p50, ms | p95, ms | goal, p95 |\n| --- | --- | --- | --- |`)
      for (const [name, milliseconds] of measured)
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
