import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import type { Samples } from './setup/samples.ts'
import { holdScripts } from './setup/hold-scripts.ts'
import { transferredBy } from './setup/transferred.ts'

const kilobyte = 1024
const pages = [
  { name: 'home', most: 28, path: () => routes.home },
  // What other tests publish stands in it, in some dozen bytes an ad.
  { name: 'job list', most: 29, path: () => routes.jobPosts },
  { name: 'job', most: 28, path: ({ jobPostId }) => routes.jobPost(jobPostId) },
] satisfies readonly { name: string; most: number; path: (samples: Samples) => string }[]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { name, most, path } of pages)
    test(`${name}: a first visit takes six requests and ${most} KB at most, with its scripts and heads`, async ({
      page,
      samples,
    }) => {
      const { requests, bytes } = await transferredBy(page, path(samples))
      test.info().annotations.push({ type: 'bytes', description: `${bytes}: ${requests.join(', ')}` })
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6)
      expect(bytes, requests.join('\n')).toBeLessThanOrEqual(most * kilobyte)
    })

  for (const { name, path } of pages)
    test(`${name}: as a second page it takes nothing but itself`, async ({ page, samples }) => {
      await transferredBy(page, path(samples) === routes.home ? routes.jobPosts : routes.home)
      const { requests, bytes } = await transferredBy(page, path(samples))
      test.info().annotations.push({ type: 'bytes', description: String(bytes) })
      expect(requests).toHaveLength(1)
      expect(bytes).toBeLessThanOrEqual(12 * kilobyte)
    })
})

test('scripts are asked for once the page has loaded, and add the buttons to save', async ({
  page,
  samples,
}) => {
  const picture = Promise.withResolvers<void>()
  await page.route('**/late.png', async (route) => {
    await picture.promise
    await route.fulfill({ status: 204 })
  })
  // A picture that is under way holds the load of the page.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const late = new Image()
      late.src = '/late.png'
    })
  })
  await page.goto(routes.jobPost(samples.jobPostId), { waitUntil: 'domcontentloaded' })
  const save = page.locator('article button[data-bookmark]').first()
  await expect(save).toBeAttached()
  await expect(save).toBeHidden()
  picture.resolve()
  await expect(save).toBeVisible()
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

test('a word typed before the suggestions have come is answered all the same', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(routes.home, { waitUntil: 'commit' })
  const box = page.getByLabel('キーワード')
  await box.pressSequentially('営業')
  await expect(box).not.toHaveRole('combobox')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  // They stand over the page and push nothing away.
  await expect(page.locator('.suggestions')).toHaveCSS('position', 'absolute')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('営業')
})

test('the first condition chosen is counted, though its script came after', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(routes.jobPosts, { waitUntil: 'commit' })
  await page.locator('#filters').getByRole('checkbox').first().check()
  release()
  await expect(page.getByRole('button', { name: /この条件で見る.*（\d+件/ })).toBeVisible()
})
