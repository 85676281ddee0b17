import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { inject } from 'vitest'
import { demoAccounts, embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { createEmulatorAccounts } from '#server/auth/identity/emulator-accounts.ts'
import { ownerHeaders } from '#server/auth/identity/emulator-protocol.ts'
import { startIdentityEmulator, type IdentityEmulator } from '#server/auth/identity/emulator.ts'
import { createLogTo } from '#server/platform/log.ts'

let shared: { emulator: IdentityEmulator; folder: string } | undefined

/** Ends with this process. */
const start = () => {
  const folder = mkdtempSync(path.join(inject('runFolder'), 'identity-'))
  const log = createLogTo(process.stderr, 'error')
  const emulator = startIdentityEmulator({
    ...embeddedProject,
    port: null,
    dataDir: folder,
    accounts: demoAccounts,
    log,
  })
  return { emulator, folder }
}

/**
 * `host:port` of an identity emulator with the demo accounts and nobody else. Test files of one process run in turn and share
 * it, because its start takes 3 s of a core: whoever asks anew clears what the one before left.
 */
export const openSharedEmulator = async (): Promise<string> => {
  const begun = shared !== undefined
  const { emulator, folder } = (shared ??= start())
  const host = await emulator.whenReady()
  if (!begun) return host
  const { projectId } = embeddedProject
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/accounts`, {
    method: 'DELETE',
    headers: ownerHeaders,
  })
  if (!answer.ok) throw new Error(`The shared emulator could not be cleared: ${answer.status}`)
  await createEmulatorAccounts(`http://${host}`, projectId, path.join(folder, 'identity.json')).create(
    demoAccounts,
  )
  return host
}
