import { afterAll, vi } from 'vitest'

/** Files share a process: the next one finds globals, environment and clock as they are outside of tests. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
