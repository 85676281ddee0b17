import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import http from 'node:http'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverFlags } from '../bundled-server.mjs'

/** A server in a process of its own, on loopback. */
export type ServerProcess = {
  port: number
  /** Megabytes of memory it held at its most so far (Linux: VmHWM); null where the system does not tell. */
  peakMegabytes: () => number | null
  /** Those it holds now (VmRSS). */
  megabytes: () => number | null
  /** Microseconds of CPU used since it began. */
  cpu: () => Promise<number>
  /** The milliseconds of CPU between two turns of its event loop, at the most, while something ran. */
  longestHold: (run: () => Promise<void>) => Promise<number>
  stop: () => Promise<void>
}

const probe = fileURLToPath(new URL('cpu-probe.mjs', import.meta.url))
const startSeconds = 120
const lookMilliseconds = 25

/** Starts a script as a server and waits until `readyPath` answers 200. Its output goes to `logFile`. */
export const startServer = async (options: {
  script: string
  port: number
  env: NodeJS.ProcessEnv
  logFile: string
  readyPath: string
}): Promise<ServerProcess> => {
  const log = openSync(options.logFile, 'w')
  const child = spawn(process.execPath, [...serverFlags, '--import', probe, options.script], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  await waitUntilReady(child, options)
  return {
    port: options.port,
    peakMegabytes: () => megabytesOf(child.pid, 'VmHWM'),
    megabytes: () => megabytesOf(child.pid, 'VmRSS'),
    cpu: async () => {
      const message = await ask(child, 'cpu')
      if ('cpu' in message) return Number(message.cpu)
      throw new Error('The server answered something else than its CPU time')
    },
    longestHold: async (run) => {
      child.send('watch')
      await run()
      const message = await ask(child, 'hold')
      if ('hold' in message) return Number(message.hold)
      throw new Error('The server answered something else than what held it')
    },
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await Promise.race([ended, wait(10_000).then(() => child.kill('SIGKILL'))])
    },
  }
}

const ask = async (child: ChildProcess, question: 'cpu' | 'hold'): Promise<object> => {
  const answered = once(child, 'message')
  child.send(question)
  const [message]: unknown[] = await answered
  return typeof message === 'object' && message !== null ? message : {}
}

const megabytesOf = (pid: number | undefined, name: 'VmHWM' | 'VmRSS'): number | null => {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return null
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'mu').exec(readFileSync(file, 'utf8'))?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}

const waitUntilReady = async (
  child: ChildProcess,
  { port, readyPath, logFile }: { port: number; readyPath: string; logFile: string },
): Promise<void> => {
  for (let tries = 0; tries < (startSeconds * 1000) / lookMilliseconds; tries += 1) {
    if (child.exitCode !== null) throw new Error(`A server ended while starting; see ${logFile}`)
    if (await answersOk(port, readyPath)) return
    await wait(lookMilliseconds)
  }
  child.kill('SIGKILL')
  throw new Error(`A server was not ready within ${startSeconds} s; see ${logFile}`)
}

const answersOk = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }, (response) => {
        response.resume()
        resolve(response.statusCode === 200)
      })
      .on('error', () => resolve(false))
  })
