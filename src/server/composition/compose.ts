import { createAuth } from '#server/auth/auth.ts'
import { createIdentityProvider } from '#server/auth/identity/provider.ts'
import { createAuthRecords } from '#server/backend/accounts/auth-records.ts'
import { createTakeOnce } from '#server/backend/database/idempotency-keys.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { listenForNotices } from '#server/backend/database/listen.ts'
import { createBackend } from '#server/backend/handle.ts'
import { watchDueJobPosts } from '#server/backend/job-posts/due-watch.ts'
import { createLiveChanges } from '#server/backend/live/live-changes.ts'
import { runOperatorCommand } from '#server/backend/operator/commands.ts'
import { createViewCounts } from '#server/backend/numbers/view-counts.ts'
import { createServices } from '#server/backend/services.ts'
import { recordSweeps } from '#server/backend/tasks/sweep-records.ts'
import { composeApi } from './api.ts'
import { createCdn } from './cdn.ts'
import { openReplica, prepareDatabase } from './database.ts'
import { createFileAdapters, createFileDoor } from './files.ts'
import { startIdentity } from './identity.ts'
import { composeSentForms } from './forms.ts'
import { composeGateway } from './gateway.ts'
import { composeInbox } from './inbox.ts'
import { openLimits } from './limits.ts'
import { composeLive, createLiveDoor } from './live.ts'
import { composeMailer, composeMailHook, createMail } from './mail.ts'
import { createMeasures } from './measures.ts'
import { createReadiness } from './readiness.ts'
import { composeSweeps, createSweepRuns } from './sweeps.ts'
import { composeTasks } from './tasks.ts'
import { composeWrites } from './writes.ts'
import { examineSite } from '#server/doctor.ts'
import { createFlashAddresses } from '#server/host/flash-addresses.ts'
import { createCacheInvalidation } from '#server/platform/cache-invalidation.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { createDataCipher } from '#server/platform/data-cipher.ts'
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import { readDataKeys, readPushKeys, readSecrets } from '#server/platform/secrets.ts'
import type { Site } from '#server/platform/site.ts'
import { createPushService } from '#server/services/push/push-service.ts'
import { createDrawings } from '#server/services/drawing/drawings.ts'
import type { Composition } from './composition.ts'

/** Builds everything; the only place that knows which adapter stands behind which port. Rejects in plain words. */
export const compose = async (config: Config, log: Log): Promise<Composition> => {
  const now = systemClock
  const pushKeys = await readPushKeys(config)
  const site: Site = { ...config.site, pushKey: pushKeys?.publicKey ?? null }
  const invalidation = createCacheInvalidation()
  const secrets = await readSecrets(config)
  const cipher = createDataCipher(await readDataKeys(config))
  const handle = await prepareDatabase(config, cipher, log)
  const { database, client } = handle
  const node = newId()
  const { emulator, emulatorHost } = await startIdentity(config, log)
  const { apiKey, projectId } = site.identity
  const provider = createIdentityProvider({ projectId, apiKey, emulatorHost, now })
  const live = await composeLive(config, handle, { node, now, log })
  const { store, scanner, receiver } = createFileAdapters(config)
  const cdn = createCdn(config, log)
  const { work, tasks, operator } = await composeWrites({
    handle,
    role: config.role === 'web' ? 'sender' : 'worker',
    node,
    invalidation,
    live: live.work,
    people: provider.people,
    store,
    cdn,
    now,
    log,
  })
  const listener =
    client.kind === 'server'
      ? listenForNotices({ url: client.url, node, tell: invalidation.tell, live: live.feed, log })
      : null

  const mail = createMail(config, now)
  const sendMail = composeMailer(mail, { site, secrets, database, work, log })
  const limits = await openLimits(config, { database, now, log })
  const rateLimits = createRateLimits(database, {
    scale: config.rateLimitScale,
    now,
    counts: limits.counts,
  })
  const [formKey] = secrets
  if (formKey === undefined) throw new Error('No secret is configured')
  const dependencies = {
    people: provider.people,
    rateLimits,
    siteName: site.name,
    origin: site.origin,
    operations: { tasks, examine: () => examineSite(handle, config) },
    formKey,
    mailKeys: secrets,
    operatorEmail: site.operator.email,
    files: { store, scanner, secrets, removeLeft: receiver.removeLeft },
    cipher,
    push:
      pushKeys === null
        ? null
        : createPushService({ keys: pushKeys, subject: `mailto:${site.operator.email}`, log }),
    now,
  }
  const services = createServices({ ...dependencies, database, work })
  const auth = createAuth({
    origin: site.origin,
    secrets,
    provider,
    ...createAuthRecords(database, { work, now }),
    mails: services.accountMails,
    rateLimits,
    now,
    log,
  })
  const replica = openReplica(config, { handle, log })
  if (replica !== null) invalidation.subscribe(replica.written)
  const backend = createBackend({
    database,
    replica,
    identity: auth.identity,
    factorPolicy: site.factorPolicy,
    services,
    now,
    log,
  })
  invalidation.subscribe(provider.invalidate)
  invalidation.subscribe(backend.invalidate)
  const sweeps = recordSweeps(composeSweeps({ work, auth, services, cipher }), { database, now })
  const handlers = composeTasks({
    origin: site.origin,
    work,
    provider,
    services,
    operator,
    sweeps,
    liveDocuments: { changes: createLiveChanges(database), documents: live.documents },
    cdn,
    sendMail,
    log,
  })
  if (config.role !== 'web') await tasks.work(handlers, sweeps)
  const sweepRuns = createSweepRuns({
    handle,
    sweeps,
    provider,
    dependencies,
    countLeft: receiver.countLeft,
    now,
    log,
  })
  const dueWatch =
    config.role === 'web' ? null : watchDueJobPosts({ database, moves: operator.jobPostMoves, now, log })
  const gateway = await composeGateway(config, backend, log)
  const drawings = createDrawings(log)

  return {
    services: {
      site,
      now,
      log,
      gateway,
      auth,
      drawings,
      flashes: createFlashAddresses({ secrets, takeOnce: createTakeOnce({ work }), now }),
      sentForms: composeSentForms({ database, work, rateLimits, origin: site.origin, now }),
      inbox: composeInbox(site, { mails: mail.list, emulatorHost, projectId }),
    },
    api: composeApi(config, gateway, services, log),
    files: createFileDoor({
      auth,
      files: services.files,
      images: services.companyImages,
      receiver,
      store,
    }),
    live: createLiveDoor(config, { auth, provider, feed: live.feed, now }),
    invalidation,
    sharedWindows: limits.windows,
    stopMails: services.stopMails,
    mailHook: composeMailHook(config, services, now),
    addViews: createViewCounts({ work }).add,
    readiness: createReadiness(config, { handle, listener, emulator }),
    measures: createMeasures(config, { handle, feed: live.feed, now }),
    emulatorHost: emulator === null ? null : () => emulator.host(),
    command: ({ command, by }) =>
      runOperatorCommand(
        { ...operator, work, sweeps: sweepRuns, examine: () => examineSite(handle, config) },
        { kind: 'operator', name: by },
        command,
      ),
    close: async (milliseconds) => {
      await dueWatch?.stop()
      await tasks.stop(milliseconds)
      await listener?.close()
      live.feed.close()
      await live.documents?.close()
      await drawings.close()
      await receiver.close()
      mail.close()
      limits.close()
      await emulator?.stop()
      await replica?.close()
      await handle.close()
    },
  }
}
