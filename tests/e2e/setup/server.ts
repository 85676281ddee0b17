import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../../..')

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/**
 * A port nobody listens on at this moment. Below those that the system gives to connections (from 32768 on), since one of
 * these could be taken by a connection before the site listens.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

const keep = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']

/** Only what a process needs: a DATABASE_URL or PORT of the person who runs the tests must not reach the site. */
const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    keep.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

export type RunningSite = { origin: string; stop: () => Promise<void>; log: () => string }

/**
 * Starts the built site as `npm start` does, on a free port with its own data, and waits until it is ready.
 * Its output goes to `logFile`. Throws the end of that output when it does not come up within eight minutes: a busy machine takes three.
 */
export const startSite = async (
  dataDir: string,
  logFile: string,
  env: Record<string, string> = {},
): Promise<RunningSite> => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  mkdirSync(path.dirname(logFile), { recursive: true })
  const output = createWriteStream(logFile)
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // One test run is one client that asks for hundreds of pages.
    env: { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', ...env },
  })
  child.stdout.pipe(output)
  child.stderr.pipe(output)
  const log = () => readFileSync(logFile, 'utf8')
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
  })

  const deadline = Date.now() + 480_000
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The site did not start.\n${log().slice(-4000)}`)
    }
    await wait(200)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([ended, wait(20_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
  }
  return { origin, stop, log }
}
