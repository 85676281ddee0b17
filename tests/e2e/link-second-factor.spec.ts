import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitForLink } from './setup/account.ts'
import { codeField, newStudentWithFactor, readCodes, waitForCode } from './setup/phone.ts'

const askForLink = async (page: Page, email: string): Promise<string> => {
  await page.goto('/login/request?callbackUrl=%2Fsignout%3Fby%3Dlink')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.getByRole('button', { name: 'リンクを送る' }).click()
  await page.waitForURL('**/login/request/complete?**')
  return waitForLink(page, email, 'signIn')
}

const press = (page: Page) => page.getByRole('button', { name: 'ログインする' }).click()

test('a sign-in link goes on with the code; a wrong one is corrected, another one is sent', async ({
  page,
  expectFailure,
}) => {
  expectFailure('mfaSignIn:finalize')
  const { email, number } = await newStudentWithFactor(page)
  const link = await askForLink(page, email)
  await page.clock.install()
  await page.goto(link)
  await press(page)
  await expect(codeField(page)).toBeFocused()
  await expect(
    page.getByRole('main').getByText(`末尾が${number.slice(-4)}の番号にSMSで6桁の確認コードを送りました`),
  ).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '2段階認証が設定されています' })).toHaveCount(0)
  const first = await waitForCode(page, number)
  await codeField(page).fill(first === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert').filter({ hasText: '確認コードが違うか' })).toBeVisible()
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: /コードをもう一度送る/ }).click()
  await codeField(page).fill(await waitForCode(page, number, 2))
  await page.waitForURL('**/signout?by=link')
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session.user).toMatchObject({ email, secondFactor: true })
})

test('back from the code returns to the link’s page, which goes on without using the link again', async ({
  page,
  expectFailure,
}) => {
  expectFailure('accounts:resetPassword')
  const { email, number } = await newStudentWithFactor(page)
  const link = await askForLink(page, email)
  let used = 0
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithEmailLink')) used += 1
  })
  await page.goto(link)
  await press(page)
  await expect(codeField(page)).toBeVisible()
  await waitForCode(page, number)
  await page.goBack()
  await expect(codeField(page)).toBeHidden()
  await expect(page.getByText(email)).toBeVisible()
  await press(page)
  await waitForCode(page, number, 2)
  await page.getByRole('button', { name: '前の画面に戻る' }).click()
  await press(page)
  await codeField(page).fill(await waitForCode(page, number, 3))
  await page.waitForURL('**/signout?by=link')
  expect(used).toBe(1)

  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('すでに使われています')
  await expect(page.getByRole('link', { name: 'ログイン用のリンクをもう一度受け取る' })).toBeVisible()
})

test('a lost network at the code is told, and sending again works', async ({ page, expectFailure }) => {
  expectFailure('mfaSignIn:start')
  const { email, number } = await newStudentWithFactor(page)
  const link = await askForLink(page, email)
  await page.route('**/mfaSignIn:start**', (route) => route.abort('internetdisconnected'))
  await page.goto(link)
  await press(page)
  await expect(page.getByRole('alert').filter({ hasText: 'インターネットへの接続を確認して' })).toBeVisible()
  expect(await readCodes(page, number)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: /コードをもう一度送る/ }).click()
  await codeField(page).fill(await waitForCode(page, number))
  await page.waitForURL('**/signout?by=link')
})

test('a reload at the code finds a page that helps on, with where to go kept', async ({ page }) => {
  const { email, number } = await newStudentWithFactor(page)
  await page.goto(await askForLink(page, email))
  await press(page)
  await waitForCode(page, number)
  await page.reload()
  const link = page.getByRole('link', { name: 'パスワードの入力に戻る' })
  expect(await link.getAttribute('href')).toContain('callbackUrl=%2Fsignout%3Fby%3Dlink')
})
