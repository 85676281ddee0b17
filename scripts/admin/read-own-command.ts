import type { OwnCommand } from '#server/composition/own-command.ts'

/** Null: it is another one. */
export const readOwnCommand = ([name, folder, ...more]: readonly string[]): OwnCommand | null => {
  if (name === 'copy-files') {
    if (folder !== undefined)
      throw new Error('copy-files takes nothing more: it copies FILES_DIR into FILES_BUCKET')
    return { name }
  }
  if (name !== 'backup' && name !== 'restore') return null
  if (folder === undefined || folder === '' || folder.startsWith('-') || more.length > 0)
    throw new Error(`say which folder: ${name} <folder>`)
  return { name, folder }
}
