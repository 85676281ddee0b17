import { expect, test } from 'vitest'
import { companyFilterNames, describedCompanyFilter } from './company-filters.ts'
import {
  companyChipsOf,
  companyFilterOf,
  companyQueryString,
  emptyCompanyQuery,
  readCompanyQuery,
} from './company-query-string.ts'

const read = (text: string) => readCompanyQuery(new URLSearchParams(text))

test('every value of every filter stands in an address, has a chip, and is taken off by it', () => {
  for (const name of companyFilterNames)
    for (const { code, name: words } of describedCompanyFilter(name).options) {
      const query = read(`q=a&page=3&${name}=${code}`)
      expect(companyQueryString(query)).toBe(`?q=a&${name}=${code}&page=3`)
      const [typed, chip, ...others] = companyChipsOf(query)
      expect([typed?.label, chip?.label, others]).toEqual(['「a」', words, []])
      expect(companyQueryString(chip?.without ?? {})).toBe('?q=a')
      expect(companyQueryString(typed?.without ?? {})).toBe(`?${name}=${code}`)
    }
})

test('what is unknown is left out; of one the first counts, many stand in the order of the table', () => {
  expect(read('size=huge&youth=1&hiring=&reply=81&industry=ZZ&page=0')).toEqual(emptyCompanyQuery)
  expect(read('reply=95&reply=80').reply).toEqual(['95'])
  expect(read('size=from_1000&size=under_30&size=from_1000').size).toEqual(['under_30', 'from_1000'])
})

test('the conditions as the backend takes them', () => {
  expect(companyFilterOf(read('q=a&size=from_30&youth=given&hiring=only&reply=95'))).toEqual({
    q: 'a',
    industry: [],
    prefecture: [],
    size: ['from_30'],
    hiring: true,
    youth: true,
    reply: 95,
  })
  expect(companyFilterOf(emptyCompanyQuery)).toMatchObject({ hiring: false, youth: false, reply: null })
})
