import { expect, test } from './fixtures.ts'
import { fillSignIn } from './setup/account.ts'
import {
  answerPhone,
  codeField,
  enrol,
  newNumber,
  newStudent,
  newStudentWithFactor,
  readCodes,
  waitForCode,
} from './setup/phone.ts'
import { makeStudent } from './setup/session.ts'

// Who reads an SMS sits at a phone.
test.use({ viewport: { width: 390, height: 844 } })

const wrongCode = '確認コードが違うか、有効期限が切れています。届いたコードをもう一度確認してください。'
const wide = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

test('enrolment: number, human check, code, display name, first profile; then password and code', async ({
  page,
  go,
}) => {
  const person = await newStudent(page)
  const number = newNumber()
  const names: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('mfaEnrollment:finalize')) names.push(request.postDataJSON()?.displayName)
  })
  await go('/login/sms?callbackUrl=%2Fsignout')
  await enrol(page, wide(number.replaceAll('-', '')))
  expect(names).toEqual(['My cellphone number'])
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/signout')

  await go('/login?prompt=login&callbackUrl=%2Fsignout%3Fa%3D1')
  await fillSignIn(page, person)
  await expect(codeField(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/login/sms')
  await expect(page.getByRole('link', { name: 'パスワードを忘れた方' })).toBeHidden()
  // The sixth digit sends it, pasted in any width.
  await codeField(page).fill(wide(await waitForCode(page, number)))
  await page.waitForURL('**/signout?a=1')
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session.user).toMatchObject({ email: person.email, secondFactor: true })
})

test('a number that is none is told, and Japanese numbers are taken as people write them', async ({
  page,
  go,
}) => {
  await newStudent(page)
  await go('/login/sms')
  const field = page.getByRole('textbox', { name: '携帯電話番号' })
  for (const wrong of ['03-1234-5678', '090-1234-567', 'abc']) {
    await field.fill(wrong)
    await page.getByRole('button', { name: '確認コードを受け取る' }).click()
    await expect(page.getByRole('alert')).toContainText('携帯電話番号の形式が正しくありません')
    await expect(field).toHaveValue(wrong)
    await expect(page).toHaveTitle(/^エラー：/)
  }
  const number = newNumber()
  await field.fill(`+81 ${number.slice(1)}`)
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await expect(
    page.getByRole('main').getByText(`090-****-${number.slice(-4)}にSMSで6桁の確認コードを送りました`),
  ).toBeVisible()
  await expect(page).not.toHaveTitle(/エラー/)
  expect(await readCodes(page, number)).toHaveLength(1)
})

test('a wrong code, then the right one; a code sent again makes a new human check each time', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('mfaSignIn:finalize')
  const { number, ...person } = await newStudentWithFactor(page)
  await page.clock.install()
  await go('/login?callbackUrl=%2Fsignout')
  await fillSignIn(page, person)
  const first = await waitForCode(page, number)
  await codeField(page).fill(first === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert').filter({ hasText: wrongCode })).toBeVisible()
  await expect(page).toHaveTitle(/^エラー：/)

  const again = page.getByRole('button', { name: /コードをもう一度送る/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  for (const count of [2, 3]) {
    await page.clock.fastForward(31_000)
    await expect(again).toHaveAttribute('aria-disabled', 'false')
    await again.click()
    await waitForCode(page, number, count)
    await expect(again).toHaveAttribute('aria-disabled', 'true')
  }
  await codeField(page).fill(await waitForCode(page, number, 3))
  await page.waitForURL('**/signout')
})

test('what is no code is told and not sent', async ({ page, go }) => {
  const { number: _, ...person } = await newStudentWithFactor(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('mfaSignIn:finalize')) sent += 1
  })
  await go('/login?callbackUrl=%2Fsignout')
  await fillSignIn(page, person)
  await codeField(page).fill('12345')
  await page.getByRole('button', { name: '確認する' }).click()
  await expect(page.locator('#code-error').filter({ hasText: '6桁の数字で入力してください' })).toBeVisible()
  expect(sent).toBe(0)
})

test('back returns to the password with what was typed, and a second attempt works', async ({ page, go }) => {
  const { number, ...person } = await newStudentWithFactor(page)
  await go('/login?callbackUrl=%2Fsignout')
  await fillSignIn(page, person)
  await expect(codeField(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(person.email)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(codeField(page)).toBeVisible()
  await page.getByRole('button', { name: 'パスワードの入力に戻る' }).click()
  await expect(codeField(page)).toBeHidden()
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await codeField(page).fill(await waitForCode(page, number, 3))
  await page.waitForURL('**/signout')
})

test('a second tab asks for the password before it enrols', async ({ page, context, go }) => {
  const person = await newStudent(page)
  const other = await context.newPage()
  await other.goto('/login/sms?callbackUrl=%2Fsignout')
  await expect(other.getByText('安全のため、もう一度パスワードを入力してください')).toBeVisible()
  await other.locator('input[name=password]').fill(person.password)
  await other.getByRole('button', { name: '確認して進む' }).click()
  const number = newNumber()
  await enrol(other, number)
  await other.close()
  // The tab that had signed in without the factor shares the session, which has it now.
  await go('/login/sms')
  await expect(page.getByText('2段階認証はすでに設定されています')).toBeVisible()
})

test('without the factor no session opens once it is enrolled', async ({ page, go, origin }) => {
  const person = await newStudent(page)
  const old = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((each) => each.startsWith('firebase:authUser'))
    return JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}').stsTokenManager as {
      accessToken: string
      refreshToken: string
    }
  })
  await go('/login/sms')
  await enrol(page, newNumber())

  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  const form = {
    csrfToken,
    json: 'true',
    callbackUrl: '/',
    idToken: old.accessToken,
    refreshToken: old.refreshToken,
  }
  const opened = await page.request.post('/api/auth/callback/credentials', { form, headers: { origin } })
  expect(opened.status()).toBe(403)
  const handed = await page.request.post('/api/auth/session', {
    data: { csrfToken, data: { idToken: old.accessToken, refreshToken: old.refreshToken } },
    headers: { origin },
  })
  expect(handed.status()).toBe(400)
  const asked = await page.request.post('/graphql', {
    data: { query: '{ studentUser { familyName } }' },
    headers: { origin, authorization: `Bearer ${old.accessToken}` },
  })
  expect(asked.status()).toBe(401)
  await go('/login?prompt=login')
  await fillSignIn(page, person)
  await expect(codeField(page)).toBeVisible()
})

const failures = [
  ['INVALID_PHONE_NUMBER', '電話番号の形式が正しくありません', 'here'],
  ['QUOTA_EXCEEDED', 'SMSの送信が混み合っています', 'here'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', '短い時間に何度も手続きが行われた', 'here'],
  ['SECOND_FACTOR_EXISTS', 'すでに2段階認証に登録されています', 'here'],
  ['UNVERIFIED_EMAIL', 'メールアドレスの確認が済んでいません', 'here'],
  ['UNSUPPORTED_FIRST_FACTOR', 'メールアドレスとパスワードでログインしてください', 'here'],
  ['CAPTCHA_CHECK_FAILED', 'ロボットではないことの確認ができませんでした', 'here'],
  ['INTERNAL', '（詳細：auth/internal-error）', 'sign in again'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', '（詳細：auth/requires-recent-login）', 'sign in again'],
] as const

test('each failure of sending a code has its sentence', async ({ page, go, expectFailure }) => {
  expectFailure('mfaEnrollment:start')
  await newStudent(page)
  await go('/login/sms?callbackUrl=%2Fsignout')
  for (const [message, sentence, then] of failures) {
    await answerPhone(page, 'mfaEnrollment:start', message)
    await page.getByRole('textbox', { name: '携帯電話番号' }).fill(newNumber())
    await page.getByRole('button', { name: '確認コードを受け取る' }).click()
    const alert = page.getByRole('alert').filter({ hasText: sentence })
    await expect(alert).toBeVisible()
    const leave = alert.getByRole('link', { name: 'ログイン画面へ' })
    await expect(leave).toHaveCount(then === 'here' ? 0 : 1)
    if (then === 'sign in again') {
      await expect(alert).toContainText('もう一度ログインしてから')
      expect(await leave.getAttribute('href')).toContain('/login?prompt=login&callbackUrl=%2Flogin%2Fsms')
    }
    await page.unrouteAll()
    await page.getByRole('button', { name: '電話番号の入力に戻る' }).click()
  }
  await page.route('**/mfaEnrollment:start**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('textbox', { name: '携帯電話番号' }).fill(newNumber())
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'インターネットへの接続を確認して' })).toBeVisible()
})

test('a code that has expired says the same as a wrong one', async ({ page, go, expectFailure }) => {
  expectFailure('mfaSignIn:finalize')
  const { number: _, ...person } = await newStudentWithFactor(page)
  await go('/login')
  await fillSignIn(page, person)
  await expect(codeField(page)).toBeVisible()
  await answerPhone(page, 'mfaSignIn:finalize', 'SESSION_EXPIRED')
  await codeField(page).fill('123456')
  await expect(page.getByRole('alert').filter({ hasText: wrongCode })).toBeVisible()
  await expect(codeField(page)).toBeFocused()
})

test('who has not verified the address is asked to do that first', async ({ page, go }) => {
  await makeStudent(page.context(), 'unverified')
  await go('/login/sms')
  await expect(page.getByText('メールアドレスの確認が必要です')).toBeVisible()
  await page.getByRole('link', { name: 'メールアドレスを確認する' }).click()
  await page.waitForURL('**/login/mail-not-verify?**')
})
