import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const standIn = (name: string, writes: string, folder = root): string => {
  const file = path.join(folder, name)
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

/** A machine that has nothing but these browsers, by what they write, and can't get others. */
const machine = (browsers: Record<string, string>) => {
  const folder = mkdtempSync(path.join(root, 'machine-'))
  const standing = Object.entries(browsers).map(([name, writes]) => standIn(name, writes, folder))
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', folder)
  const no = standIn('no-node', 'no', folder)
  writeFileSync(no, '#!/bin/sh\nexit 1\n')
  const record = (name: string) => path.join(folder, '.tools', name)
  return {
    standing,
    look: () => findBrowsers({ root: folder, node: no, say: (text: string) => said.push(text) }),
    kept: () =>
      ['chromium', 'chromium-headless-shell'].map((name) =>
        existsSync(record(name)) ? readFileSync(record(name), 'utf8').trim() : null,
      ),
    drop: (name: string) => {
      rmSync(path.join(folder, name))
    },
  }
}
const page = '<p>ready</p>'

test('without one that is named, installed ones that draw a page are found, once', async () => {
  const { look, kept, standing } = machine({
    chromium: 'a library is missing',
    'google-chrome': page,
    'chromium-headless-shell': page,
  })
  const [, chrome, shell] = standing
  expect(await look()).toBeNull()
  expect(kept()).toEqual([chrome, shell])
  expect(said).toEqual([`the browser tests use ${chrome}`, `most browser tests use ${shell}`])
  expect(await look()).toBeNull()
  expect(said).toHaveLength(2)
})

test('what was found last time and is gone is looked for again', async () => {
  const { look, kept, standing, drop } = machine({
    chromium: page,
    'google-chrome': page,
    'chromium-headless-shell': page,
  })
  await look()
  drop('chromium')
  expect(await look()).toBeNull()
  expect(kept()).toEqual(standing.slice(1))
})

test('a whole one stands in for the one without windows, and says so', async () => {
  const { look, kept, standing } = machine({ chromium: page })
  expect(await look()).toBeNull()
  expect(kept()).toEqual([standing[0], standing[0]])
  expect(said.at(-1)).toContain(`all browser tests run in ${standing[0]}, which takes longer`)
})

test('where none works and none can be had a person is told what to do', async () => {
  const { look, kept } = machine({ chromium: 'a library is missing' })
  expect(await look()).toContain('Install one')
  expect(kept()).toEqual([null, null])
})
