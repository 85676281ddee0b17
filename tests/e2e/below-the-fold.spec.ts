import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import type { Samples } from './setup/samples.ts'

const longPages: readonly { name: string; path: (samples: Samples) => string; last: string }[] = [
  { name: 'home', path: () => routes.home, last: 'main section.far h2' },
  { name: 'job list', path: () => routes.jobPosts, last: 'main li.job-card h2' },
  { name: 'job', path: ({ jobPostId }) => routes.jobPost(jobPostId), last: 'main section.far h2' },
]

/** What moved in the page without having been asked to, from its beginning on: the score of Cumulative Layout Shift, not by windows. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver(() => undefined)
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            for (const entry of observer.takeRecords()) if ('value' in entry) sum += Number(entry.value)
            resolve(sum)
          }),
        )
      }),
  )

/** Whether an element is laid out and painted, or left for when it comes near. */
const isLaidOut = (page: Page, selector: string): Promise<boolean | undefined> =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

for (const width of [390, 1280])
  for (const { name, path, last } of longPages)
    test(`${name}, ${width} px: what lies far below waits until it comes near, and nothing jumps on the way`, async ({
      page,
      samples,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path(samples))
      expect(await isLaidOut(page, last)).toBe(false)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height + 3000; top += 600) {
        await page.evaluate((to) => {
          scrollTo({ top: to, behavior: 'instant' })
        }, top)
        expect(await shifted(page)).toBeLessThan(0.001)
      }
      expect(await isLaidOut(page, '.site-footer')).toBe(true)
    })

test('a ring around what takes the focus is painted whole beside the edge of its part', async ({ page }) => {
  await page.goto(routes.home)
  const cut = await page
    .locator('main .far')
    .last()
    .evaluate((section) => getComputedStyle(section).getPropertyValue('overflow-clip-margin'))
  expect(Number.parseFloat(cut)).toBeGreaterThanOrEqual(5)
})
