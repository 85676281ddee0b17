import { statfs } from 'node:fs/promises'
import path from 'node:path'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Bytes that this account may still write on the disk of a folder, or of the one that it will be made in. */
export const freeDisk = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = path.dirname(folder)
    if (!isMissing(error) || parent === folder) throw error
    return freeDisk(parent)
  }
}
