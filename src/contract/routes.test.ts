import { expect, test } from 'vitest'
import { allowsTags, findRoute, isShared, routeTable } from './routes.ts'

test.each([
  ['/', '/'],
  ['/jobpost', '/jobpost'],
  ['/jobpost/', '/jobpost'],
  ['/jobpost/0198c2a0-1111-7000-8000-0123456789ab', '/jobpost/{id}'],
  ['/category/interview', '/category/{category}'],
  ['/category/interview/first-steps', '/category/{category}/{title}'],
  ['/config/profile', '/config/profile'],
  ['/2026/07', '/{year}/{month}'],
  ['/2026/7', '/{year}/{month}'],
  ['/company/jobpost', '/company/jobpost'],
])('%s is served by %s', (address, path) => {
  expect(findRoute(address)?.path).toBe(path)
})

test.each(['/dev/inbox', '/api/auth', '/_actions/x', '/some/where', '/2026/123', '/26/07', '/a/b/c/d'])(
  '%s is no route of the table',
  (address) => {
    expect(findRoute(address)).toBeUndefined()
    expect(isShared(new URL(address, 'http://site.test'))).toBe(false)
  },
)

test.each(['constructor', '__proto__', 'toString'])(
  'a view named like something every object has leaves a page shared, with its tags: %s',
  (view) => {
    for (const path of ['/company', '/company/jobpost', '/jobpost/x'])
      for (const judge of [isShared, allowsTags])
        expect(judge(new URL(`http://site.test${path}?view=${view}`))).toBe(true)
  },
)

test.each(['/mail/saved_search.x.y', '/search/save'])(
  '%s is nobody else’s: not shared, without tags',
  (path) => {
    const url = new URL(`http://site.test${path}`)
    expect(findRoute(path)?.access).toBe('public')
    expect([isShared(url), allowsTags(url)]).toEqual([false, false])
  },
)

test('each fixed route finds itself, and a session view is not shared', () => {
  for (const { path } of routeTable.filter((route) => !route.path.includes('{')))
    expect(findRoute(path)?.path).toBe(path)
  expect(isShared(new URL('http://site.test/jobpost/x?view=apply'))).toBe(false)
  expect(isShared(new URL('http://site.test/jobpost/x?view=else'))).toBe(true)
})
