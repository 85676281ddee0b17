import { factorKinds } from '#contract/second-factor.ts'
import type { Site } from './site.ts'
import { createReader, type Env } from './config-reader.ts'
import {
  readBackend,
  readCdn,
  readDatabaseUrls,
  readScanner,
  type BackendConfig,
  type CdnConfig,
  type ScannerConfig,
} from './config-outgoing.ts'
import { readMail, readMailHookKey, type MailConfig } from './config-mail.ts'
import { readFileStore, type FileStoreConfig } from './config-files.ts'
import { clientOf, isLoopback, readIdentity, type IdentityConfig } from './config-identity.ts'
import { readLimits, type LimitsConfig } from './config-limits.ts'
import { liveOriginsOf, readLive, type LiveConfig } from './config-live.ts'
import {
  readAuthSecrets,
  readDataKeys,
  readDistinctSecrets,
  readPushKey,
  type AuthSecrets,
  type DataKeys,
  type PushKey,
} from './config-secrets.ts'

/** Everything the process was told by its environment, checked. Nothing else reads process.env. */
export type Config = {
  /** `web` serves pages, `worker` does what waits (tasks, sweeps), `all` both. */
  role: Role
  listen: { host: string; port: number }
  /** Where measurements are told; null: nowhere. */
  metrics: { host: string; port: number } | null
  site: Site
  /** Folder of the embedded database, identity accounts and generated secrets. */
  dataDir: string
  database:
    | { kind: 'pglite' }
    | {
        kind: 'postgres'
        url: string
        /** Connections of this process for pages and writes. */ poolSize: number
      }
  /** A streaming replica that guests read public things from; null: there is none. */
  replicaUrl: string | null
  /** First signs, all verify. Generated: made once and kept in `dataDir`. */
  authSecrets: AuthSecrets
  /** Encrypt what people answer in questionnaires. Generated: made once and kept in `dataDir`. */
  dataKeys: DataKeys
  identity: IdentityConfig
  /** Which operations the public /graphql accepts. */
  graphqlOperations: 'any' | 'known'
  backend: BackendConfig
  mail: MailConfig
  /** Signs what the mail service tells of mails that were not delivered; null: nothing is heard. */
  mailHookKey: string | null
  /** Signs what is pushed. Generated: made once and kept in `dataDir`. */
  pushKey: PushKey
  /** Folder of people's files, which nodes share; with a bucket, of files that are being sent to this node. */
  filesDir: string
  fileStore: FileStoreConfig
  scanner: ScannerConfig
  cdn: CdnConfig
  live: LiveConfig
  limits: LimitsConfig
  /** Multiplies every rate limit. */
  rateLimitScale: number
  /** Proxies in front that append to X-Forwarded-For; 0: none is trusted. */
  trustedProxies: number
  logLevel: LogLevel
  /** Demo accounts and ads are loaded into an empty database. */
  demo: boolean
}

type Reader = ReturnType<typeof createReader>

export const roles = ['all', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type ConfigAnswer =
  { ok: true; config: Config; warnings: readonly string[] } | { ok: false; mistakes: readonly string[] }

const demoOperator: Site['operator'] = {
  name: 'みちしるべ運営事務局（デモ）',
  representative: '代表　道標 太郎（デモ）',
  address: '東京都千代田区丸の内1丁目1番1号',
  email: 'support@example.com',
  registration: '51-募-000000',
  telecom: null,
}

/**
 * Reads the whole environment, pure. Every mistake is answered at once, each a sentence that begins with the
 * variable's name. Embedded mode (no FIREBASE_PROJECT_ID, or an identity emulator) accepts unsigned tokens, so it
 * alone forces loopback addresses; it alone generates secrets and knows demo data.
 */
export const readConfig = (env: Env): ConfigAnswer => {
  const read = createReader(env)
  const warnings: string[] = []
  const { identity, embedded } = readIdentity(read)

  const port = read.integer('PORT', { min: 1, max: 65_535, fallback: 4321 })
  const host = read.text('HOST', { fallback: '127.0.0.1' })
  const origin = read.origin('SITE_URL', { fallback: `http://localhost:${port}` })
  const originHost = new URL(origin).hostname
  if (embedded && !isLoopback(host))
    read.mistake('HOST', 'embedded mode accepts unsigned identity tokens, so it listens on loopback only')
  if (embedded && !isLoopback(originHost))
    read.mistake('SITE_URL', 'embedded mode is not for the internet, so its host must be loopback')
  if (!embedded && origin.startsWith('http:') && !isLoopback(originHost))
    read.mistake('SITE_URL', 'a public site needs https')
  if (!embedded && isLoopback(originHost) && !isLoopback(host))
    read.mistake(
      'SITE_URL',
      'is loopback, while HOST is reached from elsewhere: give the address that visitors use',
    )
  // Exactly what Node understands.
  if (read.optional('NODE_TLS_REJECT_UNAUTHORIZED') === '0' && !(isLoopback(host) && isLoopback(originHost)))
    read.mistake(
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'must not be 0 in public: certificates of others would not be looked at',
    )

  const live = readLive(read, identity)
  const operator = (name: string, demo: string) =>
    embedded ? read.text(name, { fallback: demo }) : read.required(name, 'the law asks who runs the site')
  const backend = readBackend(read)
  const site: Site = {
    name: read.text('SITE_NAME', { fallback: 'みちしるべ', max: 40 }),
    origin,
    embedded,
    operator: {
      name: operator('OPERATOR_NAME', demoOperator.name),
      representative: operator('OPERATOR_REPRESENTATIVE', demoOperator.representative),
      address: operator('OPERATOR_ADDRESS', demoOperator.address),
      email: operator('OPERATOR_EMAIL', demoOperator.email),
      registration: operator('OPERATOR_REGISTRATION', demoOperator.registration),
      telecom: read.optional('OPERATOR_TELECOM') ?? null,
    },
    tagManagerId: read.matching('TAG_MANAGER_ID', /^GTM-[A-Z0-9]{4,12}$/, 'a container id like GTM-ABC1234'),
    identity: clientOf(identity),
    liveOrigins: liveOriginsOf(live, identity),
    pushKey: null,
    companyApi: backend.kind === 'in-process' ? 'served' : 'none',
    factorPolicy: read.someOf('REQUIRE_SECOND_FACTOR', factorKinds, embedded ? [] : factorKinds),
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(site.operator.email) && site.operator.email !== '')
    read.mistake('OPERATOR_EMAIL', 'must be an e-mail address')

  const demo = read.flag('DEMO', { fallback: embedded })
  if (demo && !embedded)
    read.mistake('DEMO', 'demo accounts have a public password; only embedded mode allows 1')

  const rateLimitScale = read.number('RATE_LIMIT_SCALE', { min: 0.01, max: 100_000, fallback: 1 })
  // Behind a proxy HOST is loopback, and https is what only a proxy serves.
  if (rateLimitScale > 1 && (!isLoopback(host) || origin.startsWith('https:')))
    read.mistake('RATE_LIMIT_SCALE', 'more than 1 is for load tests and refused on a public HOST or SITE_URL')

  const { url: databaseUrl, replica } = readDatabaseUrls(read)
  const poolSize = read.integer('DATABASE_POOL_SIZE', { min: 2, max: 200, fallback: 10 })
  const mail = readMail(read)
  if (mail.kind === 'inbox' && !embedded)
    warnings.push('SMTP_URL is not set: mails are kept in the process and reach nobody')

  const scanner = readScanner(read)
  if (scanner.kind === 'none' && !embedded)
    warnings.push('CLAMD_URL is not set: what students upload is not looked at for malware')

  const trustedProxies = readTrustProxy(read)
  if (origin.startsWith('https:') && trustedProxies === 0)
    warnings.push(
      'TRUST_PROXY is off, though SITE_URL is https, which only a proxy in front can serve: all visitors count as one client, and share its limits',
    )

  readDistinctSecrets(read)
  const dataDir = read.text('DATA_DIR', { fallback: '.data' })
  const config: Config = {
    role: readRole(read, databaseUrl),
    listen: { host, port },
    metrics: readMetrics(read, port),
    site,
    dataDir,
    database:
      databaseUrl === null ? { kind: 'pglite' } : { kind: 'postgres', url: databaseUrl.href, poolSize },
    replicaUrl: replica?.href ?? null,
    authSecrets: readAuthSecrets(read, embedded),
    dataKeys: readDataKeys(read, embedded),
    identity,
    graphqlOperations: read.oneOf('GRAPHQL_OPERATIONS', ['any', 'known'], embedded ? 'any' : 'known'),
    backend,
    mail,
    mailHookKey: readMailHookKey(read),
    pushKey: readPushKey(read, embedded),
    filesDir: read.text('FILES_DIR', { fallback: `${dataDir}/files` }),
    fileStore: readFileStore(read),
    scanner,
    cdn: readCdn(read),
    live,
    limits: readLimits(read),
    rateLimitScale,
    trustedProxies,
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    demo,
  }
  return read.mistakes.length > 0 ? { ok: false, mistakes: read.mistakes } : { ok: true, config, warnings }
}

/** What no other process can open has nobody else to do the rest. */
const readRole = (read: Reader, databaseUrl: URL | null): Role => {
  const role = read.oneOf('ROLE', roles, 'all')
  if (role !== 'all' && databaseUrl === null)
    read.mistake(
      'ROLE',
      'must be all without DATABASE_URL, since no other process can open the embedded database',
    )
  return role
}

/** An address of its own: what it tells is not for visitors. */
const readMetrics = (read: Reader, sitePort: number): Config['metrics'] => {
  const host = read.text('METRICS_HOST', { fallback: '127.0.0.1' })
  if (read.optional('METRICS_PORT') === null) return null
  const port = read.integer('METRICS_PORT', { min: 1, max: 65_535, fallback: 9464 })
  if (port === sitePort) read.mistake('METRICS_PORT', 'must not be PORT, which visitors reach')
  return { host, port }
}

/** `off`, or how many proxies append to X-Forwarded-For (`on` means one). */
const readTrustProxy = (read: Reader): number => {
  const text = read.optional('TRUST_PROXY')
  if (text === null || text === 'off') return 0
  if (text === 'on') return 1
  return read.integer('TRUST_PROXY', { min: 0, max: 10, fallback: 0 })
}
