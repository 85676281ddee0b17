import { databasePlace, openDatabase } from './backend/database/open.ts'
import { migrate, missingMigrations, readMigrations } from './backend/database/migrate.ts'
import { createBackend } from './backend/handle.ts'
import type { Identity } from './backend/identity.ts'
import { createGateway, type Gateway } from './gateway/create-gateway.ts'
import { loadKnownOperations } from './gateway/known-operations.ts'
import type { Readiness } from './host/health.ts'
import { createLocalInvalidation, type CacheInvalidation } from './platform/cache-invalidation.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { configOrExit } from './platform/environment.ts'
import { createLog, type Log } from './platform/log.ts'
import type { Site } from './platform/site.ts'

/** What Astro's side gets of the composition, through `locals`. */
export type Services = {
  site: Site
  now: Clock
  log: Log
  gateway: Gateway
}

export type Composition = {
  services: Services
  invalidation: CacheInvalidation
  readiness: Readiness
  close: () => Promise<void>
}

/** Builds everything; the only place that knows which adapter stands behind which port. Rejects in plain words. */
export const compose = async (config: Config, log: Log): Promise<Composition> => {
  const now = systemClock
  const invalidation = createLocalInvalidation()
  const handle = await openDatabase(databasePlace(config))
  const migrations = await readMigrations()
  const applied = await migrate(handle, migrations)
  if (applied.length > 0) log.info({ applied }, 'migrations were applied')

  const backend = createBackend({ database: handle.database, identity: nobody, now, log })
  invalidation.subscribe(backend.invalidate)
  const gateway = createGateway({
    upstream:
      config.backend.kind === 'in-process'
        ? { kind: 'in_process', handle: backend.handle }
        : { kind: 'remote', url: config.backend.url },
    operations:
      config.graphqlOperations === 'any'
        ? { kind: 'any' }
        : { kind: 'known', documents: await loadKnownOperations() },
    log,
  })

  return {
    services: { site: config.site, now, log, gateway },
    invalidation,
    readiness: async () => ({
      database: await holds(() => handle.ping()),
      migrations: await holds(async () => {
        if ((await missingMigrations(handle, migrations)).length > 0)
          throw new Error('migrations are missing')
      }),
    }),
    close: () => handle.close(),
  }
}

/** No identity provider is wired: every token is refused. */
const nobody: Identity = { verify: async () => null }

const holds = async (check: () => Promise<void>): Promise<boolean> => {
  try {
    await check()
    return true
  } catch {
    return false
  }
}

const developmentKey = Symbol.for('michishirube.development-composition')
type Holder = { [developmentKey]?: Promise<Composition> }

/** `astro dev` has no host, and loads this module anew after each change: the first composition stays. */
export const composeForDevelopment = (): Promise<Composition> => {
  const holder: typeof globalThis & Holder = globalThis
  holder[developmentKey] ??= (async () => {
    const config = configOrExit()
    return compose(config, createLog(config.logLevel).log)
  })()
  return holder[developmentKey]
}
