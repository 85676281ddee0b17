import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { bundledServer, serverFlags } from '../bundled-server.mjs'

/** One process of the built site, which can be ended and started again at its port. */
export type SiteProcess = {
  port: number
  start: () => Promise<void>
  /** `SIGTERM` drains, `SIGKILL` does not. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** True where it ended by itself. */
  hasCrashed: () => boolean
}

const startSeconds = 180
const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']

/** Nothing of the caller's own settings, such as another DATABASE_URL, reaches the site. */
const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

export const siteProcess = (options: {
  port: number
  env: Record<string, string>
  logFile: string
}): SiteProcess => {
  let child: ChildProcess | null = null
  let wanted = false
  let crashed = false
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${options.port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    port: options.port,
    start: async () => {
      const log = openSync(options.logFile, 'a')
      const started = spawn(process.execPath, [...serverFlags, bundledServer], {
        env: { ...bareEnvironment(), PORT: String(options.port), ...options.env },
        stdio: ['ignore', log, log],
      })
      child = started
      wanted = true
      started.once('exit', () => {
        if (wanted && child === started) crashed = true
      })
      const deadline = Date.now() + startSeconds * 1000
      while (!(await answers())) {
        if (started.exitCode !== null || started.signalCode !== null || Date.now() > deadline)
          throw new Error(`A node did not start; its log is ${options.logFile}`)
        await wait(100)
      }
    },
    end: async (signal) => {
      wanted = false
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = await ended
      // It has to end by itself, and well.
      if (signal === 'SIGTERM' && code !== 0) crashed = true
    },
    hasCrashed: () => crashed,
  }
}
