import { expect, test } from 'vitest'
import { routeTable, type Route } from '#contract/routes.ts'
import { robotsText } from './robots-text.ts'

const text = robotsText('https://jobs.example.jp')
const rules = Array.from(text.matchAll(/^(Allow|Disallow): (.*)$/gm), ([, kind, path = '']) => ({
  kind,
  path,
}))

/** As RFC 9309 and Google have it: `*` is anything, `$` the end, and the longest rule that matches counts. */
const isAllowed = (address: string): boolean => {
  const matching = rules.filter(({ path }) => {
    const open = path.endsWith('$') ? path.slice(0, -1) : path
    const source = open.split('*').map((part) => part.replace(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`))
    return new RegExp(`^${source.join('.*')}${open === path ? '' : '$'}`).test(address)
  })
  const [longest] = matching.toSorted((one, other) => other.path.length - one.path.length)
  return longest?.kind !== 'Disallow'
}

const sample = (path: string) =>
  path
    .replace('{year}', '2026')
    .replace('{month}', '07')
    .replaceAll(/\{\w+\}/g, '0198c2a0-1111-7000-8000-0123456789ab')
const routes: readonly Route[] = routeTable
const paths = (access: Route['access']) =>
  routes.filter((route) => route.access === access).map(({ path }) => sample(path))

test.each(paths('public'))('%s is everybody’s', (path) => {
  expect(isAllowed(path)).toBe(true)
})

test.each(paths('session'))('%s is left alone, whatever is asked of it', (path) => {
  const addresses = [path, `${path}?id=1`, `${path}?view=x&id=1`, `${path}/`, `${path}/?id=1`]
  expect(addresses.filter(isAllowed)).toEqual([])
})

test.each(
  routes.flatMap(({ path, views = {} }) => Object.keys(views).map((view): [string, string] => [path, view])),
)('of %s the view %s is left alone, and none that is like it', (path, view) => {
  const address = sample(path)
  const asked = (queries: readonly string[]) => queries.map((query) => `${address}?${query}`)
  const views = asked([`view=${view}`, `view=${view}&id=1`, `id=1&view=${view}`, `id=1&view=${view}&of=2`])
  expect(views.filter(isAllowed)).toEqual([])
  const others = asked([`view=${view}s`, `preview=${view}`, `id=1&preview=${view}`, `q=${view}`])
  expect(others.filter(isAllowed)).toEqual(others)
})

test.each([
  '/company?id=0198c2a0-1111-7000-8000-0123456789ab',
  '/company?q=%E5%95%86%E4%BA%8B&industry=it',
  '/company/jobpost?company=0198c2a0-1111-7000-8000-0123456789ab',
  '/company/guide?from=search',
  '/jobpost?pref=13&after=x',
  '/jobpost/0198c2a0-1111-7000-8000-0123456789ab?from=mail',
  '/info?id=1',
  '/card/jobpost/0198c2a0-1111-7000-8000-0123456789ab.png',
  '/_astro/page.css',
  '/sitemap.xml',
  '/feed.xml?pref=13',
  // They only begin like what needs a session.
  '/configuration',
  '/mypages',
  '/notifications-of-laws',
])('%s is everybody’s', (address) => {
  expect(isAllowed(address)).toBe(true)
})

test.each([
  '/login?callbackUrl=%2F',
  '/search/save?pref=13',
  '/api/auth/signin',
  '/graphql?query=x',
  '/dev/inbox',
])('%s is no page to be found', (address) => {
  expect(isAllowed(address)).toBe(false)
})

test('the sitemap is named', () => {
  expect(text).toContain('\n\nSitemap: https://jobs.example.jp/sitemap.xml\n')
})
