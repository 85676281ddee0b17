import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { undisturbed } from './setup/undisturbed.ts'

const results = (page: Page) => page.getByRole('region', { name: '検索結果' })
const chips = (page: Page) => page.getByRole('navigation', { name: '選択中の条件' })

/** How many ads the list says it has. */
const total = async (page: Page): Promise<number> => {
  const text = await results(page).locator('strong').first().innerText()
  return Number(/^[\d,]+(?=\s*件$)/.exec(text)?.[0].replaceAll(',', ''))
}

const titles = (page: Page) => results(page).getByRole('heading', { level: 2 })

test('a filter narrows the list and its chip takes it off @plain-only', async ({ page, go }) => {
  await undisturbed(async () => {
    await go(routes.jobPosts)
    const all = await total(page)
    const box = page.getByRole('checkbox', { name: /新卒採用/ })
    const promised = Number((await box.locator('..').innerText()).replaceAll(/\D/g, ''))
    await box.check()
    await page.getByRole('button', { name: 'この条件で見る' }).click()

    await page.waitForURL(/[?&]kind=new_grad(?:&|$)/)
    expect(await total(page)).toBe(promised)
    expect(promised).toBeLessThan(all)
    await expect(results(page).getByText('アルバイト', { exact: true })).toHaveCount(0)

    await chips(page)
      .getByRole('link', { name: /新卒採用/ })
      .click()
    await page.waitForURL((url) => !url.searchParams.has('kind'))
    expect(await total(page)).toBe(all)
  })
})

test('words and filters hold together, and reach the next page @plain-only', async ({ page, go }) => {
  await go(`${routes.jobPosts}?kind=new_grad`)
  const before = await total(page)
  await page.getByLabel('キーワード', { exact: true }).fill('営業')
  await page.getByRole('button', { name: '検索' }).click()
  await page.waitForURL(/[?&]q=/)
  expect(new URL(page.url()).searchParams.get('kind')).toBe('new_grad')
  await expect(page.getByLabel('キーワード', { exact: true })).toHaveValue('営業')
  expect(await total(page)).toBeLessThan(before)
  expect(await total(page)).toBeGreaterThan(0)
  await expect(chips(page).getByRole('link', { name: /新卒採用/ })).toBeVisible()
})

test('the next page holds other ads and the same conditions @plain-only', async ({ page, go }) => {
  await go(`${routes.jobPosts}?kind=new_grad`)
  const first = await titles(page).allInnerTexts()
  expect(first).toHaveLength(20)
  await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '次へ' }).click()
  await page.waitForURL(/page=2/)
  expect(page.url()).toContain('kind=new_grad')
  const hrefs = await titles(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(await titles(page).allInnerTexts()).not.toEqual(first)
})

test('the deadline sort lists the nearest first @plain-only', async ({ page, go }) => {
  await go(routes.jobPosts)
  await page.getByRole('navigation', { name: '並び順' }).getByRole('link', { name: '締切が近い順' }).click()
  await expect(page).toHaveURL(/sort=deadline/)
  await expect(page.getByRole('link', { name: '締切が近い順' })).toHaveAttribute('aria-current', 'true')
  const days = await results(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toHaveLength(20)
  expect(days).toEqual(days.toSorted())
})

test('a list nothing fits says what to do next @plain-only', async ({ page, go }) => {
  await go(`${routes.jobPosts}?q=${encodeURIComponent('ありえない仕事の名前')}`)
  await expect(results(page)).toContainText('条件に合う求人は、いまはありません')
  await results(page).getByRole('link', { name: '条件をすべて外して見る' }).click()
  await expect(page).not.toHaveURL(/q=/)
  expect(await total(page)).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the filters are one press away, above the ads @plain', async ({ page, go }) => {
    await go(routes.jobPosts)
    const open = page.getByRole('button', { name: '絞り込む' })
    await expect(open).toBeInViewport()
    await open.click()
    await expect(page.getByRole('checkbox', { name: /新卒採用/ })).toBeVisible()
    await page.getByRole('checkbox', { name: /新卒採用/ }).check()
    await page.getByRole('button', { name: 'この条件で見る' }).click()
    await expect(page).toHaveURL(/kind=new_grad/)
  })

  test('the sheet of filters holds the focus until it is closed', async ({ page, go }) => {
    await go(routes.jobPosts)
    const open = page.getByRole('button', { name: '絞り込む' })
    await open.click()
    const sheet = page.getByRole('dialog', { name: '絞り込み条件' })
    await expect(sheet.getByRole('button', { name: '閉じる' })).toBeFocused()
    const behind = page.getByRole('banner')
    await expect(behind).toHaveAttribute('inert')
    // Once around: nothing behind the sheet takes the focus.
    const stops = await sheet.locator('a, button, input:not([type=hidden]), select, summary').count()
    const outside: string[] = []
    for (let press = 0; press < stops + 5; press += 1) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => {
        const element = document.activeElement
        return element === document.body || element?.closest('#filter-panel') ? null : element?.outerHTML
      })
      if (text) outside.push(text)
    }
    expect(outside).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
    await expect(behind).not.toHaveAttribute('inert')
  })
})

for (const path of [routes.jobPosts, routes.companies])
  test(`${path}, by keyboard: over the filters to the results @plain`, async ({ page, go }) => {
    await go(path)
    const skip = page.getByRole('link', { name: '検索結果へ移動' })
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const passed = await page.evaluate(() => {
      const results = document.querySelector('#results')
      const element = document.activeElement
      return (
        results !== null &&
        element !== null &&
        Boolean(results.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
      )
    })
    expect(passed).toBe(true)
  })
