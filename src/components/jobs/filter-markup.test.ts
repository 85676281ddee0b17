import { expect, test } from 'vitest'
import { filterControl, type Filter } from './filter-markup.ts'

const htmlOf = (given: Pick<Filter, 'name'> & Partial<Filter>): string =>
  filterControl({ chosen: [], counts: [], counted: 'exactly', ...given })
    .map(({ html }) => html)
    .join('')

test('a filter with no value that leads anywhere is not there', () => {
  expect(htmlOf({ name: 'remote' })).toBe('')
  expect(htmlOf({ name: 'remote', counts: [{ code: 'full', count: 0 }] })).toBe('')
  expect(htmlOf({ name: 'city' })).toBe('')
  expect(htmlOf({ name: 'wage' })).toBe('')
})

test('parts are there that lead somewhere, and open where something in them is chosen', () => {
  const counts = [
    { code: '13', count: 2 },
    { code: '27', count: 1 },
  ]
  const html = htmlOf({ name: 'prefecture', counts, chosen: ['27', '47'] })
  expect(html.match(/<details[^>]*>|<summary>.*?<\/summary>/g)).toEqual([
    '<details open class="choice-group">',
    '<summary>勤務地<span class="chosen">2件選択中</span></summary>',
    '<details>',
    '<summary>関東</summary>',
    '<details open>',
    '<summary>近畿<span class="chosen">1件選択中</span></summary>',
    '<details open>',
    '<summary>九州・沖縄<span class="chosen">1件選択中</span></summary>',
  ])
})

test('what ads name is text, those with the most ads first, and thirty at most', () => {
  const counts = Array.from({ length: 40 }, (_, index) => ({ code: `<b>${index}`, count: index + 1 }))
  const codes = Array.from(htmlOf({ name: 'city', counts }).matchAll(/value="([^"]*)"/g), ([, code]) => code)
  expect(codes).toHaveLength(30)
  expect(codes.slice(0, 2)).toEqual(['&lt;b&gt;39', '&lt;b&gt;38'])
})

test('names that are alike are told apart', () => {
  const counts = [
    { code: '13府中市', count: 2 },
    { code: '34府中市', count: 1 },
  ]
  const html = htmlOf({ name: 'city', counts, chosen: ['13調布市'] })
  expect(html).toContain('府中市（東京都）')
  expect(html).toContain('府中市（広島県）')
  expect(html).not.toContain('調布市（')
})

test('numbers are offered from the smallest, with the one that an address asks for', () => {
  const counts = [
    { code: '1500', count: 3 },
    { code: '1200', count: 1_234 },
  ]
  const html = htmlOf({ name: 'wage', counts, chosen: [1300] })
  expect(html).toMatch(/^<div class="field"><label for="filter-wage">[^<]+<\/label><select /)
  expect(Array.from(html.matchAll(/<option value="(\d*)"( selected)?>/g), ([whole]) => whole)).toEqual([
    '<option value="">',
    '<option value="1200">',
    '<option value="1300" selected>',
    '<option value="1500">',
  ])
  expect(html).toContain('（1,234件）')
})

test('an estimate of a number is said to be one', () => {
  const counts = [{ code: '1200', count: 1_234 }]
  expect(htmlOf({ name: 'wage', counts, counted: 'about' })).toContain('（約1,200件）')
})

test('what stands open, what is not offered and what has no control is so by the table', () => {
  const one = (code: string) => ({ counts: [{ code, count: 1 }] })
  expect(htmlOf({ name: 'occupation', ...one('sales') })).toMatch(/^<details open /)
  expect(htmlOf({ name: 'remote', ...one('full') })).toMatch(/^<details class/)
  expect(
    htmlOf({
      name: 'remote',
      counts: [
        { code: 'full', count: 1 },
        { code: 'none', count: 1 },
      ],
    }),
  ).not.toContain('value="none"')
  expect(htmlOf({ name: 'company', chosen: ['01a1c89c-31d0-7034-a132-f0b1d98bb9b7'] })).toBe('')
})
