import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import {
  confirmSignUp,
  demo,
  expectMail,
  fillSignIn,
  goodPassword,
  newAddress,
  typeMailCode,
  waitForLink,
} from './setup/account.ts'
import { giveNumber, newNumber, newStudent, signOut } from './setup/phone.ts'
import { sendUntilTaken } from './setup/send-until-taken.ts'

// Tasks of people on a phone, from where they begin to where they are done. docs/product.md says where the others stand.
test.use({ viewport: { width: 390, height: 844 } })

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const address = (page: Page) => page.getByRole('textbox', { name: 'メールアドレス' })
const password = (page: Page) => page.locator('input[name=password]')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

const signUp = async (page: Page, email: string) => {
  await address(page).fill(email)
  await password(page).fill(goodPassword)
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await press(page, 'アカウントを作成する')
}

test('sign-up from an ad leads back to it, by the header and through the mail', async ({
  page,
  go,
  samples,
}) => {
  const ad = routes.jobPost(samples.jobPostId)
  const email = newAddress()
  await go(ad)
  await follow(page, 'ログイン')
  await expect(page).toHaveURL(/\/login\?callbackUrl=/)
  await follow(page, '新しくアカウントを作る')
  await signUp(page, email)
  await expect(page.getByRole('heading', { name: 'メールアドレスの確認をお願いします' })).toBeFocused()
  await expectNarrow(page)
  await confirmSignUp(page, email)
  await page.locator('#familyName').fill('山田')
  await page.locator('#givenName').fill('花子')
  await page.locator('#familyNameKana').fill('ヤマダ')
  await page.locator('#givenNameKana').fill('ハナコ')
  await press(page, '登録して進む')
  await page.waitForURL(`**${ad}`)
  expect(pathOf(page)).toBe(ad)
})

test('sign-up on the phone, the mail opened on another device: the way back is kept there', async ({
  page,
  go,
  samples,
  browser,
  origin,
}) => {
  const ad = routes.jobPost(samples.jobPostId)
  const email = newAddress()
  await go(ad)
  await follow(page, 'ログイン')
  await follow(page, '新しくアカウントを作る')
  await signUp(page, email)
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const other = await elsewhere.newPage()
  await other.goto(await waitForLink(page, email, 'verifyEmail'))
  await press(other, 'メールアドレスを確認する')
  await expect(other.getByRole('main').getByText('もとの画面に戻って続けてください')).toBeVisible()
  await elsewhere.close()
  await page.waitForURL('**/account/add-profile?**')
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(ad)
})

test('sign-up answers alike for an address that is registered, whose mail says the rest; the address is changed there', async ({
  page,
  go,
  samples,
}) => {
  const ad = routes.jobPost(samples.jobPostId)
  await go(`/account/new?callbackUrl=${encodeURIComponent(ad)}`)
  await signUp(page, demo.student.email.replace('@', '＠'))
  const shown = async () => (await page.getByRole('main').innerText()).replace(/\S+@example\.com/g, '')
  await expect(page.getByRole('heading', { name: 'メールアドレスの確認をお願いします' })).toBeFocused()
  const registered = await shown()
  await expectMail(page, demo.student.email, '登録のお申し込みについて')
  await page.getByRole('textbox', { name: '確認コード' }).fill('000000')
  await press(page, 'メールアドレスを確認する')
  await expect(page.getByRole('alert')).toContainText('確認コードが違います')

  await press(page, 'メールアドレスを直す')
  await expect(password(page)).toHaveValue(goodPassword)
  const email = newAddress()
  await address(page).fill(email)
  await press(page, 'アカウントを作成する')
  await expect(page.getByText(email)).toBeVisible()
  expect(await shown()).toBe(registered)
  // A reload keeps the page that waits; the password is typed once more then.
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await typeMailCode(page, email)
  await page.waitForURL('**/login?**')
  await expect(address(page)).toHaveValue(email)
})

test('a forgotten password is set anew, and the sign-in leads back', async ({
  page,
  go,
  samples,
  expectFailure,
}) => {
  expectFailure('accounts:lookup')
  const ad = routes.jobPost(samples.jobPostId)
  const { email } = await newStudent(page)
  await signOut(page)
  await go(ad)
  await follow(page, 'ログイン')
  await follow(page, 'パスワードを忘れた方')
  await address(page).fill(email)
  await press(page, 'メールを送る')
  await page.waitForURL('**/login/password-forget/complete?**')
  await expect(page.getByText('有効期限は1時間')).toBeVisible()
  await expectNarrow(page)
  await page.goto(await waitForLink(page, email, 'resetPassword'))
  const next = 'みずうみにうかぶこぶねのうた'
  await password(page).fill(next)
  await press(page, 'パスワードを変更する')
  await page.waitForURL('**/login/password-reset/complete?**')
  await follow(page, 'ログインする')
  await fillSignIn(page, { email, password: next })
  await page.waitForURL(`**${ad}`)
})

test('a sign-in link leads back to where it was asked for', async ({ page, go, samples }) => {
  const ad = routes.jobPost(samples.jobPostId)
  const { email } = await newStudent(page)
  await signOut(page)
  await go(ad)
  await follow(page, 'ログイン')
  await follow(page, 'メールのリンクでログイン')
  await address(page).fill(email)
  await press(page, 'リンクを送る')
  await page.waitForURL('**/login/request/complete?**')
  await expect(page.getByText('有効期限は6時間')).toBeVisible()
  await page.goto(await waitForLink(page, email, 'signIn'))
  await press(page, 'ログインする')
  await page.waitForURL(`**${ad}`)
})

test('a number written in full width is linked, and signs in by SMS', async ({ page, go }) => {
  await newStudent(page)
  const number = newNumber()
  const wide = number.replace(/[0-9-]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0))
  await go('/config')
  await press(page, '電話番号を登録する')
  await giveNumber(page, wide)
  await page.waitForURL('**/config/complete?done=phone&*')
  await expectNarrow(page)
  await signOut(page)
  await go('/login?callbackUrl=%2Fconfig')
  await follow(page, 'SMSでログイン')
  await giveNumber(page, number)
  await page.waitForURL('**/config')
})

test('the e-mail address is changed', async ({ page, go, expectFailure }) => {
  expectFailure('securetoken')
  expectFailure('accounts:lookup')
  const person = await newStudent(page)
  const email = newAddress()
  await go('/config')
  await page.getByText('メールアドレスを変更する').click()
  await page.getByRole('textbox', { name: '新しいメールアドレス' }).fill(email.replace('@', '＠'))
  await press(page, '確認メールを送る')
  await page.waitForURL('**/config/complete?done=email&*')
  await expectNarrow(page)
  await page.goto(await waitForLink(page, email, 'changeEmail'))
  await press(page, 'このメールアドレスに変更する')
  await expect(page.getByRole('main').getByText('新しいメールアドレスでログインしてください')).toBeVisible()
  await page.goto('/login?prompt=login&callbackUrl=%2Fconfig')
  await fillSignIn(page, { ...person, email })
  await page.waitForURL('**/config')
  await expect(page.getByText(email)).toBeVisible()
})

test('a contact with errors keeps what was typed, over a reload, and is sent @plain', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('/contact?_action=contact.send')
  await go('/contact')
  const body = page.getByLabel('お問い合わせ内容')
  await page.getByLabel('お問い合わせの種類').selectOption('trouble')
  await page.getByLabel('お名前').fill('山田 花子')
  await address(page).fill('hanako.example.jp')
  await body.fill('検索の結果が表示されません。')
  await press(page, '送信する')

  const summary = page.getByRole('alert')
  await expect(summary).toContainText('メールアドレスの形式が正しくありません')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^エラー：お問い合わせ/)
  await expect(page).toHaveURL(/\/contact\?form=[\w-]{22}$/)
  await expectNarrow(page)

  // A reload asks for the page and sends nothing.
  const methods: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) methods.push(request.method())
  })
  await page.reload()
  expect(methods).toEqual(['GET'])
  await expect(summary).toContainText('メールアドレスの形式が正しくありません')
  await expect(body).toHaveValue('検索の結果が表示されません。')

  await address(page).fill('ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ')
  const thanks = page.getByRole('heading', { name: 'お問い合わせを受け付けました' })
  await sendUntilTaken(page, thanks)
  await expect(page.locator('code')).toHaveText(/^[A-Z]{8}$/)
  await expect(page).toHaveTitle(/^お問い合わせを受け付けました/)
})

test('the address of a form that was not taken shows nobody else what was typed', async ({
  page,
  go,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('/contact?_action=contact.send')
  await go('/contact')
  await page.getByLabel('お名前').fill('山田 花子')
  await press(page, '送信する')
  await expect(page).toHaveURL(/form=/)
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const other = await elsewhere.newPage()
  expect((await other.goto(page.url()))?.status()).toBe(200)
  await expect(other.getByLabel('お名前')).toHaveValue('')
  await expect(other.getByRole('alert')).toHaveCount(0)
  await elsewhere.close()
})
