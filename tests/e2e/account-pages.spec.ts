import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
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

/**
 * Bytes of all scripts a page loads, each compressed as it is sent (gzip), the dynamic ones too; `ready` is what stands there only
 * once they have run: a busy machine is quiet for half a second before it asks for the first of them.
 */
const scriptsOf = async (page: Page, path: string, ready?: Locator): Promise<number> => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (ready) await expect(ready).toBeVisible()
  const all = await Promise.all(bodies)
  return all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

/** Bytes of the scripts that come once `turn` was done, the identity SDK among them, each compressed as it is sent. */
const broughtBy = async (page: Page, turn: () => Promise<void>): Promise<number> => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  const sdk = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' &&
      (await response.text()).includes('securetoken.googleapis.com'),
  )
  await turn()
  await sdk
  const all = await Promise.all(bodies)
  return all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

/** What a page loads that a link opened whose code does one thing: the SDK comes when somebody turns to the button. */
test('a link to press: scripts fit into 97 KB before the button is turned to, which brings the identity SDK', async ({
  page,
}) => {
  const found = { requestType: 'VERIFY_EMAIL', email: 'a@example.com' }
  await page.route('**/accounts:resetPassword**', (route) => route.fulfill({ json: found }))
  const press = page.getByRole('button', { name: 'メールアドレスを確認する' })
  const bytes = await scriptsOf(page, '/account/action?mode=verifyEmail&oobCode=x', press)
  expect(bytes).toBeGreaterThan(60 * kilobyte)
  expect(bytes).toBeLessThanOrEqual(97 * kilobyte)
  expect(bytes + (await broughtBy(page, () => press.hover()))).toBeLessThanOrEqual(129 * kilobyte)
})

/** Before anybody turns to the form, and with the identity SDK, which is loaded then. */
for (const { path, found, before, most } of [
  { path: '/login', found: {}, before: 102, most: 133 },
  { path: '/login/sms', found: {}, before: 101, most: 132 },
  // With the forms of companies, sole traders among them, of people whom a company invited, and the way to the page that waits for the mail.
  { path: '/account/new', found: {}, before: 108, most: 139 },
  { path: '/account/new?kind=company', found: {}, before: 108, most: 139 },
  {
    path: '/account/action?mode=signIn&oobCode=x',
    found: { requestType: 'EMAIL_SIGNIN' },
    before: 105,
    most: 136,
  },
  {
    path: '/account/action?mode=resetPassword&oobCode=x',
    found: { requestType: 'PASSWORD_RESET', email: 'a@example.com' },
    before: 102,
    most: 132,
  },
] as const) {
  test(`${path}: scripts fit into ${before} KB before the form is turned to, into ${most} KB after`, async ({
    page,
  }) => {
    // What the provider says of the code of a link.
    await page.route('**/accounts:resetPassword**', (route) => route.fulfill({ json: found }))
    const field = page.locator('astro-island:not([ssr]) form input:not([type=hidden], [hidden])').first()
    const bytes = await scriptsOf(page, path, field)
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    expect(bytes).toBeGreaterThan(60 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(before * kilobyte)
    const all = bytes + (await broughtBy(page, () => field.focus()))
    test.info().annotations.push({ type: 'bytes with the SDK', description: String(all) })
    expect(all).toBeLessThanOrEqual(most * kilobyte)
  })
}

// The scripts of the header are in all of these, some 2.6 KB (what the device keeps, what a sign-out forgets, the owner of the page, what is said
// aloud), and with a form those of the form.
for (const path of ['/login/request', '/login/password-forget', '/login/password-reset/complete']) {
  test(`${path}: no framework and no SDK`, async ({ page }) => {
    expect(await scriptsOf(page, path)).toBeLessThanOrEqual(3.5 * kilobyte)
  })
}
