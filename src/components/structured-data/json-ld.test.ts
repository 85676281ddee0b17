import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLd } from './json-ld.ts'

const thing = (name: string) => jsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name })

test('tags that search engines read in descriptions stand as they are', () => {
  const text = '<p><strong>仕事</strong></p><p>一<br>二</p>'
  expect(thing(text)).toContain(text)
})

test.each([
  '</script>',
  '<script>',
  '<!--',
  '<style>',
  '<P>',
  '<p class="x">',
  '<pre>',
  '</p ',
  '&',
  '\u2028',
  '\u2029',
])('nothing else that a parser could read stands in it: %s', (text) => {
  expect(thing(`a${text}b`)).not.toContain(text)
})

test('a parser of JSON reads what was written, and of `<` no more than tags of descriptions are left', () => {
  const texts = array(oneof(constantFrom('<', '/', 'p', 'br', 'strong', '>', '!--', 'script', ' '), string()))
  assert(
    property(texts, (parts) => {
      const text = thing(parts.join(''))
      expect(JSON.parse(text)).toHaveProperty('name', parts.join(''))
      expect(text.replaceAll(/<\/?(?:p|br|strong)>/g, '')).not.toContain('<')
    }),
  )
})
