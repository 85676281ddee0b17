import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'

/**
 * Asks until the answer is the wanted one. What is asked later than two seconds from now has to be answered so: how long a
 * slow machine takes over an answer does not count.
 */
export const withinTwoSeconds = async <Value>(read: () => Promise<Value>, wanted: Value): Promise<void> => {
  const began = performance.now()
  for (;;) {
    const asked = performance.now() - began
    const value: unknown = await read()
    if (isDeepStrictEqual(value, wanted)) return
    if (asked > 2_000) expect(value).toEqual(wanted)
    await wait(50)
  }
}
