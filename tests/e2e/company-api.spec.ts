import { expect, test } from './fixtures.ts'
import { newCorporateNumber } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { enrolPhone, newNumber } from './setup/phone.ts'
import { makeCompany } from './setup/session.ts'

test('an owner makes a token, a system makes an ad with it, and revoked it opens nothing', async ({
  page,
  expectFailure,
}) => {
  const owner = await makeCompany(page.context(), newCorporateNumber())
  await page.goto('/mypage')
  await page.getByRole('link', { name: 'APIのトークン' }).click()
  await page.waitForURL('**view=tokens**')
  const address = page.url()
  await expect(page.getByText('トークンを作るには2段階認証が必要です')).toBeVisible()
  await expectGood(page, 'tokens without a second factor')
  await page.getByRole('link', { name: '2段階認証を設定する' }).click()
  // The tab itself has not signed in.
  await page.locator('input[name=password]').fill(owner.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  await enrolPhone(page, newNumber())
  await page.goto(address)

  expectFailure('view=tokens')
  await page.getByRole('radio', { name: '読む・下書きを作る・求人を直す' }).check()
  await page.getByRole('button', { name: 'トークンを作る' }).click()
  await expect(page.getByRole('alert')).toContainText('名前')
  await page.getByRole('textbox', { name: '名前' }).fill('採用管理')
  await page.getByRole('button', { name: 'トークンを作る' }).click()
  const token = await page.getByRole('textbox', { name: 'トークン', exact: true }).inputValue()
  await expectGood(page, 'a token that is shown once')

  const call = () =>
    page.request.post('/api/v1/ads', {
      headers: { authorization: `Bearer ${token}` },
      data: { key: 'A-1', ad: { kind: 'part_time', title: 'カフェの接客' } },
    })
  expect((await call()).status()).toBe(201)
  await page.goto(address)
  await expect(page.getByText(token)).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: '採用管理' })).toContainText('最後に使われたのは')
  await page.getByRole('button', { name: /^取り消す.*採用管理/ }).click()
  await expect(page.getByText('トークンを取り消しました')).toBeVisible()
  expect((await call()).status()).toBe(401)
  await page.goto('/mypage?tab=ads')
  await expect(page.getByRole('link', { name: 'カフェの接客' }).first()).toBeVisible()
})
