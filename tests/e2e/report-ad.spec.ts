import type { Browser, Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo, expectMail, newAddress } from './setup/account.ts'
import { admin } from './setup/admin.ts'
import { violationsEverywhere, violationsOn } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { demoCompany, openAds } from './setup/company.ts'
import { postForm } from './setup/post-form.ts'
import { sendUntilTaken } from './setup/send-until-taken.ts'
import { enter } from './setup/kept-sign-in.ts'

const viewer = { email: 'viewer@example.com', password: demo.company.password }
const secret = '面接で、求人とは別の給与を示されました。'
const received = (page: Page) => page.getByRole('heading', { name: '通報を受け付けました' })

/**
 * An open ad of the demo's company, by its place among them: a company is asked one thing at a time of each. The first by id is
 * the one that the demo data asks about.
 */
const openAd = async (browser: Browser, origin: string, place: number): Promise<string> => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await enter(page, demo.company)
  const open = await openAds(page, await demoCompany(page))
  await page.goto('/mypage?tab=ads&group=published')
  const listed = await page
    .locator('.ads input[name=id]')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
  await context.close()
  const [, ...unasked] = [...new Set(listed)].toSorted()
  return unasked.filter((id) => open.includes(id))[place] ?? ''
}

test('a guest reports an ad, the operator asks, the company answers, both learn the outcome', async ({
  page,
  browser,
  origin,
  go,
  expectFailure,
}) => {
  expectFailure('_action=reports.')
  const ad = await openAd(browser, origin, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await go(routes.jobPost(ad))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'この求人を通報する' }).click()
  await expect(page.getByRole('main')).toContainText(title)
  const reporter = newAddress()
  await page.getByRole('checkbox', { name: '内容が虚偽、または実際の条件と違う' }).check()
  await page.getByLabel('くわしい内容').fill(secret)
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(reporter)
  await sendUntilTaken(page, received(page))
  const number = await page.locator('main code').innerText()
  await expectMail(page, reporter, '通報を受け付けました')

  expect(await admin('reports')).toContain(ad)
  // The operator finds the number of a letter or a call among the reports of the ad.
  const ofAd = await admin('report', ad)
  const receipt =
    ofAd
      .split('\n')
      .find((line) => line.includes(number))
      ?.split(' ')[0] ?? ''
  const printed = await admin('report', receipt)
  for (const part of [secret, reporter, 'false_terms']) expect(printed).toContain(part)
  expect(await admin('ask-company', receipt, '--text', '給与の内訳を教えてください。')).toContain(
    'company@example.com',
  )
  await expectMail(page, demo.company.email, '求人について確認させてください', title)

  await enter(page, demo.company)
  await page.goto('/mypage')
  await page.getByRole('link', { name: '確認して回答する' }).click()
  const line = page.locator('main li').filter({ hasText: '給与の内訳を教えてください。' }).first()
  await expect(line).toContainText(title)
  await expect(page.locator('main')).not.toContainText(secret)
  await expect(page.locator('main')).not.toContainText(reporter)
  // What is missing is said beside the field of this question.
  await line.getByRole('button', { name: '運営者に回答する' }).click()
  await expect(page.getByRole('alert')).toContainText('回答を入力してください')
  expect(await violationsOn(page)).toEqual([])
  await line.getByRole('textbox').fill('求人の給与は固定残業代を含みます。書き直します。')
  await line.getByRole('button', { name: '運営者に回答する' }).click()
  await expect(page.getByText('回答を送りました')).toBeVisible()
  await expect(line).toContainText('運営者が確認しています')
  expect(await admin('report', receipt)).toContain('固定残業代を含みます')

  await expect(admin('close-report', receipt, '--outcome', 'removed', '--reason', '理由')).rejects.toThrow(
    'the ad is not taken down',
  )
  await admin('close-report', receipt, '--outcome', 'warned', '--reason', '内訳を書くよう求めました。')
  await expectMail(page, reporter, '通報された求人の確認結果')
  await expectMail(page, demo.company.email, '求人についての確認の結果', title)
  await page.reload()
  await expect(line).toContainText('会社に改善を求めました')
  await expect(line).toContainText('内訳を書くよう求めました。')
})

test('who is signed in reports an ad as a guest does @plain', async ({
  page,
  go,
  samples,
  expectFailure,
}) => {
  expectFailure('_action=reports.send')
  await enter(page, viewer)
  await go(routes.reportJobPost(samples.jobPostId))
  await page.getByRole('checkbox', { name: '内容が虚偽、または実際の条件と違う' }).check()
  await sendUntilTaken(page, received(page))
})

test('what is wrong is said beside the field, and what was typed stays @plain-only', async ({
  page,
  go,
  samples,
  expectFailure,
}) => {
  expectFailure('_action=reports.send')
  await go(routes.reportJobPost(samples.jobPostId))
  await page.getByLabel('くわしい内容').fill('説明')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('アドレスではない')
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByRole('alert')).toContainText('知らせたいことを選んでください')
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue('アドレスではない')
  await expect(page.getByLabel('くわしい内容')).toHaveValue('説明')
  await page.getByRole('checkbox', { name: 'その他' }).check()
  await page.getByLabel('くわしい内容').fill('')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('')
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByRole('alert')).toContainText('くわしい内容を入力してください')
  await expect(page.getByRole('checkbox', { name: 'その他' })).toBeChecked()
  await page.getByLabel('くわしい内容').fill('ほかのことです。')
  await sendUntilTaken(page, received(page))
})

test('a signed-in person is told at their own address, if they want', async ({ page, go, samples }) => {
  await enter(page, demo.student)
  await page.goto('/mypage')
  await go(routes.reportJobPost(samples.jobPostId))
  await expect(page.getByRole('checkbox', { name: demo.student.email })).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveCount(0)
})

test('of an ad that nobody may see the form is a page that is not there', async ({ page, go, origin }) => {
  await enter(page, demo.company)
  await page.goto('/mypage?tab=ads&group=draft')
  const draft = (await page.locator('.ads h3 a').first().getAttribute('href')) ?? ''
  const id = new URL(draft, origin).searchParams.get('id') ?? ''
  await go(routes.reportJobPost(id), 404)
  await go(routes.reportJobPost('01970000-0000-7000-8000-000000000001'), 404)
  await go('/contact?kind=report&jobpost=x', 404)
  await go('/contact/report?kind=report', 404)
  await go('/contact?kind=report')
  expect(new URL(page.url()).search).toBe('?kind=job_post')
  for (const jobPostId of [id, '01970000-0000-7000-8000-000000000001']) {
    const fields = {
      jobPostId,
      revision: '1',
      reasons: 'fraud',
      body: '',
      email: '',
      token: 'x',
      website: '',
    }
    const sent = await postForm(origin, `${routes.reportJobPost(jobPostId)}&_action=reports.send`, fields)
    expect(sent.status).toBe(404)
  }
})

test('what the operator asks is for owners and recruiters; every state reads well', async ({ page, go }) => {
  await enter(page, demo.company)
  await page.goto('/mypage?tab=reports')
  const response = await go('/mypage?tab=reports')
  expect(htmlProblems(await response.text())).toEqual([])
  await expect(page.locator('main')).toContainText('回答をお待ちしています')
  await expect(page.locator('main')).toContainText('求人の掲載を取りやめました')
  expect(await violationsEverywhere(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await enter(page, viewer)
  await page.goto('/mypage')
  await expect(page.getByRole('link', { name: '運営者からの確認' })).toHaveCount(0)
  await go('/mypage?tab=reports', 403)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('表示できません')
})

test('two members answer at once: the second is told, and nothing they wrote is lost', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('_action=reports.')
  const ad = await openAd(browser, origin, 1)
  await page.goto(routes.reportJobPost(ad))
  await page.getByRole('checkbox', { name: '差別的な表現がある' }).check()
  await sendUntilTaken(page, received(page))
  const question = `質問 ${Date.now()}`
  const other = await (await browser.newContext({ baseURL: origin })).newPage()
  expect(await admin('ask-company', ad, '--text', question)).toContain('Done')
  const line = (of: Page) => of.locator('main li').filter({ hasText: question }).first()
  await enter(other, { ...viewer, email: 'recruiter@example.com' })
  await other.goto('/mypage?tab=reports')
  await enter(page, demo.company)
  await page.goto('/mypage?tab=reports')
  await line(other).getByRole('textbox').fill('先の回答')
  await line(page).getByRole('textbox').fill('後の回答')
  await line(other).getByRole('button', { name: '運営者に回答する' }).click()
  await expect(other.getByText('回答を送りました')).toBeVisible()
  await line(page).getByRole('button', { name: '運営者に回答する' }).click()
  await expect(page.getByRole('alert')).toContainText('ほかのメンバーが先に回答した')
  await expect(line(page)).toContainText('先の回答')
  await expect(line(page).getByLabel('送られなかった文章')).toHaveValue('後の回答')
  expect(await violationsOn(page)).toEqual([])
  await other.context().close()
})
