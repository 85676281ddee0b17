import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { chromiumPath, windowlessPath } from '../tests/e2e/setup/chromium.ts'
import { findBrowsers } from './setup-browser.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'browsers-'))
afterAll(() => {
  rmSync(root, { recursive: true })
})

/** What stands in for a browser, by what it writes for any page. */
const standIn = (name: string, writes: string): string => {
  const file = path.join(root, name)
  writeFileSync(file, `#!/bin/sh\necho '${writes}'\n`, { mode: 0o755 })
  return file
}
const said: string[] = []
const find = () => findBrowsers({ root, node: process.execPath, say: (text: string) => said.push(text) })
beforeEach(() => {
  said.length = 0
})

test('a browser that is named runs all tests of that run, and nothing of it is kept', async () => {
  const named = standIn('named', '<p>ready</p>')
  vi.stubEnv('CHROMIUM_PATH', named)
  expect(await find()).toBeNull()
  expect(said).toEqual([`the browser tests use ${named}`])
  expect([chromiumPath(), windowlessPath()]).toEqual([named, named])
  expect(readdirSync(root)).toEqual(['named'])
})

test('one that draws no page is refused in words', async () => {
  const broken = standIn('broken', 'a library is missing')
  vi.stubEnv('CHROMIUM_PATH', broken)
  expect(await find()).toBe(`CHROMIUM_PATH names ${broken}, which does not run as a browser.`)
})
