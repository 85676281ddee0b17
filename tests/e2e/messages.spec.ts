import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { bringStudent, newFamilyName } from './setup/applicant.ts'
import { another, comeIn } from './setup/come-in.ts'
import { demoCompany } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { enter } from './setup/kept-sign-in.ts'

const status = (page: Page) => page.locator('.notice[role=status]')

const write = async (page: Page, text: string): Promise<void> => {
  await page.locator('#text').fill(text)
  await page.getByRole('button', { name: '送る', exact: true }).click()
}

test('a student asks, the company answers, the student reads, and ends it @plain', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('_action=messages')
  const company = await another(browser, origin)
  await enter(company, demo.company)
  const companyId = await demoCompany(company)
  const familyName = newFamilyName('御影')
  const person = await bringStudent(await another(browser, origin), origin, {
    familyName,
    familyNameKana: 'ミカゲ',
  })
  await comeIn(page, browser, origin, person)

  // Whatever the hour of the test is.
  await page.goto(routes.messages())
  await expect(page.getByText('メッセージはまだありません')).toBeVisible()
  await page.getByText('夜間のメッセージ').click()
  await page.getByLabel('夜間もすぐに受け取る').check()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(status(page)).toHaveText('設定を保存しました。')

  await page.goto(routes.company(companyId))
  await page.getByRole('link', { name: '企業に質問する' }).click()
  await expect(page.getByText('お名前と質問が伝わります')).toBeVisible()
  await expect(page.getByText('夜間（21時〜翌朝8時）もすぐに届きます')).toBeVisible()
  // What is too long is told beside the field, and stays.
  const long = 'あ'.repeat(4001)
  await write(page, long)
  await expect(page.locator('#text-error')).toHaveText(
    '1文字多いため送れません。4,000文字以内にしてください。',
  )
  await expect(page.locator('#text')).toHaveValue(long)
  await page.locator('#text').fill('')
  await page.getByRole('button', { name: '送る', exact: true }).click()
  await expect(page.locator('#text-error')).toBeVisible()
  await expectGood(page, 'a refused message')
  await write(page, '配属は選べますか。\nhttps://example.com/haizoku を見ました。')
  await expect(status(page)).toHaveText('送りました。')
  const address = page.url().split('&')[0] ?? ''
  await expectGood(page, 'a thread')
  // Its mail waits for three minutes, in case it is read on the site.
  await company.goto(routes.notifications())
  await expect(company.getByRole('main')).toContainText(`${familyName} 花子さん`)

  // A thread that is open, and seen, would be read at once.
  await page.goto(routes.mypage())
  await company.goto(routes.messages(companyId))
  const line = company.locator('.threads li', { hasText: familyName }).first()
  await expect(line).toContainText('未読 1')
  await expectGood(company, 'threads of a company')
  await line.getByRole('link').click()
  const link = company.locator('[data-message] a')
  await expect(link).toHaveAttribute('href', 'https://example.com/haizoku')
  await expect(link).toHaveAttribute('rel', /nofollow.*noopener.*noreferrer/)
  // None is chosen by standing first.
  await company.getByRole('button', { name: '文章に入れる' }).click()
  await expect(company.getByText('入れるテンプレートを選んでから')).toBeVisible()
  await expect(company.locator('#text')).toHaveValue('')
  // A template names who asked, and says what an application alone has.
  await company.locator('#template').selectOption('書類選考のお礼')
  await company.getByRole('button', { name: '文章に入れる' }).click()
  await expect(company.locator('#text')).toHaveValue(new RegExp(`^${familyName} 花子様`))
  await expect(company.locator('.composer .notice[role=status]')).toHaveText(
    /^\{\{求人名\}\}、\{\{応募日\}\}に入るものがありません。これは応募についてのやりとりではありません。/,
  )
  // What the check finds is shown to its writer alone, and nothing is sent.
  await company.locator('#text').fill('LINEのIDを教えてください。')
  await company.getByRole('button', { name: '表現を確認する' }).click()
  await expect(company.locator('#found-words .notice')).toContainText('2か所あります')
  await expect(company.locator('#found-words li').filter({ hasText: 'LINEのID' }).first()).toBeVisible()
  await expect(company.locator('#text')).toHaveValue('LINEのIDを教えてください。')
  await expectGood(company, 'a message with findings')
  await write(company, '面談で希望を伺います。')
  await expect(company.locator('[data-message]', { hasText: '面談で希望を伺います。' })).toBeVisible()
  await company.goto(routes.messages(companyId))
  await expect(company.locator('.threads li', { hasText: familyName }).first()).not.toContainText('未読')

  await page.goto(routes.messages())
  await expect(page.locator('.threads')).toContainText('未読 1')
  await page.goto(address)
  const answer = page.locator('[data-message]', { hasText: '面談で希望を伺います。' })
  await expect(answer).toContainText('田中 美咲')
  await expect(answer).toContainText('人事部 部長')
  // A script presses it; without one the person does.
  const read = page.getByRole('button', { name: '既読にする' })
  if (test.info().project.name === 'without-javascript') await read.click()
  await expect(read).toHaveCount(0)
  await page.goto(routes.messages())
  await expect(page.locator('.threads')).not.toContainText('未読')
  await company.goto(address)
  await expect(company.locator('[data-message]', { hasText: '面談' })).toContainText('既読')
  // An open thread loads itself anew when it ends, and would cut off a way there.
  await company.goto(routes.messages(companyId))

  await page.goto(address)
  await page.getByText('困ったことがあるとき').click()
  await page.getByRole('button', { name: 'やりとりを終了して報告する' }).click()
  await expect(page.locator('#reason-error')).toBeVisible()
  await page.getByLabel('その他').check()
  await page.getByRole('button', { name: 'やりとりを終了して報告する' }).click()
  await expect(status(page)).toHaveText('やりとりを終了し、運営者に報告しました。')
  await expect(page.getByRole('heading', { name: '相談できる窓口' })).toBeVisible()
  await expectGood(page, 'a frozen thread')
  await company.goto(address)
  await expect(company.getByText('このやりとりは終了しました')).toBeVisible()
  await expect(company.locator('#text')).toHaveCount(0)
  await expect(company.getByText('報告')).toHaveCount(0)

  // Somebody else’s answers like one that isn't there.
  const stranger = await another(browser, origin)
  await enter(stranger, demo.student)
  expect((await stranger.goto(address))?.status()).toBe(404)
  expect((await stranger.goto('/mypage/message?thread=x'))?.status()).toBe(404)
})

test('guests are led through the sign-in and back; a company asks nobody', async ({ page, go, samples }) => {
  await go(routes.jobPost(samples.jobPostId))
  await page.getByRole('link', { name: '企業に質問する' }).click()
  await page.waitForURL('**/login?**')
  expect(decodeURIComponent(page.url())).toContain(`/mypage/message?jobpost=${samples.jobPostId}`)
  await enter(page, demo.company)
  await go(routes.newMessage({ kind: 'jobPost', id: samples.jobPostId }), 403)
})

test('what is typed into a message stays on the device until it is sent', async ({ page }) => {
  await enter(page, demo.student)
  await page.goto(routes.messages())
  const address = await page.locator('.threads a', { hasNotText: '終了' }).first().getAttribute('href')
  await page.goto(address ?? '')
  await page.locator('#text').fill('書きかけの文')
  await page.reload()
  await expect(page.locator('#text')).toHaveValue('書きかけの文')
  await page.getByRole('button', { name: '送る', exact: true }).click()
  await expect(page.locator('[data-messages]').getByText('書きかけの文')).toBeVisible()
  await expect(page.locator('#text')).toHaveValue('')
})
