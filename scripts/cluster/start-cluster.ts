import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoAccounts, embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { startIdentityEmulator } from '#server/auth/identity/emulator.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { openWay } from '#server/backend/database/testing/way.ts'
import { freePort } from '#server/platform/free-port.ts'
import { createLog } from '#server/platform/log.ts'
import { openBalancer, type Balancer } from './balancer.ts'
import { siteProcess, type SiteProcess } from './site-process.ts'

/** Web nodes and a worker over one Postgres server, one identity emulator and one folder of files, behind a balancer. */
export type Cluster = {
  balancer: Balancer
  nodes: readonly SiteProcess[]
  worker: SiteProcess
  /** The database itself, and the way that every process takes to it, which can be cut. */
  databaseUrl: string
  way: Awaited<ReturnType<typeof openWay>>
  identity: { host: string; stop: () => Promise<void>; start: () => Promise<void> }
  /** Folder of the logs and everything else; gone with `stop`. */
  folder: string
  stop: () => Promise<void>
}

const openIdentity = async (dataDir: string): Promise<Cluster['identity']> => {
  const { log } = createLog('silent')
  const port = await freePort()
  const { projectId } = embeddedProject
  const start = () => startIdentityEmulator({ projectId, port, dataDir, accounts: demoAccounts, log })
  let emulator = start()
  return {
    host: await emulator.whenReady(),
    stop: () => emulator.stop(),
    start: async () => {
      emulator = start()
      await emulator.whenReady()
    },
  }
}

export const startCluster = async (options: {
  nodes: number
  /** Of the balancer; 0: any. */
  port: number
  env?: Record<string, string>
}): Promise<Cluster> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'))
  const undo: (() => Promise<unknown> | void)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of undo.toReversed()) await each()
  }
  try {
    const database = await startTestServer()
    undo.push(database.stop)
    const way = await openWay(database.url)
    undo.push(way.close)
    const identity = await openIdentity(path.join(folder, 'identity'))
    undo.push(identity.stop)
    const port = options.port === 0 ? await freePort() : options.port
    const shared = {
      SITE_URL: `http://localhost:${port}`,
      DATABASE_URL: way.url,
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      FILES_DIR: path.join(folder, 'files'),
      AUTH_SECRET: randomBytes(33).toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
      TRUST_PROXY: '1',
      // Everybody here comes from one address.
      RATE_LIMIT_SCALE: '1000',
      ...options.env,
    }
    const prepare = async (name: string, role: 'web' | 'worker'): Promise<SiteProcess> => {
      const site = siteProcess({
        port: await freePort(),
        logFile: path.join(folder, `${name}.log`),
        env: { ...shared, ROLE: role, DATA_DIR: path.join(folder, name) },
      })
      undo.push(() => site.end('SIGTERM'))
      return site
    }
    const nodes = await Promise.all(
      Array.from({ length: options.nodes }, (_, index) => prepare(`node-${index + 1}`, 'web')),
    )
    const worker = await prepare('worker', 'worker')
    for (const site of [...nodes, worker]) await site.start()
    const ports = nodes.map((site) => site.port)
    const balancer = await openBalancer(ports, port)
    undo.push(balancer.close)
    return { balancer, nodes, worker, databaseUrl: database.url, way, identity, folder, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}
