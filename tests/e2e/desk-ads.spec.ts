import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { deskRoutes } from '#contract/desk-routes.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo, expectMail, newAddress } from './setup/account.ts'
import { beginAd, closeAd, fillAd, publishAd, saveAd, typeInto } from './setup/ad.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { enterDesk } from './setup/desk.ts'
import { enter } from './setup/kept-sign-in.ts'
import { sendUntilTaken } from './setup/send-until-taken.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const reason = '「営業マン」を、男女のどちらでもない名前に直してください。'

test('an ad is held, returned, corrected and published, each with its letter', async ({ page, browser }) => {
  test.slow()
  const name = randomUUID().slice(0, 8)
  const company = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
  await enter(company, demo.recruiter)
  const ad = await beginAd(company, 'アルバイト')
  await fillAd(company, { title: `営業マン募集 ${name}` })
  await saveAd(company)
  await publishAd(company, ad)

  await enterDesk(page)
  await page.goto(deskRoutes.jobPosts)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.goto(deskRoutes.jobPost(ad.id))
  await expect(page.locator('.title mark')).toContainText('営業マン（指摘1）')
  expect(await violationsEverywhere(page)).toEqual([])
  await expect(page.getByRole('textbox', { name: '差し戻す理由' })).toHaveValue(/「営業マン」/)
  await page.getByRole('textbox', { name: '差し戻す理由' }).fill(reason)
  await press(page, '差し戻しのメールを確認する')
  await expect(page.getByRole('region', { name: '送られるメール' })).toContainText(reason)
  await press(page, 'この内容で差し戻す')
  await expect(page.getByText('求人を差し戻しました。')).toBeVisible()
  await expectMail(page, demo.recruiter.email, '求人の内容を確認してください', reason)

  await company.goto(routes.editJobPost(ad.companyId, ad.id))
  await typeInto(company, { title: `営業マンの仕事 ${name}` })
  await saveAd(company)
  await publishAd(company, ad)
  await page.goto(deskRoutes.jobPost(ad.id))
  await expect(page.getByRole('region', { name: '前に読んだときから変わったところ' })).toContainText('の仕事')
  await expect(page.getByRole('region', { name: 'この会社のこれまでの確認' })).toContainText(reason)
  await press(page, '掲載のメールを確認する')
  await press(page, 'この内容で掲載する')
  await expect(page.getByText('求人を掲載しました。')).toBeVisible()
  await expectMail(page, demo.recruiter.email, '求人の審査が終わりました', name)
  expect((await company.goto(routes.jobPost(ad.id)))?.status()).toBe(200)
  await closeAd(company, ad)
})

test('a reported ad is asked about, answered and taken down, and both sides read why', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure(`${deskRoutes.reports}/`)
  test.slow()
  const title = `受付のスタッフ ${randomUUID().slice(0, 8)}`
  const company = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
  await enter(company, demo.recruiter)
  const ad = await beginAd(company, 'アルバイト')
  await fillAd(company, { title })
  await saveAd(company)
  await publishAd(company, ad)

  const guest = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
  const reporter = newAddress()
  await guest.goto(routes.reportJobPost(ad.id))
  await guest.getByRole('checkbox', { name: '内容が虚偽、または実際の条件と違う' }).check()
  await guest.getByLabel('くわしい内容').fill('面接で別の給与を示されました。')
  await guest.getByRole('textbox', { name: 'メールアドレス' }).fill(reporter)
  await sendUntilTaken(guest, guest.getByRole('heading', { name: '通報を受け付けました' }))

  await enterDesk(page)
  await page.goto(deskRoutes.reports)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('main')).toContainText('面接で別の給与を示されました。')
  await expect(page.getByRole('main')).not.toContainText(reporter)
  await page.getByRole('textbox', { name: '会社に尋ねること' }).fill('給与の内訳を教えてください。')
  await press(page, '確認のメールを確かめる')
  await press(page, 'この内容で会社に尋ねる')
  await expect(page.getByText('会社に確認を求めました。')).toBeVisible()
  await expectMail(page, demo.recruiter.email, '求人について確認させてください', title)

  await company.goto(routes.companyReports(ad.companyId))
  const line = company.locator('main li').filter({ hasText: title }).first()
  await line.getByRole('textbox').fill('書き方が足りませんでした。')
  await line.getByRole('button', { name: '運営者に回答する' }).click()
  await expect(company.getByText('回答を送りました')).toBeVisible()

  // What was read before the answer is not acted on.
  await page.getByRole('textbox', { name: '取りやめる理由' }).fill('実際の給与と違うため')
  const [refused] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().includes(deskRoutes.reports) && response.status() !== 303,
    ),
    press(page, '取りやめのメールを確かめる'),
  ])
  expect(refused.status()).toBe(409)
  await expect(page.getByRole('alert')).toContainText('読んだあとに内容が変わりました')
  await expect(page.getByRole('main')).toContainText('書き方が足りませんでした。')
  await press(page, '取りやめのメールを確かめる')
  await expect(page.getByRole('region', { name: '送られるメール' })).toContainText('通報された求人の確認結果')
  await press(page, 'この内容で掲載を取りやめる')
  await expect(page.getByText('求人の掲載を取りやめました。').first()).toBeVisible()
  await expect(page.getByText('すべて終わっています')).toBeVisible()
  await expectMail(page, reporter, '通報された求人の確認結果', '実際の給与と違うため')
  await expectMail(page, demo.recruiter.email, '求人の掲載を取りやめました', title)
})
