import { expect, test } from 'vitest'
import { leastShiftLine } from './least-shift.ts'

test.each([
  ['9:00〜18:00の間で、週3日・1日4時間から相談できます。', '週3日・1日4時間から'],
  ['週２日～。試験期間は休めます。', '週2日から'],
  ['週5日勤務', null],
  ['完全週休2日制から', null],
  ['', null],
  [null, null],
])('%s: %s', (note, line) => {
  expect(leastShiftLine(note)).toBe(line)
})
