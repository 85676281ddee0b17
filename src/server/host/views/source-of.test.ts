import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSourceOf } from './source-of.ts'

const sourceOf = createSourceOf('https://michi.example')

test.each([
  ['https://www.example.com/x?q=1', 'example.com'],
  ['https://www.jp/', '(none)'],
  ['http://www.local/', '(none)'],
  ['http://www.corp:8080/a', '(none)'],
  ['https://michi.example/jobpost', '(site)'],
  ['https://michi.example.evil.example/', 'michi.example.evil.example'],
])('%s is a view from %s', (referer, source) => {
  expect(sourceOf(referer)).toBe(source)
})

test('whatever is sent, the table takes what is counted of it', () => {
  const label = fc.constantFrom('www', 'a', 'local', 'example', '', '-', 'x'.repeat(70))
  const host = fc.array(label, { maxLength: 5 }).map((labels) => labels.join('.'))
  const referer = fc.oneof(
    host.map((name) => `https://${name}/`),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(referer, (text) => {
      const source = sourceOf(text)
      const isName = source.length <= 100 && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(source)
      expect(isName || ['(site)', '(none)', '(other)'].includes(source)).toBe(true)
    }),
  )
})
