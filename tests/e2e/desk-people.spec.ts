import type { Page } from '@playwright/test'
import { deskRoutes } from '#contract/desk-routes.ts'
import { expect, test } from './fixtures.ts'
import { expectMail, waitForLinkIn, type Credentials } from './setup/account.ts'
import { enterDesk } from './setup/desk.ts'
import { enrol, newNumber, newStudent } from './setup/phone.ts'

/** A student with a second factor, in a browser of their own. */
const makeLockedOut = async (page: Page): Promise<Credentials> => {
  const student = await newStudent(page)
  await page.goto('/login/sms')
  await enrol(page, newNumber())
  return student
}

const start = '2段階認証の解除を始める'

const find = async (page: Page, who: string) => {
  await page.goto(deskRoutes.people)
  await page.getByRole('textbox', { name: 'メールアドレスかID' }).fill(who)
  await page.getByRole('button', { name: '探す' }).click()
}

/** Opens an act of the page of a person, with its reason. */
const openAct = async (page: Page, title: string, reason: string) => {
  const act = page.getByRole('group').filter({ has: page.getByText(title, { exact: true }) })
  await act.getByText(title, { exact: true }).click()
  await act.getByRole('textbox', { name: '理由' }).fill(reason)
  return act
}

test('a locked-out student is helped, and a thief’s request is cancelled by its victim', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure(deskRoutes.people)
  const own = await (await browser.newContext()).newPage()
  const student = await makeLockedOut(own)

  await enterDesk(page)
  await find(page, student.email.slice(0, -1))
  await expect(page.getByRole('alert')).toContainText('見つかりません')
  await find(page, student.email)
  await expect(page.getByRole('heading', { name: 'アカウントの状態' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '学生' })).toBeVisible()
  await expect(page.getByText(student.email)).toHaveCount(0)

  let act = await openAct(page, start, '電話をなくしたという申し出')
  await act.getByRole('button', { name: '送られるメールを確認する' }).click()
  await expect(page.getByRole('alert')).toContainText('本人の確認')
  act = page.getByRole('group').filter({ has: page.getByText(start, { exact: true }) })
  await act.getByRole('checkbox').check()
  await act.getByRole('button', { name: '送られるメールを確認する' }).click()
  await expect(page.getByRole('region', { name: '送られるメール' })).toContainText('解除の予定')
  await page.getByRole('button', { name: 'この内容で確定する' }).click()
  await expect(page.getByText('2段階認証の解除を受け付けました。')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '解除を待っています' })).toBeVisible()
  const person = page.url()

  // The victim has the phone: the page of their account says so, too.
  await own.goto('/config')
  await expect(own.getByText('運営者がこのアカウントの2段階認証を解除します')).toBeVisible()
  const link = await waitForLinkIn(own, student.email, (href) => href.includes('/mail/factor_removal'))
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(link)
  await expect(reader.getByText('ログインは要りません')).toBeVisible()
  await reader.getByRole('button', { name: '解除を取り消す' }).click()
  await expect(reader.getByText('2段階認証の解除を取り消しました').first()).toBeVisible()
  await expectMail(own, student.email, '2段階認証の解除を取り消しました')
  await page.goto(person)
  await expect(page.getByRole('definition').filter({ hasText: '解除を待っています' })).toHaveCount(0)

  // Asked for again, and cancelled by the student at the site.
  act = await openAct(page, start, '電話をなくしたという申し出')
  await act.getByRole('checkbox').check()
  await act.getByRole('button', { name: '送られるメールを確認する' }).click()
  await page.getByRole('button', { name: 'この内容で確定する' }).click()
  await expect(page.getByText('2段階認証の解除を受け付けました。')).toBeVisible()
  // The link from before does nothing to this one.
  await reader.goto(link)
  await expect(reader.getByText('2段階認証の解除を取り消しました')).toBeVisible()
  await own.goto('/config')
  await own.getByRole('button', { name: '2段階認証の解除を取り消す' }).click()
  await expect(own.getByRole('heading', { name: '2段階認証の解除を取り消しました' })).toBeVisible()
})
