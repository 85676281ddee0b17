import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite, type RunningSite } from './setup/server.ts'

// One site with a tag manager, for all of these in order.
test.describe.configure({ mode: 'serial' })

let site: RunningSite
let dataDir: string

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-tags-'))
  site = await startSite(dataDir, path.resolve('test-results/site-with-tags.log'), {
    TAG_MANAGER_ID: 'GTM-TEST123',
  })
})

test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Stands in for the tag server and counts what reaches it. */
const tagServer = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  await page.route(/googletagmanager\.com|google-analytics\.com/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' })
  })
  return asked
}
const ran = (page: Page) => page.waitForFunction(() => 'tagManagerRan' in window)
const banner = (page: Page) => page.getByRole('complementary', { name: 'アクセス解析への協力のお願い' })

test('nothing is sent before a choice, and refusing is as easy as agreeing', async ({ page }) => {
  const asked = await tagServer(page)
  await page.goto(`${site.origin}/`)
  await expect(banner(page)).toBeVisible()
  const [refuse, agree] = await Promise.all(
    ['同意しない', '同意する'].map((name) =>
      banner(page).getByRole('button', { name, exact: true }).boundingBox(),
    ),
  )
  expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height])
  await banner(page).getByRole('button', { name: '同意しない' }).click()
  await expect(banner(page)).toBeHidden()
  await page.goto(`${site.origin}/jobpost`)
  await expect(page.getByRole('button', { name: '外部送信の設定' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('agreeing loads the container under the CSP, on this page and the next; the choice can be taken back', async ({
  page,
}) => {
  const asked = await tagServer(page)
  await page.goto(`${site.origin}/`)
  await banner(page).getByRole('button', { name: '同意する', exact: true }).click()
  await ran(page)
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])
  await page.goto(`${site.origin}/company`)
  await ran(page)
  const before = asked.length
  await page.getByRole('button', { name: '外部送信の設定' }).click()
  await Promise.all([
    page.waitForEvent('load'),
    banner(page).getByRole('button', { name: '同意しない' }).click(),
  ])
  await expect(page.getByRole('button', { name: '外部送信の設定' })).toBeVisible()
  expect(asked).toHaveLength(before)
})

test('never where people sign in or write to us, even after agreeing', async ({ page }) => {
  const asked = await tagServer(page)
  await page.goto(`${site.origin}/`)
  await banner(page).getByRole('button', { name: '同意する', exact: true }).click()
  await ran(page)
  const before = asked.length
  for (const address of ['/login', '/account/new', '/contact']) {
    const answer = await page.goto(site.origin + address)
    expect(answer?.headers()['content-security-policy']).not.toContain('googletagmanager')
    await expect(page.locator('[data-tag-manager]')).toHaveCount(0)
  }
  expect(asked).toHaveLength(before)
})

test('the privacy policy declares it', async ({ page }) => {
  await page.goto(`${site.origin}/privacy`)
  await expect(page.getByRole('heading', { name: /Google タグマネージャー/ })).toBeVisible()
})
