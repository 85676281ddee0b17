import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'
import { withinTwoSeconds } from './setup/within.ts'

/** The line of an ad in the list. */
const lineOf = (page: Page, title: string) => page.locator('.ads li').filter({ hasText: title })
const pausedAd = 'カスタマーサポート（受付を休んでいます）'

test('a company sees every ad with its state, at every width, and what needs it first', async ({
  page,
  go,
}) => {
  await enter(page, demo.company)
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { name: '求人について、いま必要なこと' })).toBeVisible()
  await page.getByRole('link', { name: 'すべての求人' }).first().click()
  await page.waitForURL('**/mypage?**')
  const address = new URL(page.url())
  expect(address.searchParams.get('tab')).toBe('ads')
  for (const state of ['下書き', '運営者の確認待ち', '掲載予約', '掲載中', '受付休止中'])
    await expect(page.locator('.ads .tag', { hasText: state }).first()).toBeVisible()
  await expect(lineOf(page, '営業マン募集（新卒・総合職）')).toContainText(
    '「営業職」など、性別を問わない言い方に',
  )
  const here = `${address.pathname}${address.search}`
  for (const path of [here, `${here}&group=ended`, `${here}&group=draft&after=x`, '/mypage?tab=ads']) {
    const response = await go(path)
    expect(htmlProblems(await response.text()), path).toEqual([])
    expect(await violationsEverywhere(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test('another company’s list is a page that is not there; a student has none', async ({ page, go }) => {
  await enter(page, demo.company)
  await page.goto('/mypage')
  const theirs = '01970000-0000-7000-8000-000000000001'
  expect((await page.request.get(`/mypage?tab=ads&company=${theirs}`)).status()).toBe(404)
  await enter(page, demo.student)
  await page.goto('/mypage')
  await go('/mypage?tab=ads')
  await expect(page.getByRole('heading', { name: 'すべての求人' })).toHaveCount(0)
})

test('without JavaScript an ad goes on and rests again, and is on its public list as long', async ({
  page,
  browser,
}) => {
  await enter(page, demo.company)
  await page.goto('/mypage')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  })
  const plain = await context.newPage()
  await plain.goto('/mypage?tab=ads&group=paused')
  const ad = await lineOf(plain, pausedAd).locator('input[name=id]').inputValue()
  const isOpen = async () =>
    (await (await plain.request.get(`/jobpost/${ad}`)).text()).includes('?view=apply')
  await lineOf(plain, pausedAd).getByRole('button', { name: '受付を再開する' }).click()
  await expect(plain.getByRole('status')).toHaveText('受付を再開しました。')
  await withinTwoSeconds(isOpen, true)
  await plain.goto('/mypage?tab=ads&group=published')
  await lineOf(plain, pausedAd).getByRole('button', { name: '受付を休む' }).click()
  await expect(plain.getByRole('status')).toHaveText('受付を休みました。')
  await withinTwoSeconds(isOpen, false)
  await context.close()
})
