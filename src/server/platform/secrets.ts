import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Makes a secret unless there is one. Of several that start together one makes it, and none sees half of it. */
const make = async (file: string, bytes: number): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
  const own = `${file}.${randomUUID()}`
  try {
    await writeFile(own, `${randomBytes(bytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    await link(own, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** The secret in `file`, made when there is none yet; readable by this user alone. */
const readGenerated = async (file: string, bytes: number): Promise<string> => {
  const read = async () => (await readFile(file, 'utf8')).trim()
  try {
    return await read()
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
  await make(file, bytes)
  return read()
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

/** The pair that signs what is pushed (RFC 8292), in base64url; null: nothing is pushed. A generated one stays in DATA_DIR. */
export const readPushKeys = async ({
  pushKey,
  dataDir,
}: Pick<Config, 'pushKey' | 'dataDir'>): Promise<{ publicKey: string; privateKey: string } | null> => {
  if (pushKey.kind === 'none') return null
  const privateKey =
    pushKey.kind === 'given'
      ? Buffer.from(pushKey.privateKey, 'base64url')
      : Buffer.from(await readGenerated(path.resolve(dataDir, 'push-key'), 32), 'base64')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
