import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { applyTo, bringStudent, newFamilyName } from './setup/applicant.ts'
import { expectMail } from './setup/account.ts'
import { violationsOn } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'
import { makeManyAds } from './setup/many-ads.ts'

const titles = [
  '夜の接客スタッフ（丸の内）',
  '夜の接客スタッフ（新宿）',
  '夜の接客スタッフ（上野）',
  '昼の調理スタッフ',
]
const lineOf = (page: Page, title: string) => page.locator('.ads li').filter({ hasText: title })

test('one finds an ad among sixty, extends three and closes one with applicants', async ({
  page,
  origin,
}) => {
  const { person, companyId, shown } = await makeManyAds(page, origin, { titles, drafts: 56 })
  const student = await bringStudent(page, origin, {
    familyName: newFamilyName('応募'),
    familyNameKana: 'オウボ',
  })
  await applyTo(page, shown[1]?.id ?? '')
  await enter(page, person)

  await page.goto(routes.companyAds(companyId))
  await expect(page.locator('.ads')).toContainText('60件のうち1〜20件目')
  await page.getByRole('link', { name: '3ページ目' }).click()
  await page.waitForURL('**page=3**')
  await expect(page.locator('.ads')).toContainText('60件のうち41〜60件目')
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('求人名の言葉').fill('スタッフ　夜')
  await page.getByRole('button', { name: '表示する', exact: true }).click()
  await page.waitForURL('**q=**')
  await page.getByRole('link', { name: '掲載中 3' }).click()
  await page.waitForURL('**group=published**')
  await expect(page.locator('.ads li')).toHaveCount(3)

  // Nothing is done with nothing.
  await page.getByRole('button', { name: '締切をのばす' }).click()
  await expect(page.getByRole('status')).toContainText('求人が選ばれていません')
  for (const title of titles.slice(0, 3)) await lineOf(page, title).getByLabel('選ぶ').check()
  await page.getByRole('button', { name: '締切をのばす' }).click()
  await page.waitForURL('**view=bulk**')
  await expect(page.locator('#chosen')).toHaveText('3件の求人の締切をのばす')
  expect(await violationsOn(page)).toEqual([])
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('新しい締切').fill(until)
  await page.getByRole('button', { name: '3件の締切をのばす' }).click()
  await expect(page.getByRole('status')).toHaveText('3件の求人の締切をのばしました。')
  expect(htmlProblems(await (await page.request.get(page.url())).text())).toEqual([])
  await page.getByRole('link', { name: '求人の一覧に戻る' }).click()
  await page.waitForURL('**group=published**')
  const [year, month, day] = until.split('-').map(Number)
  await expect(lineOf(page, '新宿')).toContainText(`締切 ${year}年${month}月${day}日`)

  // One of them becomes the ad of whoever looks, and is found as such.
  await lineOf(page, '新宿').getByRole('button', { name: '変える' }).click()
  await page.waitForURL('**view=bulk**')
  await page.locator('#memberId').selectOption({ index: 2 })
  await page.getByRole('button', { name: '1件の担当を決める' }).click()
  await expect(page.getByRole('status')).toHaveText('1件の求人の担当を決めました。')
  // Who is in charge is chosen already where it is asked for again.
  await page.goto(`${routes.companyAds(companyId)}&mine=1`)
  await lineOf(page, '新宿').getByRole('button', { name: '変える' }).click()
  await page.waitForURL('**view=bulk**')
  await expect(page.locator('#memberId')).not.toHaveValue('')
  await page.goto(`${routes.companyAds(companyId)}&mine=1`)
  await expect(page.locator('.ads li')).toHaveCount(1)

  await lineOf(page, '新宿').getByLabel('選ぶ').check()
  await page.locator('#bulk').getByRole('button', { name: '募集を終える' }).click()
  await page.waitForURL('**view=bulk**')
  await expect(page.getByRole('main')).toContainText('応募者1人に、募集を終えたことを')
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('終える理由').selectOption({ label: '採用人数に達したため' })
  await page.getByRole('button', { name: '1件の募集を終える' }).click()
  await expect(page.getByRole('status')).toHaveText('1件の求人の募集を終えました。')
  await expectMail(page, student.email, '応募した求人の募集が終わりました')
  await page.goto(routes.companyAds(companyId, 'ended'))
  await expect(page.locator('.ads li')).toHaveCount(1)
})
