import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { demo, fillSignIn } from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { startSite, type RunningSite } from './setup/server.ts'
import { enter } from './setup/kept-sign-in.ts'

const viewsOn = async (page: Page): Promise<number> =>
  Number((await page.locator('.charts figcaption strong').first().textContent())?.replaceAll(',', ''))

type Day = { day: string; views: number }

/** The same by day, as the table has them. */
const viewsByDay = async (page: Page): Promise<Day[]> => {
  await page.getByText('日ごとの数を表で見る').click()
  const rows = page.getByRole('table', { name: '日ごとの表示・保存・応募の数' }).locator('tbody tr')
  await expect(rows).toHaveCount(14)
  const days = await rows.locator('th').allTextContents()
  const views = await rows.locator('td:nth-of-type(1)').allTextContents()
  return days.map((day, place) => ({ day, views: Number(views[place]?.replaceAll(',', '')) }))
}

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

test('a visit is among the numbers after the site has ended; the company’s own is not', async ({
  page,
  browser,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-numbers-'))
  const running: RunningSite[] = []
  const begin = async (name: string) => {
    const site = await startSite(dataDir, path.resolve('test-results', `numbers-${name}.log`))
    running.push(site)
    return site
  }
  // A browser without a head says so, and is a program.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '')
  const contexts = [await browser.newContext({ userAgent }), await browser.newContext({ userAgent })]
  const [member, guest] = await Promise.all(contexts.map((context) => context.newPage()))
  if (member === undefined || guest === undefined) throw new Error('There are two people')
  try {
    const before = await begin('before')
    await member.goto(`${before.origin}/login?callbackUrl=%2Fmypage%3Ftab%3Dads%26group%3Dpublished`)
    await fillSignIn(member, demo.company)
    await member.waitForURL('**/mypage?tab=ads**')
    const link = member.getByRole('link', { name: /^\d+回/ }).first()
    const numbers = (await link.getAttribute('href')) ?? ''
    const ad = `/jobpost/${new URL(numbers, before.origin).searchParams.get('ad')}`
    await member.goto(`${before.origin}${numbers}`)
    const views = await viewsByDay(member)
    for (const person of [member, guest]) {
      await person.goto(`${before.origin}${ad}`)
      await expect(person.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await guest.reload()
    await before.stop()

    // Another port, the same host: browsers keep cookies by host alone.
    const after = await begin('after')
    await member.goto(`${after.origin}${numbers}`)
    // A day that has gone from the fortnight at midnight meanwhile is compared no more.
    const since = await viewsByDay(member)
    const sum = (days: readonly Day[]) => days.reduce((all, { views: each }) => all + each, 0)
    expect(sum(since)).toBe(sum(views.filter(({ day }) => since.some((each) => each.day === day))) + 1)
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
    await Promise.all(running.map(({ stop }) => stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
})
