import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sources } from './build.ts'
import { serverFlags } from './bundled-server.ts'

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
  expect(files).toContain('scripts/needless-scopes.ts')
  expect(files).toContain('scripts/in-ascii.ts')
  expect(files.filter((file) => !isSource(file))).toEqual([])
})

test('what is measured has the flags of what is served', async () => {
  const manifest: { scripts: { serve: string } } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  )
  expect(manifest.scripts.serve).toBe(`exec node ${serverFlags.join(' ')} scripts/start.ts`)
})
