import { Writable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { endWithReader } from './end-with-reader.ts'

test('ends where the reader has ended, and hides no other fault', async () => {
  const end = vi.fn<() => void>()
  const output = new Writable()
  endWithReader(output, end)
  output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
  expect(end).toHaveBeenCalledOnce()
  expect(() => output.emit('error', new Error('ENOSPC'))).toThrow('ENOSPC')
})
