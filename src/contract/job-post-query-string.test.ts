import { describe, expect, it } from 'vitest'
import {
  asksTheSame,
  asWords,
  emptyJobPostQuery,
  jobPostQueryString,
  readJobPostQuery,
} from './job-post-query-string.ts'
import { describedFilter, filterNames, type FilterName } from './job-post-filters.ts'
import { jobPostQuerySchema, valuesOf } from './job-post-query.ts'

const someId = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Values of a filter that an address may have, and some just outside. */
const samplesOf = (name: FilterName): { sound: string[]; unsound: string[] } => {
  const filter = describedFilter(name)
  switch (filter.kind) {
    case 'choices':
      return { sound: filter.options.map(({ code }) => code), unsound: [] }
    case 'names':
      return name === 'line'
        ? { sound: ['JR山手線', 'ゆりかもめ'], unsound: ["JR山手線'", 'JR山手,線', '線'] }
        : { sound: ['13渋谷区', '27大阪市北区'], unsound: ['渋谷区', '13', "13渋谷区'", '13渋谷,区'] }
    case 'number':
      return {
        sound: [String(filter.min), String(filter.max)],
        unsound: [String(filter.min - 1), String(filter.max + 1), `${filter.min}.5`],
      }
    case 'id':
      return { sound: [someId], unsound: [someId.toUpperCase(), `${someId}0`] }
  }
}

const read = (text: string) => readJobPostQuery(new URLSearchParams(text))

describe('readJobPostQuery', () => {
  it('reads every filter', () => {
    const query = read(
      'q=営業&kind=new_grad&kind=part_time&prefecture=13&occupation=sales&industry=G&year=2028&wage=220000&remote=full&feature=no_transfer&sort=newest&page=3',
    )
    expect(query).toEqual({
      ...emptyJobPostQuery,
      q: '営業',
      kind: ['new_grad', 'part_time'],
      prefecture: ['13'],
      occupation: ['sales'],
      industry: ['G'],
      year: 2028,
      wage: 220_000,
      remote: ['full'],
      feature: ['no_transfer'],
      sort: 'newest',
      page: 3,
    })
    expect(jobPostQuerySchema.safeParse(query).success).toBe(true)
  })

  it('a week of work has one day at least, and six at most: one is off by the law', () => {
    const days = ['0', '1', '6', '7'].map((text) => read(`weekdays=${text}`).weekdays)
    expect(days).toEqual([undefined, 1, 6, undefined])
  })

  it.each(filterNames)('%s: takes what its table allows, writes it back, and drops the rest', (name) => {
    const { sound, unsound } = samplesOf(name)
    for (const value of sound) {
      const query = read(`${name}=${value}&page=2`)
      expect(valuesOf(query, name).map(String)).toEqual([value])
      expect(decodeURIComponent(jobPostQueryString(query))).toBe(`?${name}=${value}&page=2`)
      expect(Object.keys(query)).toContain(name)
    }
    for (const value of ['', 'x', '%00', '__proto__', '-1', ...unsound])
      expect(read(`${name}=${value}`)).toEqual(emptyJobPostQuery)
    // What asks for nothing stands in no query, so that every way of asking for nothing is the same one.
    expect(Object.values(read(`${name}=x`))).not.toContain(undefined)
  })

  it.each([
    ['', {}],
    ['kind=&q=&page=', {}],
    ['kind=ceo&prefecture=99&prefecture=13&prefecture=13', { prefecture: ['13'] }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1e3', {}],
    ['page=99999999', {}],
    ['year=1999', {}],
    ['wage=0', {}],
    ['company=1', {}],
    ['sort=best', {}],
    ['q=%00%0a営業%09', { q: '営業' }],
    [`q=${'あ'.repeat(300)}`, { q: 'あ'.repeat(200) }],
    [`q=${'a'.repeat(199)}👍`, { q: 'a'.repeat(199) }],
  ])('makes the best of %s', (text, expected) => {
    const query = read(text)
    expect(query).toEqual({ ...emptyJobPostQuery, ...expected })
    expect(jobPostQuerySchema.safeParse(query).success).toBe(true)
  })
})

describe('jobPostQueryString', () => {
  it('is empty when nothing is asked for', () => {
    expect(jobPostQueryString(emptyJobPostQuery)).toBe('')
  })

  it('reads back as it was written', () => {
    const text =
      '?q=%22A+%26+B%22&kind=part_time&prefecture=01&prefecture=47&year=2028&wage=1300&remote=partial&sort=wage&page=2'
    expect(jobPostQueryString(read(text))).toBe(text)
  })
})

it('tells an address that asks the same from one that needs correcting', () => {
  const same = (text: string) => asksTheSame(new URLSearchParams(text), read(text))
  expect(same('prefecture=13&kind=new_grad&q=')).toBe(true)
  expect(same('page=1')).toBe(false)
  expect(same('kind=ceo')).toBe(false)
  expect(same('q=a&q=b')).toBe(false)
})

it('turns words into phrases', () => {
  expect(asWords('東京　営業 -バイト "新卒 採用"')).toBe('"東京" "営業" -バイト "新卒 "採用""')
})
