import { fork, type ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '#server/platform/log.ts'
import type { EmulatorAccount, EmulatorAnswer, EmulatorStart } from './emulator-protocol.ts'

export type IdentityEmulator = {
  /** `127.0.0.1:port` once it serves; rejects when it can't start. */
  whenReady: () => Promise<string>
  /** `127.0.0.1:port` while it serves, else null (starting, or restarting after a crash). */
  host: () => string | null
  stop: () => Promise<void>
}

export type EmulatorOptions = {
  projectId: string
  /** Null: any free port, the same one again after a crash. */
  port: number | null
  dataDir: string
  /** Made at the very first start. */
  accounts: readonly EmulatorAccount[]
  log: Log
}

const stopWithinMilliseconds = 5_000
const restartAfterMilliseconds = { first: 200, most: 30_000 }

/**
 * Starts the embedded identity provider in a child process that listens on loopback only. It is started again when
 * it crashes and ends with this process, however this one ends. Accounts and their sessions are kept in `dataDir`.
 */
export const startIdentityEmulator = ({
  projectId,
  port,
  dataDir,
  accounts,
  log,
}: EmulatorOptions): IdentityEmulator => {
  const script = fileURLToPath(new URL('./emulator-process.ts', import.meta.url))
  let child: ChildProcess | undefined
  let serving: string | null = null
  let stopping = false
  let usedPort = port ?? 0
  let restartTimer: NodeJS.Timeout | undefined
  const ready = Promise.withResolvers<string>()
  // Whoever awaits it sees the failure; nobody awaiting is no crash.
  ready.promise.catch(() => {})

  const start = (delay: number) => {
    const process = fork(script, [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'json',
    })
    child = process
    process.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => log.debug({ text: text.trim() }, 'identity emulator'))
    process.on('message', (answer: EmulatorAnswer) => {
      if (answer.kind === 'failed') {
        log.error({ reason: answer.message }, 'The identity emulator could not start')
        ready.reject(new Error(`The identity emulator could not start: ${answer.message}`))
        return
      }
      usedPort = answer.port
      serving = `127.0.0.1:${answer.port}`
      ready.resolve(serving)
    })
    process.once('error', (error) => log.error({ err: error }, 'The identity emulator could not be started'))
    process.once('exit', (code, signal) => {
      const served = serving !== null
      serving = null
      if (stopping) return
      ready.reject(new Error('The identity emulator ended before it was ready'))
      const wait = served
        ? restartAfterMilliseconds.first
        : Math.min(delay * 2, restartAfterMilliseconds.most)
      log.warn({ code, signal, wait }, 'The identity emulator ended; it is started again')
      restartTimer = setTimeout(() => start(wait), wait)
    })
    const message: EmulatorStart = {
      projectId,
      port: usedPort,
      accountsFile: join(dataDir, 'identity.json'),
      accounts,
    }
    process.send(message)
  }

  void mkdir(dataDir, { recursive: true }).then(
    () => {
      if (!stopping) start(restartAfterMilliseconds.first)
    },
    (error: Error) => ready.reject(error),
  )

  return {
    whenReady: () => ready.promise,
    host: () => serving,
    stop: async () => {
      stopping = true
      clearTimeout(restartTimer)
      const process = child
      if (process === undefined || process.exitCode !== null || process.signalCode !== null) return
      const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()))
      process.kill('SIGTERM')
      const timer = setTimeout(() => process.kill('SIGKILL'), stopWithinMilliseconds)
      await ended
      clearTimeout(timer)
    },
  }
}
