import type { Page } from '@playwright/test'
import { nearHomeName } from '#browser/messages/near-home.ts'
import { profileWay } from '#contract/profile-way.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { makeStudent } from './setup/session.ts'

const section = profileWay.section('stations')
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click()

const begin = async (page: Page) => {
  await makeStudent(page.context(), 'verified')
  await page.goto('/account/add-profile')
  await page.locator('#familyName').fill('山田')
  await page.locator('#givenName').fill('花子')
  await page.locator('#familyNameKana').fill('ヤマダ')
  await page.locator('#givenNameKana').fill('ハナコ')
  await page.getByRole('button', { name: '登録して進む' }).click()
  await page.waitForURL((url) => url.pathname !== '/account/add-profile')
  await page.goto(section)
}

test.use({ viewport: { width: 390, height: 844 } })

test('@plain what is no station is told beside its field, and the search near those that are is a link', async ({
  page,
  expectFailure,
}) => {
  expectFailure('_action=profile.saveStations')
  await begin(page)
  await page.locator('#station1').fill('府中')
  await page.locator('#station2').fill('なぞの駅')
  await page.locator('#station3').fill('三鷹駅')
  await save(page)
  await expect(page.locator('#station1-error')).toContainText('「府中（東京都）」のように')
  await expect(page.locator('#station2-error')).toContainText('見つかりません')
  await expect(page.locator('#station3')).toHaveValue('三鷹駅')
  await page.locator('#station1').fill('府中（東京都）')
  await page.locator('#station2').fill('')
  await save(page)
  await page.waitForURL(`**${profileWay.complete('stations')}&*`)
  await page.goto(section)
  await expect(page.locator('#station1')).toHaveValue('府中（東京都）')
  await expect(page.locator('#station2')).toHaveValue('三鷹（東京都）')

  await page.goto('/mypage')
  await page.getByRole('link', { name: nearHomeName }).click()
  await page.waitForURL(`**${routes.jobPosts}?station=*`)
  await page.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('三鷹駅')
  await expect(page.getByRole('link', { name: 'この条件を保存して、新着を受け取る' })).toHaveAttribute(
    'href',
    /station/u,
  )
})

test('an ad tells how far it is, and the list leads to those that are near', async ({ page, samples }) => {
  await begin(page)
  await page.locator('#station1').fill('三鷹')
  await expect(page.locator('datalist option[value="三鷹（東京都）"]')).toBeAttached()
  await save(page)
  await page.waitForURL(`**${profileWay.complete('stations')}&*`)
  await page.goto(routes.jobPost(samples.jobPostId))
  await expect(page.locator('.key-facts')).toContainText(/三鷹駅から(?:約\d+km|1km以内)（直線）/u)
  await page.goto(`${routes.jobPosts}?q=${encodeURIComponent('自宅から30分')}`)
  await expect(page.locator('a[data-near-home]')).toHaveAttribute('href', /station=/u)
  await page.goto(routes.jobPosts)
  await page.getByRole('link', { name: nearHomeName }).click()
  await page.waitForURL(`**${routes.jobPosts}?station=*`)
  await expect(page.getByRole('link', { name: nearHomeName })).toHaveCount(0)
})
