import type { BackupCommand } from '#server/composition/backup.ts'

/** A command that no running site is asked for: it works on the database and the folder of files itself. Null: another one. */
export const readBackup = ([name, folder, ...more]: readonly string[]): BackupCommand | null => {
  if (name !== 'backup' && name !== 'restore') return null
  if (folder === undefined || folder === '' || folder.startsWith('-') || more.length > 0)
    throw new Error(`say which folder: ${name} <folder>`)
  return { name, folder }
}
