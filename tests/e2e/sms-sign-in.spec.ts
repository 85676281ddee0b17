import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { demo, expectMail, fillSignIn, signIn } from './setup/account.ts'
import { violationsEverywhere, violationsOn } from './setup/axe.ts'
import {
  answerPhone,
  codeField,
  enrol,
  giveNumber,
  linkNumber,
  newNumber,
  newStudent,
  newStudentWithNumber,
  signOut,
  waitForCode,
} from './setup/phone.ts'
import { makeStudent } from './setup/session.ts'

const notLinked = 'この電話番号はログインに登録されていません'
const wrongCode = '確認コードが違うか、有効期限が切れています'
const masked = (number: string) => `090-****-${number.slice(-4)}`
const numberField = (page: Page) => page.getByRole('textbox', { name: '携帯電話番号' })
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const offline = 'インターネットへの接続を確認して'
const backToNumber = (page: Page) => page.getByRole('button', { name: '電話番号の入力に戻る' }).click()
const askForCode = (page: Page) => page.getByRole('button', { name: '確認コードを受け取る' }).click()
const sessionOf = async (page: Page) => (await page.request.get('/api/auth/session')).json()

test('a number is linked at /config, told by mail, and signs in twice in a row', async ({ page, go }) => {
  const person = await newStudent(page)
  const number = newNumber()
  await linkNumber(page, number)
  await expect(page.getByRole('heading', { name: '電話番号を登録しました' })).toBeVisible()
  await expectMail(page, person.email, 'SMSでのログインに電話番号が登録されました')
  await go('/config')
  await expect(page.getByText(masked(number))).toBeVisible()

  for (const wanted of ['/config', '/signout?a=1']) {
    await signOut(page)
    await go(`/login?callbackUrl=${encodeURIComponent(wanted)}`)
    await page.getByRole('link', { name: 'SMSでログイン' }).click()
    await giveNumber(page, number)
    await page.waitForURL((url) => url.pathname + url.search === wanted)
    expect((await sessionOf(page)).user).toMatchObject({ email: person.email, secondFactor: false })
  }
})

test('another number takes the place of the first; without one the SMS signs nobody in', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('callback/credentials')
  const { number, ...person } = await newStudentWithNumber(page)
  const second = newNumber()
  await linkNumber(page, second)
  await go('/config')
  await expect(page.getByText(masked(second))).toBeVisible()
  await page.getByRole('button', { name: 'SMSでのログインをやめる' }).click()
  await page.waitForURL('**/config/complete?done=phoneRemoved&*')
  await expectMail(page, person.email, 'SMSでのログインの登録が解除されました')
  await go('/config')
  await expect(page.getByRole('button', { name: '電話番号を登録する' })).toBeVisible()
  await signOut(page)
  for (const unlinked of [number, second]) {
    await go('/login/sms')
    await giveNumber(page, unlinked)
    await expect(alertWith(page, notLinked)).toBeVisible()
  }
  await signIn(page, person)
})

test('a number nobody linked: sign up first, and the provider forgets it again', async ({
  page,
  go,
  origin,
  expectFailure,
}) => {
  expectFailure('callback/credentials')
  const made: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('signInWithPhoneNumber')) made.push((await response.json()).idToken)
  })
  await go('/login/sms?callbackUrl=%2Fsignout%3Fb%3D2')
  const number = newNumber()
  for (const attempt of [1, 2]) {
    await giveNumber(page, number)
    const alert = alertWith(page, notLinked)
    await expect(alert).toBeVisible()
    await expect(numberField(page)).toHaveValue(number)
    const href = await alert.getByRole('link', { name: 'アカウントを作成する' }).getAttribute('href')
    expect(href).toBe('/account/new?callbackUrl=%2Fsignout%3Fb%3D2')
    expect(await sessionOf(page)).toEqual({})
    expect(made).toHaveLength(attempt)
    const known = await page.request.post(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key`,
      { data: { idToken: made.at(-1) } },
    )
    expect(await known.json()).toMatchObject({ error: { message: 'USER_NOT_FOUND' } })
  }
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('firebase:authUser')),
    ),
  ).toEqual([])
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'アカウントを作成する' }).first().click()
  await page.waitForURL('**/account/new?callbackUrl=%2Fsignout%3Fb%3D2')
})

test('a company member who linked a number by other means is refused, and signs in by password', async ({
  page,
  go,
  origin,
  expectFailure,
}) => {
  expectFailure('callback/credentials')
  await signIn(page, demo.company)
  await go('/config')
  await expect(page.getByRole('heading', { name: 'SMSでのログイン' })).toHaveCount(0)
  const idToken = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((each) => each.startsWith('firebase:authUser'))
    const user = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}')
    return user.stsTokenManager.accessToken as string
  })
  const number = newNumber()
  const call = async (operation: string, data: object) => {
    const address = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo-key`
    return (await page.request.post(address, { data })).json()
  }
  const { sessionInfo } = await call('sendVerificationCode', {
    phoneNumber: `+81${number.replaceAll('-', '').slice(1)}`,
  })
  const linked = await call('signInWithPhoneNumber', {
    idToken,
    sessionInfo,
    code: await waitForCode(page, number),
  })
  const asked = await page.request.post('/graphql', {
    data: { query: '{ accountSecurity { signInPhone } }' },
    headers: { origin, authorization: `Bearer ${linked.idToken}` },
  })
  expect(asked.status()).toBe(401)

  await signOut(page)
  await go('/login/sms?callbackUrl=%2Fsignout')
  await giveNumber(page, number)
  const alert = alertWith(page, 'このアカウントではSMSだけのログインは使えません')
  await expect(alert).toBeVisible()
  expect(await sessionOf(page)).toEqual({})
  await alert.getByRole('link', { name: 'メールアドレスとパスワードでログインする' }).click()
  await fillSignIn(page, demo.company)
  await page.waitForURL('**/signout')
})

test('a wrong code, a code sent again, back, a reload and a second tab', async ({
  page,
  context,
  go,
  expectFailure,
}) => {
  expectFailure('signInWithPhoneNumber')
  const { number } = await newStudentWithNumber(page)
  await signOut(page)
  await page.clock.install()
  await go('/login/sms?callbackUrl=%2Fsignout%3Fc%3D3')
  await numberField(page).fill(number)
  await askForCode(page)
  const first = await waitForCode(page, number)
  await codeField(page).fill(first === '000000' ? '000001' : '000000')
  await expect(alertWith(page, wrongCode)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const again = page.getByRole('button', { name: /コードをもう一度送る/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(31_000)
  await again.click()
  await waitForCode(page, number, 2)

  await page.getByRole('button', { name: '電話番号の入力に戻る' }).click()
  await expect(numberField(page)).toHaveValue(number)
  await expect(numberField(page)).toBeFocused()
  await askForCode(page)
  await waitForCode(page, number, 3)

  await page.reload()
  await expect(numberField(page)).toHaveValue('')
  const other = await context.newPage()
  await other.goto(page.url())
  await giveNumber(other, number)
  await other.waitForURL('**/signout?c=3')
  await signOut(other)
  await other.close()
  await giveNumber(page, number)
  await page.waitForURL('**/signout?c=3')
})

test('a tab that does not know the person asks for the password, then sends the code', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure('/_actions/config.removeSignInPhone')
  const person = await newStudent(page)
  const other = await context.newPage()
  await other.goto('/config')
  const number = newNumber()
  await other.getByRole('button', { name: '電話番号を登録する' }).click()
  await expect(numberField(other)).toBeFocused()
  await numberField(other).fill(number)
  await askForCode(other)
  await other.locator('input[name=password]').fill(person.password)
  await other.getByRole('button', { name: '確認して進む' }).click()
  await codeField(other).fill(await waitForCode(other, number))
  await other.waitForURL('**/config/complete?done=phone&*')
  await other.close()

  await page.goto('/config')
  // What the server answers when the last sign-in is more than five minutes ago.
  await page.route(
    '**/_actions/config.removeSignInPhone**',
    (route) =>
      route.fulfill({
        status: 401,
        json: { type: 'AstroActionError', code: 'UNAUTHORIZED', status: 401, message: 'UNAUTHENTICATED' },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'SMSでのログインをやめる' }).click()
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  await page.waitForURL('**/config/complete?done=phoneRemoved&*')
})

test('a number of somebody else is refused in words, and another one is taken', async ({ page, go }) => {
  const { number, ...other } = await newStudentWithNumber(page)
  await signOut(page)
  await newStudent(page)
  await go('/config')
  await page.getByRole('button', { name: '電話番号を登録する' }).click()
  await giveNumber(page, number)
  await expect(alertWith(page, 'すでに別のアカウントのログインに登録されています')).toBeVisible()
  await page.getByRole('button', { name: '電話番号の入力に戻る' }).click()
  await giveNumber(page, newNumber())
  await page.waitForURL('**/config/complete?done=phone&*')
  await signOut(page)
  await go('/login/sms?callbackUrl=%2Fsignout')
  await giveNumber(page, number)
  await page.waitForURL('**/signout')
  expect((await sessionOf(page)).user).toMatchObject({ email: other.email })
})

test('a network lost after the code was taken: the number is kept, and a new code signs in', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('callback/credentials')
  const { number } = await newStudentWithNumber(page)
  await signOut(page)
  // The browser tells the site's log, where an error fails the run.
  await page.route('**/api/auth/_log', (route) => route.fulfill({ status: 200 }))
  await page.route('**/api/auth/callback/credentials', (route) => route.abort('internetdisconnected'), {
    times: 1,
  })
  await go('/login/sms?callbackUrl=%2Fsignout')
  await giveNumber(page, number)
  await expect(alertWith(page, offline)).toBeVisible()
  await expect(numberField(page)).toHaveValue(number)
  await giveNumber(page, number)
  await page.waitForURL('**/signout')
})

const failures = [
  ['sendVerificationCode', 'INVALID_PHONE_NUMBER', '電話番号の形式が正しくありません', 'here'],
  ['sendVerificationCode', 'QUOTA_EXCEEDED', 'SMSの送信が混み合っています', 'here'],
  ['sendVerificationCode', 'TOO_MANY_ATTEMPTS_TRY_LATER', '短い時間に何度も手続きが行われた', 'here'],
  ['sendVerificationCode', 'CAPTCHA_CHECK_FAILED', 'ロボットではないことの確認ができませんでした', 'here'],
  ['sendVerificationCode', 'INVALID_RECAPTCHA_TOKEN', 'ロボットではないことの確認ができませんでした', 'here'],
  [
    'sendVerificationCode',
    'UNSUPPORTED_FIRST_FACTOR',
    '2段階認証とSMSだけのログインは一緒に使えません',
    'here',
  ],
  ['sendVerificationCode', 'OPERATION_NOT_ALLOWED', '（詳細：auth/operation-not-allowed）', 'sign in again'],
  ['sendVerificationCode', 'INTERNAL', '（詳細：auth/internal-error）', 'sign in again'],
  ['signInWithPhoneNumber', 'SESSION_EXPIRED', wrongCode, 'here'],
  ['signInWithPhoneNumber', 'FEDERATED_USER_ID_ALREADY_LINKED', 'すでに別のアカウントの', 'here'],
  ['signInWithPhoneNumber', 'SECOND_FACTOR_EXISTS', 'すでに2段階認証に登録されています', 'here'],
  ['signInWithPhoneNumber', 'UNVERIFIED_EMAIL', 'メールアドレスの確認が済んでいません', 'here'],
  [
    'signInWithPhoneNumber',
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    '（詳細：auth/requires-recent-login）',
    'sign in again',
  ],
] as const

const failOn = async (page: Page) => {
  for (const [operation, message, sentence, then] of failures) {
    await answerPhone(page, `:${operation}`, message)
    await numberField(page).fill(newNumber())
    await askForCode(page)
    if (operation === 'signInWithPhoneNumber') await codeField(page).fill('123456')
    const alert = alertWith(page, sentence)
    await expect(alert).toBeVisible()
    await expect(alert.getByRole('link', { name: 'ログイン画面へ' })).toHaveCount(then === 'here' ? 0 : 1)
    await page.unrouteAll()
    await backToNumber(page)
  }
  for (const [operation, sentence] of [
    // Blockers keep the human check out; the emulator has none but asks for its key.
    ['recaptchaParams', 'ロボットではないことの確認を読み込めませんでした'],
    ['accounts:sendVerificationCode', offline],
    ['accounts:signInWithPhoneNumber', offline],
  ] as const) {
    await page.route(`**/${operation}**`, (route) => route.abort('internetdisconnected'))
    await numberField(page).fill(newNumber())
    await askForCode(page)
    if (operation === 'accounts:signInWithPhoneNumber') await codeField(page).fill('123456')
    await expect(alertWith(page, sentence)).toBeVisible()
    await page.unrouteAll()
    await backToNumber(page)
  }
  await numberField(page).fill(newNumber())
  await page.context().setOffline(true)
  await askForCode(page)
  await expect(alertWith(page, offline)).toBeVisible()
  await page.context().setOffline(false)
  await backToNumber(page)
}

test('each failure of a sign-in by SMS has its sentence', async ({ page, go, expectFailure }) => {
  expectFailure('identitytoolkit')
  // Asked for again with each address, also offline.
  expectFailure('favicon')
  await go('/login/sms')
  await failOn(page)
  await answerPhone(page, ':signInWithPhoneNumber', 'USER_DISABLED')
  await numberField(page).fill(newNumber())
  await askForCode(page)
  await codeField(page).fill('123456')
  await expect(alertWith(page, 'このアカウントは停止されている')).toBeVisible()
})

test('each failure of linking a number has its sentence', async ({ page, go, expectFailure }) => {
  expectFailure('identitytoolkit')
  await newStudent(page)
  await go('/config')
  await page.getByRole('button', { name: '電話番号を登録する' }).click()
  await failOn(page)
})

test('the second factor takes the place of sign-in by SMS, when that is wanted', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('callback/credentials')
  const { number, ...person } = await newStudentWithNumber(page)
  await go('/login/sms?callbackUrl=%2Fconfig')
  await expect(page.getByText('SMSだけのログインをやめる必要があります')).toContainText(masked(number))
  await expect(numberField(page)).toHaveCount(0)
  const keep = page.getByRole('link', { name: 'あとで設定する' })
  expect(await keep.getAttribute('href')).toBe('/account/add-profile?callbackUrl=%2Fconfig')
  expect(await violationsOn(page)).toEqual([])

  // Linking was a sign-in by SMS, which no factor may join: the password comes first.
  await page.getByRole('button', { name: 'SMSだけのログインをやめて進む' }).click()
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  await expect(numberField(page)).toBeFocused()
  const second = newNumber()
  await enrol(page, second)
  await go('/config')
  await expect(page.getByText('2段階認証を設定しているため、使えません')).toBeVisible()
  await expect(page.getByRole('button', { name: '電話番号を登録する' })).toHaveCount(0)
  await signOut(page)
  await go('/login/sms')
  await giveNumber(page, number)
  await expect(alertWith(page, notLinked)).toBeVisible()
})

test('who signed in by SMS enrols after the password, who signed in by password at one press', async ({
  page,
  go,
}) => {
  const { number, ...person } = await newStudentWithNumber(page)
  await signOut(page)
  await signIn(page, person)
  await go('/login/sms')
  await page.getByRole('button', { name: 'SMSだけのログインをやめて進む' }).click()
  await enrol(page, newNumber())
  await go('/config')
  await page.getByRole('link', { name: '2段階認証を解除する' }).click()
  await page.getByRole('button', { name: '2段階認証を解除する' }).click()
  await page.waitForURL('**/config/complete?done=factor&*')

  await linkNumber(page, number)
  await signOut(page)
  await go('/login/sms?callbackUrl=%2Flogin%2Fsms')
  await giveNumber(page, number)
  await expect(page.getByRole('heading', { name: '2段階認証の設定' })).toBeVisible()
  await page.getByRole('button', { name: 'SMSだけのログインをやめて進む' }).click()
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  await enrol(page, newNumber())
})

test('an address comes before a number', async ({ page, go }) => {
  await makeStudent(page.context(), 'unverified')
  await go('/config')
  await expect(page.getByText('登録するには、先にメールアドレスの確認が必要です')).toBeVisible()
  await expect(page.getByRole('button', { name: '電話番号を登録する' })).toHaveCount(0)
})

test('axe finds nothing in the steps of linking a number', async ({ page, go }) => {
  await newStudent(page)
  await go('/config')
  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: '電話番号を登録する' }).click()
  await askForCode(page)
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await violationsEverywhere(page)).toEqual([])
  const number = newNumber()
  await numberField(page).fill(number)
  await askForCode(page)
  const code = await waitForCode(page, number)
  expect(await violationsEverywhere(page)).toEqual([])
  await codeField(page).fill(code)
  await page.waitForURL('**/config/complete?done=phone&*')
  expect(await violationsEverywhere(page)).toEqual([])
  await go('/config')
  expect(await violationsEverywhere(page)).toEqual([])
})
