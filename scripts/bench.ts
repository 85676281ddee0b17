import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { routes } from '#contract/routes.ts'
import { freePort } from '#server/platform/free-port.ts'
import { bundledServer } from './bundled-server.mjs'
import { benchApplicants } from './bench/applicants.ts'
import { benchCachedPages, type CachedPage } from './bench/cached-pages.ts'
import { benchFirstVisit } from './bench/first-visit.ts'
import { benchFloods } from './bench/floods.ts'
import { remember } from './bench/history.ts'
import { benchKept } from './bench/kept.ts'
import { benchLegalCheck } from './bench/legal-check.ts'
import { benchLive } from './bench/live.ts'
import { benchSearchOnServer } from './bench/search-on-server.ts'
import { benchSignIn } from './bench/sign-in.ts'
import { benchCompanies } from './bench/companies.ts'
import { benchNotifications } from './bench/notifications.ts'
import { benchStudents } from './bench/students.ts'
import { benchSitemap } from './bench/sitemap.ts'
import { benchStarts } from './bench/starts.ts'
import { benchViews } from './bench/views.ts'
import { startServer, type ServerProcess } from './bench/server-process.ts'
import { benchUncached, benchUncachedOnServer, uncachedPages, type Uncached } from './bench/uncached-pages.ts'
import type { Figures } from './bench/worse.ts'
import { build } from './build.ts'
import { isBuilt } from './built.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const goals = { ratio: 0.88, p99Ratio: 3, uncachedMilliseconds: { server: 1.5, embedded: 2.5 } }

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
      `all (goal ≤ ${goals.uncachedMilliseconds.server} on a server, ${goals.uncachedMilliseconds.embedded} embedded)`,
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

const uncachedFigures = (where: string, pages: Record<string, Uncached>): Figures =>
  Object.fromEntries(
    Object.entries(pages).map(([name, { total }]) => [
      `uncached ${name}, ms CPU ${where}`,
      { value: total, better: 'lower' },
    ]),
  )

const pageFigures = ({ cached, uncached, uncachedOnServer }: Pages): Figures => ({
  ...Object.fromEntries(
    cached.map(({ page, ratio }) => [`kept ${page}, ratio to bare`, { value: ratio, better: 'higher' }]),
  ),
  ...uncachedFigures('embedded', uncached),
  ...uncachedFigures('on a server', uncachedOnServer ?? {}),
})

const measurePages = async (): Promise<void> => {
  if (!isBuilt()) await build()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const [load = 0] = loadavg()
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
    await remember('pages', pageFigures(pages), { load, say })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// npm run bench [-- pages | lcp | kept | starts | sign-in | search | students | companies | applicants | notifications | sitemap | legal-check | views | floods | live] [--full] [--ads 300000]:
// --ads says over how many ads searches are measured; with --full it is 10,000 and 100,000, students and companies over as many, and the sitemap over 1,000,000.
const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, ads: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const wanted =
  positionals.length === 0
    ? [
        'pages',
        'lcp',
        'kept',
        'starts',
        'sign-in',
        'search',
        'students',
        'companies',
        'applicants',
        'notifications',
        'sitemap',
        'legal-check',
        'views',
        'floods',
        'live',
      ]
    : positionals
if (wanted.includes('pages')) await measurePages()
if (['lcp', 'starts', 'live', 'floods'].some((part) => wanted.includes(part)) && !isBuilt()) await build()
if (wanted.includes('lcp')) await benchFirstVisit(say)
if (wanted.includes('kept')) await benchKept(say)
if (wanted.includes('starts')) await benchStarts(say)
if (wanted.includes('sign-in')) await benchSignIn(say)
if (wanted.includes('search')) {
  const sizes = values.ads?.map(Number) ?? (values.full ? [10_000, 100_000] : [10_000])
  await benchSearchOnServer(sizes, say)
}
if (wanted.includes('students')) await benchStudents(values.full ? 100_000 : 10_000, say)
if (wanted.includes('companies')) await benchCompanies(values.full ? 100_000 : 10_000, say)
if (wanted.includes('applicants')) await benchApplicants(say)
if (wanted.includes('notifications')) await benchNotifications(say)
if (wanted.includes('sitemap')) await benchSitemap(values.full ? 1_000_000 : 100_000, say)
if (wanted.includes('legal-check')) benchLegalCheck(say)
if (wanted.includes('views')) benchViews(say)
if (wanted.includes('live')) await benchLive(say)
if (wanted.includes('floods')) await benchFloods(say)
