import type { BrowserContext, Page } from '@playwright/test'
import { hintCookie } from '#contract/hint-cookie.ts'
import { personMarkHeader } from '#contract/person-mark.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { goodPassword, newAddress, signIn, type Credentials } from './setup/account.ts'
import { another } from './setup/come-in.ts'
import { ownMark } from './setup/person-mark.ts'
import { steadyList } from './setup/samples.ts'
import { makeStudent } from './setup/session.ts'

/** A student who has a phone, too: what they do there is done elsewhere. */
const newStudent = async (phone: Page): Promise<Credentials> =>
  makeStudent(phone.context(), 'verified', { email: newAddress(), password: goodPassword })

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/signout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

const act = async (context: BrowserContext, origin: string, name: string, form: Record<string, string>) => {
  const [mark = ''] = Object.values(await ownMark(context))
  const answer = await context.request.post(`/_actions/${name}`, {
    headers: { origin, accept: 'application/json', [personMarkHeader]: mark },
    form,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage))
const keptInTab = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage))
const seenHere = (page: Page) => page.locator('[data-device-history]')

const lookAt = async (page: Page, ad: string): Promise<void> => {
  await page.goto(routes.jobPost(ad))
  await expect.poll(() => kept(page)).toContain(ad)
}

test('a sign-in that was ended from another device shows nothing here, and takes nothing from whoever comes next', async ({
  page,
  browser,
  origin,
  samples,
  expectFailure,
}) => {
  // Asked with the hint, and nobody is there.
  expectFailure('/bookmarks.json')
  const phone = await another(browser, origin)
  const aiko = await newStudent(phone)
  await signIn(page, aiko)
  await lookAt(page, samples.jobPostId)
  await page.goto('/')
  await expect(seenHere(page).getByRole('link')).toHaveCount(1)
  await act(phone.context(), origin, 'config.endOtherSignIns', {})

  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  await expect(seenHere(page)).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(hintCookie)

  await page.goto(steadyList)
  await page
    .getByRole('button', { name: /^保存する：/ })
    .first()
    .click()
  await expect.poll(() => kept(page)).toContain('kept/guest/bookmarks')

  // What waited unseen is there for whose it is.
  await signIn(page, aiko)
  await page.goto('/')
  await expect(seenHere(page).getByRole('link')).toHaveCount(1)
  await phone.context().close()
})

test('a sign-out takes the sign-in at the identity provider out of every tab, also without its script', async ({
  page,
  context,
  browser,
  origin,
}) => {
  const phone = await another(browser, origin)
  const aiko = await newStudent(phone)
  await phone.context().close()
  await signIn(page, aiko)
  await page.goto('/')
  expect(await keptInTab(page)).toContain('firebase:')
  const other = await context.newPage()
  await signOut(other)
  await expect.poll(() => keptInTab(page).catch(() => 'firebase:')).not.toContain('firebase:')

  await signIn(page, aiko)
  await page.goto('/signout')
  expect(await keptInTab(page)).toContain('firebase:')
  await page.locator('form[data-sign-out]').evaluate((form) => HTMLFormElement.prototype.submit.call(form))
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => keptInTab(page).catch(() => 'firebase:')).not.toContain('firebase:')
})

test('what one person left open in other tabs is gone with the sign-out, and is not the next one’s', async ({
  page,
  context,
  browser,
  origin,
  samples,
}) => {
  const phone = await another(browser, origin)
  const [aiko, ken] = [await newStudent(phone), await newStudent(phone)]
  await phone.context().close()
  await signIn(page, aiko)
  await lookAt(page, samples.jobPostId)
  const [personal, contact, home] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  await personal.goto('/config')
  await expect(personal.getByRole('main')).toContainText(aiko.email)
  await contact.goto('/contact')
  expect(await contact.content()).toContain(aiko.email)
  await home.goto('/')
  await expect(seenHere(home).getByRole('link')).toHaveCount(1)

  await signOut(page)
  await personal.waitForURL(/\/login\?error=SessionRequired/)
  await expect.poll(() => contact.content().catch(() => aiko.email)).not.toContain(aiko.email)
  await expect(seenHere(home)).toBeHidden()

  await signIn(page, aiko)
  await lookAt(page, samples.jobPostId)
  await home.goto('/')
  await expect(seenHere(home).getByRole('link')).toHaveCount(1)
  // Over the other one’s sign-in.
  await signIn(page, ken)
  await expect(seenHere(home)).toBeHidden()
})

test('an ad that one person looked at is not told of the next one who signs in', async ({
  page,
  context,
  browser,
  origin,
  samples,
}) => {
  const phone = await another(browser, origin)
  const [aiko, ken] = [await newStudent(phone), await newStudent(phone)]
  await phone.context().close()
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('bookmarks.addToHistory')) told.push(request.url())
  })
  await page.route('**/bookmarks.json**', (route) =>
    route.fulfill({
      json: { saved: [], keepsHistory: true, apply: null, difference: null, distance: null, near: null },
    }),
  )
  await signIn(page, aiko)
  const ofAiko = page.waitForResponse((answer) => answer.url().includes('bookmarks.addToHistory'))
  await lookAt(page, samples.jobPostId)
  await ofAiko
  const other = await context.newPage()
  const asGuest = page.waitForEvent('load')
  await signOut(other)
  await asGuest
  const asKen = page.waitForResponse((answer) => answer.url().includes('/bookmarks.json'))
  await signIn(other, ken)
  await asKen
  // What would be told then is on its way once the buttons say what the answer said.
  await expect(page.locator('button[data-bookmark]').first()).toBeVisible()
  await page.evaluate(() => fetch('/notifications.json'))
  expect(told).toHaveLength(1)
  expect(await kept(page)).not.toContain(samples.jobPostId)

  // What they open is theirs.
  const answer = page.waitForResponse((each) => each.url().includes('bookmarks.addToHistory'))
  await page.goto(routes.jobPost(samples.jobPostId))
  expect((await answer).status()).toBe(200)
})
