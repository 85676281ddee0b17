import { expect, it } from 'vitest'
import { escapeXml } from './xml.ts'

it.each([
  ['営業 & 企画', '営業 &amp; 企画'],
  [`<a href="x" title='y'>`, '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;'],
  [']]>', ']]&gt;'],
  ['\u0000\u000b\uffff\ud800営業👍', '営業👍'],
])('escapes %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})
