import type { Page } from '@playwright/test'
import { countAddresses } from '#contract/list-count.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { undisturbed } from './setup/undisturbed.ts'

const results = (page: Page) => page.getByRole('region', { name: '検索結果' })
const total = (page: Page) => results(page).locator('strong').first()
const show = (page: Page) => page.getByRole('button', { name: 'この条件で見る' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the button of the filters says how many it will show, and shows as many', async ({ page, go }) => {
    for (const [path, name] of [
      [routes.jobPosts, /アルバイト/],
      [routes.companies, /100〜299名/],
    ] as const) {
      await undisturbed(async () => {
        await go(path)
        await page.getByRole('button', { name: '絞り込む' }).click()
        await expect(show(page)).toHaveText('この条件で見る')
        await page.getByRole('checkbox', { name }).check()
        await expect(show(page)).toHaveText(/この条件で見る\s*（[1-9]\d*(件|社)）/u)
        const [promised = ''] = /[\d,]+(?:件|社)/u.exec(await show(page).innerText()) ?? []
        await show(page).click()
        await page.waitForURL(/\?/)
        await expect(total(page)).toHaveText(promised, { timeout: 1000 })
      })
    }
  })

  test('of several choices the newest is counted, whichever answer comes first', async ({ page, go }) => {
    await go(routes.jobPosts)
    const late: (() => void)[] = []
    await page.route(`**${countAddresses.jobPosts}?*`, async (route) => {
      if (!route.request().url().includes('new_grad')) await new Promise<void>((done) => late.push(done))
      await route.fulfill({ json: { total: route.request().url().includes('new_grad') ? '2件' : '1件' } })
    })
    await page.getByRole('button', { name: '絞り込む' }).click()
    const first = page.waitForRequest(/part_time/)
    await page.getByRole('checkbox', { name: /アルバイト/ }).check()
    await first
    await page.getByRole('checkbox', { name: /新卒採用/ }).check()
    await expect(show(page)).toHaveText(/（2件）/u)
    for (const answer of late) answer()
    await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0)
    await expect(show(page)).toHaveText(/（2件）/u)
  })

  test('an internship in 東京 with a known wage: refine, take off, sort, page, back', async ({
    page,
    go,
  }) => {
    await go(routes.home)
    await page.getByLabel('キーワード', { exact: true }).first().fill('インターン 東京')
    await page.getByLabel('キーワード', { exact: true }).first().press('Enter')
    await page.waitForURL(/[?&]q=/)
    const full = page.getByRole('link', { name: '求人の一覧で絞り込む' })
    if (await full.isVisible()) await full.click()
    await expect(page).toHaveURL(/\/jobpost\?q=/)
    const understood = page.getByRole('navigation', { name: '読み取った条件' })
    await expect(understood).toContainText('東京都')

    await page.getByRole('button', { name: '絞り込む' }).click()
    await page.getByText('給与の形', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /給与あり/ }).check()
    await expect(show(page)).toHaveText(/（[1-9]\d*件）/u)
    await show(page).click()
    await page.waitForURL(/pay=paid/)
    const cards = results(page).getByRole('article')
    expect(await cards.count()).toBeGreaterThan(0)
    for (const card of await cards.all()) {
      await expect(card).toContainText('東京都')
      await expect(card).toContainText(/インターン/u)
      await expect(card).toContainText(/[\d万,]+円/u)
    }
    const few = await total(page).innerText()

    await understood.getByRole('link', { name: /東京都/ }).click()
    await expect(total(page)).not.toHaveText(few)
    await page
      .getByRole('navigation', { name: '選択中の条件' })
      .getByRole('link', { name: /給与あり/ })
      .click()
    await expect(page).not.toHaveURL(/pay=/)

    await page.getByRole('link', { name: '給与が高い順' }).click()
    await page.waitForURL(/sort=wage/)
    const first = await cards.first().innerText()
    await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '次へ' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByLabel('キーワード', { exact: true })).toHaveValue('インターン')
    await expect(cards.first()).not.toHaveText(first)
    await page.goBack()
    await expect(page).not.toHaveURL(/page=2/)
    expect(await cards.first().innerText()).toBe(first)
  })
})

test('a kind that was typed hides no other, and another can be added @plain-only', async ({ page, go }) => {
  await undisturbed(async () => {
    await go(`${routes.jobPosts}?q=${encodeURIComponent('長期インターン')}`)
    const before = Number((await total(page).innerText()).replaceAll(/\D/gu, ''))
    const box = page.getByRole('checkbox', { name: /オープン・カンパニー/ })
    const more = Number((await box.locator('..').innerText()).replaceAll(/\D/gu, ''))
    expect(more).toBeGreaterThan(0)
    await box.check()
    await show(page).click()
    await page.waitForURL(/kind=/)
    await expect(total(page)).toHaveText(`${before + more}件`, { timeout: 1000 })
  })
})

test('no filter stands that has no value to choose @plain-only', async ({ page, go }) => {
  for (const kind of ['new_grad', 'part_time', 'open_company']) {
    await go(`${routes.jobPosts}?kind=${kind}`)
    const groups = page.locator('#filters details')
    expect(await groups.count()).toBeGreaterThan(3)
    for (const group of await groups.all()) expect(await group.locator('input').count()).toBeGreaterThan(0)
    for (const list of await page.locator('#filters select').all())
      expect(await list.locator('option').count()).toBeGreaterThan(1)
    const counts = await page.locator('#filters .count').allTextContents()
    expect(counts.filter((count) => count === '0')).toEqual([])
  }
})

test('a ceiling of pay is said to be no condition @plain-only', async ({ page, go }) => {
  await go(`${routes.jobPosts}?q=${encodeURIComponent('大阪 時給1500円以下')}`)
  await expect(page.getByText('「時給1500円以下」は条件に入れていません。')).toBeVisible()
  await expect(total(page)).not.toHaveText('0件')
})

test('the box of the directory suggests companies alone', async ({ page, go, samples }) => {
  await go(routes.company(samples.companyId))
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await go(routes.companies)
  await page.getByRole('combobox').fill('東京')
  const option = page.getByRole('option')
  await page.getByRole('combobox').fill(name.slice(0, 2))
  await expect(option.first()).toBeVisible()
  for (const text of await option.allInnerTexts()) expect(text).toMatch(/企業$/u)
})

test('the directory is narrowed to companies that tell of their working life @plain-only', async ({
  page,
  go,
}) => {
  await undisturbed(async () => {
    await go(routes.companies)
    const box = page.getByRole('checkbox', { name: /青少年雇用情報/ })
    const promised = (await box.locator('..').innerText()).replaceAll(/\D/gu, '')
    await box.check()
    await show(page).click()
    await page.waitForURL(/youth=given/)
    await expect(total(page)).toHaveText(`${promised}社`, { timeout: 1000 })
  })
  await results(page).getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: '働く環境のデータ' })).toBeVisible()
})

test.describe('an ad is passed on', () => {
  test('by a copy of its address', async ({ page, go, context, samples, origin }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await go(`${routes.jobPost(samples.jobPostId)}?utm_source=x`)
    await page.getByRole('button', { name: 'リンクをコピー' }).click()
    await expect(page.getByRole('main').getByText('リンクをコピーしました。')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${origin}${routes.jobPost(samples.jobPostId)}`)
  })

  test('by the share sheet of a device that has one, and not of one that has none', async ({
    page,
    go,
    samples,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { canShare: () => false })
    })
    await go(routes.jobPost(samples.jobPostId))
    await expect(page.getByRole('button', { name: 'リンクをコピー' })).toBeVisible()
    await expect(page.getByRole('button', { name: '共有する' })).toBeHidden()
    await page.addInitScript(() => {
      const share = async ({ url }: ShareData) => document.body.setAttribute('data-shared', url ?? '')
      Object.assign(navigator, { canShare: () => true, share })
    })
    await go(routes.jobPost(samples.jobPostId))
    await page.getByRole('button', { name: '共有する' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`${samples.jobPostId}$`))
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('no button stands that would do nothing, and none has a number', async ({ page, go, samples }) => {
    await go(routes.jobPost(samples.jobPostId))
    await expect(page.getByRole('button', { name: 'リンクをコピー' })).toBeHidden()
    await go(routes.jobPosts)
    await expect(show(page)).toHaveText('この条件で見る')
  })
})
