import { expect, test } from 'vitest'
import { markup } from './markup.ts'

test('text is escaped in content and in attributes', () => {
  const typed = `</a><script>"'&`
  const escaped = '&lt;/a&gt;&lt;script&gt;&quot;&#39;&amp;'
  expect(markup`<a title="${typed}">${typed}</a>`.html).toBe(`<a title="${escaped}">${escaped}</a>`)
})

test.each([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])('%s is escaped where it stands alone', (character, escaped) => {
  expect(markup`${character}`.html).toBe(escaped)
})

test('markup stands as it is, one or several', () => {
  const items = ['a', '<'].map((each) => markup`<li>${each}</li>`)
  expect(markup`<ul>${items}</ul>${markup`<hr>`}`.html).toBe('<ul><li>a</li><li>&lt;</li></ul><hr>')
})

test('nothing is nothing, and nought is nought', () => {
  expect(markup`[${null}${undefined}${false}${''}${[]}${0}]`.html).toBe('[0]')
})

test('text that was escaped before is escaped again', () => {
  expect(markup`${'&amp;'}`.html).toBe('&amp;amp;')
})
