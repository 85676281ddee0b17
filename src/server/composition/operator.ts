import process from 'node:process'
import { missingMigrations, readMigrations } from '#server/backend/database/migrate.ts'
import { databasePlace, openDatabase } from '#server/backend/database/open.ts'
import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import { runOperatorCommand, tellFindings } from '#server/backend/operator/commands.ts'
import { createCdn } from './cdn.ts'
import { liveOfWork } from './live.ts'
import { createFileAdapters } from './files.ts'
import { composeWrites } from './writes.ts'
import { examineSite } from '#server/doctor.ts'
import type { OperatorCall } from '#server/host/operator-socket.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { People } from '#server/ports/people.ts'

const stopMilliseconds = 5_000

/** The provider as a command asks it: the embedded one lives in the process of the site, so that without it there is none. */
const peopleOf = ({ identity, site }: Config): Pick<People, 'findByEmail'> => ({
  findByEmail: async (email) => {
    if (identity.kind === 'embedded')
      throw new Error('the embedded identity provider runs with the site; start the site and say it again')
    // firebase-admin takes a while to load, and the other commands do without.
    const { createIdentityProvider } = await import('#server/auth/identity/provider.ts')
    const { projectId, apiKey } = site.identity
    const emulatorHost = identity.kind === 'emulator' ? identity.host : null
    return createIdentityProvider({ projectId, apiKey, emulatorHost, now: systemClock }).people.findByEmail(
      email,
    )
  },
})

/**
 * Carries out a command where no site runs over this data folder: on the database itself, in the same units of work. What
 * follows from it (mails, search rows) waits for a site; nodes that run elsewhere over the same server are told. Throws in
 * plain words, and what the database throws.
 */
export const runWithoutSite = async (
  config: Config,
  { command, by }: OperatorCall,
): Promise<OperatorAnswer> => {
  const handle = await openDatabase(databasePlace(config))
  try {
    if (command.name === 'doctor') return tellFindings(await examineSite(handle, config))
    if ((await missingMigrations(handle, await readMigrations())).length > 0)
      throw new Error('the database is not up to date; start the site once, which migrates it')
    const log = createLogTo(process.stderr, 'warn')
    const node = newId()
    const writes = await composeWrites({
      handle,
      role: 'sender',
      node,
      // This process keeps no pages.
      invalidation: { tell: () => {} },
      // No page of this process is open.
      live: liveOfWork(config, handle, node, () => {}),
      people: peopleOf(config),
      store: createFileAdapters(config).store,
      cdn: createCdn(config, log),
      now: systemClock,
      log,
    })
    try {
      const services = {
        ...writes.operator,
        work: writes.work,
        sweeps: null,
        examine: () => examineSite(handle, config),
      }
      return await runOperatorCommand(services, { kind: 'operator', name: by }, command)
    } finally {
      await writes.tasks.stop(stopMilliseconds)
    }
  } finally {
    await handle.close()
  }
}
