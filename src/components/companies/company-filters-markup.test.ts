import { expect, test } from 'vitest'
import { emptyCompanyQuery } from '#contract/company-query-string.ts'
import { companyFilterGroups } from './company-filters-markup.ts'

const none = { industry: [], prefecture: [], size: [], youth: [], reply: [] }
const titles = (html: string) => Array.from(html.matchAll(/<summary>(.*?)<\/summary>/g), ([, title]) => title)

test('a directory without companies offers the numbers of replies alone, with none of them', () => {
  const { html } = companyFilterGroups(emptyCompanyQuery, none)
  expect(titles(html)).toHaveLength(1)
  expect(html).toMatch(/^<details open /)
  expect(html.match(/<legend/g)).toHaveLength(1)
  expect(html).toContain('name="reply" value="" checked>')
  expect(html.match(/<small>0</g)).toHaveLength(html.match(/type="radio"/g)!.length - 1)
})

test('places are there by region where companies are, or where an address asks for them', () => {
  const facets = { ...none, prefecture: [{ code: '13', count: 4 }] }
  const { html } = companyFilterGroups({ ...emptyCompanyQuery, prefecture: ['47'] }, facets)
  expect(titles(html).slice(2)).toEqual(['関東', '九州・沖縄<span class="chosen">1件選択中</span>'])
  expect(html).toContain('name="prefecture" value="13">東京都<small>4</small>')
  expect(html).toContain('value="47" checked>')
})

test('what is chosen stands there whatever companies there are, each with how many it would leave', () => {
  const facets = { ...none, reply: [{ code: '95', count: 3 }], industry: [{ code: 'E', count: 7 }] }
  const { html } = companyFilterGroups({ ...emptyCompanyQuery, reply: ['95'], size: ['from_30'] }, facets)
  expect(html.match(/<details[^>]*>/g)).toEqual(Array(3).fill('<details open class="choice-group">'))
  expect(
    Array.from(
      html.matchAll(/name="reply" value="(\d*)"( checked)?>[^<]+(?:<small>(\d+))?/g),
      ([, ...all]) => all,
    ),
  ).toEqual([
    ['', undefined, undefined],
    ['80', undefined, '0'],
    ['95', ' checked', '3'],
  ])
  expect(html).toContain('name="size" value="from_30" checked>')
  expect(html).toMatch(/name="industry" value="E">[^<]+<small>7</)
})
