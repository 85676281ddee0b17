import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { routes } from '#contract/routes.ts'
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

/** Addresses of each kind of page, by its name. */
type UncachedPages = Readonly<Record<string, readonly string[]>>

/** What stands for each kind of page: ads and their companies in turn, the list, an article. */
export const uncachedPages = (ads: readonly { id: string; company: string }[]): UncachedPages => ({
  job: ads.map(({ id }) => routes.jobPost(id)),
  list: [routes.jobPosts],
  company: [...new Set(ads.map(({ company }) => routes.company(company)))],
  article: ['/category/conditions/read-a-job-ad'],
})

/** Renders pages anew, over and over, in a process of its own. */
export const benchUncached = async (
  env: NodeJS.ProcessEnv,
  pages: UncachedPages,
): Promise<Record<string, Uncached>> => {
  const script = fileURLToPath(new URL('uncached-page.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, ...env, BENCH_PAGES: JSON.stringify(pages) },
  })
  return JSON.parse(stdout)
}

/** Loads the demo data into a database and answers addresses of what it holds. */
const fill = async (url: string): Promise<UncachedPages> => {
  const handle = await openDatabase({ kind: 'server', url })
  try {
    await migrate(handle, await readMigrations())
    const now = new Date()
    await seedDemo(handle, now)
    const { rows } = await handle.database.execute<{ id: string; company: string }>(
      sql`select s.job_post_id as id, s.company_id as company from job_search s where ${whereOpen(now)} order by s.publish_at desc limit 50`,
    )
    return uncachedPages(rows)
  } finally {
    await handle.close()
  }
}

/** The same over a Postgres server started for it, whose own CPU is not ours; null where none can be started. */
export const benchUncachedOnServer = async (
  env: NodeJS.ProcessEnv,
): Promise<Record<string, Uncached> | null> => {
  const server = await startTestServer().catch(() => null)
  if (server === null) return null
  try {
    return await benchUncached({ ...env, DATABASE_URL: server.url }, await fill(server.url))
  } finally {
    await server.stop()
  }
}
