import { type Page, type Response, expect, test as base } from '@playwright/test'
import { readSamples, type Samples } from './setup/samples.ts'

/** Opens an address of the site and expects its status; answers the response. */
export type Go = (path: string, status?: number) => Promise<Response>

/** Failures of requests whose address holds this text are part of the test. */
export type ExpectFailure = (text: string) => void

type Fixtures = { go: Go; expectFailure: ExpectFailure }
type WorkerFixtures = { origin: string; samples: Samples }

const siteOrigin = (): string => {
  const origin = process.env.E2E_ORIGIN
  if (origin === undefined) throw new Error('tests/e2e/setup/global-setup.ts has not run')
  return origin
}

/** Collects what must not happen on a page: console errors, uncaught errors, failed requests, answers ≥ 400. */
const collectProblems = (page: Page, expected: ReadonlySet<string>): string[] => {
  const problems: string[] = []
  /** A form that was not taken is shown at an address of its own: it counts by the address that it was sent to. */
  const sentTo = new Map<string, string>()
  const isExpected = (url: string) => [...expected].some((text) => (sentTo.get(url) ?? url).includes(text))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.location().url))
      problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A navigation that another one replaced.
    if (reason !== 'net::ERR_ABORTED' && !isExpected(request.url()))
      problems.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const { location = '' } = response.headers()
    const shown = URL.parse(location, response.url())
    if (response.status() === 303 && shown?.searchParams.has('form') === true)
      sentTo.set(shown.href, response.url())
    if (response.status() >= 400 && !isExpected(response.url())) {
      problems.push(`answer: ${response.status()} ${response.url()}`)
    }
  })
  return problems
}

const expectedFailures = new WeakMap<Page, Set<string>>()
const failuresOf = (page: Page): Set<string> => {
  const known = expectedFailures.get(page) ?? new Set<string>()
  expectedFailures.set(page, known)
  return known
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [async ({}, use) => use(siteOrigin()), { scope: 'worker' }],
  samples: [async ({ origin }, use) => use(await readSamples(origin)), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),

  page: async ({ page }, use) => {
    const problems = collectProblems(page, failuresOf(page))
    await use(page)
    expect(problems, 'errors on the page').toEqual([])
  },

  expectFailure: async ({ page }, use) => use((text) => void failuresOf(page).add(text)),

  go: async ({ page, origin }, use) => {
    await use(async (path, status = 200) => {
      if (status >= 400) failuresOf(page).add(new URL(path, origin).href)
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(status)
      if (response === null) throw new Error(`${path} answered nothing`)
      return response
    })
  },
})

export { expect } from '@playwright/test'
