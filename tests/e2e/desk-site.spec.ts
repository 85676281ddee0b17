import { deskRoutes } from '#contract/desk-routes.ts'
import { expect, test } from './fixtures.ts'
import { enterDesk } from './setup/desk.ts'

test('an announcement is drafted, looked at, published, corrected and withdrawn', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure('/info?id=')
  expectFailure(`${deskRoutes.siteInfos}/`)
  const title = `点検のお知らせ ${Date.now()}`
  await enterDesk(page)
  await page.goto(deskRoutes.site)
  await page.getByRole('link', { name: 'お知らせ', exact: true }).first().click()
  await page.getByRole('textbox', { name: '題名' }).fill(title)
  await page.getByRole('textbox', { name: '本文' }).fill('12月1日の2時から3時まで止まります。')
  await page.getByRole('button', { name: '下書きを保存して見本を確かめる' }).click()
  await expect(page.getByText('下書きを保存しました。')).toBeVisible()
  await expect(page.getByRole('region', { name: '読む人に見えるすがた' })).toContainText('2時から3時まで')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const reader = await (await browser.newContext()).newPage()
  const read = () => reader.goto(`/info?id=${id}`)
  expect((await read())?.status()).toBe(404)
  await page.getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('公開の設定をしました。')).toBeVisible()
  await expect(async () => expect((await read())?.status()).toBe(200)).toPass()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByRole('textbox', { name: '本文' }).fill('12月2日の2時から3時まで止まります。')
  await page.getByRole('button', { name: '訂正を公開する' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await page.getByText(`まで：${title}`).click()
  await expect(page.getByText('12月1日の2時から3時まで止まります。')).toBeVisible()
  await expect(async () => {
    await read()
    await expect(reader.getByText('12月2日の2時から')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(reader.getByText('に更新）')).toBeVisible()

  await page.getByRole('button', { name: '取り下げる' }).click()
  await expect(page.getByRole('alert')).toContainText('理由')
  await page.getByRole('textbox', { name: '理由' }).fill('点検がなくなったため')
  await page.getByRole('button', { name: '取り下げる' }).click()
  await expect(page.getByText('取り下げました。').first()).toBeVisible()
  expect((await read())?.status()).toBe(410)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('取り下げたお知らせです')

  await page.goto(`${deskRoutes.siteAudit}?subject=info:${id}`)
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: 'お知らせを取り下げた' })).toContainText('点検がなくなったため')
  await expect(lines.filter({ hasText: 'お知らせを書きなおした' })).toBeVisible()
})

test('an admin looks at the site, and asks for another admin once the mail was read', async ({
  page,
  expectFailure,
}) => {
  expectFailure(deskRoutes.siteAdmins)
  await enterDesk(page)
  await page.goto(deskRoutes.siteDoctor)
  await page.getByRole('button', { name: '点検する' }).click()
  await expect(page.getByText('データベースの移行：すべて済んでいます。')).toBeVisible()
  await page.goto(deskRoutes.siteTasks)
  await expect(page.getByRole('heading', { name: '定期処理の最後の結果' })).toBeVisible()

  await page.goto(deskRoutes.siteAdmins)
  await expect(page.getByRole('article').filter({ hasText: 'new.operator@example.com' })).toBeVisible()
  await page.getByRole('combobox', { name: '申請' }).selectOption('grant')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('nobody-here@example.com')
  await page.getByRole('textbox', { name: '理由' }).fill('運営に加わるため')
  await page.getByRole('button', { name: '送られるメールを確認する' }).click()
  await expect(page.getByRole('alert')).toContainText('対象になりません')

  await page.goto(deskRoutes.siteLeaks)
  await page.getByRole('textbox', { name: '名前' }).fill('訓練の記録')
  await page.getByLabel('知った日').fill('2026-11-01')
  await page.getByRole('combobox', { name: '不正の目的のおそれ' }).selectOption('wrongful')
  await page.getByRole('button', { name: '記録を始める' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '12月30日' })).toBeVisible()
  await page.getByRole('textbox', { name: '概要' }).fill('誤って送った')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
})
