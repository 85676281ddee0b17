import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'

const path = '/login/sms?view=recovery'

test('tells what is wrong beside each field, keeps what was typed, but never what opens an account @plain', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure(path)
  await go(path)
  const press = () => page.getByRole('button', { name: '2段階認証を解除する' }).click()
  const email = page.getByLabel('メールアドレス')
  const password = page.locator('#password')
  const code = page.getByLabel('回復コード')
  await press()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('link')).toHaveText([
    'メールアドレスを入力してください。',
    'パスワードを入力してください。',
    '回復コードを入力してください。',
  ])
  await expect(code).toHaveAccessibleDescription(/控えてある16文字.*回復コードを入力してください/)

  await email.fill('no address')
  await password.fill('a secret of somebody')
  await code.fill('abcd')
  await press()
  await expect(alert).toContainText('メールアドレスの形式が正しくありません')
  await expect(alert).toContainText('控えてある16文字のコードで入力してください')
  await expect(email).toHaveValue('no address')
  await expect(code).toHaveValue('')
  await expect(password).toHaveValue('')
  expect(await page.content()).not.toContain('a secret of somebody')

  await email.fill(demo.student.email)
  await password.fill('not the password')
  await code.fill('ABCD-EFGH-JKMN-PQRS')
  await press()
  await expect(alert).toContainText('いずれかが違います')
  await expect(page).toHaveTitle(/^エラー：/)
  await expect(code).toHaveValue('')
  expect(await page.content()).not.toContain('ABCD-EFGH')
})

test('the password is shown on demand, and sent as a password', async ({ page, go }) => {
  await go(path)
  const field = page.locator('#password')
  await field.fill('typed')
  const button = page.getByRole('button', { name: /^表示/ })
  await button.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: /^隠す/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^隠す/ }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByLabel('回復コード')).toHaveAttribute('autocapitalize', 'characters')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('no button promises to show the password', async ({ page, go }) => {
    await go(path)
    await expect(page.locator('[data-shows]')).toBeHidden()
  })
})
