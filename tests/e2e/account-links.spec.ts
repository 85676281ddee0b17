import { expect, test } from './fixtures.ts'
import {
  answerIdentity,
  demo,
  fillSignIn,
  goodPassword,
  newAddress,
  readMail,
  signUpStudent,
  waitForLink,
} from './setup/account.ts'
import { makeStudent } from './setup/session.ts'

const invalid = 'リンクの有効期限が切れているか、すでに使われています。新しいリンクを受け取ってください。'

test('a forgotten password: mail, code checked, new password, done, and the link works once', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('accounts:resetPassword')
  // The SDK asks after the person of this tab, whose sign-in the new password ended.
  expectFailure('accounts:lookup')
  const person = { email: newAddress(), password: goodPassword }
  await signUpStudent(page, person)
  await go('/login/password-forget')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email)
  await page.getByRole('button', { name: 'メールを送る' }).click()
  await page.waitForURL('**/login/password-forget/complete')

  const link = await waitForLink(page, person.email, 'resetPassword')
  await page.goto(link)
  await expect(page.getByText(person.email)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const field = page.locator('input[name=password]')
  await field.fill('short')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByRole('alert')).toContainText('新しいパスワードは12文字以上で入力してください')
  await field.fill('qwertyuiop123')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByRole('alert')).toContainText('よく使われていて推測されやすい')
  const password = 'みずうみにうかぶこぶねのうた'
  await field.fill(password)
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.waitForURL('**/login/password-reset/complete')

  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(invalid)
  await expect(page.getByRole('link', { name: 'パスワード再設定のメールをもう一度受け取る' })).toBeVisible()

  await page.goto('/login?prompt=login&callbackUrl=%2Fsignout')
  await fillSignIn(page, { email: person.email, password })
  await page.waitForURL((url) => url.pathname !== '/login')
})

test('who forgot the password need not type the address again, even before the form has come alive', async ({
  page,
  go,
}) => {
  const island = /component-url="([^"]+)"/.exec(await (await page.request.get('/login')).text())?.[1] ?? ''
  // Never answered.
  await page.route(`**${island}`, () => {})
  await go('/login')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
  await page.getByLabel('メールアドレス').fill('hanako@example.com')
  await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
  await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako@example.com')
})

test('reset and link requests answer the same for an address nobody has', async ({ page, go }) => {
  for (const [path, button] of [
    ['/login/password-forget', 'メールを送る'],
    ['/login/request', 'リンクを送る'],
  ] as const) {
    const answers = new Set<string>()
    for (const email of [newAddress(), demo.student.email]) {
      await go(path)
      await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
      await page.getByRole('button', { name: button }).click()
      await page.waitForURL(`**${path}/complete`)
      answers.add(await page.getByRole('main').innerText())
    }
    expect(answers.size).toBe(1)
  }
  const stranger = newAddress()
  await go('/login/request')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(stranger)
  await page.getByRole('button', { name: 'リンクを送る' }).click()
  await page.waitForURL('**/login/request/complete')
  await expect
    .poll(async () => (await readMail(page, stranger))?.links.join(' ') ?? '')
    .toContain('/account/new')
})

test('what is typed wrong is told and kept @plain', async ({ page, go, expectFailure }) => {
  expectFailure('/login/password-forget?_action=')
  await go('/login/password-forget')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('no address')
  await page.getByRole('button', { name: 'メールを送る' }).click()
  await expect(page.getByRole('alert')).toContainText('メールアドレスの形式が正しくありません')
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue('no address')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(newAddress())
  await page.getByRole('button', { name: 'メールを送る' }).click()
  await expect(page).toHaveURL(/\/login\/password-forget\/complete$/)
})

test('a sign-in link signs in on this device at once, elsewhere after the address', async ({
  page,
  browser,
  origin,
}) => {
  const person = await makeStudent(page.context(), 'verified')
  const ask = async (before = '') => {
    await page.goto('/login/request?callbackUrl=%2Fsignout%3Fby%3Dlink')
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email)
    await page.getByRole('button', { name: 'リンクを送る' }).click()
    await page.waitForURL('**/login/request/complete?**')
    return waitForLink(page, person.email, 'signIn', before)
  }
  const first = await ask()
  await page.goto(first)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL('**/signout?by=link')

  await page.goto('/dev/inbox')
  const second = await ask(first)
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const other = await elsewhere.newPage()
  await other.goto(second)
  await other.getByRole('textbox', { name: 'メールアドレス' }).fill(newAddress())
  await other.getByRole('button', { name: 'ログインする' }).click()
  await expect(other.getByRole('alert')).toContainText('リンクを受け取ったメールアドレスと違います')
  await other.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email)
  await other.getByRole('button', { name: 'ログインする' }).click()
  await other.waitForURL('**/signout?by=link')
  await elsewhere.close()
})

test('an expired link is invalid, a lost network is not', async ({ page, expectFailure }) => {
  expectFailure('accounts:resetPassword')
  const address = '/account/action?mode=verifyEmail&oobCode=code-of-a-link'
  await answerIdentity(page, 'resetPassword', 'EXPIRED_OOB_CODE')
  await page.goto(address)
  await expect(page.getByRole('alert')).toHaveText(invalid)
  await expect(page.getByRole('link', { name: '確認メールをもう一度受け取る' })).toBeVisible()
  await page.unrouteAll()
  await page.route('**/accounts:resetPassword**', (route) => route.abort('internetdisconnected'))
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('インターネットへの接続を確認して')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(page.getByRole('alert')).toHaveText(invalid)
})

const changes = [
  {
    mode: 'recoverEmail',
    found: { requestType: 'RECOVER_EMAIL', email: 'old@example.com', newEmail: 'new@example.com' },
    button: '元のメールアドレスに戻す',
    done: '元のメールアドレスに戻しました',
  },
  {
    mode: 'verifyAndChangeEmail',
    found: { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: 'old@example.com', newEmail: 'new@example.com' },
    button: 'このメールアドレスに変更する',
    done: 'メールアドレスを変更しました',
  },
  {
    mode: 'revertSecondFactorAddition',
    found: {
      requestType: 'REVERT_SECOND_FACTOR_ADDITION',
      email: 'old@example.com',
      mfaInfo: { mfaEnrollmentId: 'x', phoneInfo: '+819012345678', enrolledAt: '2026-01-01T00:00:00Z' },
    },
    button: '追加された電話番号を削除する',
    done: '2段階認証に追加された電話番号を削除しました',
  },
] as const

for (const { mode, found, button, done } of changes) {
  test(`${mode}: looked at on load, done on a press, once`, async ({ page }) => {
    let applied = 0
    await page.route('**/accounts:resetPassword**', (route) => route.fulfill({ json: found }))
    await page.route('**/accounts:update**', async (route) => {
      applied += 1
      await route.fulfill({ json: { email: 'new@example.com' } })
    })
    await page.goto(`/account/action?mode=${mode}&oobCode=code-of-a-link`)
    const press = page.getByRole('button', { name: button })
    await expect(press).toBeVisible()
    expect(applied).toBe(0)
    await press.dblclick()
    await expect(page.getByRole('main').getByText(done)).toBeVisible()
    expect(applied).toBe(1)
  })
}

test('a code made for something else, an unknown mode and a broken link are invalid', async ({
  page,
  go,
}) => {
  await page.route('**/accounts:resetPassword**', (route) =>
    route.fulfill({ json: { requestType: 'PASSWORD_RESET', email: 'a@example.com' } }),
  )
  await page.goto('/account/action?mode=verifyEmail&oobCode=code-of-a-link')
  await expect(page.getByRole('alert')).toHaveText(invalid)
  for (const query of [
    'mode=unknown&oobCode=x',
    'mode=verifyEmail',
    'mode=verifyEmail&oobCode=%3Cscript%3E',
  ]) {
    await go(`/account/action?${query}`)
    await expect(page.getByRole('alert')).toContainText('リンクが正しくないか、途中で切れています')
  }
})

test('a foreign continueUrl is refused', async ({ page, go, expectFailure }) => {
  expectFailure('accounts:resetPassword')
  await go('/account/action?mode=signIn&oobCode=x&continueUrl=https%3A%2F%2Fevil.example%2F')
  expect(await page.locator('astro-island').getAttribute('props')).not.toContain('evil')
})
