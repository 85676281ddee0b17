import { type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  fillSignIn,
  newAddress,
  readMail,
  verifyAddress,
  waitForLink,
  type Credentials,
  expectMail,
} from './setup/account.ts'
import {
  codeField,
  enrolPhone,
  newNumber,
  newStudent,
  newStudentWithFactor,
  readCodes,
  signOut,
  waitForCode,
} from './setup/phone.ts'
import { makeStudent } from './setup/session.ts'

test.use({ viewport: { width: 390, height: 844 } })

type Person = Credentials & { number: string }

const masked = (number: string) => `090-****-${number.slice(-4)}`
const passwordField = (page: Page) => page.locator('input[name=password]')
const numberField = (page: Page) => page.getByRole('textbox', { name: '携帯電話番号' })
const main = (page: Page) => page.getByRole('main')
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Gives e-mail and password, up to the code. */
const startSignIn = async (page: Page, person: Person, callbackUrl = '/signout') => {
  await page.goto(`/login?prompt=login&callbackUrl=${encodeURIComponent(callbackUrl)}`)
  await fillSignIn(page, person)
  await expect(codeField(page)).toBeVisible()
}

const signInWithCode = async (page: Page, person: Person, callbackUrl: string) => {
  const known = (await readCodes(page, person.number)).length
  await startSignIn(page, person, callbackUrl)
  await codeField(page).fill(await waitForCode(page, person.number, known + 1))
  await page.waitForURL((url) => url.pathname + url.search === callbackUrl)
}

test('enrolment ends in success, ten recovery codes and a mail, then in the first profile', async ({
  page,
  go,
}) => {
  const person = await newStudent(page)
  const number = newNumber()
  await go('/login/sms?callbackUrl=%2Fsignout')
  const codes = await enrolPhone(page, number)
  expect(new Set(codes).size).toBe(10)
  await expect(page.getByRole('heading', { name: '2段階認証を設定しました' })).toBeFocused()
  // The code is used up, and its step is no address any more.
  expect(addressOf(page)).toBe('/login/sms?callbackUrl=%2Fsignout')
  await expectMail(page, person.email, '電話番号が登録されました')
  await page.getByRole('link', { name: 'コードを保管したので次へ進む' }).click()
  await page.waitForURL('**/account/add-profile?callbackUrl=%2Fsignout')
})

test('a recovery code that enrolment showed takes the factor away', async ({ page, go, expectFailure }) => {
  expectFailure('accounts:lookup')
  const person = await newStudent(page)
  await go('/login/sms')
  const [code = ''] = await enrolPhone(page, newNumber())
  await signOut(page)
  await startSignIn(page, { ...person, number: '' })
  await page.getByRole('link', { name: '電話が使えないとき' }).click()
  await page.getByLabel('メールアドレス').fill(person.email)
  await page.getByLabel('パスワード').fill(person.password)
  await page.getByLabel('回復コード').fill(code)
  await page.getByRole('button', { name: '2段階認証を解除する' }).click()
  await expect(
    page.getByRole('main').getByText('2段階認証を解除し、すべての端末でログアウトしました'),
  ).toBeVisible()
  // Back in: to the factor that is gone, and from there to where the way began.
  const next = new URL(
    (await page.getByRole('link', { name: 'ログインする' }).getAttribute('href')) ?? '',
    page.url(),
  )
  expect(next.searchParams.get('callbackUrl')).toBe('/login/sms?callbackUrl=%2Fsignout')
})

test('a site that fails after the enrolment is asked again for the codes', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('/_actions/config.announceSecondFactor')
  await newStudent(page)
  await page.route(
    '**/_actions/config.announceSecondFactor**',
    (route) => route.abort('internetdisconnected'),
    {
      times: 1,
    },
  )
  await go('/login/sms')
  const number = newNumber()
  await numberField(page).fill(number)
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await codeField(page).fill(await waitForCode(page, number))
  await expect(page.getByText('電話番号は登録できましたが、手続きが終わっていません')).toBeVisible()
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(page.locator('.codes li')).toHaveCount(10)
})

test('a reload at the code leads back to the password in words, and keeps nothing secret', async ({
  page,
}) => {
  const person = await newStudentWithFactor(page)
  await startSignIn(page, person, '/signout?b=2')
  expect(addressOf(page)).toBe('/login/sms?view=code&callbackUrl=%2Fsignout%3Fb%3D2')
  const first = await waitForCode(page, person.number)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'ログインの続き' })).toBeVisible()
  await expect(page.getByText('パスワードの入力からやり直してください')).toBeVisible()
  await expect(numberField(page)).toHaveCount(0)
  await expect(codeField(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(first)
  await page.getByRole('link', { name: 'パスワードの入力に戻る' }).click()
  await fillSignIn(page, person)
  await codeField(page).fill(await waitForCode(page, person.number, 2))
  await page.waitForURL('**/signout?b=2')
})

test('a wrong code is told; back and forward show what the address names, also after a reload', async ({
  page,
  expectFailure,
}) => {
  expectFailure('mfaSignIn:finalize')
  const person = await newStudentWithFactor(page)
  await startSignIn(page, person)
  const first = await waitForCode(page, person.number)
  await codeField(page).fill(first === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert').filter({ hasText: '確認コードが違うか' })).toBeVisible()
  await page.goBack()
  await expect(passwordField(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.goForward()
  await expect(codeField(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/login/sms')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'ログインの続き' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'ログイン', exact: true })).toBeVisible()
  await expect(passwordField(page)).toBeVisible()
  await page.reload()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'ログインの続き' })).toBeVisible()
})

test('sign-in by SMS tells who has a second factor where to go, before and after the code', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('callback/credentials')
  const { number, ...person } = await newStudentWithFactor(page)
  await go('/login/sms?callbackUrl=%2Fsignout')
  const notice = page.locator('.notice').filter({ hasText: '2段階認証を設定している方' })
  await expect(notice.getByRole('link', { name: 'メールアドレスとパスワードでログイン' })).toBeVisible()
  await numberField(page).fill(number)
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await codeField(page).fill(await waitForCode(page, number))
  const alert = page.getByRole('alert').filter({ hasText: '2段階認証に使っている番号の方は' })
  await expect(alert).toBeVisible()
  expect(addressOf(page)).toBe('/login/sms?callbackUrl=%2Fsignout')
  await alert.getByRole('link', { name: 'メールアドレスとパスワードでログインする' }).click()
  await fillSignIn(page, person)
  // The code of before is used up, and listed no more.
  await codeField(page).fill(await waitForCode(page, number))
  await page.waitForURL('**/signout')
})

test('the steps of a number are addresses of their own', async ({ page, go }) => {
  await go('/login/sms?callbackUrl=%2Fsignout')
  const number = newNumber()
  await numberField(page).fill(number)
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await expect(codeField(page)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('step')).toBe('code')
  await page.goBack()
  await expect(numberField(page)).toHaveValue(number)
  await page.goForward()
  await expect(codeField(page)).toBeVisible()
  await page.reload()
  await expect(numberField(page)).toBeVisible()
  expect(addressOf(page)).toBe('/login/sms?callbackUrl=%2Fsignout')
})

test('another number is enrolled before the one before goes', async ({ page, go }) => {
  const person = await newStudentWithFactor(page)
  await signInWithCode(page, person, '/config')
  await page.getByRole('link', { name: '電話番号を変更する' }).click()
  await page.waitForURL('**/config/second-factor/change')
  const number = newNumber()
  await numberField(page).fill(number)
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await expect(codeField(page)).toBeVisible()
  const code = await waitForCode(page, number)
  // Until then everything is as it was.
  const other = await page.context().newPage()
  await other.goto('/config')
  await expect(other.getByText(masked(person.number))).toBeVisible()
  await other.close()
  await codeField(page).fill(code)
  await expect(page.getByRole('heading', { name: '電話番号を変更しました' })).toBeFocused()
  await expect(page.getByText('前に作ったコードは使えなくなりました')).toBeVisible()
  await expectMail(page, person.email, '2段階認証に電話番号が登録されました', masked(number))
  await go('/config')
  await expect(page.getByText(masked(number))).toBeVisible()
  await expect(main(page)).not.toContainText(masked(person.number))
  await signInWithCode(page, { ...person, number }, '/config')
})

test('removing the factor is asked on a page that says what follows', async ({ page, go }) => {
  const person = await newStudentWithFactor(page)
  await signInWithCode(page, person, '/config')
  await page.getByRole('link', { name: '2段階認証を解除する' }).click()
  await page.waitForURL('**/config/second-factor/remove')
  await expect(main(page)).toContainText('回復コードがすべて消えます')
  await page.getByRole('link', { name: '解除せずにアカウントの設定に戻る' }).click()
  await expect(page.getByText(masked(person.number))).toBeVisible()
  await go('/config/second-factor/remove')
  await page.getByRole('button', { name: '2段階認証を解除する' }).click()
  await page.waitForURL('**/config/complete?done=factor&*')
  await expect(page.getByRole('heading', { name: '2段階認証を解除しました' })).toBeVisible()
  // Told once.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'アカウントの設定' })).toBeVisible()
  await go('/config/second-factor/remove')
  expect(addressOf(page)).toBe('/config')
})

test('what was done is told by no address that somebody typed', async ({ page, go }) => {
  await newStudent(page)
  for (const [typed, shown] of [
    ['/config/complete?done=factor', '/config/complete'],
    ['/config/complete?done=deletion&once=9999999999.x.y', '/config/complete'],
    ['/config/password/complete?done=changed', '/config/password/complete'],
    ['/config/notification?done=saved', '/config/notification'],
    ['/account/action?done=changeEmail', '/account/action'],
    ['/mypage?tab=history&done=forgotten', '/mypage?tab=history'],
  ] as const) {
    await go(typed)
    expect(addressOf(page)).toBe(shown)
    await expect(main(page)).not.toContainText(
      /解除しました|受け付けました|変更しました|保存しました|消しました/,
    )
  }
  await go('/account/action')
  await expect(page.getByText('お手続きが済んでいるときは')).toBeVisible()
})

test('a link that verified the address already says so to its person', async ({ page, expectFailure }) => {
  // The page looks at the link's code, which is used up.
  expectFailure('accounts:resetPassword')
  const person = await makeStudent(page.context(), 'unverified')
  await page.goto('/login/mail-not-verify')
  await page.getByRole('button', { name: '確認メールをもう一度送る' }).click()
  const link = await waitForLink(page, person.email, 'verifyEmail')
  await verifyAddress(page, person.email)
  await page.waitForURL('**/account/add-profile?**')
  await page.goto(link)
  await expect(page.getByRole('main').getByText('メールアドレスの確認は済んでいます。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('お手続きが済んでいるときは')).toBeVisible()
})

test('a deletion and a change of e-mail that wait stand on my page, and are taken back there without scripts', async ({
  page,
  go,
  browser,
  origin,
}) => {
  const person = await newStudent(page)
  await go('/config')
  await page.getByText('メールアドレスを変更する').click()
  const wanted = newAddress()
  await page.getByRole('textbox', { name: '新しいメールアドレス' }).fill(wanted)
  await page.getByRole('button', { name: '確認メールを送る' }).click()
  await page.waitForURL('**/config/complete?done=email&*')
  await go('/config/delete')
  await expect(main(page)).toContainText('元に戻せません')
  await page.getByRole('button', { name: '削除を申し込む' }).click()
  await page.waitForURL('**/config/complete?done=deletion&*')
  const link = await waitForLink(page, wanted, 'changeEmail')

  const plain = await browser.newContext({
    baseURL: origin,
    locale: 'ja-JP',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  })
  const own = await plain.newPage()
  await own.goto('/mypage')
  await expect(own.getByText(wanted)).toBeVisible()
  await own.getByRole('button', { name: 'メールアドレスの変更を取り消す' }).click()
  await expect(own.getByRole('heading', { name: 'メールアドレスの変更を取り消しました' })).toBeVisible()
  await own.goto('/mypage')
  await expect(own.getByText(wanted)).toHaveCount(0)
  await own.getByRole('button', { name: '削除を取り消す' }).click()
  await expect(own.getByRole('heading', { name: 'アカウントの削除を取り消しました' })).toBeVisible()
  await own.goto('/mypage')
  await expect(own.getByRole('button', { name: '削除を取り消す' })).toHaveCount(0)
  await own.goto(link)
  await expect(own.getByRole('alert')).toContainText('取り消されています')
  await plain.close()
  // Two mails were sent at once, in whatever order.
  await expect.poll(() => readMail(page, person.email, 'メールアドレスの変更を取り消しました')).not.toBeNull()
})

test('a device that enrolled goes on with the first profile after leaving the codes', async ({
  page,
  go,
}) => {
  await newStudent(page)
  await go('/login/sms?callbackUrl=%2Fsignout')
  await enrolPhone(page, newNumber())
  await page.reload()
  await expect(page.getByText('2段階認証はすでに設定されています')).toBeVisible()
  await page.getByRole('link', { name: '続ける' }).click()
  await page.waitForURL('**/account/add-profile?callbackUrl=%2Fsignout')
})
