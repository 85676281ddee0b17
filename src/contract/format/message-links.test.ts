import { expect, test } from 'vitest'
import { messageParts } from './message-links.ts'

const linksOf = (text: string) => messageParts(text).flatMap(({ href }) => (href === null ? [] : [href]))

test.each([
  ['会社は https://example.com/a?b=1 です。', ['https://example.com/a?b=1']],
  ['（https://example.com/）をご覧ください', ['https://example.com/']],
  ['http://例え.jp と https://example.org', ['http://例え.jp', 'https://example.org']],
  ['javascript:alert(1)', []],
  ['data:text/html,<script>', []],
  ['ftp://example.com', []],
  ['//example.com/a', []],
  ['mailto:a@example.com', []],
  ['example.com や a@example.com', []],
  ['https://bank.example@evil.example/', []],
  ['<a href="https://example.com">', ['https://example.com']],
])('%s', (text, expected) => {
  expect(linksOf(text)).toEqual(expected)
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('a long text without links is one part', () => {
  expect(messageParts('あ'.repeat(4000))).toHaveLength(1)
})
