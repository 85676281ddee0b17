import path from 'node:path'
import { createAuth, type Auth } from './auth/auth.ts'
import { demoAccounts } from './auth/identity/demo-accounts.ts'
import { createEmulatorCodes } from './auth/identity/emulator-codes.ts'
import { startIdentityEmulator, type IdentityEmulator } from './auth/identity/emulator.ts'
import { createIdentityProvider } from './auth/identity/provider.ts'
import { createAccounts } from './backend/accounts/accounts.ts'
import { createRateLimits } from './backend/accounts/rate-limits.ts'
import { createSessionRows } from './backend/accounts/session-rows.ts'
import { databasePlace, openDatabase } from './backend/database/open.ts'
import { migrate, missingMigrations, readMigrations } from './backend/database/migrate.ts'
import { createContactMessages } from './backend/contact/contact-messages.ts'
import { createBackend } from './backend/handle.ts'
import { seedDemo } from './backend/seed/seed-demo.ts'
import { createAccountSecurity } from './backend/security/account-security.ts'
import { startScheduler } from './backend/tasks/scheduler.ts'
import { createGateway } from './gateway/create-gateway.ts'
import type { Gateway } from './gateway/gateway.ts'
import { loadKnownOperations } from './gateway/known-operations.ts'
import type { Readiness } from './host/health.ts'
import { createCacheInvalidation } from './platform/cache-invalidation.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { configOrExit } from './platform/environment.ts'
import { freePort } from './platform/free-port.ts'
import { createLog, type Log } from './platform/log.ts'
import { readSecrets } from './platform/secrets.ts'
import type { Site } from './platform/site.ts'
import type { CacheInvalidation } from './ports/invalidation.ts'
import type { SendMail } from './ports/mails.ts'
import { createCards, type Cards } from './services/card/cards.ts'
import { createInbox, type Inbox } from './services/mail/inbox.ts'
import { createMailer } from './services/mail/mailer.ts'
import { createSmtp } from './services/mail/smtp.ts'

/** What would have been sent, to be read at /dev/inbox; embedded mode only. */
export type LocalInbox = { mails: Inbox['list']; codes: ReturnType<typeof createEmulatorCodes> | null }

/** What Astro's side gets of the composition: the middleware takes it and gives each page its share. */
export type Services = {
  site: Site
  now: Clock
  log: Log
  gateway: Gateway
  auth: Auth
  cards: Cards
  inbox: LocalInbox | null
}

export type Composition = {
  services: Services
  invalidation: CacheInvalidation
  readiness: Readiness
  /** `host:port` of the embedded identity provider while it serves; null: there is none. */
  emulatorHost: (() => string | null) | null
  close: () => Promise<void>
}

/** Seconds. */
const hour = 60 * 60
const day = 24 * hour

/** Builds everything; the only place that knows which adapter stands behind which port. Rejects in plain words. */
export const compose = async (config: Config, log: Log): Promise<Composition> => {
  const now = systemClock
  const { site } = config
  const invalidation = createCacheInvalidation()
  const secrets = await readSecrets(config)
  const handle = await openDatabase(databasePlace(config))
  const migrations = await readMigrations()
  const applied = await migrate(handle, migrations)
  if (applied.length > 0) log.info({ applied }, 'migrations were applied')

  const accounts = createAccounts(handle.database, { now })
  if (config.demo) {
    if (await seedDemo(handle, now())) log.info('the demo data was loaded')
    await accounts.createDemo(demoAccounts)
  }

  const { emulator, emulatorHost } = await startIdentity(config, log)
  const { apiKey, projectId } = site.identity
  const provider = createIdentityProvider({ projectId, apiKey, emulatorHost, now })
  const mail = createMail(config, now)
  const dispatch = createMailer({ site, send: mail.send })
  const rateLimits = createRateLimits(handle.database, { scale: config.rateLimitScale, now })
  const auth = createAuth({
    origin: site.origin,
    secrets,
    provider,
    rows: createSessionRows(handle.database),
    accounts,
    rateLimits,
    dispatch,
    now,
    log,
  })
  const [formKey] = secrets
  if (formKey === undefined) throw new Error('No secret is configured')
  const contact = createContactMessages({
    database: handle.database,
    formKey,
    operatorEmail: site.operator.email,
    dispatch,
    rateLimits,
    now,
    log,
  })
  const security = createAccountSecurity({
    database: handle.database,
    people: provider.people,
    mails: auth.mails,
    rateLimits,
    removeAccount: accounts.remove,
    now,
    log,
  })
  const backend = createBackend({
    database: handle.database,
    identity: auth.identity,
    factorPolicy: site.factorPolicy,
    mails: auth.mails,
    contact,
    security,
    now,
    log,
  })
  invalidation.subscribe(backend.invalidate)
  const scheduler = startScheduler({
    database: handle.database,
    tasks: [
      { name: 'mail-contact-messages', everySeconds: 600, run: contact.deliver },
      { name: 'remove-unverified-accounts', everySeconds: day, run: auth.removeUnverified },
      { name: 'delete-accounts-on-request', everySeconds: hour, run: security.deleteDue },
      { name: 'remove-idle-sessions', everySeconds: day, run: auth.sessions.removeIdle },
    ],
    now,
    log,
  })
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
  const codes =
    emulatorHost === null ? null : createEmulatorCodes({ host: emulatorHost, projectId, origin: site.origin })

  return {
    services: {
      site,
      now,
      log,
      gateway,
      auth,
      cards: createCards(),
      inbox: site.embedded && mail.list !== null ? { mails: mail.list, codes } : null,
    },
    invalidation,
    readiness: async () => ({
      database: await holds(() => handle.ping()),
      migrations: await holds(async () => {
        if ((await missingMigrations(handle, migrations)).length > 0)
          throw new Error('migrations are missing')
      }),
      // A real provider's outage must not take every node out of service; public pages need none.
      identity: emulator === null || emulator.host() !== null,
    }),
    emulatorHost: emulator === null ? null : () => emulator.host(),
    close: async () => {
      await scheduler.stop()
      await Promise.all([auth.mails.settled(), contact.settled()])
      mail.close()
      await emulator?.stop()
      await handle.close()
    },
  }
}

/** The embedded provider is started but not awaited: pages need none, and it takes seconds. */
const startIdentity = async (
  { identity, site, dataDir, demo }: Config,
  log: Log,
): Promise<{ emulator: IdentityEmulator | null; emulatorHost: string | null }> => {
  if (identity.kind === 'firebase') return { emulator: null, emulatorHost: null }
  if (identity.kind === 'emulator') return { emulator: null, emulatorHost: identity.host }
  const port = identity.port ?? (await freePort())
  const emulator = startIdentityEmulator({
    projectId: site.identity.projectId,
    port,
    dataDir: path.resolve(dataDir),
    accounts: demo ? demoAccounts : [],
    log,
  })
  return { emulator, emulatorHost: `127.0.0.1:${port}` }
}

const createMail = (
  { mail, dataDir }: Config,
  now: Clock,
): { send: SendMail; list: Inbox['list'] | null; close: () => void } => {
  if (mail.kind === 'smtp') return { ...createSmtp(mail), list: null }
  const inbox = createInbox({ path: path.resolve(dataDir, 'inbox.json'), now })
  return { ...inbox, close: () => undefined }
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
