import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createFolderMark } from '#server/services/files/folder-mark.ts'
import { hasSharedPlace, isSharedPlace } from './shared-place.ts'

let handle: DatabaseHandle
let parent: string
beforeEach(async () => {
  handle = await openTestDatabase()
  parent = await mkdtemp(path.join(tmpdir(), 'shared-'))
})
afterEach(async () => {
  await handle.close()
  await rm(parent, { recursive: true })
})

const isShared = (name: string) => isSharedPlace(handle.database, createFolderMark(path.join(parent, name)))

test('the folder of the first node is that of all, and no other one is', async () => {
  expect(await hasSharedPlace(handle.database)).toBe(false)
  expect(await isShared('first')).toBe(true)
  expect(await hasSharedPlace(handle.database)).toBe(true)
  expect(await isShared('first')).toBe(true)
  expect(await isShared('other')).toBe(false)
  await cp(path.join(parent, 'first'), path.join(parent, 'copy'), { recursive: true })
  expect(await isShared('copy')).toBe(true)
})

test('of nodes that start together all agree on one folder', async () => {
  const names = ['one', 'two', 'one', 'two', 'two', 'one']
  const answers = await Promise.all(names.map(isShared))
  const shared = new Set(names.filter((_, index) => answers[index]))
  expect(shared.size).toBe(1)
  expect(answers).toEqual(names.map((name) => shared.has(name)))
})

test('a folder that is gone is not it', async () => {
  expect(await isShared('first')).toBe(true)
  await rm(path.join(parent, 'first'), { recursive: true })
  expect(await isShared('first')).toBe(false)
})
