import path from 'node:path'
import { demoAccounts } from '#server/auth/identity/demo-accounts.ts'
import { startIdentityEmulator, type IdentityEmulator } from '#server/auth/identity/emulator.ts'
import type { Config } from '#server/platform/config.ts'
import { freePort } from '#server/platform/free-port.ts'
import type { Log } from '#server/platform/log.ts'

/** The embedded provider is started but not awaited: pages need none, and it takes seconds. */
export const startIdentity = async (
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
