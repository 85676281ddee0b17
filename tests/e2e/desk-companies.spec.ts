import { deskRoutes } from '#contract/desk-routes.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, readMail } from './setup/account.ts'
import { fillCompany, newCorporateNumber } from './setup/company.ts'
import { enterDesk } from './setup/desk.ts'

test('a company registers, is approved with what was looked at, and its page says so', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure(`${deskRoutes.companies}/`)
  const email = newAddress()
  const number = newCorporateNumber()
  const owner = await (await browser.newContext()).newPage()
  await fillCompany(owner, email, number)
  await owner.waitForURL((url) => !url.pathname.startsWith('/account/new'))

  await enterDesk(page)
  await page.goto(deskRoutes.companies)
  await page.getByRole('searchbox', { name: '会社を探す' }).fill(number)
  await page.getByRole('button', { name: '探す' }).click()
  await page.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'こころみ' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const here = page.url()

  // Another window of the desk that read the same.
  const other = await page.context().newPage()
  await other.goto(here)

  const preview = (of: typeof page) => of.getByRole('button', { name: '送られるメールを確認する' }).click()
  await preview(page)
  await expect(page.getByRole('alert')).toContainText('確かめたもの')
  await page.getByRole('checkbox', { name: '電話番号' }).check()
  await page.getByRole('combobox', { name: '確認済みにするもの' }).selectOption('number')
  await preview(page)
  await expect(page.getByRole('region', { name: '送られるメール' }).first()).toContainText(
    '企業アカウントの確認が完了しました',
  )
  await page.getByRole('button', { name: 'この内容で確定する' }).click()
  await expect(page.getByText('会社を承認しました。')).toBeVisible()
  await expect(page.getByText('確かめたもの：電話番号')).toBeVisible()

  await other.getByRole('checkbox', { name: '電話番号' }).check()
  await other.getByRole('combobox', { name: '確認済みにするもの' }).selectOption('number')
  await preview(other)
  await expect(other.getByRole('alert')).toContainText('状態')

  expect((await readMail(page, email, '企業アカウントの確認'))?.subject).toContain('確認が完了')
  await owner.goto('/mypage')
  await expect(owner.getByText('会社の情報の確認が済みました。')).toBeVisible()
  const id = here.split('/').at(-1)?.split('?')[0] ?? ''
  await page.goto(`/company?id=${id}`)
  await expect(page.getByText('法人番号を確認済み').first()).toBeVisible()
})
