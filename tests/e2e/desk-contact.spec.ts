import { deskRoutes } from '#contract/desk-routes.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, readMail } from './setup/account.ts'
import { enterDesk } from './setup/desk.ts'

const body = '保存した求人が見つかりません。どこにありますか。'

test('a message is answered from the desk and read by its sender', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure(`${deskRoutes.contact}/`)
  const sender = newAddress()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/contact')
  await guest.getByRole('combobox', { name: 'お問い合わせの種類' }).selectOption('question')
  await guest.getByRole('textbox', { name: 'お名前' }).fill('山田 花子')
  await guest.getByRole('textbox', { name: 'メールアドレス' }).fill(sender)
  await guest.getByRole('textbox', { name: 'お問い合わせ内容' }).fill(body)
  // The form is refused while it is sent faster than a person writes.
  await expect(async () => {
    await guest.getByRole('button', { name: '送信する' }).click()
    await guest.waitForURL('**/contact/thanks**', { timeout: 1_000 })
  }).toPass()

  await enterDesk(page)
  await page.goto(deskRoutes.contact)
  await page.getByRole('listitem').filter({ hasText: '山田 花子' }).getByRole('link').last().click()
  await expect(page.getByText(body)).toBeVisible()
  await page.getByRole('button', { name: '担当する' }).click()
  await expect(page.getByText('あなたが担当しています')).toBeVisible()

  await page.getByRole('button', { name: '送られるメールを確認する' }).click()
  await expect(page.getByRole('alert')).toContainText('返信')
  await page.getByRole('textbox', { name: '返信' }).fill('マイページの「保存した求人」にあります。')
  await page.getByRole('button', { name: '送られるメールを確認する' }).click()
  const mails = page.getByRole('region', { name: '送られるメール' }).first()
  await expect(mails).toContainText('マイページの「保存した求人」にあります。')
  await expect(mails).not.toContainText(body)
  await page.getByRole('button', { name: 'この内容で送る' }).click()
  await expect(page.getByText('返信を送りました。')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '返信済み' })).toBeVisible()

  const mail = await readMail(page, sender, 'お問い合わせへのお返事')
  expect(mail?.subject).toContain('お問い合わせへのお返事')
})
