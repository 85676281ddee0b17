import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { publicPages, type ScriptClass } from './pages.ts'
import { type Samples } from './setup/samples.ts'
import { weigh } from './setup/weight.ts'

const kilobyte = 1024

/** Bytes with gzip. A page that reads has no framework: suggestions, consent, the signed-in hint, bookmarks, what the device keeps, the sheet of filters and its count are all its scripts. */
const scriptBudgets = {
  content: 8.75 * kilobyte,
  islands: 90 * kilobyte,
  identity: 125 * kilobyte,
} satisfies Record<ScriptClass, number>

/** One round trip of a new connection carries about 14 KB, heads of answers included. */
const pageBudgets: readonly { name: string; path: (samples: Samples) => string; budget: number }[] = [
  { name: 'job', path: ({ jobPostId }) => routes.jobPost(jobPostId), budget: 13.5 * kilobyte },
  { name: 'home', path: () => routes.home, budget: 14.75 * kilobyte },
  // With every filter and its counts in the page.
  { name: 'job list', path: () => routes.jobPosts, budget: 16.25 * kilobyte },
  { name: 'company', path: ({ companyId }) => routes.company(companyId), budget: 12.75 * kilobyte },
  { name: 'article', path: () => '/category/conditions/fixed-overtime', budget: 12.75 * kilobyte },
]

for (const { name, path, budget } of pageBudgets) {
  test(`${name}: HTML, CSS and their heads fit into ${budget / kilobyte} KB`, async ({ origin, samples }) => {
    const { page } = await weigh(new URL(path(samples), origin))
    test.info().annotations.push({ type: 'bytes', description: String(page) })
    expect(page).toBeLessThanOrEqual(budget)
  })
}

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
