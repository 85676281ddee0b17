import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/platform/free-port.ts'
import { bundledServer } from '../bundled-server.mjs'
import type { Flood } from './flood-client.ts'
import { startServer, type ServerProcess } from './server-process.ts'

const goalMilliseconds = 100
const keptPage = '/jobpost'
/** A reader comes every so many milliseconds, whether or not the one before was answered, for so many seconds. */
const everyMilliseconds = 10
const seconds = 8

type Requests = Flood['requests']

/** Milliseconds until the whole answer was there. */
const readOnce = (port: number, agent: http.Agent): Promise<number> => {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, 'accept-encoding': 'br' }
    http
      .get({ host: '127.0.0.1', port, path: keptPage, headers, agent }, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - from)
            : reject(new Error(`${keptPage} answered ${response.statusCode}`)),
        )
      })
      .on('error', reject)
  })
}

const readKeptPage = async (port: number): Promise<number[]> => {
  const agent = new http.Agent({ keepAlive: true })
  const readings: Promise<number>[] = []
  const begun = performance.now()
  for (let count = 0; count < (seconds * 1000) / everyMilliseconds; count += 1) {
    await wait(Math.max(0, begun + count * everyMilliseconds - performance.now()))
    readings.push(readOnce(port, agent))
  }
  const taken = await Promise.all(readings)
  agent.destroy()
  return taken
}

const quantile = (values: readonly number[], share: number): string =>
  (values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN).toFixed(
    1,
  )

type Measured = { taken: number[]; hold: number; answers: string }

const row = (name: string, { taken, hold, answers }: Measured): string =>
  `| ${[name, ...[0.5, 0.95, 0.99].map((share) => quantile(taken, share)), hold.toFixed(0), answers].join(' | ')} |`

/** Reads the kept page, and watches meanwhile what holds the thread. */
const measure = async (host: ServerProcess): Promise<Omit<Measured, 'answers'>> => {
  let taken: number[] = []
  const hold = await host.longestHold(async () => {
    taken = await readKeptPage(host.port)
  })
  return { taken, hold }
}

/** Runs a flood while the kept page is read; answers what that took, and what the flood was answered. */
const under = async (host: ServerProcess, flood: Flood): Promise<Measured> => {
  const script = fileURLToPath(new URL('flood-client.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(flood))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const ended = once(child, 'close')
  await wait(1000)
  const measured = await measure(host)
  child.kill('SIGTERM')
  await ended
  const statuses: Record<string, number> = JSON.parse(printed)
  const answers = Object.entries(statuses).map(
    ([status, count]) => `${count} × ${status === '0' ? 'cut' : status}`,
  )
  return { ...measured, answers: answers.join(', ') }
}

const get = (address: string): Requests[number] => ({ method: 'GET', path: address, body: null })
const post = (query: string): Requests[number] => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query }),
})

const list = (index: number) =>
  `a${index}: jobPosts(filter: { q: "営業", wage: ${200_000 + index} }, first: 50) { total { value } facets { kind { code count } } edges { node { id title } } }`
/** So many lists with facets in one operation, each of another search. */
const lists = (count: number): Requests[number] =>
  post(`{ ${Array.from({ length: count }, (_, index) => list(index)).join(' ')} }`)

const readAds = async (port: number): Promise<string[]> => {
  const answer = await fetch(`http://localhost:${port}/sitemap/jobs-1.xml`)
  return Array.from((await answer.text()).matchAll(/\/jobpost\/([\w-]+)</gu), ([, id = '']) => id)
}

/**
 * How long a kept page takes while others flood the site with what is costly to make, over the embedded database, whose
 * work is done by the same thread: from one network, which may have a few of each under way, and from forty. On a machine
 * that does other work too, the longest hold says what was our doing.
 */
export const benchFloods = async (say: (line: string) => void): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-floods-'))
  const port = await freePort()
  const host = await startServer({
    script: bundledServer,
    port,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: '',
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: '',
      TRUST_PROXY: '1',
      // Limits a minute would end a flood before it is one; what one client may have under way is not scaled.
      RATE_LIMIT_SCALE: '100000',
      DEMO: '1',
    },
    logFile: path.join(folder, 'host.log'),
    readyPath: '/readyz',
  })
  try {
    const ads = await readAds(port)
    if (ads.length === 0) throw new Error('There is no ad to flood with')
    const floods: readonly (readonly [string, Requests])[] = [
      ['drawn cards', ads.map((id) => get(`/card/jobpost/${id}.png`))],
      ['the aggregators’ feed', [get('/jobs.xml'), { ...get('/jobs.xml'), method: 'HEAD' }]],
      [
        'feeds of searches',
        Array.from({ length: 5000 }, (_, index) => get(`/feed.xml?wage=${150_000 + index}`)),
      ],
      ['15 lists with facets', [lists(15)]],
      ['3 lists with facets, as many as are taken', [lists(3)]],
    ]
    await readOnce(port, new http.Agent())
    say(
      `\nA kept page, read every ${everyMilliseconds} ms for ${seconds} s, under floods over 20 connections\n`,
    )
    say(
      `| flood | p50, ms | p95, ms (goal ≤ ${goalMilliseconds}) | p99, ms | longest hold of the thread, ms CPU | answers of the flood |`,
    )
    say('| --- | --- | --- | --- | --- | --- |')
    say(row('none', { ...(await measure(host)), answers: '–' }))
    for (const [name, requests] of floods)
      for (const clients of [1, 40]) {
        const measured = await under(host, { port, connections: 20, clients, requests })
        say(row(`${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`, measured))
      }
  } finally {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
