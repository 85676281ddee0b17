import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDataKeys, readPushKeys, readSecrets } from './secrets.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'secrets-')), 'data')
})
afterEach(() => rm(path.dirname(dataDir), { recursive: true }))

test('a generated secret stays the same and is for this user alone', async () => {
  const options = { authSecrets: { kind: 'generated' as const }, dataDir }
  const [first, again] = await Promise.all([readSecrets(options), readSecrets(options)])
  expect(first[0]?.length).toBeGreaterThanOrEqual(32)
  expect(again).toEqual(first)
  expect((await stat(path.join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  await writeFile(path.join(dataDir, 'auth-secret'), 'short')
  await expect(readSecrets(options)).rejects.toThrow('too short')
})

test('of many that start together all read the whole secret that one of them made', async () => {
  const options = { authSecrets: { kind: 'generated' as const }, dataDir }
  const read = await Promise.all(Array.from({ length: 50 }, () => readSecrets(options)))
  expect(new Set(read.flat()).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
})

test('given secrets are taken as they are', async () => {
  expect(await readSecrets({ authSecrets: { kind: 'given', values: ['a', 'b'] }, dataDir })).toEqual([
    'a',
    'b',
  ])
})

test('a generated data key stays the same and is for this user alone; a damaged one is not replaced', async () => {
  const options = { dataKeys: { kind: 'generated' as const }, dataDir }
  const file = path.join(dataDir, 'data-key')
  const [first, again] = await Promise.all([readDataKeys(options), readDataKeys(options)])
  expect(first.map((key) => key.length)).toEqual([32])
  expect(again).toEqual(first)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await writeFile(file, 'short')
  await expect(readDataKeys(options)).rejects.toThrow('damaged')
})

test('given data keys are read, the present one first', async () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const given = { current: one.toString('base64'), previous: [two.toString('base64')] }
  expect(await readDataKeys({ dataKeys: { kind: 'given', ...given }, dataDir })).toEqual([one, two])
})

test('a generated key of pushes stays the same; without one there is none', async () => {
  const options = { pushKey: { kind: 'generated' as const }, dataDir }
  const keys = await readPushKeys(options)
  expect(keys?.publicKey).toMatch(/^B[A-Za-z0-9_-]{86}$/)
  expect(await readPushKeys(options)).toEqual(keys)
  const given = { kind: 'given' as const, privateKey: keys?.privateKey ?? '' }
  expect(await readPushKeys({ pushKey: given, dataDir })).toEqual(keys)
  expect(await readPushKeys({ pushKey: { kind: 'none' }, dataDir })).toBeNull()
})
