import { expect, test } from 'vitest'
import { judgeRoom, unusedBefore, unusedUntil } from './file-room.ts'

const megabyte = 1024 * 1024

test.each([
  [{ files: 0, bytes: 0 }, 5 * megabyte, 'fits'],
  [{ files: 49, bytes: 45 * megabyte }, 5 * megabyte, 'fits'],
  [{ files: 10, bytes: 45 * megabyte }, 5 * megabyte + 1, 'full'],
  [{ files: 50, bytes: 0 }, 1, 'too_many'],
] as const)('%j and %i bytes: %s', (kept, bytes, answer) => {
  expect(judgeRoom(kept, bytes)).toBe(answer)
})

test('a file without an application goes after 30 days, at the instant the page names', () => {
  const at = new Date('2026-11-22T00:00:00Z')
  expect(unusedUntil(at)).toEqual(new Date('2026-12-22T00:00:00Z'))
  expect(unusedBefore(unusedUntil(at))).toEqual(at)
})
