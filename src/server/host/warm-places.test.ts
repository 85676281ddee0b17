import { expect, test } from 'vitest'
import { warmPlaces } from './warm-places.ts'

test('what else waits is done between the parts', async () => {
  const done: string[] = []
  const warm = warmPlaces().then(() => done.push('warm'))
  const others = Array.from({ length: 5 }, async (_, at) => {
    await new Promise((resolve) => setImmediate(resolve))
    done.push(`request ${at}`)
  })
  await Promise.all([warm, ...others])
  expect(done.at(-1)).toBe('warm')
  expect(done).toHaveLength(6)
})
