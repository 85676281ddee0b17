import { expect, test } from 'vitest'
import { takenOver, withEarlierMessage } from './application-message.ts'

test('an earlier message never replaces what is typed', () => {
  expect(withEarlierMessage('', '前回です。')).toBe('前回です。')
  expect(withEarlierMessage(' \n', '前回です。')).toBe('前回です。')
  expect(withEarlierMessage('いま書きました。\n', '前回です。')).toBe('いま書きました。\n\n前回です。')
})

test('an earlier message is taken over once', () => {
  const once = withEarlierMessage('いま書きました。', '前回です。')
  expect(withEarlierMessage(once, '前回です。')).toBe(once)
})

test('what is said tells whether something was there', () => {
  expect(takenOver('')).toBe('前回の文章を、下の欄に入れました。')
  expect(takenOver('いま書きました。')).toBe('前回の文章を、書いた文章の下に入れました。')
})
