import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { limitsPerMinute } from '#server/host/rate-limit.ts'

/** What `docs/production/operating.md` calls each class of requests; of sitemaps and feeds it says one number. */
const names: Record<Exclude<keyof typeof limitsPerMinute, 'health'>, string> = {
  page: 'pages',
  search: 'searches',
  asset: 'files',
  card: 'drawn cards',
  document: 'résumés',
  feed: 'feeds and sitemaps',
  graphql: 'GraphQL calls',
  api: 'calls of the company API',
  session: 'calls about sessions',
  live: 'openings of live streams',
  write: 'writes',
  upload: 'uploads',
  'sign-in': 'sign-ins',
  report: 'reports of a browser',
}

test('the limits of each network are those that an operator is told', async () => {
  const text = await readFile(new URL('../../docs/production/operating.md', import.meta.url), 'utf8')
  const told = /has limits a minute by class: ([^;]*);/u.exec(text)?.[1]?.replaceAll(/\s+/gu, ' ') ?? ''
  const pairs = Object.entries(names).map(([name, words]) => [
    name,
    Number(new RegExp(`([\\d,]+) ${words}`, 'u').exec(told)?.[1]?.replaceAll(',', '')),
  ])
  expect(text).toContain('; probes have none.')
  expect({ ...Object.fromEntries(pairs), health: null }).toEqual(limitsPerMinute)
})
