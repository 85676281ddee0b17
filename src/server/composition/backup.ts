import path from 'node:path'
import process from 'node:process'
import { makeBackup } from '#server/backend/backup/make-backup.ts'
import { restoreBackup } from '#server/backend/backup/restore-backup.ts'
import type { Manifest } from '#server/backend/backup/manifest.ts'
import { databasePlace, openDatabase } from '#server/backend/database/open.ts'
import { done, type OperatorAnswer } from '#server/backend/operator/answer.ts'
import { openTaskQueue } from '#server/backend/tasks/task-queue.ts'
import type { Config } from '#server/platform/config.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createFilePlace } from './files.ts'

export type BackupCommand = { name: 'backup' | 'restore'; folder: string }

const told = (what: string, { tables, files, keys }: Manifest): OperatorAnswer => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return done(
    `${what}: ${rows} rows of ${tables.length} tables, ${files.length} files.`,
    `Not in it, and needed with it, where they are set: ${keys.join(', ')}; and the accounts at the identity provider.`,
  )
}

/** Makes or restores a backup from this process, whether or not a site runs. Throws in plain words. */
export const runBackup = async (
  config: Pick<Config, 'database' | 'dataDir' | 'filesDir' | 'fileStore'>,
  command: BackupCommand,
): Promise<OperatorAnswer> => {
  const folder = path.resolve(command.folder)
  const files = createFilePlace(config)
  // Without: the embedded one may be open in a site that runs.
  if (config.database.kind === 'pglite')
    throw new Error(
      'backups are of a server (DATABASE_URL); of the embedded database stop the site and copy DATA_DIR',
    )
  const handle = await openDatabase(databasePlace(config))
  try {
    if (command.name === 'backup')
      return told(`Backup in ${folder}`, await makeBackup(handle, { files, folder, now: new Date() }))
    const openTasks = async () => {
      const log = createLogTo(process.stderr, 'warn')
      const tasks = await openTaskQueue({ client: handle.client, role: 'sender', log })
      await tasks.stop(1000)
    }
    return told(`Restored from ${folder}`, await restoreBackup(handle, { files, folder, openTasks }))
  } finally {
    await handle.close()
  }
}
