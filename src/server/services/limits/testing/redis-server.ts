import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { freePort } from '#server/platform/free-port.ts'

const binary = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)

/** Whether one is installed: Debian has it as `redis-server`. Tests without it are skipped. */
export const hasRedisServer = binary !== undefined

/** A server of its own, empty, on loopback with a password; `stop` and `start` make it go away and come back. */
export const openRedisServer = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'redis-'))
  const port = await freePort()
  const run = async () => {
    const settings = [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--requirepass',
      'pw',
    ]
    const child = spawn(binary ?? '', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
    // A test that dies leaves none behind.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('close', () => process.off('exit', end))
    for await (const piece of child.stdout.iterator({ destroyOnReturn: false }))
      if (String(piece).includes('Ready to accept connections')) break
    child.stdout.resume()
    return child
  }
  let child = await run()
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  return {
    url: `redis://:pw@127.0.0.1:${port}/1`,
    stop,
    start: async () => {
      child = await run()
    },
    /** It keeps its connections, and answers nothing. */
    silence: () => child.kill('SIGSTOP'),
    wake: () => child.kill('SIGCONT'),
    close: async () => {
      child.kill('SIGCONT')
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}
