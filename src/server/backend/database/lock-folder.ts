import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const readPid = async (file: string): Promise<number | null> => {
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  return Number.isNaN(pid) ? null : pid
}

/**
 * Keeps a second process out of the embedded database, which two at once would destroy. Answers the function that opens
 * the folder to others again. A lock left behind by a process that is gone counts for nothing.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = path.join(folder, 'process.pid')
  const write = () => writeFile(file, `${process.pid}\n`, { flag: 'wx' })
  try {
    await write()
  } catch {
    const holder = await readPid(file)
    if (holder !== null && lives(holder))
      throw new Error(
        `The embedded database in ${folder} is in use by process ${holder}; stop that one first`,
      )
    await rm(file, { force: true })
    await write()
  }
  return () => rm(file, { force: true })
}
