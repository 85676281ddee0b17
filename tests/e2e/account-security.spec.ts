import { type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectMail, fillSignIn, newAddress, waitForLink } from './setup/account.ts'
import { codeField, enrol, newNumber, newStudent, newStudentWithFactor, waitForCode } from './setup/phone.ts'

const signInWithFactor = async (
  page: Page,
  { number, ...person }: { email: string; password: string; number: string },
  callbackUrl: string,
) => {
  await page.goto(`/login?prompt=login&callbackUrl=${encodeURIComponent(callbackUrl)}`)
  await fillSignIn(page, person)
  await codeField(page).fill(await waitForCode(page, number))
  await page.waitForURL((url) => url.pathname === callbackUrl)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('recovery codes: made once, downloadable, one signs in without the phone and never again', async ({
    page,
    go,
    expectFailure,
  }) => {
    // The SDK asks after the person of this tab, whose sign-ins the recovery ended.
    expectFailure('accounts:lookup')
    // What is refused is answered so.
    expectFailure('view=recovery')
    const person = await newStudentWithFactor(page)
    await signInWithFactor(page, person, '/config')
    await expect(page.getByText(`090-****-${person.number.slice(-4)}`)).toBeVisible()
    await page.getByRole('button', { name: '回復コードを作り直す' }).click()
    const codes = page.locator('.codes li')
    await expect(codes).toHaveCount(10)
    const [code = ''] = await codes.allInnerTexts()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'ファイルに保存する' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await go('/config')
    await expect(page.locator('.codes')).toHaveCount(0)
    await expect(page.getByText('10個')).toBeVisible()

    const recover = async (password: string) => {
      await go('/login/sms?view=recovery')
      await page.getByLabel('メールアドレス').fill(person.email)
      await page.getByLabel('パスワード').fill(password)
      await page.getByLabel('回復コード').fill(` ${code.toLowerCase()} `)
      await page.getByRole('button', { name: '2段階認証を解除する' }).click()
    }
    await recover('not the password')
    await expect(page.getByRole('alert')).toContainText('いずれかが違います')
    await recover(person.password)
    await expect(
      page.getByRole('main').getByText('2段階認証を解除し、すべての端末でログアウトしました'),
    ).toBeVisible()
    await expectMail(page, person.email, '回復コードが使われました')
    expect(await (await page.request.get('/api/auth/session')).json()).toEqual({})
    await recover(person.password)
    await expect(page.getByRole('alert')).toContainText('いずれかが違います')

    await page.goto('/login?prompt=login&callbackUrl=%2Flogin%2Fsms')
    await fillSignIn(page, person)
    await page.waitForURL('**/login/sms')
    await enrol(page, newNumber())
  })

  test('my data is downloaded; the deletion is asked for and taken back', async ({ page, go }) => {
    const person = await newStudent(page)
    await go('/config')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'データをダウンロードする' }).click()
    const stream = await (await download).createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    expect(JSON.parse(Buffer.concat(chunks).toString()).account.email).toBe(person.email)

    await page.getByRole('link', { name: 'アカウントを削除する' }).click()
    await expect(page.getByText(person.email)).toBeVisible()
    await page.getByRole('link', { name: '削除せずにアカウントの設定に戻る' }).click()
    await page.getByRole('link', { name: 'アカウントを削除する' }).click()
    await page.getByRole('button', { name: '削除を申し込む' }).click()
    await page.waitForURL('**/config/complete?done=deletion&*')
    await expectMail(page, person.email, 'アカウントの削除を受け付けました')
    await go('/config')
    await page.getByRole('button', { name: '削除を取り消す' }).click()
    await page.waitForURL('**/config/complete?done=deletionCancelled&*')
    await go('/config')
    await expect(page.getByText('に削除されます')).toHaveCount(0)
    await expectMail(page, person.email, '削除を取り消しました')
  })
})

test('what is sensitive asks for password and code where the sign-in is old, then goes on', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/_actions/config.removeSecondFactor')
  const person = await newStudentWithFactor(page)
  await signInWithFactor(page, person, '/config')
  // What the server answers when the last sign-in is more than five minutes ago.
  await page.route(
    '**/_actions/config.removeSecondFactor**',
    (route) =>
      route.fulfill({
        status: 401,
        json: { type: 'AstroActionError', code: 'UNAUTHORIZED', status: 401, message: 'UNAUTHENTICATED' },
      }),
    { times: 1 },
  )
  await page.getByRole('link', { name: '2段階認証を解除する' }).click()
  await page.getByRole('button', { name: '2段階認証を解除する' }).click()
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  await codeField(page).fill(await waitForCode(page, person.number))
  await page.waitForURL('**/config/complete?done=factor&*')
  await expectMail(page, person.email, '2段階認証が解除されました')
  await page.goto('/config')
  await expect(page.getByText('設定されていません')).toBeVisible()
})

test('the settings are reached from the header, and lead to all there is', async ({ page, go }) => {
  await newStudent(page)
  await go('/')
  await page.getByRole('banner').getByRole('link', { name: 'マイページ' }).click()
  await page.waitForURL('**/mypage')
  await page.getByRole('link', { name: 'アカウントの設定' }).click()
  await page.waitForURL('**/config')
  for (const [name, address] of [
    ['パスワードを変更する', '/config/password'],
    ['2段階認証を設定する', '/login/sms?callbackUrl=%2Fconfig'],
    ['ログアウト（この端末、またはすべての端末）', '/signout'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await page.waitForURL(`**${address}`)
    await page.goBack()
    await page.waitForURL('**/config')
  }
})

test('a password is changed with the current one, told by mail, and signs in', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('accounts:signInWithPassword')
  expectFailure('accounts:lookup')
  // The new pair is refused unless all of it happened within one second.
  expectFailure('/api/auth/session')
  const person = await newStudent(page)
  await go('/config/password')
  await page.locator('input[name=password]').fill('not the password')
  await page.getByRole('button', { name: '確認して進む' }).click()
  await expect(page.getByRole('alert')).toContainText('パスワードが違います')
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  const field = page.locator('input[name=password][autocomplete=new-password]')
  await field.fill('short')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByRole('alert')).toContainText('12文字以上で入力してください')
  const password = 'よるのもりをあるくきつね'
  await field.fill(password)
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.waitForURL('**/config/password/complete?done=changed&*')
  await expectMail(page, person.email, 'パスワードが変更されました')
  await go('/config')
  await page.goto('/login?prompt=login&callbackUrl=%2Fconfig')
  await fillSignIn(page, { ...person, password })
  await page.waitForURL('**/config')
})

test('with a second factor: password, code, new password, and a code alone for the new sign-in', async ({
  page,
  go,
  expectFailure,
}) => {
  // The embedded provider's new pair is older than its own end of all sign-ins, and lacks the factor: refused.
  expectFailure('/api/auth/session')
  const person = await newStudentWithFactor(page)
  await signInWithFactor(page, person, '/config')
  await go('/config/password')
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  await codeField(page).fill(await waitForCode(page, person.number))
  const password = 'よるのもりをあるくきつね'
  await page.locator('input[name=password][autocomplete=new-password]').fill(password)
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByRole('main').getByText('パスワードを変更しました。最後に')).toBeVisible()
  await expect(page.locator('input[name=password]')).toHaveCount(0)
  await codeField(page).fill(await waitForCode(page, person.number))
  await page.waitForURL('**/config/password/complete?done=changed&*')
  await expectMail(page, person.email, 'パスワードが変更されました')
  await go('/config')
  await expect(page.locator('.devices li')).toHaveCount(1)
})

test('a new pair that the session accepts needs no second code', async ({ page, go }) => {
  const person = await newStudentWithFactor(page)
  await signInWithFactor(page, person, '/config')
  await go('/config/password')
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: '確認して進む' }).click()
  await codeField(page).fill(await waitForCode(page, person.number))
  const field = page.locator('input[name=password][autocomplete=new-password]')
  await expect(field).toBeVisible()
  // What a provider answers that keeps the factor: here the pair of the confirmation itself.
  await page.route('**/accounts:update**', (route) => route.fulfill({ json: { localId: 'x' } }))
  await field.fill('よるのもりをあるくきつね')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.waitForURL('**/config/password/complete?done=changed&*')
})

test('the e-mail address changes with the link that the new address gets', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('securetoken')
  expectFailure('accounts:lookup')
  const person = await newStudent(page)
  const email = newAddress()
  await go('/config')
  await page.getByText('メールアドレスを変更する').click()
  await page.getByRole('textbox', { name: '新しいメールアドレス' }).fill(email)
  await page.getByRole('button', { name: '確認メールを送る' }).click()
  await page.waitForURL('**/config/complete?done=email&*')
  await expectMail(page, person.email, 'メールアドレスの変更を受け付けました')
  await page.goto(await waitForLink(page, email, 'changeEmail'))
  await expect(page.getByText(person.email)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'このメールアドレスに変更する' }).click()
  await expect(page.getByRole('main').getByText('新しいメールアドレスでログインしてください')).toBeVisible()
  await page.goto('/login?prompt=login&callbackUrl=%2Fconfig')
  await fillSignIn(page, { ...person, email })
  await page.waitForURL('**/config')
  await expect(page.getByText(email)).toBeVisible()
})

const askForChange = async (page: Page, email: string) => {
  await page.goto('/config')
  await page.getByText('メールアドレスを変更する').click()
  await page.getByRole('textbox', { name: '新しいメールアドレス' }).fill(email)
  await page.getByRole('button', { name: '確認メールを送る' }).click()
  await page.waitForURL('**/config/complete?done=email&*')
  return waitForLink(page, email, 'changeEmail')
}

test('the old address undoes a change without scripts, and a new password is set', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('securetoken')
  expectFailure('accounts:lookup')
  const person = await newStudent(page)
  const email = newAddress()
  await page.goto(await askForChange(page, email))
  await page.getByRole('button', { name: 'このメールアドレスに変更する' }).click()
  await expect(page.getByText('元のアドレスには、7日間（168時間）以内なら')).toBeVisible()

  const plain = await browser.newContext({ baseURL: origin, locale: 'ja-JP', javaScriptEnabled: false })
  const owner = await plain.newPage()
  const link = await waitForLink(page, person.email, 'undoEmailChange')
  await owner.goto(link)
  await expect(owner.getByText(email)).toBeVisible()
  await owner.getByRole('button', { name: '元のメールアドレスに戻す' }).click()
  await expect(owner.getByRole('main').getByText('いままでのパスワードは使えません')).toBeVisible()
  expect(owner.url()).not.toContain('oobCode')
  await owner.goto(link)
  await expect(owner.getByRole('alert')).toContainText('すでに使われたか、取り消されています')
  await plain.close()

  await page.goto(await waitForLink(page, person.email, 'resetPassword'))
  const password = 'もとのあてさきにかえるつばめ'
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.waitForURL('**/login/password-reset/complete')
  await page.goto('/login?prompt=login&callbackUrl=%2Fconfig')
  await fillSignIn(page, { email: person.email, password })
  await page.waitForURL('**/config')
})

test('a change that waits is void once the password was reset, also where its page was open', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('securetoken')
  expectFailure('accounts:lookup')
  const person = await newStudent(page)
  const link = await askForChange(page, newAddress())
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const thief = await elsewhere.newPage()
  await thief.goto(link)

  await page.goto('/login/password-forget')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email)
  await page.getByRole('button', { name: 'メールを送る' }).click()
  await page.waitForURL('**/login/password-forget/complete')
  await page.goto(await waitForLink(page, person.email, 'resetPassword'))
  await page.locator('input[name=password]').fill('もとのあてさきにかえるつばめ')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.waitForURL('**/login/password-reset/complete')

  await thief.getByRole('button', { name: 'このメールアドレスに変更する' }).click()
  await expect(thief.getByRole('alert')).toContainText('取り消されています')
  await expectMail(page, person.email, 'メールアドレスの変更を取り消しました')
  await elsewhere.close()
})

test('devices are listed and another one is signed out', async ({ page, go, browser, origin }) => {
  const person = await newStudent(page)
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const second = await elsewhere.newPage()
  await second.goto('/login?callbackUrl=%2Fconfig')
  await fillSignIn(second, person)
  await second.waitForURL('**/config')
  await go('/config')
  await expect(page.locator('.devices li')).toHaveCount(2)
  await page.getByRole('button', { name: 'ほかのすべての端末からログアウトする' }).click()
  await expect(page.locator('.devices li')).toHaveCount(1)
  await second.goto('/config')
  expect(new URL(second.url()).pathname).toBe('/login')
  await elsewhere.close()
})
