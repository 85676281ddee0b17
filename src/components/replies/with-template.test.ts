import { expect, test } from 'vitest'
import { withTemplate } from './with-template.ts'

test.each([
  ['', '{{氏名}}様\n\nご応募ありがとうございました。'],
  [' \r\n　', '{{氏名}}様\n\nご応募ありがとうございました。'],
  [
    '先日はありがとうございました。\r\n',
    '先日はありがとうございました。\n\n{{氏名}}様\n\nご応募ありがとうございました。',
  ],
  // A second press adds nothing.
  [
    'はじめに\r\n\r\n{{氏名}}様\r\n\r\nご応募ありがとうございました。\r\nおわりに',
    'はじめに\n\n{{氏名}}様\n\nご応募ありがとうございました。\nおわりに',
  ],
])('%j and a template', (typed, expected) => {
  expect(withTemplate(typed, '{{氏名}}様\n\nご応募ありがとうございました。')).toBe(expected)
})
