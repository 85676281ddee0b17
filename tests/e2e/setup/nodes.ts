import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { openWay } from '#server/backend/database/testing/way.ts'
import { runAdmin } from './admin.ts'
import { freePort, startSite, type RunningSite } from './server.ts'

/** Two processes of the built site over one Postgres server. The command line reaches the first by its data folder. */
export type Nodes = {
  first: RunningSite
  second: RunningSite
  admin: (...given: string[]) => Promise<string>
  /** The same command in a data folder where no site runs. */
  adminElsewhere: (...given: string[]) => Promise<string>
  /** The way from the first node to the database, which can be cut. */
  way: Awaited<ReturnType<typeof openWay>>
}

export const test = base.extend<object, { nodes: Nodes }>({
  nodes: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'nodes-'))
      const database = await startTestServer()
      const way = await openWay(database.url)
      const identityPort = String(await freePort())
      const files = { FILES_DIR: path.join(folder, 'files') }
      const shared = {
        ...files,
        DATABASE_URL: database.url,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identityPort}`,
      }
      const dataOf = (name: string) => path.join(folder, name)
      const first = await startSite(dataOf('first'), path.resolve('test-results/node-1.log'), {
        ...files,
        DATABASE_URL: way.url,
        AUTH_EMULATOR_PORT: identityPort,
      })
      const second = await startSite(dataOf('second'), path.resolve('test-results/node-2.log'), shared)
      const admin = (...given: string[]) => runAdmin({ DATA_DIR: dataOf('first'), ...shared }, given)
      const adminElsewhere = (...given: string[]) =>
        runAdmin({ DATA_DIR: dataOf('elsewhere'), ...shared }, given)
      await use({ first, second, admin, adminElsewhere, way })
      await Promise.all([first.stop(), second.stop()])
      way.close()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})
