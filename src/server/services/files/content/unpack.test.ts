import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpack } from './unpack.ts'

test('unpacking stops where the archive said that the entry ends', async () => {
  let handed = 0
  const packed = deflateRawSync(Buffer.alloc(20 * 1024 * 1024))
  const whole = await unpack(packed, { method: 8, bytes: 100_000 }, (piece) => {
    handed += piece.length
  })
  expect(whole).toBeNull()
  expect(handed).toBeLessThanOrEqual(100_000)
})
