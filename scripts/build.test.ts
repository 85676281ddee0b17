import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sources } from './built.mjs'
import { serverFlags } from './bundled-server.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const isSource = (file: string) => sources.some((each) => file === each || file.startsWith(`${each}/`))

test('what takes part in a build is looked at when it is asked whether one is needed', async () => {
  const files = ['astro.config.mjs', 'scripts/bundle-server.ts']
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8')
    for (const [, address = ''] of text.matchAll(/ from '(\.{1,2}\/[^']+)'/g)) {
      const found = path.join(path.dirname(file), address)
      if (!found.startsWith('src/') && !files.includes(found)) files.push(found)
    }
  }
  expect(files).toContain('scripts/bundle-server.ts')
  expect(files.filter((file) => !isSource(file))).toEqual([])
})

test('what is measured has the flags of what is served', async () => {
  const manifest: { scripts: { serve: string } } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  )
  expect(manifest.scripts.serve).toBe(`exec node ${serverFlags.join(' ')} scripts/start.mjs`)
})

test('a start of what is built reads no TypeScript, which needs a compiler that stays in memory', async () => {
  const files = ['scripts/start.mjs', 'scripts/bench/cpu-probe.mjs']
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8')
    for (const [, address = ''] of text.matchAll(/^import [^'\n]*'((?:\.|#)[^']+)'/gm)) {
      const found = path.join(path.dirname(file), address)
      if (!files.includes(found)) files.push(found)
    }
  }
  expect(files).toContain('scripts/built.mjs')
  expect(files).toContain('scripts/bundled-server.mjs')
  expect(files.filter((file) => path.extname(file) !== '.mjs')).toEqual([])
})
