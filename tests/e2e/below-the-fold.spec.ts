import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { demoCompany } from './setup/company.ts'
import { enter } from './setup/kept-sign-in.ts'
import type { Samples } from './setup/samples.ts'

const longPages: readonly { name: string; path: (samples: Samples) => string; last: string }[] = [
  { name: 'home', path: () => routes.home, last: '.site-footer a' },
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

/** Keeps pages as they are until their first paint: they are not told that they have come. */
const holdBeforePaint = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener(
      'load',
      (event) => {
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })
}

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
      await holdBeforePaint(page)
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

for (const { name, path, last } of longPages)
  test(`${name}: once it was painted all of it is laid out, and keeps its height`, async ({
    page,
    samples,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path(samples))
    await expect(page.locator('html')).toHaveAttribute('data-whole')
    expect(await isLaidOut(page, last)).toBe(true)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.keyboard.press('End')
    await expect(page.locator('.site-footer a').last()).toBeInViewport()
    expect(await height()).toBe(before)
  })

for (const width of [390, 1280])
  test(`the ring of a button that stands out of its card is painted whole, ${width} px`, async ({
    page,
    go,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await holdBeforePaint(page)
    await go(routes.jobPosts)
    const button = page.locator('main li.job-card').nth(1).locator('.keep')
    await expect(button).toBeVisible()
    await button.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    const ring = await button.evaluate((element) => {
      const part = element.closest('li')
      if (part === null) throw new Error('The button stands in no card')
      const { outlineWidth, outlineOffset } = getComputedStyle(element)
      const { contentVisibility, overflowClipMargin } = getComputedStyle(part)
      return {
        contentVisibility,
        right: element.getBoundingClientRect().right + parseFloat(outlineWidth) + parseFloat(outlineOffset),
        part: part.getBoundingClientRect().right,
        margin: parseFloat(overflowClipMargin),
      }
    })
    expect(ring.contentVisibility).toBe('auto')
    expect(ring.right).toBeGreaterThan(ring.part + 12)
    expect(ring.right).toBeLessThanOrEqual(Math.min(width, ring.part + ring.margin))
  })

for (const width of [390, 1280])
  test(`who comes back to a list far below its beginning finds the ad where it was, ${width} px @whole`, async ({
    page,
    go,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await go(routes.jobPosts)
    const link = page.locator('main li.job-card h2 a').nth(14)
    await expect(page.locator('html')).toHaveAttribute('data-whole')
    await link.scrollIntoViewIfNeeded()
    const place = () => link.evaluate((element) => element.getBoundingClientRect().top)
    const before = await place()
    await link.click()
    await page.waitForURL(/jobpost\/[0-9a-f-]{36}$/)
    await page.goBack()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
      type: 'back_forward',
    })
    // A page is brought back to a whole pixel.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(1)
  })

test('only a browser with scripts that holds what is read in its place, and does not cut rings, leaves parts for later', async ({
  page,
  go,
}) => {
  for (const path of [routes.home, routes.jobPosts]) {
    await go(path)
    const conditions = await page.evaluate(() => {
      const of = (rules: CSSRuleList, condition: string): string[] =>
        Array.from(rules).flatMap((rule) => {
          if (rule instanceof CSSConditionRule) return of(rule.cssRules, `${condition} ${rule.conditionText}`)
          if (rule instanceof CSSStyleRule && rule.style.contentVisibility === 'auto') return [condition]
          return rule instanceof CSSGroupingRule ? of(rule.cssRules, condition) : []
        })
      return Array.from(document.styleSheets).flatMap((sheet) => of(sheet.cssRules, ''))
    })
    expect(conditions.length).toBeGreaterThan(0)
    for (const condition of conditions)
      expect(condition).toMatch(/overflow-anchor.*overflow-clip-margin.*scripting: enabled/)
  }
})

test('no button of a card lies on the bar that stays in sight', async ({ page, go }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await go(routes.jobPosts)
  const bar = page.locator('#results')
  for (const number of [0, 1]) {
    const button = page.locator('main li.job-card .keep').nth(number)
    await expect(button).toBeVisible()
    const top = await button.evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - 4, behavior: 'instant' })
      return element.getBoundingClientRect().top
    })
    expect(top).toBeLessThan(10)
    const inBar = await button.evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('#results') !== null
    })
    expect(inBar).toBe(true)
    await expect(bar).toBeVisible()
  }
})

test('the preview of an ad, which has no scripts, is laid out whole', async ({ page, go }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await enter(page, demo.company)
  await go(routes.companyAds(await demoCompany(page)))
  const edit = await page.locator('main a[href*="view=edit"]').first().getAttribute('href')
  await go((edit ?? '').replace('view=edit', 'view=preview'))
  const last = 'main .after-first > section h2'
  await expect(page.locator(last)).not.toHaveCount(0)
  expect(await isLaidOut(page, last)).toBe(true)
})
