import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { MailTopic } from '#contract/notification-choice.ts'
import type { NotificationKind } from '#contract/notification.ts'
import { stopLink } from '#server/backend/mail-links/mail-token.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'
import { newStudent } from './setup/new-student.ts'
import { makeStudent } from './setup/session.ts'

const settings = '/config/notification'
const mailOf = (page: Page, kind: NotificationKind) => page.locator(`#mail-${kind}`)
const shownOf = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('checkbox')
const save = (page: Page) => page.getByRole('button', { name: '設定を保存する' }).click()

test('a student chooses how news come, keeps it, and goes back to the beginning @plain', async ({
  page,
  context,
  go,
}) => {
  await makeStudent(context, 'unverified')
  await go('/config')
  await page.getByRole('link', { name: 'お知らせの受け取り方' }).click()
  await expect(mailOf(page, 'interview')).toHaveValue('interview:at_once')
  await expect(mailOf(page, 'closing_soon')).toHaveValue('closing_soon:daily')
  await expect(page.getByRole('group', { name: '新しい応募' })).toHaveCount(0)
  await expect(page.getByText('止めることはできません')).toBeVisible()
  await mailOf(page, 'interview').selectOption('週1回（月曜の朝8時）')
  await shownOf(page, '応募の確認').uncheck()
  await save(page)
  await expect(page.getByRole('status').first()).toContainText('設定を保存しました')
  await go(settings)
  await expect(mailOf(page, 'interview')).toHaveValue('interview:weekly')
  await expect(shownOf(page, '応募の確認')).not.toBeChecked()
  await expect(shownOf(page, '面接')).toBeChecked()
  // It asks first.
  const reset = page.getByRole('button', { name: '設定を消して最初に戻す' })
  await expect(reset).toBeHidden()
  await page.getByText('最初の設定に戻す', { exact: true }).click()
  await reset.click()
  await expect(page.getByRole('status').first()).toContainText('最初の設定に戻しました')
  await expect(mailOf(page, 'interview')).toHaveValue('interview:at_once')
  await expect(shownOf(page, '応募の確認')).toBeChecked()
})

test('what cannot be chosen is refused, and what was chosen beside it stays', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('_action=config.saveNotifications')
  await newStudent(page)
  await go(settings)
  await mailOf(page, 'interview').selectOption('週1回（月曜の朝8時）')
  await mailOf(page, 'message')
    .locator('option')
    .first()
    .evaluate((option: HTMLOptionElement) => {
      option.value = 'security:off'
      option.selected = true
    })
  await save(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(mailOf(page, 'interview')).toHaveValue('interview:weekly')
  await go(settings)
  await expect(mailOf(page, 'interview')).toHaveValue('interview:at_once')
})

test('a company chooses among its own kinds, and the page reads well everywhere', async ({ page, go }) => {
  await enter(page, demo.company)
  const response = await go(settings)
  expect(htmlProblems(await response.text())).toEqual([])
  await expect(page.getByRole('group', { name: '新しい応募' })).toBeVisible()
  await expect(page.getByRole('group', { name: '応募への返信' })).toHaveCount(0)
  expect(await violationsEverywhere(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

/** The link that a mail of a topic would bring: the site makes it of the secret in its data folder. */
const linkIn = async (page: Page, topic: MailTopic): Promise<string> => {
  const secret = readFileSync(path.join(process.env.E2E_DATA ?? '', 'auth-secret'), 'utf8').trim()
  const session: { user?: { uid?: string; email?: string } } = await (
    await page.request.get('/api/auth/session')
  ).json()
  const { uid = '', email = '' } = session.user ?? {}
  return stopLink([secret])({ uid, topic }, email)
}

test('the link of a mail changes and stops its kind without signing in @plain', async ({
  page,
  context,
  go,
}) => {
  await makeStudent(context, 'unverified')
  const link = await linkIn(page, 'interview')
  const signedIn = await context.cookies()
  await context.clearCookies()
  const response = await go(link)
  expect(response.headers()).toMatchObject({
    'referrer-policy': 'strict-origin',
    'cache-control': 'private, no-store',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('「面接」のメール')
  // Looking changes nothing.
  await page.reload()
  await expect(page.getByRole('radio', { name: 'すぐに' })).toBeChecked()
  await page.getByRole('radio', { name: '1日1回' }).check()
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await expect(page.getByRole('status').first()).toContainText('変更を保存しました')
  await expect(page.getByRole('radio', { name: '1日1回' })).toBeChecked()
  await page.getByRole('button', { name: 'このメールを停止する' }).click()
  await expect(page.getByRole('status').first()).toContainText('メールを停止しました')
  await expect(page.getByRole('button', { name: 'このメールを停止する' })).toHaveCount(0)
  await context.addCookies(signedIn)
  await go(settings)
  await expect(mailOf(page, 'interview')).toHaveValue('interview:off')
  await expect(mailOf(page, 'message')).toHaveValue('message:at_once')
})

test('one click of a mail program stops what a digest gathers; a forged link opens nothing', async ({
  page,
  go,
  origin,
}) => {
  await newStudent(page)
  const link = await linkIn(page, 'digest')
  const response = await go(link)
  expect(htmlProblems(await response.text())).toEqual([])
  expect(await violationsEverywhere(page)).toEqual([])
  await expect(page.getByRole('main')).toContainText('締切の近い求人')
  const post = (target: string) =>
    fetch(origin + target, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    })
  expect((await post(link.slice(0, -1))).status).toBe(404)
  expect([(await post(link)).status, (await post(link)).status]).toEqual([200, 200])
  await go(link)
  await expect(page.getByText('まとめてお届けするお知らせはありません')).toBeVisible()
  await go(settings)
  await expect(mailOf(page, 'closing_soon')).toHaveValue('closing_soon:off')
})
