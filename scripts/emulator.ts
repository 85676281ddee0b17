import path from 'node:path'
import process from 'node:process'
import { demoAccounts, embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { startIdentityEmulator } from '#server/auth/identity/emulator.ts'
import { createLog } from '#server/platform/log.ts'

// npm run emulator: the identity provider of embedded mode by itself, on loopback, for several sites that share it.

const port = Number(process.env['AUTH_EMULATOR_PORT'] ?? 9099)
const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data')
const { log } = createLog('warn')
const emulator = startIdentityEmulator({
  projectId: embeddedProject.projectId,
  port,
  dataDir,
  accounts: demoAccounts,
  log,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void emulator.stop().then(() => process.exit(0)))

const host = await emulator.whenReady().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
process.stdout.write(
  `The identity emulator listens on ${host}. Sites use it with FIREBASE_AUTH_EMULATOR_HOST=${host}\nCtrl+C stops it.\n`,
)
