import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { openWay } from '#server/backend/database/testing/way.ts'
import { checkMilliseconds, createChecks } from '#server/host/health.ts'
import { openBucketServer } from '#server/services/files/testing/bucket-server.ts'
import { createReadiness } from './readiness.ts'

/** A node over a way to the server that can fall silent. */
const startNode = async () => {
  const outside = await openTestDatabase()
  onTestFinished(() => outside.close())
  if (outside.client.kind !== 'server') throw new Error('no server')
  const way = await openWay(outside.client.url)
  onTestFinished(way.close)
  const handle = await openDatabase({ kind: 'server', url: way.url, limits: { size: 2 } })
  onTestFinished(() => handle.close())
  const folder = await mkdtemp(path.join(tmpdir(), 'ready-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = {
    dataDir: folder,
    filesDir: path.join(folder, 'files'),
    fileStore: { kind: 'folder' as const },
  }
  const listener = { isListening: () => true }
  const readiness = createReadiness(config, { handle, listener, emulator: null })
  let time = 0
  const checked = createChecks(readiness, { now: () => (time += 1000), milliseconds: checkMilliseconds })
  return { handle, way, checked }
}

const all = { database: true, migrations: true, dataDisk: true, filesDisk: true, listener: true, files: true }

describe('on a server', () => {
  test('a node whose every connection is lent is ready all the same', async () => {
    const { handle, checked } = await startNode()
    if (handle.client.kind !== 'server') throw new Error('no server')
    const { pool } = handle.client
    const lent = await Promise.all([pool.connect(), pool.connect()])
    expect(await checked()).toEqual(all)
    for (const client of lent) client.release()
  })

  test('a database that falls silent is told within a second', async () => {
    const { way, checked } = await startNode()
    expect(await checked()).toEqual(all)
    way.silence()
    expect(checkMilliseconds).toBeLessThan(1000)
    expect(await checked()).toEqual({ ...all, database: false, migrations: false, files: false })
    way.cut()
    way.mend()
    await expect.poll(checked).toEqual(all)
  })

  test('a bucket counts once it is known to be another one, and not while it is away', async () => {
    const { handle } = await startNode()
    const [first, second] = [await openBucketServer(), await openBucketServer()]
    for (const { close } of [first, second]) onTestFinished(close)
    const filesOf = ({ config }: typeof first) => {
      const fileStore = { kind: 'bucket' as const, ...config, encryption: 'none' as const, kmsKey: null }
      const parts = { handle, listener: null, emulator: null }
      return createReadiness({ dataDir: '.', filesDir: '.', fileStore }, parts)['files']
    }
    const [one, other] = [filesOf(first), filesOf(second)]
    first.fail(503, 503, 503)
    expect(await one?.()).toBe(true)
    await expect.poll(() => first.objects.size).toBe(0)
    await expect.poll(async () => [await one?.(), first.objects.has('folder-mark')]).toEqual([true, true])
    expect(await other?.()).toBe(false)
    await first.close()
    expect(await one?.()).toBe(true)
  })
})
