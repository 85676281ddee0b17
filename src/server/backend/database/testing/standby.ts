import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findServers, serverAccount } from './server-files.ts'
import { makeData, runServer, stopServer, urlIn } from './server.ts'

/** What is read while a commit waits would not be in the log yet. */
const settings = ['synchronous_commit=on']

/** A server and a standby that streams from it: a copy of its data folder, since `pg_basebackup` is not everywhere. */
export const startStandbyPair = async () => {
  const account = serverAccount()
  const [files] = findServers()
  if (files === undefined) throw new Error('No Postgres server is here')
  const parent = mkdtempSync(path.join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'michishirube-pair-'))
  const own = (place: string) => {
    if ('uid' in account) chownSync(place, account.uid, account.gid)
  }
  own(parent)
  const [folder, standbyFolder] = ['one', 'two'].map((name) => {
    const made = path.join(parent, name)
    mkdirSync(made)
    own(made)
    return made
  })
  if (folder === undefined || standbyFolder === undefined) throw new Error('No folders were made')
  const bin = await makeData(files, folder, account)
  const data = path.join(standbyFolder, 'data')
  cpSync(path.join(folder, 'data'), data, { recursive: true, preserveTimestamps: true })
  writeFileSync(path.join(data, 'standby.signal'), '')
  const user = new URL(urlIn(folder)).username
  writeFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${folder} user=${user}'\nhot_standby_feedback = on\n`,
  )
  own(data)
  // Others may read nothing of it, or the server does not start.
  chmodSync(data, 0o700)
  for (const each of readdirSync(data, { recursive: true })) own(path.join(data, String(each)))
  const primary = await runServer(bin, folder, account, settings)
  let standby = await runServer(bin, standbyFolder, account, settings)
  return {
    url: urlIn(folder),
    standbyUrl: urlIn(standbyFolder),
    stopStandby: () => stopServer(standby),
    startStandby: async () => {
      standby = await runServer(bin, standbyFolder, account, settings)
    },
    stop: async () => {
      await stopServer(standby)
      await stopServer(primary)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
