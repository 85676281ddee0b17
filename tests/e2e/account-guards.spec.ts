import type { APIRequestContext } from '@playwright/test'
import { livePath } from '#contract/live.ts'
import { expect, test } from './fixtures.ts'
import { answerIdentity, demo, fillSignIn, newAddress, signIn } from './setup/account.ts'
import { disableAccount } from './setup/identity.ts'
import {
  codeField,
  enrol,
  newNumber,
  newStudent,
  newStudentWithFactor,
  readCodes,
  waitForCode,
} from './setup/phone.ts'

const wrongSignIn = 'メールアドレスまたはパスワードが違います。もう一度確認して入力してください。'

/** Has the session renewed now, as it is after five minutes at the latest. */
const renew = async (request: APIRequestContext, origin: string): Promise<unknown> => {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const answer = await request.post('/api/auth/session', {
    data: { csrfToken, data: {} },
    headers: { origin },
  })
  return answer.json()
}

const callAction = async (request: APIRequestContext, origin: string, name: string): Promise<number> => {
  const answer = await request.post(`/_actions/${name}`, { data: {}, headers: { origin } })
  return answer.status()
}

test('a session from before the enrolment ends on another device at once', async ({
  page,
  go,
  browser,
  origin,
}) => {
  const person = await newStudent(page)
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const other = await elsewhere.newPage()
  await other.goto('/login?callbackUrl=%2Fconfig')
  await fillSignIn(other, person)
  await other.waitForURL('**/config')
  expect(await callAction(other.request, origin, 'config.exportAccount')).toBe(200)

  await go('/login/sms')
  await enrol(page, newNumber())
  for (const name of ['exportAccount', 'removeSecondFactor', 'renewRecoveryCodes', 'requestDeletion'])
    expect(await callAction(other.request, origin, `config.${name}`), name).toBe(401)
  await other.goto('/config')
  expect(new URL(other.url()).pathname).toBe('/login')
  await elsewhere.close()
  // The device that enrolled goes on.
  expect(await callAction(page.request, origin, 'config.exportAccount')).toBe(200)
})

test('the number is replaced: the old one is removed, the new one is asked for from then on', async ({
  page,
  go,
}) => {
  const person = await newStudentWithFactor(page)
  const signInWith = async (number: string) => {
    await page.goto('/login?prompt=login&callbackUrl=%2Fconfig')
    await fillSignIn(page, person)
    await codeField(page).fill(await waitForCode(page, number))
    await page.waitForURL('**/config')
  }
  await signInWith(person.number)
  await page.getByRole('link', { name: '電話番号を変更する' }).click()
  await page.waitForURL('**/config/second-factor/change')
  await expect(page.getByText(`090-****-${person.number.slice(-4)}`)).toBeVisible()
  const number = newNumber()
  await enrol(page, number)
  await go('/config')
  await expect(page.getByText(`090-****-${number.slice(-4)}`)).toBeVisible()
  await signInWith(number)
  expect(await readCodes(page, person.number)).toEqual([])
})

test('who alone runs a company is told why it can’t be left', async ({ page, go }) => {
  await signIn(page, demo.company, '/config')
  await page.getByRole('link', { name: 'アカウントを削除する' }).click()
  await page.getByRole('button', { name: '削除を申し込む' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'あなただけが管理者になっている会社があるため、削除できません',
  )
  await go('/config')
  await expect(page.getByText('に削除されます')).toHaveCount(0)
})

test('a link of the provider restores the address that somebody changed', async ({ page, expectFailure }) => {
  expectFailure('accounts:lookup')
  expectFailure('securetoken')
  const person = await newStudent(page)
  const stranger = newAddress()
  // An address changed without its confirmation, as by somebody at the unlocked computer.
  const changed = await page.evaluate(async (email) => {
    const key = Object.keys(sessionStorage).find((each) => each.startsWith('firebase:authUser'))
    const { stsTokenManager } = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}')
    const answer = await fetch('/identitytoolkit.googleapis.com/v1/accounts:update?key=demo-key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: stsTokenManager.accessToken, email }),
    })
    return answer.status
  }, stranger)
  expect(changed).toBe(200)
  const readLink = async () => {
    const html = await (await page.request.get('/dev/inbox')).text()
    const part = html.slice(html.indexOf(`${person.email}（recoverEmail）`))
    return /<a href="([^"]+)"/.exec(part)?.[1]?.replaceAll('&amp;', '&') ?? ''
  }
  await expect.poll(readLink).toContain('mode=recoverEmail')
  const link = await readLink()
  await page.goto(link)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: '元のメールアドレスに戻す' }).click()
  await expect(page.getByRole('main').getByText('元のメールアドレスに戻しました')).toBeVisible()
  await expect(page.getByRole('link', { name: 'パスワードを変更する' })).toBeVisible()
  await page.getByRole('link', { name: 'ログインする' }).click()
  await fillSignIn(page, person)
  await page.waitForURL((url) => url.pathname !== '/login')
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session.user.email).toBe(person.email)
})

test('a disabled account reads like a wrong password, and its session ends', async ({
  page,
  origin,
  expectFailure,
}) => {
  expectFailure('accounts:signInWithPassword')
  // The SDK asks after the person of this tab.
  expectFailure('accounts:lookup')
  // The page that is open asks for its stream once more.
  expectFailure(livePath)
  const person = await newStudent(page)
  await disableAccount(person.email)
  expect(await renew(page.request, origin)).toEqual({})
  await page.goto('/login')
  await fillSignIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(wrongSignIn)
})

const refusals = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', '試行回数が多すぎます。しばらく時間をおいてから'],
  ['USER_DISABLED', wrongSignIn],
  ['INVALID_LOGIN_CREDENTIALS', wrongSignIn],
] as const

for (const [message, sentence] of refusals) {
  test(`${message} at sign-in has its sentence, and what was typed stays`, async ({
    page,
    go,
    expectFailure,
  }) => {
    expectFailure('accounts:signInWithPassword')
    await answerIdentity(page, 'signInWithPassword', message)
    await go('/login')
    await fillSignIn(page, demo.student)
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(demo.student.email)
    await page.unrouteAll()
  })
}
