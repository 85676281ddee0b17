import { expect, test } from 'vitest'
import { judgeRoom, unusedBefore, unusedUntil } from './file-room.ts'

const megabyte = 1024 * 1024

test.each([
  ['student', { files: 0, bytes: 0 }, 5 * megabyte, 'fits'],
  ['student', { files: 49, bytes: 45 * megabyte }, 5 * megabyte, 'fits'],
  ['student', { files: 10, bytes: 45 * megabyte }, 5 * megabyte + 1, 'full'],
  ['student', { files: 50, bytes: 0 }, 1, 'too_many'],
  ['company', { files: 199, bytes: 195 * megabyte }, 5 * megabyte, 'fits'],
  ['company', { files: 10, bytes: 195 * megabyte }, 5 * megabyte + 1, 'member_full'],
  ['company', { files: 200, bytes: 0 }, 1, 'member_full'],
] as const)('%s: %j and %i bytes: %s', (kind, kept, bytes, answer) => {
  expect(judgeRoom(kept, bytes, kind)).toBe(answer)
})

test('a file that was not sent goes after 30 days, at the instant the page names', () => {
  const at = new Date('2026-11-22T00:00:00Z')
  expect(unusedUntil(at)).toEqual(new Date('2026-12-22T00:00:00Z'))
  expect(unusedBefore(unusedUntil(at))).toEqual(at)
})
