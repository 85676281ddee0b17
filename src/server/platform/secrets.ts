import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

/** The secret in `file`, made when there is none yet; readable by this user alone. */
const readGenerated = async (file: string, bytes: number): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    // `wx`: of two processes that start together one writes and both read the same.
    await writeFile(file, `${randomBytes(bytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The secrets that sign sessions. Generated ones are made once and kept in DATA_DIR, so that a restart signs nobody out. */
export const readSecrets = async ({
  authSecrets,
  dataDir,
}: Pick<Config, 'authSecrets' | 'dataDir'>): Promise<readonly string[]> => {
  if (authSecrets.kind === 'given') return authSecrets.values
  const file = path.resolve(dataDir, 'auth-secret')
  const secret = await readGenerated(file, 33)
  if (secret.length < 32)
    throw new Error(`The secret in ${file} is too short. Delete the file to get a new one.`)
  return [secret]
}

/** The keys of personal data, 32 bytes each: the first encrypts, all of them decrypt. A generated one stays in DATA_DIR. */
export const readDataKeys = async ({
  dataKeys,
  dataDir,
}: Pick<Config, 'dataKeys' | 'dataDir'>): Promise<readonly Buffer[]> => {
  if (dataKeys.kind === 'given')
    return [dataKeys.current, ...dataKeys.previous].map((key) => Buffer.from(key, 'base64'))
  const file = path.resolve(dataDir, 'data-key')
  const key = Buffer.from(await readGenerated(file, 32), 'base64')
  if (key.length !== 32)
    throw new Error(`The key in ${file} is damaged. Bring it back from a copy: what it encrypted needs it.`)
  return [key]
}
