import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { routes } from '#contract/routes.ts'
import { freePort } from '#server/platform/free-port.ts'
import { bundledServer } from './bundled-server.mjs'
import { benchCachedPages, type CachedPage } from './bench/cached-pages.ts'
import { benchSearchOnServer } from './bench/search-on-server.ts'
import { benchStudents } from './bench/students.ts'
import { startServer, type ServerProcess } from './bench/server-process.ts'
import { benchUncached, benchUncachedOnServer, uncachedPages, type Uncached } from './bench/uncached-pages.ts'
import { build } from './build.ts'
import { isBuilt } from './built.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const goals = { ratio: 0.7, p99Ratio: 3 }

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Open ads with their companies, newest first. */
const openAds = async (server: ServerProcess): Promise<{ id: string; company: string }[]> => {
  const answer = await fetch(`http://localhost:${server.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ jobPosts(first: 50, sort: newest) { edges { node { id company { id } } } } }',
    }),
  })
  const { data }: { data: { jobPosts: { edges: { node: { id: string; company: { id: string } } }[] } } } =
    await answer.json()
  return data.jobPosts.edges.map(({ node }) => ({ id: node.id, company: node.company.id }))
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const cachedTable = (pages: readonly CachedPage[]): string =>
  table(
    [
      'cached page',
      'bytes (br)',
      'bare, µs CPU',
      'host, µs CPU',
      `ratio (goal ≥ ${goals.ratio})`,
      `p99, times bare's (goal ≤ ${goals.p99Ratio})`,
      'bare, req/s',
      'host, req/s',
    ],
    pages.map(({ page, bytes, bare, host, ratio, p99Ratio }) => [
      page,
      String(bytes),
      bare.cpuMicroseconds.toFixed(1),
      host.cpuMicroseconds.toFixed(1),
      ratio.toFixed(2),
      p99Ratio.toFixed(1),
      bare.perSecond.toFixed(0),
      host.perSecond.toFixed(0),
    ]),
  )

type UncachedByPage = Record<string, Uncached>

const uncachedTable = (places: readonly (readonly [string, UncachedByPage | null])[]): string =>
  table(
    [
      'uncached page, ms CPU of the site',
      'reading through the gateway (GraphQL, SQL)',
      'rendering',
      'packing with br',
      'all',
    ],
    places.flatMap(([place, pages]) =>
      Object.entries(pages ?? {}).map(([page, { read, render, pack, total }]) => [
        `${page}, ${place}`,
        ...[read, render, pack, total].map((milliseconds) => milliseconds.toFixed(2)),
      ]),
    ),
  )

type Pages = { cached: CachedPage[]; uncached: UncachedByPage; uncachedOnServer: UncachedByPage | null }

const benchPages = async (folder: string): Promise<Pages> => {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: '',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'info',
    DEMO: '1',
  }
  const host = await startServer({
    script: bundledServer,
    port,
    env,
    logFile: path.join(folder, 'host.log'),
    readyPath: '/readyz',
  })
  let cached: CachedPage[]
  let ads: Awaited<ReturnType<typeof openAds>>
  try {
    ads = await openAds(host)
    const [first] = ads
    if (first === undefined) throw new Error('There is no ad to measure with')
    const pages = [
      { name: 'job', path: routes.jobPost(first.id) },
      { name: 'list', path: routes.jobPosts },
    ]
    cached = await benchCachedPages(host, pages, folder)
  } finally {
    await host.stop()
  }
  return {
    cached,
    uncached: await benchUncached(env, uncachedPages(ads)),
    uncachedOnServer: await benchUncachedOnServer(env),
  }
}

const measurePages = async (): Promise<void> => {
  if (!isBuilt()) await build()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const started = new Date()
  try {
    const pages = await benchPages(folder)
    say(
      `\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${started.toISOString()}\n`,
    )
    say(cachedTable(pages.cached))
    say(
      `\n${uncachedTable([
        ['embedded database, its work included', pages.uncached],
        ['Postgres server', pages.uncachedOnServer],
      ])}`,
    )
    const results = path.join(root, 'bench-results')
    await mkdir(results, { recursive: true })
    const file = path.join(results, `pages-${started.toISOString().replaceAll(':', '-')}.json`)
    await writeFile(
      file,
      `${JSON.stringify({ node: process.version, cpus: cpus().length, load: loadavg(), goals, ...pages }, null, 2)}\n`,
    )
    say(`\nWritten to ${path.relative(root, file)}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// npm run bench [-- pages | search | students] [--full] [--ads 300000]: --ads says over how many ads searches are measured;
// with --full it is 10,000 and 100,000, and students are measured over as many.
const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, ads: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const wanted = positionals.length === 0 ? ['pages', 'search', 'students'] : positionals
if (wanted.includes('pages')) await measurePages()
if (wanted.includes('search')) {
  const sizes = values.ads?.map(Number) ?? (values.full ? [10_000, 100_000] : [10_000])
  await benchSearchOnServer(sizes, say)
}
if (wanted.includes('students')) await benchStudents(values.full ? 100_000 : 10_000, say)
