import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { demo, newAddress, waitForMailLink } from './setup/account.ts'
import { enter } from './setup/kept-sign-in.ts'
import { postForm } from './setup/post-form.ts'
import { makeStudent } from './setup/session.ts'

const save = (page: Page) => page.getByRole('link', { name: 'この条件を保存して、新着を受け取る' })
const list = '/jobpost?prefecture=13&kind=new_grad'

test.describe('without an account, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a list is saved, confirmed, changed and stopped by mail @plain', async ({
    page,
    go,
    javaScriptEnabled,
  }) => {
    const email = newAddress()
    await go(list)
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('検索条件を保存する')
    await expect(page.getByText('新卒採用', { exact: true })).toBeVisible()
    await expect(page.getByText('東京都', { exact: true })).toBeVisible()
    await expect(page.getByLabel('名前')).toHaveCount(0)
    await page.getByLabel('毎日').check()
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('受け取ることに同意します').check()
    await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
    await expect(page.getByRole('heading', { name: '確認のメールをお送りしました' })).toBeVisible()
    // Axe is a script itself.
    if (javaScriptEnabled) expect(await violationsEverywhere(page)).toEqual([])
    // It is told once, and to nobody who was only sent the address.
    await page.reload()
    await expect(page).toHaveURL(/\/search\/save\?[^#]*prefecture=13[^#]*$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('検索条件を保存する')
    await go('/search/save?prefecture=13&done=mail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('検索条件を保存する')

    const link = await waitForMailLink(page, email)
    const response = await page.goto(link)
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'strict-origin',
      'cache-control': 'private, no-store',
    })
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await expect(page.getByRole('main')).toContainText('毎日（朝8時ごろ）')
    // Looking confirms nothing.
    await page.reload()
    await page.getByRole('button', { name: 'お知らせの受け取りを始める' }).click()
    await expect(page.getByRole('status')).toContainText('確認が完了しました')
    await expect(page.getByLabel('毎日')).toBeChecked()
    await expect(page.getByLabel('名前')).toHaveValue('新卒採用・東京都の求人')
    await page.getByLabel('毎週月曜日').check()
    await page.getByLabel('名前').fill('通える求人')
    await page.getByRole('button', { name: '変更を保存する' }).click()
    await expect(page.getByRole('status')).toContainText('変更を保存しました')
    await expect(page.getByLabel('毎週月曜日')).toBeChecked()
    await expect(page.getByLabel('名前')).toHaveValue('通える求人')
    await page.getByRole('button', { name: 'お知らせを停止する' }).click()
    await expect(page.getByRole('status')).toContainText('お知らせを停止しました')
    await go(new URL(link).pathname)
    await expect(page.getByText('すでに停止しています')).toBeVisible()
  })

  test('what is wrong is said beside the field, and what was typed stays @plain-only', async ({
    page,
    go,
    expectFailure,
  }) => {
    expectFailure('/search/save?_action=searches.requestSearch')
    await go('/search/save?prefecture=13')
    await page.getByLabel('メールアドレス').fill('これはアドレスではない')
    await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expect(page.getByLabel('メールアドレス')).toHaveValue('これはアドレスではない')
    await expect(page.getByText('東京都', { exact: true })).toBeVisible()
    await summary.getByRole('link', { name: /同意/ }).click()
    await expect(page).toHaveURL(/#consent$/)
  })
})

test('a mail program stops mails with one click, without Origin or cookie', async ({ page, go, origin }) => {
  const email = newAddress()
  await go('/search/save')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('受け取ることに同意します').check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(page.getByRole('heading', { name: '確認のメールをお送りしました' })).toBeVisible()
  const link = await waitForMailLink(page, email)
  await page.goto(link)
  await page.getByRole('button', { name: 'お知らせの受け取りを始める' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  expect(htmlProblems((await (await page.goto(new URL(link).pathname))?.text()) ?? '')).toEqual([])
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
      redirect: 'manual',
    })
  expect((await post('x=1')).status).toBe(400)
  expect((await post('List-Unsubscribe=One-Click', { origin: 'https://evil.example' })).status).toBe(403)
  await go(new URL(link).pathname)
  await expect(page.getByRole('button', { name: 'お知らせを停止する' })).toBeVisible()
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
  await go(new URL(link).pathname)
  await expect(page.getByText('すでに停止しています')).toBeVisible()
  const other = await fetch(`${origin}/mail/${link.split('/mail/')[1]?.slice(0, -1)}`)
  expect(other.status).toBe(404)
})

test('conditions of an address that no list has are left out; a form of another place is refused', async ({
  page,
  go,
  origin,
}) => {
  await go('/search/save?prefecture=99&address=https%3A%2F%2Fevil.example&unknown=1')
  await expect(page.getByText('指定なし（すべての求人）')).toBeVisible()
  await go('/search/save?company=01890a5d-ac96-774b-bcce-b302099a8057', 404)
  const answer = await postForm(origin, '/search/save?_action=searches.requestSearch', {
    address: '//evil.example/jobpost',
    frequency: 'daily',
    email: newAddress(),
    consent: 'on',
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain('evil.example')
})

test('a student saves a list, opens, renames and deletes it', async ({ page, go, expectFailure }) => {
  await makeStudent(page.context(), 'verified')
  await go('/search?q=営業')
  await save(page).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL('**/mypage?tab=searches&done=saved&*')
  await expect(page.getByRole('status').first()).toContainText('検索条件を保存しました')
  await expect(page.getByRole('heading', { name: '「営業」の求人' })).toBeVisible()
  expectFailure('/search/save?_action=searches.saveSearch')
  await go('/search/save?q=営業')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('alert')).toContainText('すでに保存しています')
  await go('/mypage?tab=searches')
  await page.getByRole('button', { name: '一覧を開く' }).click()
  await page.waitForURL((url) => url.pathname === '/jobpost' && url.searchParams.get('sort') === 'newest')
  await go('/mypage?tab=searches')
  await page.getByRole('link', { name: '変更・削除' }).click()
  await page.getByLabel('名前').fill('営業の仕事')
  await page.getByLabel('受け取らない').check()
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await expect(page.getByRole('heading', { name: '営業の仕事' })).toBeVisible()
  await expect(page.getByText('メール：受け取らない')).toBeVisible()
  await page.getByRole('link', { name: '変更・削除' }).click()
  await page.waitForURL('**/mypage/search?id=**')
  const { searchParams } = new URL(page.url())
  await page.getByRole('button', { name: 'この条件を削除する' }).click()
  await expect(page.getByText('保存した検索条件はありません')).toBeVisible()
  await go(`/mypage/search?id=${searchParams.get('id')}`, 404)
})

test('another person’s search answers like one that is not there', async ({ page, go, browser, origin }) => {
  await enter(page, demo.student)
  await go('/search/save?prefecture=27')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL('**/mypage?tab=searches&done=saved&*')
  await page.getByRole('link', { name: '変更・削除' }).first().click()
  await page.waitForURL('**/mypage/search?id=**')
  const { search } = new URL(page.url())
  const context = await browser.newContext({ baseURL: origin })
  const other = await context.newPage()
  await enter(other, demo.company)
  expect((await other.goto(`/mypage/search${search}`))?.status()).toBe(404)
  await context.close()
  await page.getByRole('button', { name: 'この条件を削除する' }).click()
  await page.waitForURL('**/mypage?tab=searches')
})
