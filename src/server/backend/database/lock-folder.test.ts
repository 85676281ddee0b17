import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let folder = ''
const file = () => path.join(folder, 'process.pid')
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'locked-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a folder is one process’s, until it is given back', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await release()
  expect(existsSync(file())).toBe(false)
  await lockFolder(folder)
})

test('another process that lives keeps it, and its lock', async () => {
  writeFileSync(file(), `${process.ppid}\n`)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`)
  expect(readFileSync(file(), 'utf8')).toBe(`${process.ppid}\n`)
})

test.each([
  ['of a process that is gone', () => `${spawnSync(process.execPath, ['--version']).pid}\n`],
  ['that was not written to its end', () => ''],
])('a lock %s counts for nothing', async (_what, written) => {
  writeFileSync(file(), written())
  await lockFolder(folder)
  expect(readFileSync(file(), 'utf8')).toBe(`${process.pid}\n`)
})
