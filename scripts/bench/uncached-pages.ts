import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { openDatabase } from '#server/backend/database/open.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { seedDemo } from '#server/backend/seed/seed-demo.ts'

/** Milliseconds of CPU of our process for one page, and bytes. */
export type Uncached = {
  read: number
  render: number
  pack: number
  total: number
  bytes: number
  packedBytes: number
}

/** Renders job pages anew, over and over, in a process of its own. */
export const benchUncached = async (env: NodeJS.ProcessEnv, paths: readonly string[]): Promise<Uncached> => {
  const script = fileURLToPath(new URL('uncached-page.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, ...env, BENCH_PATHS: JSON.stringify(paths) },
  })
  return JSON.parse(stdout)
}

/** Loads the demo data into a database and answers addresses of open ads. */
const fill = async (url: string): Promise<string[]> => {
  const handle = await openDatabase({ kind: 'server', url })
  try {
    await migrate(handle, await readMigrations())
    const now = new Date()
    await seedDemo(handle, now)
    const { rows } = await handle.database.execute<{ id: string }>(
      sql`select s.job_post_id as id from job_search s where ${whereOpen(now)} order by s.publish_at desc limit 50`,
    )
    return rows.map(({ id }) => `/jobpost/${id}`)
  } finally {
    await handle.close()
  }
}

/** The same over a Postgres server started for it, whose own CPU is not ours; null where none can be started. */
export const benchUncachedOnServer = async (env: NodeJS.ProcessEnv): Promise<Uncached | null> => {
  const server = await startTestServer().catch(() => null)
  if (server === null) return null
  try {
    return await benchUncached({ ...env, DATABASE_URL: server.url }, await fill(server.url))
  } finally {
    await server.stop()
  }
}
