import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { freePort } from '#server/platform/free-port.ts'
import { median } from './cached-pages.ts'
import { remember } from './history.ts'
import { startServer } from './server-process.ts'

const rounds = 3
/** Until what the start left behind is collected. */
const restMilliseconds = 5000
const goals = { seconds: 1.5, megabytes: 150 }

const script = fileURLToPath(new URL('../start.mjs', import.meta.url))

type Start = { seconds: number; idle: number | null; peak: number | null }

/** One start until a page is answered, and what the process holds a moment later. */
const startOnce = async (folder: string, env: NodeJS.ProcessEnv): Promise<Start> => {
  const port = await freePort()
  const began = performance.now()
  const server = await startServer({
    script,
    port,
    env: { HOST: '127.0.0.1', SITE_URL: '', DATA_DIR: path.join(folder, 'data'), PORT: String(port), ...env },
    logFile: path.join(folder, 'start.log'),
    readyPath: '/jobpost',
  })
  const seconds = (performance.now() - began) / 1000
  try {
    await wait(restMilliseconds)
    return { seconds, idle: server.megabytes(), peak: server.peakMegabytes() }
  } finally {
    await server.stop()
  }
}

const warmStarts = async (folder: string, env: NodeJS.ProcessEnv): Promise<Start> => {
  // Makes the tables and fills them.
  await startOnce(folder, env)
  const starts: Start[] = []
  for (let round = 0; round < rounds; round += 1) starts.push(await startOnce(folder, env))
  return {
    seconds: median(starts.map(({ seconds }) => seconds)),
    idle: median(starts.map(({ idle }) => idle ?? Number.NaN)),
    peak: median(starts.map(({ peak }) => peak ?? Number.NaN)),
  }
}

const inFolder = async <Value>(run: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-start-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Warm starts of a built site until a page is answered, and the memory of the web process at rest. */
export const benchStarts = async (say: (line: string) => void): Promise<void> => {
  const [load = 0] = loadavg()
  const rows: [string, Start][] = [
    ['embedded, demo data', await inFolder((folder) => warmStarts(folder, { DATABASE_URL: '', DEMO: '1' }))],
  ]
  const server = await startTestServer().catch(() => null)
  if (server !== null)
    try {
      rows.push([
        'Postgres server, no ads',
        await inFolder((folder) => warmStarts(folder, { DATABASE_URL: server.url, DEMO: '0' })),
      ])
    } finally {
      await server.stop()
    }
  say(
    `\n| warm start, median of ${rounds} | s to the list (goal ≤ ${goals.seconds}) | MB at rest (goal ≤ ${goals.megabytes} on a server) | MB at most |`,
  )
  say('| --- | --- | --- | --- |')
  for (const [name, { seconds, idle, peak }] of rows)
    say(`| ${name} | ${seconds.toFixed(2)} | ${idle ?? '?'} | ${peak ?? '?'} |`)
  await remember(
    'starts',
    Object.fromEntries(
      rows.flatMap(([name, { seconds, idle }]) => [
        [`${name}, s`, { value: seconds, better: 'lower' as const }],
        [`${name}, MB at rest`, { value: idle ?? 0, better: 'lower' as const }],
      ]),
    ),
    { load, say },
  )
}
