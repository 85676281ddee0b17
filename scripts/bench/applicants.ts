import { execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { composeWrites } from '#server/compose-writes.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { nobodyLooks } from '#server/backend/database/unit-of-work.ts'
import { databaseUrl, startTestServer } from '#server/backend/database/testing/server.ts'
import { createMemoryFileStore } from '#server/backend/testing/files.ts'
import { createTestPeople } from '#server/backend/testing/people.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { createLog } from '#server/platform/log.ts'
import { takeUpOne } from './applicant-rounds.ts'
import { applicants, loadApplicants } from './applicants-data.ts'
import { askerOf, quantile, type Timed } from './asking.ts'
import { declineInBulk } from './bulk-decline.ts'
import { interviewOne } from './interview-rounds.ts'
import { writeLetters } from './letter-rounds.ts'
import { reportOnce } from './report-rounds.ts'

const rounds = 120
const warming = 20

/** Everything of one round is measured with its tasks put in line, which nobody works on. */
const measure = async (handle: DatabaseHandle, say: (line: string) => void): Promise<void> => {
  const ad = await loadApplicants(handle)
  const { work, tasks } = await composeWrites({
    handle,
    role: 'sender',
    node: 'bench',
    invalidation: { tell: () => {} },
    live: () => nobodyLooks,
    people: createTestPeople(),
    store: createMemoryFileStore(),
    now: () => testNow,
    log: createLog('silent').log,
  })
  try {
    const ask = askerOf(handle, { work })
    const measured = new Map<string, { goal: number; milliseconds: number[] }>()
    for (let round = 0; round < rounds; round += 1) {
      const timed: Timed = async (name, goal, run) => {
        const from = performance.now()
        const data = await run()
        const took = performance.now() - from
        const each = measured.get(name) ?? { goal, milliseconds: [] }
        measured.set(name, each)
        // The first ones warm plans and caches.
        if (round >= warming) each.milliseconds.push(took)
        return data
      }
      // Nobody does in a day what is measured in a minute.
      await handle.database.execute(sql`truncate rate_limit`)
      await takeUpOne(ask, ad, round, timed)
      await interviewOne(handle, ask, ad, timed)
      await writeLetters(handle, ask, ad, timed)
      await reportOnce(ask, work, ad, timed)
    }
    say(`\n| ${applicants} applicants of one ad | p50, ms | p95, ms | goal, p95 |\n| --- | --- | --- | --- |`)
    for (const [name, { goal, milliseconds }] of measured)
      say(
        `| ${name} | ${quantile(milliseconds, 0.5).toFixed(1)} | ${quantile(milliseconds, 0.95).toFixed(1)} | ≤ ${goal} |`,
      )
    await declineInBulk(handle, work, ad, say)
  } finally {
    await tasks.stop(1000)
  }
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
      await measure(handle, say)
    } finally {
      await handle.close()
    }
  } finally {
    await server.stop()
  }
}
