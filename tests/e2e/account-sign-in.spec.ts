import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { answerIdentity, demo, fillSignIn, newAddress, signIn } from './setup/account.ts'
import { newStudent } from './setup/phone.ts'
import { holdScripts } from './setup/hold-scripts.ts'

const header = 'header'
const wrong = 'メールアドレスまたはパスワードが違います。もう一度確認して入力してください。'

test('a session page leads to the sign-in page and back to exactly the address', async ({ page, go }) => {
  const wanted = '/account/add-profile?callbackUrl=%2Fsignout%3Ffrom%3D%25E6%2597%25A5&x=1'
  await go(wanted)
  const url = new URL(page.url())
  expect(url.pathname).toBe('/login')
  expect(url.searchParams.get('error')).toBe('SessionRequired')
  expect(url.searchParams.get('callbackUrl')).toBe(wanted)
  await expect(page.getByText('このページを見るにはログインが必要です')).toBeVisible()
  await fillSignIn(page, demo.student)
  // The page sends on who has a profile; the demo student may have none yet.
  await page.waitForURL((address) => address.pathname !== '/login')
  expect(['/account/add-profile', '/signout']).toContain(new URL(page.url()).pathname)
})

for (const storage of ['throws', 'never answers'] as const)
  test(`sign-in works where the storage of the browser ${storage}`, async ({ page, go }) => {
    await page.addInitScript((kind) => {
      const silent = { addEventListener: () => undefined, open: () => silent, deleteDatabase: () => silent }
      const throwing = () => {
        throw new DOMException('Blocked by the settings of the browser', 'SecurityError')
      }
      for (const name of kind === 'throws' ? ['indexedDB', 'localStorage', 'sessionStorage'] : ['indexedDB'])
        Object.defineProperty(window, name, {
          get: kind === 'throws' ? throwing : () => silent,
          configurable: true,
        })
    }, storage)
    await go('/login?callbackUrl=%2Fsignout')
    await fillSignIn(page, demo.student)
    await page.waitForURL('**/signout')
    await expect(page.getByText(demo.student.email)).toBeVisible()
  })

test('signed-in people go on from the sign-in page, but not with an error or prompt=login', async ({
  page,
  go,
}) => {
  await signIn(page, demo.student)
  await go('/login?callbackUrl=%2Fsignout%3Fa%3D1')
  expect(page.url()).toMatch(/\/signout\?a=1$/)
  for (const query of ['prompt=login', 'error=CredentialsSignin']) {
    await go(`/login?${query}&callbackUrl=%2Fsignout`)
    expect(new URL(page.url()).pathname).toBe('/login')
    await expect(page.getByRole('button', { name: 'ログイン', exact: true })).toBeVisible()
  }
  // A new sign-in replaces the session.
  await fillSignIn(page, demo.company)
  await page.waitForURL('**/signout')
  await expect(page.getByText(demo.company.email)).toBeVisible()
})

test('a page of another role is refused in Japanese, never blank', async ({ page, go }) => {
  await signIn(page, demo.company)
  await go('/analytics', 403)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('このページ')
  await expect(page.getByRole('link', { name: 'トップページ' })).toBeVisible()
})

test('the views of a company are not there for members of another', async ({ page, go, samples }) => {
  await signIn(page, demo.company)
  const editing = `${routes.company(samples.companyId)}&view=edit`
  const answer = await go(editing, 404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページが見つかりません')
  expect(answer.headers()['cache-control'], 'of another answer for its members').toBe('private, no-store')
  await go(`${routes.companyJobPosts(samples.companyId)}&view=new`, 404)
  await go('/company?view=edit')
})

test('a wrong password, an unknown address and a disabled account read the same', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('accounts:signInWithPassword')
  const alert = page.getByRole('alert')
  await go('/login')
  await fillSignIn(page, { ...demo.student, password: 'wrong password' })
  await expect(alert).toHaveText(wrong)
  await expect(alert).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(demo.student.email)

  await go('/login')
  await fillSignIn(page, { email: newAddress(), password: 'wrong password' })
  await expect(alert).toHaveText(wrong)

  await answerIdentity(page, 'signInWithPassword', 'USER_DISABLED')
  await go('/login')
  await fillSignIn(page, demo.student)
  await expect(alert).toHaveText(wrong)
})

test('too many attempts say to wait', async ({ page, go, expectFailure }) => {
  expectFailure('accounts:signInWithPassword')
  await answerIdentity(page, 'signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER')
  await go('/login')
  await fillSignIn(page, demo.student)
  await expect(page.getByRole('alert')).toContainText('試行回数が多すぎます。しばらく時間をおいて')
})

test('a lost network says so, keeps what was typed, and the next press works', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('accounts:signInWithPassword')
  await go('/login?callbackUrl=%2Fsignout')
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort('internetdisconnected'))
  await fillSignIn(page, demo.student)
  await expect(page.getByRole('alert')).toContainText('インターネットへの接続を確認して')
  await expect(page.locator('input[name=password]')).toHaveValue(demo.student.password)
  await page.unroute('**/accounts:signInWithPassword**')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL('**/signout')
})

test('on a slow network the button says so and sends once', async ({ page, go }) => {
  let sent = 0
  const pressedAgain = Promise.withResolvers<void>()
  await page.route('**/accounts:signInWithPassword**', async (route) => {
    sent += 1
    const answer = await route.fetch()
    await pressedAgain.promise
    await route.fulfill({ response: answer })
  })
  await go('/login?callbackUrl=%2Fsignout')
  await fillSignIn(page, demo.student)
  const pending = page.getByRole('button', { name: 'ログインしています…' })
  await expect(pending).toHaveAttribute('aria-disabled', 'true')
  await pending.click({ force: true })
  await page.locator('input[name=password]').press('Enter')
  pressedAgain.resolve()
  await page.waitForURL('**/signout')
  expect(sent).toBe(1)
})

test('a press before the form has come alive is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login?callbackUrl=%2Fsignout', { waitUntil: 'commit' })
  await fillSignIn(page, demo.student)
  await expect(page.locator('astro-island[ssr] form[data-early]')).toHaveCount(1)
  release()
  await page.waitForURL('**/signout')
})

test('a foreign callbackUrl is not followed', async ({ page, go }) => {
  for (const foreign of [
    'https://evil.example/',
    '//evil.example',
    '/x/..//evil.example',
    '/\\evil.example',
  ]) {
    await go(`/login?prompt=login&callbackUrl=${encodeURIComponent(foreign)}`)
    await expect(page.locator('astro-island')).not.toContainText('evil')
    expect(await page.locator('astro-island').getAttribute('props')).not.toContain('evil')
  }
})

test('two tabs agree by themselves, in the header too, and both ways', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login/password-forget')
  await expect(other.locator(header).getByText('ログイン', { exact: true })).toBeVisible()
  await signIn(page, demo.student)
  await expect(other.locator(header).getByText('マイページ')).toBeVisible()
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(other.locator(header).getByText('ログイン', { exact: true })).toBeVisible()
  await other.close()
})

test('the header shows who is signed in before the first paint and without a request', async ({
  page,
  go,
}) => {
  await signIn(page, demo.student)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await go('/login/password-forget/complete')
  await expect(page.locator(header).getByText('マイページ')).toBeVisible()
  await expect(page.locator(header).getByText('ログイン', { exact: true })).toBeHidden()
  expect(asked.filter((path) => path.startsWith('/api/') || path === '/graphql')).toEqual([])
})

test('signing out asks first, never by GET, and leaves nothing behind', async ({ page, go, context }) => {
  await signIn(page, demo.student)
  const copied = (await context.cookies()).filter(({ name }) => name === 'session')
  await go('/signout')
  await expect(page.getByText(demo.student.email)).toBeVisible()
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('firebase:'))),
  ).toEqual([])
  // A copy of the cookie is worthless.
  await context.addCookies(copied)
  await go('/signout')
  await expect(page.getByText('ログインしていません。')).toBeVisible()
})

test('signing out everywhere ends the session of another browser', async ({ page, browser, origin }) => {
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const second = await elsewhere.newPage()
  // Nobody whom another test needs.
  const person = await newStudent(second)
  await signIn(page, person)
  await page.getByLabel('すべての端末').check()
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await second.goto('/signout')
  await expect(second.getByText('ログインしていません。')).toBeVisible()
  await elsewhere.close()
})
