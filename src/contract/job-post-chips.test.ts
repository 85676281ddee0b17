import { describe, expect, it } from 'vitest'
import { companyQueryString, emptyCompanyQuery, readCompanyQuery } from './company-query-string.ts'
import { adFeatures, cardFeatures, chipsOf, inWholeRegions, isNarrowed } from './job-post-chips.ts'
import { describedFilter, filterNames } from './job-post-filters.ts'
import { valuesOf } from './job-post-query.ts'
import { emptyJobPostQuery, jobPostQueryString, readJobPostQuery } from './job-post-query-string.ts'
import { pageCount, pageSteps } from './paging.ts'

const read = (search: string) => readJobPostQuery(new URLSearchParams(search))

describe('chips', () => {
  it('name every condition and take off only their own', () => {
    const query = read('q=営業&prefecture=13&prefecture=27&year=2028&wage=1200&feature=training&page=4')
    expect(
      chipsOf(query).map(({ label, without }) => [label, decodeURIComponent(jobPostQueryString(without))]),
    ).toEqual([
      ['「営業」', '?prefecture=13&prefecture=27&year=2028&wage=1200&feature=training'],
      ['東京都', '?q=営業&prefecture=27&year=2028&wage=1200&feature=training'],
      ['大阪府', '?q=営業&prefecture=13&year=2028&wage=1200&feature=training'],
      ['2028年卒', '?q=営業&prefecture=13&prefecture=27&wage=1200&feature=training'],
      ['時給 1,200円以上', '?q=営業&prefecture=13&prefecture=27&year=2028&feature=training'],
      ['研修あり', '?q=営業&prefecture=13&prefecture=27&year=2028&wage=1200'],
    ])
    expect(chipsOf(emptyJobPostQuery)).toEqual([])
  })

  it('tell names that are alike apart by their prefecture, and no others', () => {
    const labels = (search: string) => chipsOf(read(search)).map(({ label }) => label)
    expect(labels('station=13日本橋&station=27日本橋&station=13渋谷')).toEqual([
      '日本橋駅（東京都）',
      '日本橋駅（大阪府）',
      '渋谷駅',
    ])
    expect(labels('station=27日本橋')).toEqual(['日本橋駅'])
    expect(labels('city=13府中市&city=34府中市')).toEqual(['府中市（東京都）', '府中市（広島県）'])
  })

  it('are one for each value of every filter but an id, in words, and take off that value', () => {
    for (const name of filterNames) {
      const filter = describedFilter(name)
      if (filter.kind === 'id') continue
      const valuesOfKind = {
        names: () => ['13渋谷区', '27大阪市北区'],
        number: () => (filter.kind === 'number' ? [filter.min] : []),
        choices: () => (filter.kind === 'choices' ? filter.options.slice(0, 2).map(({ code }) => code) : []),
      }
      const values = valuesOfKind[filter.kind]()
      const query = read(values.map((value) => `${name}=${value}`).join('&'))
      expect(chipsOf(query).map(({ without }) => valuesOf(without, name))).toEqual(
        values.map((value) => values.filter((other) => other !== value)),
      )
      for (const { label } of chipsOf(query)) expect(label).toMatch(/[\p{Script=Han}\p{Script=Katakana}]/u)
    }
  })

  it('widen a place to its region, once', () => {
    const wider = inWholeRegions(read('prefecture=13&page=2'))
    expect(wider?.label).toBe('関東の全域')
    expect(wider?.query).toMatchObject({ prefecture: ['08', '09', '10', '11', '12', '13', '14'], page: 1 })
    expect(wider === null ? null : inWholeRegions(wider.query)).toBeNull()
    expect(inWholeRegions(emptyJobPostQuery)).toBeNull()
  })
})

describe('the steps of a list', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
    [3, 5, '1 2 3 4 5'],
  ])('on page %i of %i', (current, last, steps) => {
    expect(
      pageSteps(current, last)
        .map((step) => (step.kind === 'gap' ? '…' : step.page))
        .join(' '),
    ).toBe(steps)
  })

  it('count full and partial pages', () => {
    expect([0, 1, 20, 21, 10_000].map((total) => pageCount(total, 20))).toEqual([1, 1, 1, 2, 500])
  })
})

it('a list is narrowed by conditions, not by its company, order or page', () => {
  const company = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect(isNarrowed(read('sort=wage&page=2'))).toBe(false)
  expect(isNarrowed(read(`company=${company}`))).toBe(false)
  expect(isNarrowed(read(`company=${company}&year=2028`))).toBe(true)
})

describe('the query string of the directory', () => {
  it('keeps what is known', () => {
    const query = readCompanyQuery(
      new URLSearchParams('q= a &industry=ZZ&industry=G&prefecture=13&hiring=only&reply=95&page=2'),
    )
    expect(companyQueryString(query)).toBe('?q=a&industry=G&prefecture=13&hiring=only&reply=95&page=2')
  })
  it.each(['', 'page=0', 'page=-1', 'page=501', 'page=x', 'hiring=no', 'reply=', 'reply=81'])(
    'is empty for "%s"',
    (search) => {
      expect(readCompanyQuery(new URLSearchParams(search))).toEqual(emptyCompanyQuery)
      expect(companyQueryString(emptyCompanyQuery)).toBe('')
    },
  )
})

it('a card names what was asked for first, and nothing that most ads have', () => {
  const features = ['no_transfer', 'no_fixed_overtime', 'training', 'any_major', 'bonus'] as const
  expect(cardFeatures(features, [], 4)).toEqual(['no_transfer', 'training', 'bonus'])
  expect(cardFeatures(features, ['any_major', 'meals'], 2)).toEqual(['any_major', 'no_transfer'])
})

it('an ad without overtime does not say besides that there is little', () => {
  expect(adFeatures(['low_overtime', 'bonus', 'no_overtime'])).toEqual(['bonus', 'no_overtime'])
  expect(adFeatures(['low_overtime', 'bonus'])).toEqual(['low_overtime', 'bonus'])
})
