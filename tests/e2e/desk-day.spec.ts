import type { Page } from '@playwright/test'
import { companyWay } from '#contract/company-sections.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { expectMail, newAddress, readMail } from './setup/account.ts'
import { beginAd, fillAd, saveAd, typeInto } from './setup/ad.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { newCorporateNumber } from './setup/company.ts'
import { enterDesk } from './setup/desk.ts'
import { sendUntilTaken } from './setup/send-until-taken.ts'
import { makeCompany } from './setup/session.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const reason = '「営業マン」を、男女のどちらでもない名前に直してください。'

test('a company registers, its ad is returned, corrected, shown, reported, asked about and taken down', async ({
  page,
  browser,
  expectFailure,
}) => {
  test.slow()
  expectFailure(`${deskRoutes.companies}/`)
  expectFailure(`${deskRoutes.reports}/`)
  const newPage = async () => (await browser.newContext({ locale: 'ja-JP' })).newPage()

  // The company writes its first ad while it waits.
  const company = await newPage()
  const number = newCorporateNumber()
  const { email } = await makeCompany(company.context(), number)
  const ad = await beginAd(company, 'アルバイト')
  await fillAd(company, { title: '営業マン募集' })
  await saveAd(company)
  await company.goto(companyWay.page(ad.companyId, 'contact'))
  await company.getByLabel('ハラスメントの相談窓口').fill('人事部 相談室')
  await company.getByRole('button', { name: '保存する' }).click()
  await company.waitForURL('**saved=contact**')
  const submit = async () => {
    await company.goto(routes.editJobPost(ad.companyId, ad.id, 'publish'))
    await press(company, '掲載する')
    await company.waitForURL('**done=publish&*')
  }
  await submit()

  // The operator comes by the link of the mail, and reads company and ad in one case.
  await enterDesk(page)
  await expectMail(page, '', '会社が登録され、確認を待っています', number)
  await page.goto((await readMail(page, '', number))?.links[0] ?? '')
  await expect(page).toHaveURL((url) => url.pathname === deskRoutes.company(ad.companyId))
  await expect(page.getByText(email)).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  // The rest of the day is done on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, '送られるメールを確認する')
  await expect(page.getByRole('alert')).toContainText('確かめたもの')
  await page.getByRole('checkbox', { name: '電話番号' }).check()
  await page.getByRole('combobox', { name: '確認済みにするもの' }).selectOption('number')
  await press(page, '送られるメールを確認する')
  await expect(page.getByRole('region', { name: '送られるメール' })).toContainText('確認が完了しました')
  await press(page, 'この内容で確定する')
  await expect(page.getByText('会社を承認しました。')).toBeVisible()
  await expect(page.getByText('確かめたもの：電話番号')).toBeVisible()
  await expectMail(page, email, '企業アカウントの確認が完了')

  await page.getByRole('link', { name: '営業マン募集' }).click()
  await expect(page.locator('.title mark')).toContainText('営業マン（指摘1）')
  await expect(page.getByRole('textbox', { name: '差し戻す理由' })).toHaveValue(/「営業マン」/)
  await page.getByRole('textbox', { name: '差し戻す理由' }).fill(reason)
  await press(page, '差し戻しのメールを確認する')
  await expect(page.getByRole('region', { name: '送られるメール' })).toContainText(reason)
  await press(page, 'この内容で差し戻す')
  await expect(page.getByText('求人を差し戻しました。')).toBeVisible()
  await expectMail(page, email, '求人の内容を確認してください', reason)

  await company.goto(routes.editJobPost(ad.companyId, ad.id))
  await typeInto(company, { title: '営業の仕事' })
  await saveAd(company)
  await submit()
  await page.goto(deskRoutes.jobPost(ad.id))
  await expect(page.getByRole('region', { name: '前に読んだときから変わったところ' })).toContainText('の仕事')
  await expect(page.getByRole('region', { name: 'この会社のこれまでの確認' })).toContainText(reason)
  await press(page, '掲載のメールを確認する')
  await press(page, 'この内容で掲載する')
  await expect(page.getByText('求人を掲載しました。')).toBeVisible()
  await expectMail(page, email, '求人の審査が終わりました', '営業の仕事')

  const guest = await newPage()
  const reporter = newAddress()
  expect((await guest.goto(routes.jobPost(ad.id)))?.status()).toBe(200)
  await guest.getByRole('link', { name: 'この求人を通報する' }).click()
  await guest.getByRole('checkbox', { name: '内容が虚偽、または実際の条件と違う' }).check()
  await guest.getByLabel('くわしい内容').fill('面接で別の給与を示されました。')
  await guest.getByRole('textbox', { name: 'メールアドレス' }).fill(reporter)
  await sendUntilTaken(guest, guest.getByRole('heading', { name: '通報を受け付けました' }))

  await page.goto(deskRoutes.report(ad.id))
  await expect(page.getByRole('main')).toContainText('面接で別の給与を示されました。')
  await expect(page.getByRole('main')).not.toContainText(reporter)
  await page.getByRole('textbox', { name: '会社に尋ねること' }).fill('給与の内訳を教えてください。')
  await press(page, '確認のメールを確かめる')
  await press(page, 'この内容で会社に尋ねる')
  await expect(page.getByText('会社に確認を求めました。')).toBeVisible()
  await expectMail(page, email, '求人について確認させてください', '営業の仕事')

  await company.goto(routes.companyReports(ad.companyId))
  await company.getByRole('main').getByRole('textbox').fill('書き方が足りませんでした。')
  await press(company, '運営者に回答する')
  await expect(company.getByText('回答を送りました')).toBeVisible()

  // What was read before the answer is not acted on.
  await page.getByRole('textbox', { name: '取りやめる理由' }).fill('実際の給与と違うため')
  await press(page, '取りやめのメールを確かめる')
  await expect(page.getByRole('alert')).toContainText('読んだあとに内容が変わりました')
  await expect(page.getByRole('main')).toContainText('書き方が足りませんでした。')
  await press(page, '取りやめのメールを確かめる')
  await expect(page.getByRole('region', { name: '送られるメール' })).toContainText('通報された求人の確認結果')
  await press(page, 'この内容で掲載を取りやめる')
  await expect(page.getByText('求人の掲載を取りやめました。').first()).toBeVisible()
  await expect(page.getByText('すべて終わっています')).toBeVisible()

  // Both letters, and the company's inbox.
  await expectMail(page, reporter, '通報された求人の確認結果', '実際の給与と違うため')
  await expectMail(page, email, '求人の掲載を取りやめました', '実際の給与と違うため')
  await company.goto('/notification')
  for (const words of ['こころみの確認が完了しました', '求人の掲載を取りやめました'])
    await expect(company.getByRole('main')).toContainText(words)
})
