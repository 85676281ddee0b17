import ICAL from 'ical.js'
import { jobPostKindShortNames } from '#contract/codes/job-post.ts'
import { expect, test } from './fixtures.ts'
import { expectMail, goodPassword, newAddress, signUpStudent } from './setup/account.ts'

test.use({ viewport: { width: 390, height: 844 } })
const resume = {
  name: '履歴書.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
}

test('a student signs up, applies with a file, sees what became of it, withdraws, and takes the calendar along', async ({
  page,
  go,
}) => {
  const person = { email: newAddress(), password: goodPassword }
  await signUpStudent(page, person)
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'やまだ', givenNameKana: 'ﾊﾅｺ' }
  for (const [id, name] of Object.entries(names)) await page.locator(`#${id}`).fill(name)
  await page.getByRole('button', { name: '登録して進む' }).click()
  await page.waitForURL('**/signout')

  await go('/mypage/profile/edit?section=texts')
  await page.getByLabel('自己PR').fill('文化祭の実行委員長として、60人をまとめました。')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL('**/mypage/profile/complete?saved=texts&*')
  await expect(page.locator('.snapshot')).toContainText('60人をまとめました')

  await go('/')
  await page.locator('input[name=q]').first().fill('営業')
  await page.locator('input[name=q]').first().press('Enter')
  await page.waitForURL(/[?&]q=/)
  // Other tests publish programmes meanwhile, to which nobody applies as to a job.
  const job = page.locator('.job-card').filter({ hasText: jobPostKindShortNames.new_grad }).first()
  await job.getByRole('button', { name: /^保存する：/ }).click()
  await expect(page.locator('.toast')).toHaveText('保存しました。')
  await job.getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/jobpost/*')
  const title = await page.getByRole('heading', { level: 1 }).innerText()

  await page.getByRole('link', { name: '応募する' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募する')
  for (const answer of await page.locator('textarea[id^=answer]').all())
    await answer.fill('はい、参加できます。')
  await page.locator('#message').fill('人の話をよく聞くことを大切にしています。')
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await page.getByLabel('新しく送るファイル').setInputFiles([resume])
  await expect(page.getByRole('checkbox', { name: /履歴書\.pdf/ })).toBeChecked()
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await page.waitForURL('**step=confirm**')
  for (const sent of ['履歴書.pdf', '60人をまとめました', '大切にしています', 'ヤマダ'])
    await expect(page.getByRole('main')).toContainText(sent)
  await page.getByRole('checkbox', { name: /に提供することに同意します/ }).check()
  await page.getByRole('button', { name: 'この内容で応募する' }).click()
  await page.waitForURL('**done=sent**')
  await expectMail(page, person.email, '応募を受け付けました')

  await go('/mypage')
  await page.getByRole('article').getByRole('link', { name: title }).click()
  await expect(page.getByRole('region', { name: 'これまでの経過' })).toContainText('応募を送りました')
  await page.getByRole('link', { name: '応募を取り下げる' }).click()
  await page.getByRole('button', { name: '応募を取り下げる' }).click()
  await expect(page.getByRole('region', { name: 'これまでの経過' })).toContainText('取り下げ')

  await go('/mypage?tab=calendar')
  await page.getByRole('button', { name: 'カレンダー用のアドレスをつくる' }).click()
  const address = await page.getByLabel('カレンダー用のアドレス', { exact: true }).inputValue()
  const feed = await page.request.get(address)
  const events = new ICAL.Component(ICAL.parse(await feed.text()) as never).getAllSubcomponents('vevent')
  expect(events.map((event) => String(event.getFirstPropertyValue('summary'))).join('\n')).toContain(title)
})
