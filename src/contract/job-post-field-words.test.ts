import { expect, test } from 'vitest'
import { fieldChoices } from './job-post-field-words.ts'

test('a programme is attended, not worked at from home', () => {
  expect(Object.values(fieldChoices('open_company', 'remote'))).toEqual([
    '会場で参加',
    '会場とオンライン',
    'オンラインのみ',
  ])
  expect(fieldChoices('new_grad', 'remote')).toMatchObject({ none: '出社' })
})

test('other choices are called the same in both forms, and what is typed has none', () => {
  expect(fieldChoices('open_company', 'smoking')).toEqual(fieldChoices('new_grad', 'smoking'))
  expect(fieldChoices('open_company', 'title')).toEqual({})
})
