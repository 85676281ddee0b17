import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import type { Config } from '#server/platform/config.ts'
import { runBackup, type BackupCommand } from './backup.ts'
import { runCopyFiles } from './copy-files.ts'

/** A command that no running site is asked for: it works on the database and the files itself. */
export type OwnCommand = BackupCommand | { name: 'copy-files' }

/** Carries it out in this process, whether or not a site runs. Throws in plain words. */
export const runOwnCommand = (
  config: Pick<Config, 'database' | 'dataDir' | 'filesDir' | 'fileStore'>,
  command: OwnCommand,
): Promise<OperatorAnswer> =>
  command.name === 'copy-files' ? runCopyFiles(config) : runBackup(config, command)
