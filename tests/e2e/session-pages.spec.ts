import type { Page } from '@playwright/test'
import { companyCalendarAddress } from '#contract/company-calendar.ts'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { bulkReplyAddress, replyTemplatesAddress } from '#contract/replies-address.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo, fillSignIn, verifyAddress } from './setup/account.ts'
import { demoCompany, openAds } from './setup/company.ts'
import { enter } from './setup/kept-sign-in.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { codeField, enrolPhone, newNumber, waitForCode } from './setup/phone.ts'
import { makeStudent } from './setup/session.ts'

/** What is on the page now, as it is, on a phone and a desk, by day and by night; and on the smallest phone. */
const expectGood = async (page: Page, what: string): Promise<void> => {
  expect(await violationsEverywhere(page), what).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

test('pages of a signed-in person', async ({ page, go }) => {
  await enter(page, demo.student)
  for (const path of [
    '/mypage',
    '/mypage?tab=bookmarks',
    '/mypage?tab=history',
    '/mypage/files',
    '/mypage?tab=searches',
    '/search/save?q=営業',
    '/mypage?tab=recommended',
    '/mypage?tab=calendar',
    '/notification',
    '/notification?kind=closing_soon',
    '/config',
    '/config/password',
    '/config/complete',
    '/config/delete',
    '/config/hidden',
    '/config/password/complete',
  ]) {
    const response = await go(path)
    expect(htmlProblems(await response.text()), path).toEqual([])
    await expectGood(page, path)
  }
})

test('sign-in by SMS and the recovery form', async ({ page, go, expectFailure }) => {
  expectFailure('view=recovery')
  await go('/login/sms')
  await expectGood(page, 'number')
  const number = page.getByRole('textbox', { name: '携帯電話番号' })
  const press = page.getByRole('button', { name: '確認コードを受け取る' })
  await number.fill('03')
  await press.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectGood(page, 'number with an error')
  await number.fill(newNumber())
  await press.click()
  await expect(page.getByRole('main').getByText('にSMSで6桁の確認コードを送りました')).toBeVisible()
  await expectGood(page, 'code')

  const response = await go('/login/sms?view=recovery')
  expect(htmlProblems(await response.text())).toEqual([])
  await expectGood(page, 'recovery')
  await page.getByRole('button', { name: '2段階認証を解除する' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectGood(page, 'recovery with errors')
})

test('the way of a new person to a second factor, and its settings', async ({ page, context, go }) => {
  const person = await makeStudent(context, 'unverified')
  // By the form: the tab holds a sign-in at the identity provider then.
  await page.goto('/login?prompt=login')
  await fillSignIn(page, person)
  await page.waitForURL('**/login/mail-not-verify?**')
  await expectGood(page, '/login/mail-not-verify')
  await page.getByRole('button', { name: '確認メールをもう一度送る' }).click()
  await go('/login/sms')
  await expectGood(page, '/login/sms, unverified')
  await verifyAddress(page, person.email)
  await page.waitForURL('**/account/add-profile**')
  await expectGood(page, '/account/add-profile')

  const other = await context.newPage()
  await other.goto('/login/sms')
  await expect(other.locator('input[name=password]')).toBeVisible()
  await expectGood(other, '/login/sms, password once more')
  await other.close()
  await go('/login/sms')
  await expect(page.getByRole('textbox', { name: '携帯電話番号' })).toBeVisible()
  await expectGood(page, '/login/sms, enrolment')
  const number = newNumber()
  await enrolPhone(page, number)
  await expectGood(page, '/login/sms, recovery codes')
  await go('/login/sms')
  await expectGood(page, '/login/sms, enrolled')
  await go('/login/sms?view=code')
  await expectGood(page, '/login/sms, opened anew at the code')

  await page.goto('/login?prompt=login&callbackUrl=%2Fconfig')
  await fillSignIn(page, person)
  await expect(codeField(page)).toBeVisible()
  await expectGood(page, 'code of a second factor')
  await codeField(page).fill(await waitForCode(page, number))
  await page.waitForURL('**/config')
  await page.getByRole('button', { name: '回復コードを作り直す' }).click()
  await expect(page.locator('.codes li')).toHaveCount(10)
  await expectGood(page, '/config with codes')
  for (const path of ['/config/second-factor/remove', '/config/delete']) {
    await go(path)
    await expectGood(page, path)
  }
  await page.getByRole('button', { name: '削除を申し込む' }).click()
  await page.waitForURL('**/config/complete?done=deletion&*')
  await expectGood(page, 'a deletion was asked for')
  const response = await go('/config')
  expect(htmlProblems(await response.text())).toEqual([])
  await expectGood(page, '/config with a deletion')
})

test('the profile of a student', async ({ page, go }) => {
  await makeStudent(page.context(), 'unverified')
  await go('/account/add-profile?callbackUrl=%2Fmypage%2Fprofile%2Fedit')
  await page.locator('#familyName').fill('山田')
  await page.locator('#givenName').fill('花子')
  await page.locator('#familyNameKana').fill('ヤマダ')
  await page.locator('#givenNameKana').fill('ハナコ')
  await page.getByRole('button', { name: '登録して進む' }).click()
  await page.waitForURL('**/mypage/profile/edit')
  const sections = ['names', 'contact', 'school', 'texts', 'history', 'tags', 'desires', 'stations']
  const paths = [
    '/mypage/profile/edit',
    ...sections.map((section) => `/mypage/profile/edit?section=${section}`),
    '/mypage/profile/complete',
    '/config/profile',
    '/config/profile/complete',
  ]
  for (const path of paths) {
    const response = await go(path)
    expect(htmlProblems(await response.text()), path).toEqual([])
    await expectGood(page, path)
  }
})

test('the profile of a member of a company', async ({ page, go }) => {
  await enter(page, demo.company)
  await go('/mypage/profile/edit')
  // The name it has: other tests read it meanwhile.
  await expect(page.getByLabel('表示名')).toHaveValue('田中 美咲')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL('**/complete?saved=person&*')
  for (const path of [
    '/mypage',
    '/mypage/profile/edit',
    '/mypage/profile/complete',
    '/config',
    '/config/profile',
  ]) {
    const response = await go(path)
    expect(htmlProblems(await response.text()), path).toEqual([])
    await expectGood(page, path)
  }
})

test('what members of a company work with', async ({ page, go }) => {
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  const [adId = ''] = await openAds(page, companyId)
  for (const path of [
    routes.companyMembers(companyId),
    applicantsAddress(companyId),
    applicantsAddress(companyId, { jobPostId: adId }),
    routes.companyInterviews(companyId),
    companyCalendarAddress(companyId),
    companyCalendarAddress(companyId, { scope: 'own' }),
    routes.companyInterviews(companyId, adId),
    replyTemplatesAddress(companyId),
    bulkReplyAddress(companyId),
    routes.companyReports(companyId),
    routes.companyNumbers(companyId),
  ]) {
    const response = await go(path)
    expect(htmlProblems(await response.text()), path).toEqual([])
    await expectGood(page, path)
  }
})

const links = {
  verifyEmail: { requestType: 'VERIFY_EMAIL', email: 'a@example.com' },
  resetPassword: { requestType: 'PASSWORD_RESET', email: 'a@example.com' },
  recoverEmail: { requestType: 'RECOVER_EMAIL', email: 'a@example.com', newEmail: 'b@example.com' },
  verifyAndChangeEmail: {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    email: 'a@example.com',
    newEmail: 'b@example.com',
  },
  revertSecondFactorAddition: {
    requestType: 'REVERT_SECOND_FACTOR_ADDITION',
    email: 'a@example.com',
    mfaInfo: { mfaEnrollmentId: 'x', phoneInfo: '+819012345678', enrolledAt: '2026-01-01T00:00:00Z' },
  },
  signIn: { requestType: 'EMAIL_SIGNIN' },
} as const

test('what e-mail links show', async ({ page, expectFailure }) => {
  expectFailure('accounts:resetPassword')
  for (const [mode, found] of Object.entries(links)) {
    await page.route('**/accounts:resetPassword**', (route) => route.fulfill({ json: found }))
    await page.goto(`/account/action?mode=${mode}&oobCode=code-of-a-link`)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expectGood(page, mode)
    await page.unrouteAll()
  }
  await page.goto('/account/action?mode=recoverEmail&oobCode=code-of-a-link')
  await expect(page.getByRole('alert')).toContainText('お問い合わせください')
  await expectGood(page, 'an expired link')
})
