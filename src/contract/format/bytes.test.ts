import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { formatBytes } from './bytes.ts'

test.each([
  [1, '1KB'],
  [340 * 1024, '340KB'],
  [1024 * 1024 - 1, '1MB'],
  [1024 * 1024, '1MB'],
  [1_258_291, '1.2MB'],
  [limits.fileBytes, '5MB'],
  [limits.personFileBytes, '50MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
