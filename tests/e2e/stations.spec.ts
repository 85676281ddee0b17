import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('by typing: a station with a walk, and a line, are conditions that can be taken off @plain-only', async ({
  page,
}) => {
  await page.goto(`${routes.jobPosts}?q=${encodeURIComponent('吉祥寺駅 バイト')}`)
  const told = page.locator('.understood').first()
  await expect(told).toContainText('吉祥寺駅')
  await expect(told).toContainText('アルバイト')
  await page.goto(`${routes.jobPosts}?q=${encodeURIComponent('中央線沿線')}`)
  await expect(page.locator('.understood').first()).toContainText('JR中央線快速')
  const first = page.locator('.job-card h2 a').first()
  await first.click()
  await expect(page.locator('.places')).toContainText(/駅 徒歩\d+分/)
})

test('by tapping: prefecture, line and stations lead to their ads @plain', async ({ page }) => {
  await page.goto(routes.stations())
  await page.getByRole('main').getByRole('link', { name: '東京都', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'JR中央線快速', exact: true }).click()
  await page.getByRole('checkbox', { name: /^吉祥寺駅/ }).check()
  await page.getByLabel('駅からの徒歩').selectOption('20')
  await page.getByRole('button', { name: '求人を見る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('吉祥寺駅')
  await expect(page).toHaveURL(/station=13.*walk=20/)
  await expect(page.locator('.job-card').first()).toBeVisible()
})

const results = (page: Page) => page.getByRole('region', { name: '検索結果' })
/** How near the cards say that they are: minutes on foot, then kilometres. */
const nearnessOf = async (page: Page): Promise<number[]> => {
  const told = await page.locator('.job-card dt:text-is("近さ") + dd').allTextContents()
  return told.map((words) => {
    const [, way, number] = /(徒歩|バス|約)([\d.]+)/.exec(words) ?? []
    return Number(number) + { 徒歩: 0, バス: 1000, 約: 2000 }[way ?? '徒歩']!
  })
}

test('an evening job near 三鷹, the nearest first, by typing @plain-only', async ({ page, go }) => {
  await go(`${routes.jobPosts}?q=${encodeURIComponent('三鷹駅 徒歩10分 夜バイト')}`)
  const told = page.locator('.understood').first()
  await expect(told).toContainText('三鷹駅・駅から徒歩10分以内')
  await go(`${routes.jobPosts}?q=${encodeURIComponent('三鷹から20km 夜バイト')}`)
  await expect(told).toContainText('駅から直線で20km以内')
  await page.getByRole('link', { name: '近い順', exact: true }).click()
  await expect(page).toHaveURL(/sort=near/)
  await expect(page.getByRole('link', { name: '近い順', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const near = await nearnessOf(page)
  expect(near.length).toBeGreaterThan(2)
  expect(near).toEqual(near.toSorted((one, other) => one - other))
  await expect(results(page)).toContainText('直線距離です')
})

test('an evening job along 中央線 by tapping, then further around a station @plain', async ({ page }) => {
  await page.goto(routes.stations())
  await page.getByRole('main').getByRole('link', { name: '東京都', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'JR中央線快速', exact: true }).click()
  await page.getByRole('link', { name: 'この路線の求人をすべて見る' }).click()
  await page.getByRole('link', { name: '近い順', exact: true }).click()
  const along = await nearnessOf(page)
  expect(along.length).toBeGreaterThan(5)
  expect(along).toEqual(along.toSorted((one, other) => one - other))
  const ofOne = new URL(page.url())
  ofOne.searchParams.delete('line')
  ofOne.searchParams.append('station', '13吉祥寺')
  await page.goto(ofOne.href)
  const before = await page.locator('.job-card').count()
  await page.getByRole('button', { name: /絞り込む/ }).click()
  await page.getByLabel('駅からの直線距離').selectOption('20')
  await page.locator('#filter-panel button[type=submit]').click()
  await expect(page).toHaveURL(/km=20/)
  await page.getByRole('button', { name: /絞り込む/ }).click()
  await page.locator('#filter-panel summary').filter({ hasText: '時間帯' }).click()
  await page
    .locator('#filter-panel')
    .getByRole('checkbox', { name: /^夕方・夜/ })
    .check()
  await page.locator('#filter-panel button[type=submit]').click()
  await expect(page).toHaveURL(/sort=near.*km=20.*time=evening/)
  const chips = page.getByRole('navigation', { name: '選択中の条件' })
  await expect(chips.getByRole('link', { name: '駅から直線で20km以内 を外す' })).toBeVisible()
  const around = await nearnessOf(page)
  expect(around).toEqual(around.toSorted((one, other) => one - other))
  expect(before).toBeGreaterThan(0)
  await chips.getByRole('link', { name: '駅から直線で20km以内 を外す' }).click()
  await expect(page).not.toHaveURL(/km=/)
})

test('without a station there is no distance, and another spelling is made the usual one', async ({
  page,
  go,
}) => {
  await go(`${routes.jobPosts}?km=5&sort=near`)
  await expect(page).toHaveURL(/\/jobpost\?sort=near$/)
  await expect(page.getByRole('link', { name: '近い順', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'おすすめ順', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await go(`${routes.jobPosts}?station=${encodeURIComponent('13市ケ谷')}`)
  await expect(page).toHaveURL(`${routes.jobPosts}?station=${encodeURIComponent('13市ヶ谷')}`)
})

test('what is no prefecture or line leads to where they are chosen', async ({ page }) => {
  await page.goto(`${routes.stations('99')}&line=x`)
  await expect(page).toHaveURL(routes.stations())
  await page.goto(routes.stations('13', 'どこにもない線'))
  await expect(page).toHaveURL(routes.stations('13'))
})
