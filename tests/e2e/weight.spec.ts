import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { publicPages, type ScriptClass } from './pages.ts'
import { steadyList, type Samples } from './setup/samples.ts'
import { weigh } from './setup/weight.ts'

const kilobyte = 1024

/** Bytes with gzip. A page that reads has no framework: suggestions, consent, the signed-in hint, bookmarks, what the device keeps, the sheet of filters and its count are all its scripts. */
const scriptBudgets = {
  content: 8.4 * kilobyte,
  islands: 90 * kilobyte,
  identity: 105 * kilobyte,
} satisfies Record<ScriptClass, number>

/** One round trip of a new connection carries about 14 KB, heads of answers included. */
const pageBudgets: readonly { name: string; path: (samples: Samples) => string; budget: number }[] = [
  { name: 'home', path: () => routes.home, budget: 14 * kilobyte },
  // With every filter and its counts in the page.
  { name: 'job list', path: () => routes.jobPosts, budget: 15.3 * kilobyte },
  { name: 'company', path: ({ companyId }) => routes.company(companyId), budget: 11.5 * kilobyte },
  { name: 'article', path: () => '/category/conditions/fixed-overtime', budget: 11.7 * kilobyte },
]

for (const { name, path, budget } of pageBudgets) {
  test(`${name}: HTML, CSS and their heads fit into ${budget / kilobyte} KB`, async ({ origin, samples }) => {
    const { page } = await weigh(new URL(path(samples), origin))
    test.info().annotations.push({ type: 'bytes', description: String(page) })
    expect(page).toBeLessThanOrEqual(budget)
  })
}

/** Which ad is first depends on the day, and one may weigh a KB more than another: the middle one of three pages of them. */
const middleJob = async (origin: string): Promise<number> => {
  const ads = new Set<string>()
  for (const place of [1, 2, 3]) {
    const text = await (await fetch(`${origin}${steadyList}&page=${place}`)).text()
    for (const [, ad = ''] of text.matchAll(/href="(\/jobpost\/[\da-f-]{36})"/g)) ads.add(ad)
  }
  const weights: number[] = []
  for (const ad of ads) weights.push((await weigh(new URL(ad, origin))).page)
  return weights.toSorted((one, other) => one - other)[Math.floor(weights.length / 2)] ?? Infinity
}

test('job: HTML, CSS and their heads fit into 12.8 KB', async ({ origin }) => {
  const bytes = await middleJob(origin)
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  expect(bytes).toBeLessThanOrEqual(12.8 * kilobyte)
})

for (const { name, path, scripts } of publicPages.filter(({ status }) => status === 200)) {
  const budget = scriptBudgets[scripts]
  test(`${name}: scripts fit into ${budget / kilobyte} KB, one style sheet blocks at most`, async ({
    origin,
    samples,
  }) => {
    const { javaScript, blocking } = await weigh(new URL(path(samples), origin))
    test.info().annotations.push({ type: 'bytes', description: String(javaScript) })
    expect(javaScript).toBeLessThanOrEqual(budget)
    expect(blocking.length, blocking.join(' ')).toBeLessThanOrEqual(1)
    expect(blocking.filter((address) => !address.endsWith('.css'))).toEqual([])
  })
}
