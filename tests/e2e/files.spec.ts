import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { pdf, pdfFile } from './setup/pdf.ts'
import { makeStudent, verifyBeside } from './setup/session.ts'

const resume = pdfFile('履歴書.pdf')
const field = (page: Page) => page.getByLabel('新しく送るファイル')
const listed = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** A student with a verified address, on the page of their files. */
const begin = async (page: Page): Promise<void> => {
  const person = await makeStudent(page.context(), 'unverified')
  await page.goto('/mypage/files')
  await expect(page.getByText('ファイルを送るには、メールアドレスの確認が必要です。')).toBeVisible()
  await verifyBeside(page.context(), person.email)
  await page.goto('/mypage/files')
  await expect(page.getByText('まだファイルはありません。')).toBeVisible()
  // The island has come alive.
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
}

test('a student sends, reads and deletes a file; others have none there', async ({
  page,
  browser,
  go,
  origin,
}) => {
  await begin(page)
  await field(page).setInputFiles([resume])
  await expect(listed(page, '履歴書.pdf')).toBeVisible()
  const address = (await listed(page, '履歴書.pdf').getAttribute('href')) ?? ''
  const answer = await page.request.get(address)
  expect(answer.url()).toMatch(/\/files\/[\da-f-]{36}\?expires=\d+&signature=/)
  expect(await answer.body()).toEqual(pdf)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`,
    'content-security-policy': expect.stringMatching(/^sandbox/),
  })
  const download = page.waitForEvent('download')
  await listed(page, '履歴書.pdf').click()
  // Its name is in the header above; what a browser makes of it goes by the locale of the machine.
  expect(await (await download).failure()).toBeNull()

  const other = await browser.newContext({ baseURL: origin })
  const guest = await other.newPage()
  await guest.goto(address)
  expect(guest.url()).toContain('/login?error=SessionRequired')
  await makeStudent(other, 'unverified')
  expect((await other.request.get(address)).status()).toBe(404)
  expect((await other.request.get(answer.url())).status()).toBe(404)
  await other.close()

  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByText('削除する：履歴書.pdf').click()
  await page.getByRole('button', { name: 'ファイルを削除する' }).click()
  await expect(page.getByText('ファイルを削除しました。')).toBeVisible()
  await expect(listed(page, '履歴書.pdf')).toHaveCount(0)
  await go(address, 404)
})

test('a lost network is told and tried again; what is on its way can be stopped', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/files/upload/')
  await begin(page)
  await page.route('**/files/upload/*', (route) => route.abort('connectionreset'), { times: 1 })
  await field(page).setInputFiles([resume])
  const line = page.getByRole('list', { name: '送信中のファイル' }).getByRole('listitem')
  await expect(line.getByText('通信できませんでした。')).toBeVisible()
  await expect(page.locator('[aria-live=polite]')).toContainText('「履歴書.pdf」を送れませんでした。')
  expect(await violationsEverywhere(page)).toEqual([])

  // The second try is held until it is stopped.
  const held = Promise.withResolvers<void>()
  await page.route('**/files/upload/*', () => held.resolve(), { times: 1 })
  await page.getByRole('button', { name: '「履歴書.pdf」をもう一度送る' }).click()
  await held.promise
  await expect(line.getByRole('progressbar', { name: '「履歴書.pdf」の送信' })).toBeVisible()
  await page.getByRole('button', { name: '「履歴書.pdf」のアップロードを中止する' }).click()
  await expect(line).toHaveCount(0)
  await expect(page.locator('[aria-live=polite]')).toContainText('アップロードを中止しました。')
  await expect(field(page)).toBeFocused()

  await field(page).setInputFiles([resume])
  await expect(listed(page, '履歴書.pdf')).toBeVisible()
})

test('what is no document is refused in words, beside those that are taken', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/files/upload/')
  await begin(page)
  await field(page).setInputFiles([
    {
      name: '履歴書.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<!doctype html><script>1</script>'),
    },
    { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: '大きい.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, pdf) },
    { ...resume, name: '職務経歴書.pdf' },
  ])
  const lines = page.getByRole('list', { name: '送信中のファイル' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText('この種類のファイルは送れません。')
  await expect(lines.nth(1)).toContainText('ファイルの中身が空です。')
  await expect(lines.nth(2)).toContainText('ファイルが大きすぎます。5MBまで')
  await expect(page.getByText('「職務経歴書.pdf」をアップロードしました。').last()).toBeVisible()
  // The same file again would get the same answer.
  await expect(page.getByRole('button', { name: 'もう一度送る' })).toHaveCount(0)
  await page.getByRole('button', { name: '「空.pdf」を取り除く' }).click()
  await expect(lines).toHaveCount(2)
  await page.getByRole('link', { name: '一覧を更新する' }).click()
  await expect(listed(page, '職務経歴書.pdf')).toBeVisible()
})
