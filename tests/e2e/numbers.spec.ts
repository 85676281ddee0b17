import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'

const viewsOn = async (page: Page): Promise<number> =>
  Number((await page.locator('.charts figcaption strong').first().textContent())?.replaceAll(',', ''))

test('a company sees a fortnight of numbers, drawn and as a table, at every width', async ({ page, go }) => {
  await enter(page, demo.company)
  await page.goto('/mypage')
  await page.getByRole('link', { name: '表示と応募の数' }).click()
  await expect(page.getByRole('heading', { name: '表示と応募の数' })).toBeVisible()
  const address = new URL(page.url())
  const all = `${address.pathname}${address.search}`
  const total = await viewsOn(page)
  expect(total).toBeGreaterThan(0)
  await expect(page.getByRole('img', { name: '表示の日ごとの数' })).toHaveAccessibleDescription(
    new RegExp(`合計は${total.toLocaleString('ja-JP')}回`),
  )
  await page.getByText('日ごとの数を表で見る').click()
  const days = page.getByRole('table', { name: '日ごとの表示・保存・応募の数' }).locator('tbody tr')
  await expect(days).toHaveCount(14)
  const views = await days.locator('td:nth-of-type(1)').allTextContents()
  expect(views.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0)).toBe(total)
  await expect(page.getByText('配信サーバー（CDN）が答えた表示は')).toBeVisible()
  expect(await violationsEverywhere(page), 'with the table').toEqual([])

  const one = await page.locator('section[aria-labelledby=by-ad] table a').first().getAttribute('href')
  for (const address of [all, one ?? '', `${all}&days=90`, `${all}&days=nonsense`]) {
    const response = await go(address)
    expect(htmlProblems(await response.text()), address).toEqual([])
    expect(await violationsEverywhere(page), address).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320)
  }
  await go(one ?? '')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('の表示と応募の数')
  await expect(page.locator('section[aria-labelledby=by-ad]')).toHaveCount(0)
})

test('the list of ads leads to the numbers of each', async ({ page }) => {
  await enter(page, demo.company)
  await page.goto('/mypage?tab=ads')
  await page
    .getByRole('link', { name: /^\d+回/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'すべての求人の数に戻る' })).toBeVisible()
})

test('others see none: an ad or a company that is not theirs, a student', async ({ page, go, samples }) => {
  await enter(page, demo.company)
  await page.goto('/mypage?tab=numbers')
  const company = new URL(page.url()).searchParams.get('company') ?? ''
  for (const query of [
    `&company=${company}&ad=${samples.companyId}`,
    '&ad=x',
    '&company=01970000-0000-7000-8000-000000000001',
  ])
    expect((await page.request.get(`/mypage?tab=numbers${query}`)).status(), query).toBe(404)
  await enter(page, demo.student)
  await page.goto('/mypage')
  await go('/mypage?tab=numbers')
  await expect(page.getByRole('heading', { name: '表示と応募の数' })).toHaveCount(0)
})
