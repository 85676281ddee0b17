import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Runs in a process of its own, as the emulator does: what is loaded and replaced there stays there. */
const run = async (body: string): Promise<unknown> => {
  const app = new URL('./emulator-app.ts', import.meta.url).href
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { createRequire } from 'node:module'
     const require = createRequire(${JSON.stringify(app)})
     const { createEmulatorApp } = await import(${JSON.stringify(app)})
     await createEmulatorApp('demo-test')
     ${body}
     process.exit()`,
  ])
  return JSON.parse(stdout)
}

const lock: { packages: Record<string, { name?: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

test('loads no package that is left empty', async () => {
  const files = await run('process.stdout.write(JSON.stringify(Object.keys(require.cache)))')
  const loaded = Array.isArray(files) ? files.map(String) : []
  const empty = Object.keys(lock.packages).filter((path) => lock.packages[path]?.name === 'empty-npm-package')
  expect(empty).toContain('node_modules/firebase-tools/node_modules/superstatic')
  expect(loaded.some((file) => file.includes('/node_modules/exegesis-express/'))).toBe(true)
  expect(loaded.filter((file) => empty.some((path) => file.includes(`/${path}/`)))).toEqual([])
})

test('says which part of firebase-tools is missed', async () => {
  const message = await run(`
    const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry')
    try { EmulatorRegistry.client('functions') } catch (error) { process.stdout.write(JSON.stringify(error.message)) }
  `)
  expect(message).toBe(
    'The identity emulator asks for client of firebase-tools/lib/emulator/registry, which is replaced',
  )
})
