import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { demo, goodPassword, newAddress, signIn, signUpStudent } from './setup/account.ts'

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'キーワード' })

const suggestions = (page: Page) => page.getByRole('listbox', { name: '検索の候補' }).getByRole('option')

/** By the key: suggestions may cover the button. */
const send = async (page: Page, words: string) => {
  await searchBox(page).fill(words)
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\/jobpost\?q=/)
}

const searchFor = async (page: Page, words: string) => {
  await page.goto('/')
  await send(page, words)
}

/** What the empty search box offers on a page opened now, in its order: a page that keeps something loads its scripts first. */
const expectOffered = async (page: Page, words: readonly string[]): Promise<void> => {
  await page.goto('/')
  // It is one once its script is there.
  await searchBox(page).focus()
  await expect(suggestions(page)).toContainText(words)
}
const expectNothingOffered = async (page: Page): Promise<void> => {
  await page.goto('/')
  await searchBox(page).focus()
  await expect(suggestions(page)).toHaveCount(0)
}

const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage))

const signOut = async (page: Page) => {
  await page.goto('/signout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

test('two students after each other: a guest’s searches come along, and nothing of the first is the second’s', async ({
  page,
}) => {
  await searchFor(page, '客のときの検索')
  await signIn(page, demo.student)
  await expectOffered(page, ['客のときの検索'])
  await searchFor(page, '一人目の検索')
  await expectOffered(page, ['一人目の検索', '客のときの検索'])

  await signOut(page)
  expect(await kept(page)).not.toMatch(/一人目|客のとき/)
  await expectNothingOffered(page)

  await signUpStudent(page, { email: newAddress(), password: goodPassword })
  await expectNothingOffered(page)
  await searchFor(page, '二人目の検索')
  await expectOffered(page, ['二人目の検索'])
  expect(await kept(page)).not.toMatch(/一人目|客のとき/)
})

test('a page that stays open in another tab forgets with the sign-out, and so does one that runs no script then', async ({
  page,
  context,
}) => {
  await signIn(page, demo.student)
  await searchFor(page, 'ひとつめの検索')
  const other = await context.newPage()
  await other.goto('/')
  await signOut(page)
  await searchBox(other).focus()
  await expect(suggestions(other)).toHaveCount(0)
  // The tab was loaded anew: it is a guest's like any other.
  await expect(other.locator('html')).not.toHaveAttribute('data-signed-in')
  await send(other, '残ったタブの検索')
  await expectOffered(page, ['残ったタブの検索'])

  await signIn(page, demo.student)
  await searchFor(page, 'ふたつめの検索')
  await page.goto('/signout')
  // The form as it is sent where the script did not come: its answer leads to a page that erases.
  await page.locator('form[data-sign-out]').evaluate((form) => HTMLFormElement.prototype.submit.call(form))
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => kept(page)).not.toContain('ふたつめの検索')
})
