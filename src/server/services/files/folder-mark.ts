import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileMark } from '#server/ports/file-mark.ts'

/** Beside what is kept, so that it is copied with it. */
export const markName = 'folder-mark'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

export const createFolderMark = (folder: string): FileMark => ({
  read: async () => {
    try {
      return (await readFile(path.join(folder, markName), 'utf8')).trim()
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  },

  write: async (mark) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      const file = await open(path.join(folder, markName), 'wx', 0o600)
      try {
        await file.writeFile(`${mark}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  },
})
