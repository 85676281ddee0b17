import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { enter } from './setup/kept-sign-in.ts'
import { violationsEverywhere, violationsOn } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'

const kilobyte = 1024

/** Pages of the way into an account, each of their forms; `visitor` says who can see it. */
const accountPages = [
  { path: '/login', visitor: 'guest' },
  { path: '/login?error=CredentialsSignin', visitor: 'guest' },
  { path: '/login/sms', visitor: 'guest' },
  { path: '/login/password-forget', visitor: 'guest' },
  { path: '/login/password-forget/complete', visitor: 'guest' },
  { path: '/login/password-reset/complete', visitor: 'guest' },
  { path: '/login/request', visitor: 'guest' },
  { path: '/login/request/complete', visitor: 'guest' },
  { path: '/account/new', visitor: 'guest' },
  { path: '/account/new?kind=company', visitor: 'guest' },
  { path: '/account/action', visitor: 'guest' },
  { path: '/signout', visitor: 'guest' },
  { path: '/signout', visitor: 'person' },
  { path: '/dev/inbox', visitor: 'guest' },
] as const

for (const { path, visitor } of accountPages) {
  test(`${path} for a ${visitor}: axe finds nothing at WCAG 2.2 AA, at 390 and 1280 px, by day and by night`, async ({
    page,
    go,
  }) => {
    if (visitor === 'person') await enter(page, demo.student)
    await go(path)
    expect(await violationsEverywhere(page)).toEqual([])
  })

  test.describe(`${path} for a ${visitor}, 320 px`, () => {
    // A phone's page grows with what overflows; a narrow window's does not.
    test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })
    test('nothing scrolls sideways, and the HTML is valid', async ({ page, go }) => {
      if (visitor === 'person') await enter(page, demo.student)
      const response = await go(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(htmlProblems(await response.text())).toEqual([])
    })
  })
}

test('a form with errors is accessible too', async ({ page, go }) => {
  await go('/account/new?kind=company')
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
})

/** Bytes of all scripts a page loads, each compressed as it is sent (gzip), the dynamic ones too. */
const scriptsOf = async (page: Page, path: string): Promise<number> => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const all = await Promise.all(bodies)
  return all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

for (const [path, most] of [
  ['/account/action?mode=signIn&oobCode=x', 129],
  ['/account/action?mode=resetPassword&oobCode=x', 128],
  ['/account/action?mode=verifyEmail&oobCode=x', 128],
] as const) {
  test(`${path}: all scripts with the identity SDK fit into ${most} KB`, async ({ page, expectFailure }) => {
    expectFailure('accounts:resetPassword')
    const bytes = await scriptsOf(page, path)
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    expect(bytes).toBeGreaterThan(60 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(most * kilobyte)
  })
}

/** Before anybody turns to the form, and with the identity SDK, which is loaded then. */
for (const [path, before, most] of [
  ['/login', 100, 128],
  ['/login/sms', 100, 128],
  // With the forms of companies, sole traders among them, of people whom a company invited, and of registered addresses.
  ['/account/new', 104, 132],
  ['/account/new?kind=company', 104, 132],
] as const) {
  test(`${path}: scripts fit into ${before} KB before the form is turned to, into ${most} KB after`, async ({
    page,
  }) => {
    const bytes = await scriptsOf(page, path)
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    expect(bytes).toBeGreaterThan(60 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(before * kilobyte)
    const added: Buffer[] = []
    const sdk = page.waitForResponse((response) => response.request().resourceType() === 'script')
    await page.locator('astro-island form input:not([type=hidden])').first().focus()
    added.push(await (await sdk).body())
    await page.waitForLoadState('networkidle')
    const all = bytes + added.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    expect(all).toBeLessThanOrEqual(most * kilobyte)
  })
}

// The script of the header is in all of these; with what it keeps on the device in order, and forgets at a sign-out, it is 1 KB.
for (const path of ['/login/request', '/login/password-forget', '/login/password-reset/complete']) {
  test(`${path}: no framework and no SDK`, async ({ page }) => {
    expect(await scriptsOf(page, path)).toBeLessThanOrEqual(2.3 * kilobyte)
  })
}
