import { databasePlace, openDatabase } from './backend/database/open.ts'
import { migrate, missingMigrations, readMigrations } from './backend/database/migrate.ts'
import { GatewayError } from './gateway/gateway.ts'
import type { Readiness } from './host/health.ts'
import { createLocalInvalidation, type CacheInvalidation } from './platform/cache-invalidation.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { configOrExit } from './platform/environment.ts'
import { createLog, type Log } from './platform/log.ts'
import type { Site } from './platform/site.ts'

/** Whose request an operation belongs to. */
export type Caller = { requestId: string; bearerToken: string | null }

/** What Astro's side gets of the composition, through `locals`. */
export type Services = {
  site: Site
  now: Clock
  log: Log
  execute: <Data, Variables>(
    operation: import('gql.tada').TadaDocumentNode<Data, Variables>,
    variables: Variables,
    caller: Caller,
  ) => Promise<Data>
  forward: (request: Request, caller: Caller) => Promise<Response>
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

  return {
    services: {
      site: config.site,
      now,
      log,
      execute: (_operation, _variables, caller) =>
        Promise.reject(new GatewayError('UPSTREAM_FAILED', caller.requestId)),
      forward: async () => new Response(null, { status: 502 }),
    },
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
