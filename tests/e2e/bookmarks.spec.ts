import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo, signIn } from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { steadyList } from './setup/samples.ts'
import { makeStudent } from './setup/session.ts'

const toSave = (page: Page) => page.getByRole('button', { name: /^保存する：/ })
const saved = (page: Page) => page.getByRole('button', { name: /^保存済み：/ })
const toast = (page: Page) => page.locator('.toast')
const kept = (page: Page) => page.getByRole('region', { name: '保存した求人' }).locator('li')

const titleOfFirst = async (page: Page): Promise<string> =>
  (await page.locator('.job-card').first().getByRole('heading').textContent())?.trim() ?? ''

test('a guest saves without a network, signs in, and finds it on the account; the device is empty then', async ({
  page,
  context,
  go,
}) => {
  await go(steadyList)
  const title = await titleOfFirst(page)
  await page.mouse.move(200, 200)
  await expect(toSave(page).first()).toBeVisible()
  await context.setOffline(true)
  await toSave(page).first().click()
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page).first()).toBeFocused()
  await expect(saved(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page)).toContainText('この端末に保存しました')
  await context.setOffline(false)
  await page.reload()
  await expect(saved(page)).toHaveCount(1)

  await page.getByRole('link', { name: '保存した求人' }).first().click()
  const dialog = page.getByRole('dialog', { name: '保存した求人' })
  await expect(dialog).toContainText(title)
  expect(await violationsEverywhere(page)).toEqual([])
  await dialog.getByRole('link', { name: 'ログインして移す' }).click()
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fmypage%3Ftab%3Dbookmarks/)

  // The pages of an account leave what is kept alone; the next one with ads merges it.
  await makeStudent(page.context(), 'unverified')
  const merged = page.waitForResponse((answer) => answer.url().includes('bookmarks.merge'))
  await go(steadyList)
  await merged
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/bookmarks/'))))
    .toEqual([])
  await go('/mypage?tab=bookmarks')
  await expect(kept(page)).toHaveCount(1)
  await expect(kept(page)).toContainText(title)
})

test('a student saves from a card and from the ad, writes a note, compares, and takes one back', async ({
  page,
  go,
  expectFailure,
}) => {
  await makeStudent(page.context(), 'unverified')
  await go(steadyList)
  const title = await titleOfFirst(page)
  const another = await page.locator('.job-card').nth(1).getByRole('link').getAttribute('href')
  await toSave(page).first().click()
  await expect(toast(page)).toHaveText('保存しました。')
  await go(another ?? '')
  const button = page.locator('h1 ~ .under-title').getByRole('button')
  await button.press('Enter')
  await expect(toast(page)).toHaveText('保存しました。')
  await expect(button).toHaveText('保存済み')
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')

  await go('/mypage?tab=bookmarks')
  await expect(kept(page)).toHaveCount(2)
  const line = kept(page).filter({ hasText: title })
  await line.getByText('メモを書く').click()
  const note = line.getByRole('textbox', { name: 'メモ' })
  await note.fill('あ'.repeat(501))
  expectFailure('bookmarks.save')
  await line.getByRole('button', { name: 'メモを保存する' }).click()
  await expect(page.getByRole('alert')).toContainText('メモ')
  await expect(note).toHaveValue('あ'.repeat(501))
  await note.fill('一行目\n二行目')
  await line.getByRole('button', { name: 'メモを保存する' }).click()
  await expect(line.locator('.note')).toHaveText('一行目\n二行目')

  await page.getByRole('button', { name: '選んだ求人を比べる' }).click()
  await expect(page.getByText('比べる求人を2〜4件選んでください。')).toBeVisible()
  for (const each of [0, 1]) await kept(page).nth(each).getByRole('checkbox').check()
  await page.getByRole('button', { name: '選んだ求人を比べる' }).click()
  const table = page.getByRole('region', { name: '求人を比べる' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('rowheader', { name: '返信の約束' })).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  const html = await (await page.request.get(page.url())).text()
  expect(htmlProblems(html)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await line.getByRole('button', { name: '保存を取り消す' }).click()
  await expect(kept(page)).toHaveCount(1)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(kept(page)).toHaveCount(2)
})

test('a student without a network is told so, and what was pressed is sent when it is back', async ({
  page,
  context,
  go,
  expectFailure,
}) => {
  expectFailure('bookmarks.merge')
  await makeStudent(page.context(), 'unverified')
  await go(steadyList)
  // The last that comes by the network.
  await expect(page.getByRole('button', { name: /^表示しない：/ }).first()).toBeVisible()
  await context.setOffline(true)
  await toSave(page).first().click()
  await expect(toast(page)).toContainText('端末に保存済み・あとで同期します')
  await expect(saved(page)).toHaveCount(1)
  const sent = page.waitForResponse((answer) => answer.url().includes('bookmarks.merge'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await go('/mypage?tab=bookmarks')
  await expect(kept(page)).toHaveCount(1)
})

test('two tabs of one guest show the same', async ({ page, context, go }) => {
  await go(steadyList)
  const other = await context.newPage()
  await other.goto(steadyList)
  await toSave(page).first().click()
  await expect(saved(other)).toHaveCount(1)
  await saved(other).first().click()
  await expect(saved(page)).toHaveCount(0)
})

test('what a student presses in one tab shows in the other', async ({ page, context, go }) => {
  await makeStudent(page.context(), 'unverified')
  await go(steadyList)
  const other = await context.newPage()
  const known = other.waitForResponse((answer) => answer.url().includes('/bookmarks.json'))
  await other.goto(steadyList)
  await known
  await toSave(page).first().click()
  await expect(toast(page)).toHaveText('保存しました。')
  await expect(saved(other)).toHaveCount(1)
  await saved(other).first().click()
  await expect(toast(other)).toHaveText('保存を取り消しました。')
  await expect(saved(page)).toHaveCount(0)
})

test('the account is told of an ad that was looked at only where the student wants that', async ({
  page,
  go,
  samples,
}) => {
  await makeStudent(page.context(), 'unverified')
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('bookmarks.addToHistory')) told.push(request.url())
  })
  const known = page.waitForResponse((answer) => answer.url().includes('/bookmarks.json'))
  await go(routes.jobPost(samples.jobPostId))
  expect(await (await known).json()).toEqual({
    saved: [],
    hidden: [],
    keepsHistory: false,
    apply: null,
    difference: null,
    distance: null,
    near: null,
    renew: false,
  })
  expect(told).toEqual([])
  await page.route('**/bookmarks.json**', (route) =>
    route.fulfill({
      json: {
        saved: [],
        hidden: [],
        keepsHistory: true,
        apply: null,
        difference: null,
        distance: null,
        near: null,
        renew: false,
      },
    }),
  )
  const answer = page.waitForResponse((each) => each.url().includes('bookmarks.addToHistory'))
  await page.reload()
  expect((await answer).status()).toBe(200)
})

test('what was looked at stays on this device until it is erased; a company has no buttons', async ({
  page,
  go,
  samples,
}) => {
  await makeStudent(page.context(), 'verified')
  await go(routes.jobPost(samples.jobPostId))
  const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  // The device keeps it with a script that comes when the page stands: who leaves before has not looked at the ad.
  const kept = () => page.evaluate(() => Object.values(localStorage).join('\n'))
  await expect.poll(kept).toContain(samples.jobPostId)
  await go('/mypage?tab=history')
  const device = page.getByRole('region', { name: 'この端末で見た求人' })
  await expect(device.getByRole('link', { name: title })).toBeVisible()
  await device.getByRole('button', { name: `消す：${title}` }).click()
  await expect(device).toContainText('この端末で見た求人はまだありません。')

  await signIn(page, demo.company)
  await go(steadyList)
  await expect(page.locator('.job-card').first()).toBeVisible()
  await expect(toSave(page)).toHaveCount(0)
})

test('nobody but a student is told of bookmarks', async ({ request, samples }) => {
  const answer = await request.get(`/bookmarks.json?ids=${samples.jobPostId}`)
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([401, 'private, no-store'])
})

test('without JavaScript there is no dead button', { tag: '@plain' }, async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto(routes.jobPosts)
  await expect(page.locator('.keep').first()).toBeHidden()
  await context.close()
})
