import { expect, test } from 'vitest'
import { readAddress } from './canonical-address.ts'

const id = '0198c2a0-1111-7000-8000-0123456789ab'

test.each([
  ['/', '/', ''],
  ['/jobpost', '/jobpost', ''],
  ['/jobpost?', '/jobpost', ''],
  ['/search?q=%E5%96%B6%E6%A5%AD', '/search', '?q=%E5%96%B6%E6%A5%AD'],
  ['/%6Dypage', '/mypage', ''],
  ['/category/%e5%b0%b1', '/category/%E5%B0%B1', ''],
  ['/search?q=100%25', '/search', '?q=100%25'],
  ['/Unknown/Place/Here', '/Unknown/Place/Here', ''],
  // UTF-8 that the client did not encode, as Node hands it over.
  [Buffer.from('/search?q=営業').toString('latin1'), '/search', '?q=%e5%96%b6%e6%a5%ad'],
])('%s is one address', (target, pathname, search) => {
  expect(readAddress(target)).toEqual({ kind: 'canonical', pathname, search })
})

test.each([
  ['/jobpost/', '/jobpost'],
  ['//jobpost', '/jobpost'],
  ['//evil.example/x', '/evil.example/x'],
  ['/jobpost//?page=2', '/jobpost?page=2'],
  ['/a/./b/../jobpost', '/a/jobpost'],
  ['/../../etc', '/etc'],
  ['/JobPost', '/jobpost'],
  [`/JOBPOST/${id.toUpperCase()}?x=1`, `/jobpost/${id}?x=1`],
  ['/Config/Profile', '/config/profile'],
  ['/Category/%E5%B0%B1', '/category/%E5%B0%B1'],
])('%s moves to %s', (target, to) => {
  expect(readAddress(target)).toEqual({ kind: 'moved', to })
})

test.each([
  ['/%', 400],
  ['/%zz', 400],
  ['/%E5%96', 400],
  ['/%256dypage', 400],
  ['/a%2Fb', 400],
  ['/a%00b', 400],
  ['/a%0d%0ab', 400],
  ['/a\\b', 400],
  ['/a%5Cb', 400],
  ['/search?q=%', 400],
  ['/search?q=%E5%96', 400],
  ['/search?q=%00', 400],
  [`/search?q=${'a'.repeat(8192)}`, 400],
  [`/${'a'.repeat(4000)}`, 414],
  ['http://site.test/', 400],
  ['*', 400],
  [Buffer.from([0x2f, 0xff, 0xfe]).toString('latin1'), 400],
])('%s is refused', (target, status) => {
  expect(readAddress(target)).toEqual({ kind: 'refused', status })
})
