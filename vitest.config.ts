import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { onBothDatabases } from './scripts/test/on-both-databases.ts'

const setupFiles = [
  './tests/setup/console-error.ts',
  './tests/setup/put-back.ts',
  './tests/setup/property-seed.ts',
]
const unit = globSync(['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/checks/**/*.test.ts'])
const integration = ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts']

// Vite would take graphql's development build for our files while packages load the usual one: two instances, which
// refuse each other's schemas.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
}

// What is waited for is waited for as long as a machine that does something else besides may take.
const expectations = { poll: { timeout: 60_000 } }

/** A module that a file replaces, a document it draws on, or what drizzle-kit adds to arrays would be there for all who share its process. */
const runsAlone = (file: string) =>
  /\bvi\.(?:doMock|mock)\(|@vitest-environment|drizzle-kit\/api/.test(readFileSync(file, 'utf8'))

const unitTests = (name: string, isolate: boolean) => ({
  resolve,
  test: {
    name,
    isolate,
    include: unit.filter((file) => runsAlone(file) === isolate),
    exclude: integration,
    setupFiles,
    expect: expectations,
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
})

/** Integration tests run over a server that a globalSetup starts and names, those of the table over PGlite as well. */
const onDatabase = (name: 'pglite' | 'postgres', include: string[], globalSetup: string[]) => ({
  resolve,
  test: {
    name: `integration-${name}`,
    // docs/decisions/2026-11-23-test-files-share-a-process.md
    isolate: false,
    globalSetup,
    include,
    setupFiles,
    expect: expectations,
    // Creating a PGlite takes seconds on two cores, and several files do it at the same time.
    hookTimeout: 240_000,
    // A machine that does something else besides takes several times as long as a quiet one.
    testTimeout: 240_000,
  },
})

export default defineConfig({
  test: {
    // Without a watcher Vitest would leave one core to nobody.
    maxWorkers: '100%',
    projects: [
      unitTests('unit', false),
      unitTests('unit-alone', true),
      onDatabase('pglite', Object.keys(onBothDatabases), []),
      onDatabase('postgres', integration, [
        './src/server/backend/database/testing/server.ts',
        './tests/setup/run-folder.ts',
      ]),
    ],
  },
})
