import { expect, it } from 'vitest'
import { escapeHtml, fillPlaceholders, proseHtml } from './prose-html.ts'

it('lets a wide table scroll by itself, by keyboard too', () => {
  expect(proseHtml('<p>a</p><table><tr><td>b</td></tr></table>')).toBe(
    '<p>a</p><div class="scroll" role="group" aria-label="表" tabindex="0"><table><tr><td>b</td></tr></table></div>',
  )
})

it('fills placeholders in text and in place of a paragraph', () => {
  const html = '<p>運営者は{{operator-name}}です。</p>\n<p>{{list}}</p><td>{{operator-name}}</td>'
  expect(fillPlaceholders(html, { 'operator-name': escapeHtml('A & <B>'), list: '<dl></dl>' })).toBe(
    '<p>運営者はA &amp; &lt;B&gt;です。</p>\n<dl></dl><td>A &amp; &lt;B&gt;</td>',
  )
})

it('takes no value for a pattern', () => {
  expect(fillPlaceholders('{{a}}', { a: '$& $1' })).toBe('$& $1')
})

it('refuses a placeholder without a value', () => {
  expect(() => fillPlaceholders('{{unknown}}', {})).toThrow('unknown')
})
