import { expect, test } from 'vitest'
import { listAddress, readListAddress, saveSearchSchema } from './saved-search.ts'

const company = '019aa000-0000-7000-8000-000000000001'
const read = (address: string): string | null => {
  const query = readListAddress(address)
  return query === null ? null : listAddress(query)
}

test.each([
  ['/jobpost', '/jobpost'],
  ['/jobpost?', '/jobpost'],
  ['/jobpost?prefecture=27&prefecture=13', '/jobpost?prefecture=13&prefecture=27'],
  ['/jobpost?q=%E5%96%B6%E6%A5%AD&sort=wage&page=3', '/jobpost?q=%E5%96%B6%E6%A5%AD'],
  ['/jobpost?q=営業', '/jobpost?q=%E5%96%B6%E6%A5%AD'],
  ['/search?q=x&type=jobs&utm_source=mail&token=secret', '/jobpost?q=x'],
  ['/jobpost?kind=nothing&prefecture=99&wage=-1', '/jobpost'],
  ['/jobpost?prefecture=13#top', '/jobpost?prefecture=13'],
  [`/company/jobpost?company=${company}`, `/company/jobpost?company=${company}`],
  [`/jobpost?company=${company}&kind=new_grad`, `/company/jobpost?kind=new_grad&company=${company}`],
])('%s is the list %s', (address, expected) => {
  expect(read(address)).toBe(expected)
})

test.each([
  '',
  'jobpost',
  'https://evil.example/jobpost',
  'http://list.invalid/jobpost',
  '//evil.example/jobpost',
  '/\\evil.example/jobpost',
  '/jobpost\\..\\mypage',
  'javascript:alert(1)',
  'data:text/html,x',
  '/jobpost/../mypage?tab=searches',
  '/jobpost/019aa000-0000-7000-8000-000000000001',
  '/mypage',
  '/mail/x',
  '/config?x=/jobpost',
  '/jobposts',
  '/%6aobpost',
  '/company/jobpost',
  '/company/jobpost?company=x',
  `/company/jobpost?company=${company}&company=${company}`,
  '/company?id=x',
  ' /jobpost',
  '/jobpost?q=a b',
  '/jobpost?q=a\n',
  '/jobpost?q=\u202eb',
  `/jobpost?q=${'a'.repeat(4_300)}`,
])('%j is no list', (address) => {
  expect(read(address)).toBeNull()
  expect(saveSearchSchema.safeParse({ address, name: 'x', frequency: 'none' }).success).toBe(false)
})

test('an address that was read once stays as it is', () => {
  const once = read('/search?q=%22a%22+-b&feature=weekends_off&prefecture=13&year=2028&wage=250000') ?? ''
  expect(read(once)).toBe(once)
})

test.each([
  ['no name', { name: ' ' }],
  ['a long name', { name: 'あ'.repeat(81) }],
  ['a name with half a character', { name: 'a\ud83db' }],
  ['a name of two lines', { name: 'a\nb' }],
  ['a frequency that there is not', { frequency: 'hourly' }],
])('%s is refused', (_what, part) => {
  const whole = { address: '/jobpost', name: 'x', frequency: 'daily', ...part }
  expect(saveSearchSchema.safeParse(whole).success).toBe(false)
})
