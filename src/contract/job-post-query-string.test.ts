import { describe, expect, it } from 'vitest'
import {
  asksTheSame,
  asWords,
  emptyJobPostQuery,
  jobPostQueryString,
  readJobPostQuery,
} from './job-post-query-string.ts'
import { jobPostQuerySchema } from './job-post-query.ts'

const read = (text: string) => readJobPostQuery(new URLSearchParams(text))

describe('readJobPostQuery', () => {
  it('reads every filter', () => {
    const query = read(
      'q=営業&kind=new_grad&kind=part_time&prefecture=13&occupation=sales&industry=G&year=2028&wage=220000&remote=full&feature=no_transfer&sort=newest&page=3',
    )
    expect(query).toEqual({
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
