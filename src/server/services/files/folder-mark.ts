import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Beside what is kept, so that it is copied with it. */
const name = 'folder-mark'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The mark of a folder; null: it has none. */
export const readFolderMark = async (folder: string): Promise<string | null> => {
  try {
    return (await readFile(path.join(folder, name), 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Gives a folder a mark; of several processes the first. */
export const writeFolderMark = async (folder: string, mark: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const file = await open(path.join(folder, name), 'wx', 0o600)
    try {
      await file.writeFile(`${mark}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
