import { expect, test } from 'vitest'
import { sharedKey } from './cache-key.ts'

const id = '0198c2a0-1111-7000-8000-0123456789ab'

test.each([
  ['/', '', '/'],
  ['/jobpost', '?utm_source=x&page=2', '/jobpost?page=2'],
  ['/jobpost', '?page=2&q=%E5%96%B6%E6%A5%AD', '/jobpost?q=%E5%96%B6%E6%A5%AD&page=2'],
  ['/jobpost', '?prefecture=27&prefecture=13', '/jobpost?prefecture=13&prefecture=27'],
  ['/jobpost', '?q=&page=&kind=+', '/jobpost'],
  [`/jobpost/${id}`, '?fbclid=1', `/jobpost/${id}`],
  ['/company', `?view=nonsense&id=${id}`, `/company?id=${id}`],
  ['/2026/07', '', '/2026/07'],
  ['/sitemap.xml', '?x=1', '/sitemap.xml'],
  ['/feed.xml', '?x=1&prefecture=13', '/feed.xml?prefecture=13'],
  ['/suggestions.json', '?q=a&x=1', '/suggestions.json?q=a'],
  ['/jobpost-count.json', '?page=2&sort=newest&x=1&prefecture=13', '/jobpost-count.json?prefecture=13'],
  ['/company-count.json', '?page=2&youth=given&q=a', '/company-count.json?q=a&youth=given'],
  ['/postal-code.json', '?x=1&code=1000001', '/postal-code.json?code=1000001'],
  ['/school-names.json', '?q=%E6%9D%B1&code=1', '/school-names.json?q=%E6%9D%B1'],
  ['/station-names.json', '?q=%E6%9D%B1&near=1', '/station-names.json?q=%E6%9D%B1'],
  ['/robots.txt', '', '/robots.txt'],
  ['/site.webmanifest', '?x=1', '/site.webmanifest'],
])('%s%s is kept as %s', (pathname, search, key) => {
  expect(sharedKey(pathname, search)).toBe(key)
})

test.each([
  ['/mypage', ''],
  ['/login', '?error=SessionRequired'],
  ['/contact', ''],
  [`/jobpost/${id}`, '?view=apply'],
  ['/company', `?id=${id}&view=edit`],
  ['/graphql', ''],
  ['/api/auth/session', ''],
  ['/nowhere/at/all', ''],
])('%s%s is nobody else’s', (pathname, search) => {
  expect(sharedKey(pathname, search)).toBeNull()
})
