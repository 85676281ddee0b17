import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { steadyList, type Samples } from './setup/samples.ts'
import { holdScripts } from './setup/hold-scripts.ts'

const contentPages: readonly { name: string; path: (samples: Samples) => string }[] = [
  { name: 'home', path: () => routes.home },
  { name: 'job list', path: () => routes.jobPosts },
  { name: 'job', path: ({ jobPostId }) => routes.jobPost(jobPostId) },
  { name: 'company', path: ({ companyId }) => routes.company(companyId) },
  { name: 'companies', path: () => routes.companies },
  { name: 'article', path: () => '/category/conditions/fixed-overtime' },
]

/** Time stands still but for what the test lets pass: the scripts don't come by themselves. */
const holdTime = async (page: Page): Promise<void> => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** What the page has asked for, the page itself first. */
const requestsOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.resourceType())
  })
  return asked
}

for (const { name, path } of contentPages)
  test(`${name}: a first visit asks for the page alone, and for scripts when a hand moves`, async ({
    page,
    samples,
  }) => {
    await holdTime(page)
    const asked = requestsOf(page)
    await page.goto(path(samples))
    expect(asked).toEqual(['document'])
    const scripts = page.waitForEvent('request', (request) => request.resourceType() === 'script')
    await page.mouse.move(200, 200)
    await scripts
  })

test('no script makes the parser stop in the header, which would be painted in parts and jump', async ({
  page,
  go,
}) => {
  for (const path of [routes.home, '/login']) {
    await go(path)
    await expect(page.locator('head script:not([type])')).not.toHaveCount(0)
    await expect(page.locator('.site-header script:not([type])')).toHaveCount(0)
  }
})

test('the scripts come by themselves to a page that nobody touches', async ({ page, samples }) => {
  await holdTime(page)
  const asked = requestsOf(page)
  await page.goto(routes.jobPost(samples.jobPostId))
  const save = page.locator('article button[data-bookmark]').first()
  await expect(save).toBeHidden()
  await page.clock.runFor(3_900)
  expect(asked).not.toContain('script')
  await page.clock.runFor(200)
  await expect(save).toBeVisible()
})

test('who comes again, with something kept on the device, waits for no hand', async ({ page, samples }) => {
  await page.goto(routes.jobPost(samples.jobPostId))
  await page.mouse.move(200, 200)
  await expect(page.locator('article button[data-bookmark]').first()).toBeVisible()
  await holdTime(page)
  await page.goto(routes.home)
  await expect(page.getByRole('heading', { name: '最近見た求人' })).toBeVisible()
})

test('nor does who comes from another page of the site', async ({ page }) => {
  await holdTime(page)
  await page.goto(steadyList)
  const link = page.getByRole('article').first().getByRole('link')
  // By its address: no hand moves here, and nothing is kept on the device yet.
  await link.evaluate((element: HTMLAnchorElement) => location.assign(element.href))
  await expect(page.locator('article button[data-bookmark]').first()).toBeVisible()
})

test('a word typed before the suggestions have come is answered all the same', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(routes.home)
  const box = page.getByLabel('キーワード')
  await box.pressSequentially('営業')
  await expect(box).not.toHaveRole('combobox')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  // Their styles came with the scripts: they stand over the page and push nothing away.
  await expect(page.locator('.suggestions')).toHaveCSS('position', 'absolute')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('営業')
})

test('the first condition chosen is counted, though its script came after', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(routes.jobPosts)
  await page.locator('#filters').getByRole('checkbox').first().check()
  release()
  await expect(page.getByRole('button', { name: /この条件で見る.*（\d+件/ })).toBeVisible()
})
