import { expect, test } from 'vitest'
import { withBars } from './bar-markup.ts'

test.each([
  ['配膳スタッフ', '配膳スタッフ'],
  ['配膳スタッフ｜神田', '配膳スタッ<span class="unbroken">フ｜</span>神田'],
  ['｜神田', '<span class="unbroken">｜</span>神田'],
  ['一｜二｜三', '<span class="unbroken">一｜</span><span class="unbroken">二｜</span>三'],
  ['<b>｜𠮷｜', '&lt;b<span class="unbroken">&gt;｜</span><span class="unbroken">𠮷｜</span>'],
])('the bar of %s stays with what is before it', (text, html) => {
  expect(withBars(text).html).toBe(html)
})
