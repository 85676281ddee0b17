import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freeDisk } from './free-disk.ts'

test('a folder that is not there yet has the room of the one that it will be in', async () => {
  const there = await freeDisk(tmpdir())
  const later = await freeDisk(path.join(tmpdir(), crypto.randomUUID(), 'files'))
  expect(there).toBeGreaterThan(0)
  // Others write meanwhile.
  expect(later / there).toBeCloseTo(1, 1)
})

test('what is no folder has none', async () => {
  await expect(freeDisk(path.join(process.execPath, 'files'))).rejects.toThrow(/ENOTDIR/)
})
