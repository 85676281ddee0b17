import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'

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

test('given secrets are taken as they are', async () => {
  expect(await readSecrets({ authSecrets: { kind: 'given', values: ['a', 'b'] }, dataDir })).toEqual([
    'a',
    'b',
  ])
})
