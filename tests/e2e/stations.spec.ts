import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('by typing: a station with a walk, and a line, are conditions that can be taken off @plain', async ({
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

test('what is no prefecture or line leads to where they are chosen', async ({ page }) => {
  await page.goto(`${routes.stations('99')}&line=x`)
  await expect(page).toHaveURL(routes.stations())
  await page.goto(routes.stations('13', 'どこにもない線'))
  await expect(page).toHaveURL(routes.stations('13'))
})
