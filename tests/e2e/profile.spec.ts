import type { Page } from '@playwright/test'
import { livePath } from '#contract/live.ts'
import { expect, test } from './fixtures.ts'
import { fillSignIn } from './setup/account.ts'
import { newStudent } from './setup/new-student.ts'
import { makeStudent } from './setup/session.ts'

const fillNames = async (page: Page) => {
  await page.getByLabel('姓', { exact: false }).first().fill('山田')
  await page.locator('#givenName').fill('花子')
  await page.locator('#familyNameKana').fill('やまだ')
  await page.locator('#givenNameKana').fill('ﾊﾅｺ')
}
const start = async (page: Page) => {
  await fillNames(page)
  await page.getByRole('button', { name: '登録して進む' }).click()
  await page.waitForURL('**/mypage/profile/edit')
}
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click()
const saved = (page: Page, section: string) =>
  page.waitForURL(`**/mypage/profile/complete?saved=${section}&*`)
const percent = (page: Page) => page.locator('#completeness')

test.use({ viewport: { width: 390, height: 844 } })

test('a profile grows section by section, and what is typed survives a reload and a lost session', async ({
  page,
  context,
  expectFailure,
}) => {
  const person = await newStudent(page)
  await start(page)
  await expect(percent(page)).toContainText('10%')
  await page.getByRole('link', { name: '学校と学校の種類を入力する' }).click()
  await page.getByLabel('学校の種類').selectOption('university')
  await page.getByLabel('学校名').fill('東京大')
  await expect(page.locator('datalist option[value="東京大学"]')).toBeAttached()
  await page.getByLabel('学校名').fill('名前のない大学')
  await page.getByLabel('卒業（予定）の年月').fill('２０２８年３月')
  await save(page)
  await saved(page, 'school')
  await expect(percent(page)).toContainText('32%')
  await expect(page.locator('.snapshot')).toContainText('名前のない大学')
  await expect(page.locator('.snapshot')).toContainText('2028年3月')

  const introduction = page.getByLabel('自己PR')
  await page.goto('/mypage/profile/edit?section=texts')
  await introduction.fill('書きかけの自己PR')
  await page.reload()
  await expect(introduction).toHaveValue('書きかけの自己PR')
  await expect(page.getByRole('main').getByText('保存していない入力を戻しました')).toBeVisible()

  // An answer that is under way would bring the session back; the stream of changes never ends.
  expectFailure(livePath)
  await page.route(`**${livePath}`, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await context.clearCookies({ name: /session/ })
  await save(page)
  await page.waitForURL('**/login?**')
  await fillSignIn(page, person)
  // Whose address is not verified is told so first.
  await page.waitForURL('**/login/mail-not-verify?**')
  await page.goto('/mypage/profile/edit?section=texts')
  await expect(introduction).toHaveValue('書きかけの自己PR')
  await save(page)
  await saved(page, 'texts')
  await expect(page.locator('.snapshot')).toContainText('書きかけの自己PR')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('書きかけ')
  await page.goto('/mypage/profile/edit?section=texts')
  await expect(page.getByText('保存していない入力')).toHaveCount(0)
  await introduction.fill('やめた書き直し')
  await page.reload()
  await page.getByRole('button', { name: '戻した入力を取り消す' }).click()
  await expect(introduction).toHaveValue('書きかけの自己PR')
})

test('a postal code brings its address, rows come and go, and the header says the name', async ({
  page,
  expectFailure,
}) => {
  expectFailure('_action=profile.saveHistory')
  await newStudent(page)
  await start(page)
  await expect(page.locator('.own-name')).toHaveText('山田 花子 さん')
  await page.goto('/mypage/profile/edit?section=contact')
  await page.getByLabel('郵便番号').fill('１００-０００１')
  await expect(page.getByLabel('都道府県')).toHaveValue('13')
  await expect(page.getByLabel('市区町村・番地・建物名')).toHaveValue('千代田区千代田')
  await page.getByLabel('郵便番号').fill('000-0000')
  await expect(page.getByRole('main').getByText('見つかりませんでした')).toBeVisible()
  await page.getByLabel('郵便番号').fill('100-0001')
  await save(page)
  await saved(page, 'contact')
  await expect(page.locator('.snapshot')).toContainText('〒100-0001 東京都千代田区千代田')

  await page.goto('/mypage/profile/edit?section=history')
  const education = page.locator('#education')
  await page.locator('#education-from-0').fill('令和6年4月')
  await page.locator('#education-text-0').fill('東都大学 入学')
  await education.getByRole('button', { name: '行を追加する' }).click()
  await expect(page.locator('#education-from-1')).toBeFocused()
  await page.locator('#education-from-1').fill('春')
  await page.reload()
  await expect(page.locator('#education-from-1')).toHaveValue('春')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('2行目の学歴の年月は')
  await page.getByRole('alert').getByRole('link').first().click()
  await education.getByRole('button', { name: 'この行を消す' }).nth(1).click()
  await save(page)
  await saved(page, 'history')
  await expect(page.locator('.snapshot')).toContainText('東都大学 入学')
  await page.goto('/config/profile')
  await page.getByLabel('表示名').fill('はなこ')
  await page.getByLabel('選考中の企業には、今のプロフィールも見せる').check()
  await page.getByRole('button', { name: '設定を保存する' }).click()
  await page.waitForURL('**/config/profile/complete?saved=settings&*')
  await expect(page.getByText('選考中の企業には、今のプロフィールも見せる')).toBeVisible()
  await expect(page.locator('.own-name')).toHaveText('はなこ さん')
})

test('forms of the profile say what is wrong, keep what was typed, and save @plain', async ({
  page,
  context,
  go,
  expectFailure,
}) => {
  expectFailure('_action=')
  await makeStudent(context, 'unverified')
  await go('/account/add-profile?callbackUrl=%2Fmypage%2Fprofile%2Fedit')
  await page.locator('#familyName').fill('山田')
  await page.locator('#graduation').fill('春')
  await page.getByRole('button', { name: '登録して進む' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await expect(page.locator('#familyName')).toHaveValue('山田')
  await expect(page.locator('#graduation')).toHaveValue('春')
  await page.locator('#graduation').fill('')
  await start(page)

  await go('/mypage/profile/edit?section=history')
  await page.locator('#education-from-0').fill('2024/4')
  await save(page)
  await expect(page.locator('#education-text-0-error')).toContainText('入力してください')
  await expect(page.locator('#education-from-0')).toHaveValue('2024/4')
  await page.locator('#education-text-0').fill('東都大学 入学')
  await save(page)
  await saved(page, 'history')
  await expect(page.locator('.snapshot')).toContainText('東都大学 入学')

  await go('/mypage/profile/edit?section=tags')
  await page.getByLabel('スキル').fill('Excel、Figma')
  await save(page)
  await saved(page, 'tags')
  await expect(page.locator('.snapshot')).toContainText('Excel、Figma')
  await go('/mypage/profile/edit?section=contact')
  await page.getByLabel('電話番号').fill('12')
  await save(page)
  await expect(page.getByLabel('電話番号')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('電話番号')).toHaveValue('12')
})
