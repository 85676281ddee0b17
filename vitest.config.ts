import { defineConfig } from 'vitest/config'

const setupFiles = ['./tests/setup/console-error.ts']
const integration = ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts']

/** Integration tests run twice, over the embedded database and over a server; the harness reads TEST_DATABASE. */
const onDatabase = (name: 'pglite' | 'postgres') => ({
  test: {
    name: `integration-${name}`,
    include: integration,
    setupFiles,
    env: { TEST_DATABASE: name },
    // Creating a PGlite takes seconds on two cores, and several files do it at the same time.
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/checks/**/*.test.ts'],
          exclude: integration,
          setupFiles,
          testTimeout: 30_000,
        },
      },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
})
