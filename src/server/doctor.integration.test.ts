import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { isSharedPlace } from '#server/backend/files/shared-place.ts'
import { createFilePlace } from '#server/composition/files.ts'
import { readConfig } from '#server/platform/config.ts'
import { hasRedisServer, openRedisServer } from '#server/services/limits/testing/redis-server.ts'
import { openBucketServer } from '#server/services/files/testing/bucket-server.ts'
import { examineSite } from './doctor.ts'

let handle: DatabaseHandle
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'doctor-'))
  handle = await openTestDatabase()
})
afterAll(async () => {
  await handle.close()
  await rm(dataDir, { recursive: true })
})

const configOf = (env: Record<string, string>) => {
  const answer = readConfig({ DATABASE_URL: 'postgres://localhost/jobs', ...env })
  if (!answer.ok) throw new Error(answer.mistakes.join('\n'))
  return answer.config
}

test.skipIf(!hasRedisServer)('Redis is asked, and told as it is', async () => {
  const server = await openRedisServer()
  onTestFinished(server.close)
  const limitsOf = async () =>
    (await examineSite(handle, configOf({ REDIS_URL: server.url, DATA_DIR: dataDir })))
      .filter(({ words }) => words.startsWith('Limits:'))
      .map(({ verdict }) => verdict)
  expect(await limitsOf()).toEqual(['good'])
  await server.stop()
  expect(await limitsOf()).toEqual(['wrong'])
})

test('a bucket is tried, and told as it is', async () => {
  const server = await openBucketServer()
  onTestFinished(server.close)
  const { url, region, accessKeyId, secretAccessKey } = server.config
  const env = {
    FILES_BUCKET: url,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const filesOf = async (change: Record<string, string> = {}) =>
    (await examineSite(handle, configOf({ ...env, ...change })))
      .filter(({ words }) => words.startsWith('Files:'))
      .map(({ verdict, words }) => `${verdict} ${words.replace(url, 'B')}`)
  expect(await filesOf()).toEqual([
    'good Files: B keeps, gives back and removes.',
    'good Files: B keeps nothing that was removed.',
    'good Files: no node has said yet which place is the one of all.',
  ])
  // Looking left nothing behind.
  expect(server.objects.size).toBe(0)
  await isSharedPlace(handle.database, createFilePlace(configOf(env)).mark)
  server.setVersioning('Enabled')
  const [, versions, shared] = await filesOf()
  expect(versions).toMatch(/^wrong Files: B keeps earlier versions/)
  expect(shared).toBe('good Files: B is the place of all nodes.')
  expect(await filesOf({ S3_SECRET_ACCESS_KEY: 'another' })).toEqual([
    'wrong Files: B can’t be used: The bucket of files answered PUT with 403.',
    expect.stringMatching(/^unknown Files: B/),
    expect.stringMatching(/^wrong Files: B is not the place/),
  ])
})
