import type { Page } from '@playwright/test'
import { formFilterNames } from '#contract/job-post-filters.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { undisturbed } from './setup/undisturbed.ts'

const phone = { width: 390, height: 844 }
const results = (page: Page) => page.getByRole('region', { name: '検索結果' })
const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))
const totalOf = async (page: Page) =>
  numberIn(
    await results(page)
      .getByText(/^[\d,]+件$/)
      .first()
      .textContent(),
  )

test('each chip takes off its own condition @plain-only', async ({ page, go }) => {
  await go(`${routes.jobPosts}?kind=new_grad&prefecture=13&feature=training`)
  const chips = page.getByRole('navigation', { name: '選択中の条件' })
  await expect(chips.getByRole('link')).toHaveText([/新卒採用/, /東京都/, /研修あり/, 'すべて外す'])
  await chips.getByRole('link', { name: '東京都 を外す' }).click()
  await expect(page).toHaveURL(/\?kind=new_grad&feature=training$/)
  await chips.getByRole('link', { name: 'すべて外す' }).click()
  await expect(page).toHaveURL(/\/jobpost$/)
  await expect(chips).toHaveCount(0)
})

test('the form has a control for every filter, and goes back to what is asked for @plain-only', async ({
  page,
  go,
}) => {
  // Cities and stations are offered where a prefecture is asked for; lines are chosen on a page of their own.
  await go(`${routes.jobPosts}?prefecture=13&line=${encodeURIComponent('JR山手線')}`)
  const control = (name: string) => page.locator(`#filters [name="${name}"]`)
  for (const name of formFilterNames.filter((each) => each !== 'km'))
    expect(await control(name).count(), name).toBeGreaterThan(0)
  // Distances are offered where a station is asked for.
  await expect(control('km')).toHaveCount(0)
  await go(`${routes.jobPosts}?station=${encodeURIComponent('13渋谷')}`)
  await expect(control('km')).toHaveCount(1)
  await go(`${routes.jobPosts}?kind=new_grad&year=2099&wage=250000`)
  await expect(page.getByRole('checkbox', { name: /新卒採用/ })).toBeChecked()
  await expect(page.getByLabel('卒業する年')).toHaveValue('2099')
  await expect(page.getByLabel('給与', { exact: true })).toHaveValue('250000')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })
  test('the filters stay one press away while the list scrolls, and Escape closes them @plain', async ({
    page,
    go,
  }) => {
    await go(routes.jobPosts)
    // With a script a dialog while it is open, else what it is beside the list.
    const sheet = page.locator('#filter-panel')
    await expect(sheet).toBeHidden()
    const open = page.getByRole('button', { name: /絞り込む/ })
    await page.getByRole('heading', { level: 2 }).nth(12).scrollIntoViewIfNeeded()
    await expect(open).toBeInViewport()
    await open.click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

test('a page beyond the end leads to the last one', async ({ page, go }) => {
  await go(`${routes.jobPosts}?page=499`)
  const last = Number(new URL(page.url()).searchParams.get('page'))
  expect(last).toBeGreaterThan(1)
  await expect(page.getByRole('link', { name: '次へ' })).toHaveCount(0)
})

test('an address with unknown conditions leads to the sound one', async ({ page, go }) => {
  await go(`${routes.jobPosts}?kind=slavery&kind=new_grad&prefecture=99&year=x`)
  await expect(page).toHaveURL(/\/jobpost\?kind=new_grad$/)
})

test('the order is a link, and stays when the words change @plain-only', async ({ page, go }) => {
  await go(routes.jobPosts)
  await page.getByRole('link', { name: '給与が高い順' }).click()
  await expect(page).toHaveURL(/\?sort=wage$/)
  await page.getByLabel('キーワード', { exact: true }).fill('営業')
  await page.getByRole('button', { name: '検索' }).click()
  await expect(page).toHaveURL(/sort=wage/)
  await expect(page.locator('article mark').first()).toBeVisible()
})

test('words read as conditions are said, and can be taken off and back @plain-only', async ({ page, go }) => {
  await go(`${routes.jobPosts}?q=${encodeURIComponent('東京 営業 時給1500円以上')}`)
  const read = page.getByRole('navigation', { name: '読み取った条件' })
  await expect(read.getByRole('link')).toHaveText([/東京都/, /時給 1,500円以上/])
  await read.getByRole('link', { name: /時給 1,500円以上/ }).click()
  await expect(page.getByLabel('キーワード', { exact: true })).toHaveValue('東京 営業')
  await page.getByRole('link', { name: '言葉のまま検索する' }).click()
  await expect(page.getByLabel('キーワード', { exact: true })).toHaveValue('"東京" "営業"')
  await expect(read).toHaveCount(0)
})

test('an empty list says which condition to drop, and what that brings @plain-only', async ({ page, go }) => {
  await undisturbed(async () => {
    await go(`${routes.jobPosts}?prefecture=13&q=${encodeURIComponent('ありえない仕事の名前')}`)
    await expect(page.getByRole('heading', { name: '条件に合う求人は、いまはありません' })).toBeVisible()
    const way = page.getByRole('link', { name: /「ありえない仕事の名前」を外す/ })
    const promised = numberIn(await way.locator('.count').textContent())
    expect(promised).toBeGreaterThan(0)
    await way.click()
    await page.waitForURL(/\?prefecture=13$/)
    expect(await totalOf(page)).toBe(promised)
  })
})

test('filters that nothing fits say why nothing is offered @plain-only', async ({ page, go }) => {
  const filters = page.getByRole('complementary', { name: '絞り込み条件' })
  for (const [list, words] of [
    [routes.jobPosts, '選べるのは、合う求人がある条件だけです。'],
    [routes.companies, '選べるのは、合う企業がある条件だけです。'],
  ] as const) {
    await go(`${list}?q=${encodeURIComponent('ありえない仕事の名前')}`)
    await expect(filters).toContainText(words)
    for (const group of await filters.locator('details').all())
      await expect(group.locator('input').first()).toBeAttached()
    await go(list)
    await expect(filters).not.toContainText(words)
  }
})

test('of several conditions in the words each can be dropped alone @plain-only', async ({ page, go }) => {
  await undisturbed(async () => {
    await go(`${routes.jobPosts}?q=${encodeURIComponent('東京 アルバイト 時給5000円以上')}`)
    await expect(page.getByRole('heading', { name: '条件に合う求人は、いまはありません' })).toBeVisible()
    const way = page.locator('.none').getByRole('link', { name: /^時給.*を外す/ })
    const promised = numberIn(await way.locator('.count').textContent())
    expect(promised).toBeGreaterThan(0)
    await way.click()
    await expect(page.getByLabel('キーワード', { exact: true })).toHaveValue('東京 アルバイト')
    expect(await totalOf(page)).toBe(promised)
  })
})

test('the ads of one company are narrowed within it', async ({ page, go, samples }) => {
  await go(routes.company(samples.companyId))
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await go(routes.companyJobPosts(samples.companyId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}の求人`)
  await page.getByRole('link', { name: '新着順' }).click()
  await expect(page).toHaveURL(new RegExp(`company=${samples.companyId}&sort=newest`))
})
