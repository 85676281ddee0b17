import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './setup/account.ts'
import { another } from './setup/come-in.ts'
import { chromiumArgs, chromiumPath } from './setup/chromium.ts'
import { makeStudent } from './setup/session.ts'

// Playwright switches off what is tested here.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('who goes back after a sign-out, to a page that the browser kept as it was, sees nothing of the person @whole', async ({
  page,
  browser,
  origin,
  samples,
}) => {
  const phone = await another(browser, origin)
  const aiko = await makeStudent(phone.context(), 'verified')
  await phone.context().close()
  const restored: string[] = []
  page.on('console', (message) => {
    if (message.text() === 'restored') restored.push(page.url())
  })
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.log('restored')
    })
  })
  const seen = page.locator('[data-device-history]')
  await signIn(page, aiko)
  await page.goto(routes.jobPost(samples.jobPostId))
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(samples.jobPostId)
  await page.goto('/')
  await expect(seen.getByRole('link')).toHaveCount(1)
  await page.goto('/signout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.evaluate(() => history.go(-2))
  await expect.poll(() => restored).toEqual([new URL('/', origin).href])
  await expect(seen).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')

  // Nor did they look at what came back.
  await page.evaluate(() => history.back())
  await expect.poll(() => restored).toHaveLength(2)
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(samples.jobPostId)
})
