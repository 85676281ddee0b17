import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { onBothDatabases } from './scripts/test/on-both-databases.ts'

const setupFiles = ['./tests/setup/console-error.ts']
const integration = ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts']

// Vite would take graphql's development build for our files while packages load the usual one: two instances, which
// refuse each other's schemas.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
}

// What is waited for is waited for as long as a machine that does something else besides may take.
const expectations = { poll: { timeout: 60_000 } }

/** Integration tests run over a server that a globalSetup starts and names, those of the table over PGlite as well. */
const onDatabase = (name: 'pglite' | 'postgres', include: string[], globalSetup: string[]) => ({
  resolve,
  test: {
    name: `integration-${name}`,
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
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/checks/**/*.test.ts'],
          exclude: integration,
          setupFiles,
          expect: expectations,
          testTimeout: 120_000,
        },
      },
      onDatabase('pglite', Object.keys(onBothDatabases), []),
      onDatabase('postgres', integration, ['./src/server/backend/database/testing/server.ts']),
    ],
  },
})
