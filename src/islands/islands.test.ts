import { expect, test, vi } from 'vitest'

vi.mock('astro:actions', () => ({ actions: {} }))

const islands = import.meta.glob('./**/*.{ts,tsx}')

// Each is rendered on the server first: one that reads `document` as it loads takes its whole page down.
test.each(Object.entries(islands).filter(([file]) => !file.includes('.test.')))(
  '%s loads where there is no document',
  async (_, load) => {
    await expect(load()).resolves.toBeTypeOf('object')
  },
)
