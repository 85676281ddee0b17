import { expect, test } from './fixtures.ts'
import {
  confirmSignUp,
  goodPassword,
  newAddress,
  signUpStudent,
  typeMailCode,
  waitForLink,
} from './setup/account.ts'
import { fillCompany, newCorporateNumber } from './setup/company.ts'
import { holdScripts } from './setup/hold-scripts.ts'
import { makeStudent } from './setup/session.ts'

test('a student signs up, verifies the address, gives a name and goes where they wanted', async ({
  page,
  go,
}) => {
  const person = { email: newAddress(), password: goodPassword }
  await signUpStudent(page, person)

  await page.getByLabel('姓', { exact: false }).first().fill('山田')
  // What is typed survives a reload.
  await page.reload()
  await expect(page.getByLabel('姓', { exact: false }).first()).toHaveValue('山田')
  await page.locator('#givenName').fill('花子')
  await page.locator('#familyNameKana').fill('やまだ')
  await page.locator('#givenNameKana').fill('ハナコ')
  await page.getByRole('button', { name: '登録して進む' }).click()
  await page.waitForURL('**/signout')
  await expect(page.getByText(person.email)).toBeVisible()

  // Who has a profile is sent on.
  await go('/account/add-profile?callbackUrl=%2Fsignout')
  expect(new URL(page.url()).pathname).toBe('/signout')
})

test('what is missing is said beside the field and on top, and links to it', async ({ page, go }) => {
  await go('/account/new')
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(4)
  await summary.getByRole('link', { name: 'メールアドレスを入力してください。' }).click()
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveAccessibleDescription(
    /メールアドレスを入力してください/,
  )
})

test('who has not verified the address is sent to do so before applying or messaging, and then goes on', async ({
  page,
  go,
  samples,
}) => {
  const email = newAddress()
  const apply = `/jobpost/${samples.jobPostId}?view=apply`
  await go(apply)
  await expect(page.getByRole('alert')).toContainText('応募にはログインが必要です')
  await expect(page.getByRole('link', { name: 'アカウントを作成' })).toHaveAttribute(
    'href',
    `/account/new?callbackUrl=${encodeURIComponent(apply)}`,
  )
  await makeStudent(page.context(), 'unverified', { email, password: goodPassword })
  await go('/mypage')
  expect(new URL(page.url()).pathname).toBe('/mypage')
  await go('/mypage/message?thread=1')
  expect(new URL(page.url()).pathname).toBe('/login/mail-not-verify')
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/mypage/message?thread=1')

  await go(apply)
  await page.waitForURL((url) => url.searchParams.get('callbackUrl') === apply)
  await page.getByRole('button', { name: '確認メールをもう一度送る' }).click()
  await expect(page.getByText('確認メールをもう一度お送りしました')).toBeVisible()
  await page.goto(await waitForLink(page, email, 'verifyEmail'))
  await page.getByRole('button', { name: 'メールアドレスを確認する' }).click()
  await page.waitForURL((url) => url.pathname !== '/account/action')
  await go(apply)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(apply)
})

test('a common password is refused by the server', async ({ page, go }) => {
  await go('/account/new')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(newAddress())
  await page.locator('input[name=password]').fill('password123456')
  await expect(page.getByRole('main').getByText('強さ：弱い')).toBeVisible()
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await expect(page.getByRole('alert')).toContainText('よく使われていて推測されやすい')
})

test('a password typed before the form has come alive is judged too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/account/new', { waitUntil: 'commit' })
  await page.locator('input[name=password]').fill('password123456')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
  release()
  await expect(page.getByRole('main').getByText('強さ：弱い')).toBeVisible()
})

test('a sign-up that broke off is finished later without a second person', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('account.createStudent')
  const email = newAddress()
  await page.route('**/_actions/account.createStudent', (route) => route.abort())
  await go('/account/new?callbackUrl=%2Fsignout')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.locator('input[name=password]').fill(goodPassword)
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await typeMailCode(page, email)
  await expect(page.getByRole('alert')).toContainText('通信できませんでした')

  // The next page of the way sends the person back to finish.
  await page.unroute('**/_actions/account.createStudent')
  await page.goto('/account/add-profile?callbackUrl=%2Fsignout')
  await page.waitForURL('**/account/new?**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('アカウント作成の続き')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await page.waitForURL('**/account/add-profile?**')
})

test('a company signs up, is told to wait, and its number is checked and taken by listed ones alone', async ({
  page,
  go,
  browser,
  origin,
  samples,
}) => {
  const number = newCorporateNumber()
  const wrong = number.replace(/^./, (digit) => String((Number(digit) % 9) + 1))
  const email = newAddress()
  await go('/account/new?kind=company')
  await expect(page.getByText('運営者が会社の情報を確認します')).toBeVisible()
  await fillCompany(page, email, wrong)
  await expect(page.getByRole('alert')).toContainText('法人番号が正しくありません')
  await page.locator('#account-corporateNumber').fill(number)
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await confirmSignUp(page, email)
  await page.getByRole('link', { name: 'あとで登録する' }).click()
  await page.waitForURL('**/signout')

  const other = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const second = await other.newPage()
  await second.goto(`/company?id=${samples.companyId}`)
  const [listed = ''] = /\b\d{13}\b/.exec(await second.getByRole('main').innerText()) ?? []
  const secondEmail = newAddress()
  await fillCompany(second, secondEmail, listed)
  await typeMailCode(second, secondEmail)
  await expect(second.getByRole('alert')).toContainText('この法人番号の企業は、すでに掲載を利用しています')
  // One that waits blocks nobody.
  await second.locator('#account-corporateNumber').fill(number)
  await second.getByRole('button', { name: 'アカウントを作成する' }).click()
  await second.waitForURL('**/account/add-profile?**')
  await other.close()
  await go('/signout')
})

test('a sole trader signs up without a corporate number, and reads so in what was submitted', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/account/new?kind=company')
  await fillCompany(page, email, '')
  await confirmSignUp(page, email)
  await page.goto('/mypage')
  await page.getByText('届け出た内容').click()
  await expect(page.getByText('なし（個人事業主）')).toBeVisible()
})
