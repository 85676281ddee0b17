import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

type Told = { loaded: string[]; missed: string }

/** Said by a process of its own, as the emulator is one: what is loaded and replaced there stays there. */
const tell = async (): Promise<Told> => {
  const app = new URL('./emulator-app.ts', import.meta.url).href
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { createRequire } from 'node:module'
     const require = createRequire(${JSON.stringify(app)})
     const { createEmulatorApp } = await import(${JSON.stringify(app)})
     await createEmulatorApp('demo-test')
     const loaded = Object.keys(require.cache)
     const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry')
     let missed = ''
     try { EmulatorRegistry.client('functions') } catch (error) { missed = error.message }
     process.stdout.write(JSON.stringify({ loaded, missed }))
     process.exit()`,
  ])
  return JSON.parse(stdout) as Told
}

const lock: { packages: Record<string, { name?: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

let told: Told
beforeAll(async () => {
  told = await tell()
})

test('loads no package that is left empty', () => {
  const empty = Object.keys(lock.packages).filter((path) => lock.packages[path]?.name === 'empty-npm-package')
  expect(empty).toContain('node_modules/firebase-tools/node_modules/superstatic')
  expect(told.loaded.some((file) => file.includes('/node_modules/exegesis-express/'))).toBe(true)
  expect(told.loaded.filter((file) => empty.some((path) => file.includes(`/${path}/`)))).toEqual([])
})

test('says which part of firebase-tools is missed', () => {
  expect(told.missed).toBe(
    'The identity emulator asks for client of firebase-tools/lib/emulator/registry, which is replaced',
  )
})
