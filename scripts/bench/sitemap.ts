import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#server/backend/database/open.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { freePort } from '#server/platform/free-port.ts'
import { bundledServer } from '../bundled-server.mjs'
import { startServer, type ServerProcess } from './server-process.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const goalMegabytes = 400

/** Copies one open ad, cut short, until there are `count`: a sitemap reads nothing but ids and times. */
const multiply = async (database: Database, count: number): Promise<void> => {
  const columnsOf = async (table: string, key: string): Promise<readonly string[]> => {
    const { rows } = await database.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns
          where table_name = ${table} and table_schema = 'public' and column_name <> ${key}`,
    )
    return rows.map(({ name }) => `"${name}"`)
  }
  const from = (row: string, columns: readonly string[]) =>
    columns.map((column) => `${row}.${column}`).join(', ')
  const ads = await columnsOf('job_post', 'id')
  const hits = await columnsOf('job_search', 'job_post_id')
  const steps = [
    `create temp table one as select j.* from job_post j join job_search s on s.job_post_id = j.id
     where s.valid_through > now() + interval '1 day' limit 1`,
    `create temp table hit as select s.* from job_search s join one on one.id = s.job_post_id`,
    `update one set duties = '仕事', holidays = '土日祝'`,
    `update hit set terms = ''::tsvector`,
    `create temp table ids as select gen_random_uuid() as id from generate_series(1, ${count})`,
    `insert into job_post (id, ${ads.join(', ')}) select ids.id, ${from('one', ads)} from ids, one`,
    `insert into job_search (job_post_id, ${hits.join(', ')}) select ids.id, ${from('hit', hits)} from ids, hit`,
    'analyze job_post',
    'analyze job_search',
  ]
  await database.transaction(async (tx) => {
    await tx.execute(sql.raw('set local statement_timeout = 0'))
    for (const step of steps) await tx.execute(sql.raw(step))
  })
}

const read = async (host: ServerProcess, address: string): Promise<{ text: string; bytes: number }> => {
  const answer = await fetch(`http://localhost:${host.port}${address}`)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const text = await answer.text()
  return { text, bytes: Buffer.byteLength(text) }
}

const readAll = async (host: ServerProcess) => {
  const started = performance.now()
  const index = await read(host, '/sitemap.xml')
  const parts = Array.from(
    index.text.matchAll(/<loc>[^<]*(\/sitemap\/jobs-[^<]+)</gu),
    ([, part = '']) => part,
  )
  let addresses = 0
  let bytes = 0
  for (const part of parts) {
    const file = await read(host, part)
    addresses += file.text.split('<url>').length - 1
    bytes += file.bytes
  }
  return { parts: parts.length, addresses, bytes, seconds: (performance.now() - started) / 1000 }
}

/** Reads the whole sitemap of `count` ads and tells how much memory the site held at its most. */
export const benchSitemap = async (count: number, say: (line: string) => void): Promise<void> => {
  const server = await startTestServer().catch((error: unknown) => {
    say(
      `\nThe sitemap is not measured: no Postgres server could be started (${String(error).split('\n', 1)[0]}).`,
    )
    return null
  })
  if (server === null) return
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sitemap-'))
  try {
    say(`\nLoading ${count} ads …`)
    const env = { ...process.env, DATABASE_URL: server.url, DEMO: '0' }
    const seed = [path.join(root, 'scripts/seed.ts'), '--jobs', '50', '--companies', '5']
    await promisify(execFile)(process.execPath, seed, { env })
    const handle = await openDatabase({ kind: 'server', url: server.url })
    await multiply(handle.database, count)
    await handle.close()
    const port = await freePort()
    const host = await startServer({
      script: bundledServer,
      port,
      env: { ...env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), RATE_LIMIT_SCALE: '1000' },
      logFile: path.join(folder, 'host.log'),
      readyPath: '/readyz',
    })
    try {
      const before = host.peakMegabytes()
      const { parts, addresses, bytes, seconds } = await readAll(host)
      say(
        `\n| sitemap | parts | addresses | MB | s | peak memory before, MB | peak memory, MB (goal < ${goalMegabytes}) |`,
      )
      say('| --- | --- | --- | --- | --- | --- | --- |')
      say(
        `| ${count} ads | ${parts} | ${addresses} | ${(bytes / 1e6).toFixed(1)} | ${seconds.toFixed(1)} | ${before ?? '–'} | ${host.peakMegabytes() ?? '–'} |`,
      )
    } finally {
      await host.stop()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
