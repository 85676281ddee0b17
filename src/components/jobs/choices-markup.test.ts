import { expect, test } from 'vitest'
import { choiceBoxes, type Choices } from './choices-markup.ts'

const given: Choices = {
  name: 'remote',
  options: [
    { code: 'full', name: 'すべて <在宅>' },
    { code: 'partial', name: '一部' },
    { code: 'none', name: 'なし' },
  ],
  chosen: [],
  counts: [
    { code: 'full', count: 1_234 },
    { code: 'partial', count: 0 },
  ],
  counted: 'exactly',
}
const htmlOf = (changed: Partial<Choices> = {}): string[] =>
  choiceBoxes({ ...given, ...changed }).map(({ html }) => html)

const box = (code: string, words: string, count: string, checked = '') =>
  `<label class="choice"><input type="checkbox" name="remote" value="${code}"${checked}>${words}<small>${count}</small></label>`

test('what leads nowhere is left out, and what is written is text', () => {
  expect(htmlOf()).toEqual([box('full', 'すべて &lt;在宅&gt;', '1,234')])
})

test('what is ticked stands there whatever it leads to', () => {
  expect(htmlOf({ chosen: ['partial', 'none'] }).slice(1)).toEqual([
    box('partial', '一部', '0', ' checked'),
    box('none', 'なし', '0', ' checked'),
  ])
})

test('an estimate is said to be one, and does not say that there is none', () => {
  expect(htmlOf({ chosen: ['full', 'partial'], counted: 'about' })).toEqual([
    box('full', 'すべて &lt;在宅&gt;', '約1,200', ' checked'),
    box('partial', '一部', '', ' checked'),
  ])
})
