import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { compose } from '#server/composition/compose.ts'
import { configOrExit } from '#server/platform/environment.ts'
import { createLog } from '#server/platform/log.ts'
import { operatorSocketPath } from '#server/platform/operator-socket-path.ts'
import { createAstroRender, type AstroHandler } from './astro-render.ts'
import { drain } from './drain.ts'
import { checkMilliseconds, createChecks } from './health.ts'
import { createHost } from './host.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { openOperatorSocket } from './operator-socket.ts'
import { createRenderLines, usualLines } from './render-line.ts'
import { withServices } from './request-services.ts'
import { createViews } from './views/views.ts'
import { warmPlaces } from './warm-places.ts'
import { createWorkerHost } from './worker-host.ts'

const cacheBytes = 96 * 1024 * 1024
const largeResponseBytes = 512 * 1024 * 1024
const renderMilliseconds = { usual: 15_000, drawn: 60_000 } as const
/** For requests in flight and for tasks that run, once no more are taken; and for everything from the signal on. */
const drainMilliseconds = 15_000
const taskMilliseconds = 3_000
const endMilliseconds = 28_000

const root = fileURLToPath(new URL('../../../', import.meta.url))

const fail = (words: string): never => {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${inWords(error.cause)}`
}

const config = configOrExit()
const { log, close: closeLog } = createLog(config.logLevel)
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'an error nobody caught ends the process')
  closeLog()
  process.exit(1)
})

// The pages are read while the database answers; a worker has none.
const [composition, site] = await Promise.all([
  compose(config, log).catch((error: unknown) => fail(inWords(error))),
  config.role === 'worker' ? null : import('#site'),
])

const { services, invalidation } = composition
const views = createViews({ write: composition.addViews, now: Date.now, log })
const draining = { value: false }
const now = () => performance.now()
const checked = createChecks(composition.readiness, { now, milliseconds: checkMilliseconds })
const metrics = await openMetrics(config.metrics, {
  measures: composition.measures,
  lines: createRenderLines(usualLines),
  checked,
  now,
  log,
}).catch((error: unknown) => fail(`METRICS_PORT: ${inWords(error)}`))
const serving = () => !draining.value
const createSiteHost = ({ handler }: { handler: AstroHandler }) =>
  createHost({
    siteOrigin: config.site.origin,
    siteName: config.site.name,
    aliases: config.site.embedded ? loopbackAliases(config.listen.port) : new Set(),
    trustedProxies: config.trustedProxies,
    rateLimitScale: config.rateLimitScale,
    sharedWindows: composition.sharedWindows,
    cacheBytes,
    largeResponseBytes,
    clientFolder: `${root}dist/client`,
    render: createAstroRender(handler, config.site.origin, renderMilliseconds, metrics.lines),
    localsFor: ({ requestId }) => withServices({ requestId }, services),
    isSignedIn: services.auth.isSignedIn,
    countRequest: metrics.countRequest,
    checked,
    stopMails: composition.stopMails,
    mailHook: composition.mailHook,
    countView: views.count,
    serving,
    api: composition.api,
    files: composition.files,
    live: composition.live,
    invalidation,
    emulatorHost: composition.emulatorHost,
    log,
    now,
  })
const host = site === null ? await createWorkerHost({ checked, serving }) : await createSiteHost(site)

try {
  await host.listen(config.listen)
} catch (error) {
  await composition.close(taskMilliseconds)
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  fail(
    inUse
      ? `Port ${config.listen.port} of ${config.listen.host} is in use. Stop what runs there, or choose another: PORT=4322 npm start`
      : `Cannot listen on ${config.listen.host}:${config.listen.port}: ${String(error)}`,
  )
}
const socketPath = operatorSocketPath(config.dataDir)
const operatorSocket =
  socketPath === null ? null : await openOperatorSocket({ path: socketPath, run: composition.command, log })
if (operatorSocket === null)
  log.warn({ dataDir: config.dataDir }, 'npm run admin does not reach this process by its data folder')
log.info(
  { role: config.role, address: config.site.origin, host: config.listen.host, port: config.listen.port },
  'listening',
)
if (config.role !== 'worker') {
  services.drawings.warm()
  void warmPlaces()
}
/** For the starting script, which shows them to people once this module has loaded: the server listens then. */
export const running = {
  site: config.site,
  demo: config.demo,
  database: config.database.kind,
  dataDir: config.dataDir,
}

const end = async (signal: string) => {
  // Whoever asks twice means it.
  if (draining.value) process.exit(1)
  draining.value = true
  log.info({ signal }, 'draining')
  setTimeout(() => {
    log.fatal('the end took too long; what was cut off is done again later')
    closeLog()
    process.exit(1)
  }, endMilliseconds).unref()
  await drain({
    host,
    log,
    noticeMilliseconds: config.trustedProxies > 0 ? 5000 : 0,
    drainMilliseconds,
  })
  await operatorSocket?.close()
  await views.close()
  await metrics.close()
  await composition.close(taskMilliseconds)
  log.info('stopped')
  closeLog()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))

function loopbackAliases(port: number): ReadonlySet<string> {
  return new Set(['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`))
}
