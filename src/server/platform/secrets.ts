import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

/**
 * The secrets that sign sessions. Generated ones are made once and kept in DATA_DIR, readable by this user alone, so
 * that a restart signs nobody out.
 */
export const readSecrets = async ({
  authSecrets,
  dataDir,
}: Pick<Config, 'authSecrets' | 'dataDir'>): Promise<readonly string[]> => {
  if (authSecrets.kind === 'given') return authSecrets.values
  const file = path.resolve(dataDir, 'auth-secret')
  await mkdir(path.dirname(file), { recursive: true })
  try {
    // `wx`: of two processes that start together one writes and both read the same.
    await writeFile(file, `${randomBytes(33).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(`The secret in ${file} is too short. Delete the file to get a new one.`)
  return [secret]
}
