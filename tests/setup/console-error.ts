import { afterEach, beforeEach, vi } from 'vitest'

/** What a test prints to console.error is a failure of that test: errors are returned, thrown or logged, never printed. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const printed = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  if (printed.length > 0) throw new Error(`console.error was called: ${printed.join('\n')}`)
})
