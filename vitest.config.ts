import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setupFiles = ['./tests/setup/console-error.ts']
const integration = ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts']

// Vite would take graphql's development build for our files while packages load the usual one: two instances, which
// refuse each other's schemas.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
}

/** Integration tests run twice: over the embedded database, and over a server that a globalSetup starts and names. */
const onDatabase = (name: 'pglite' | 'postgres', globalSetup: string[]) => ({
  resolve,
  test: {
    name: `integration-${name}`,
    globalSetup,
    include: integration,
    setupFiles,
    // Creating a PGlite takes seconds on two cores, and several files do it at the same time.
    hookTimeout: 120_000,
    testTimeout: 60_000,
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
          testTimeout: 30_000,
        },
      },
      onDatabase('pglite', []),
      onDatabase('postgres', ['./src/server/backend/database/testing/server.ts']),
    ],
  },
})
