import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectMail, signIn } from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { makeStudent, verifyBeside } from './setup/session.ts'
import { bringStudent } from './setup/applicant.ts'

test.use({ viewport: { width: 390, height: 844 } })
/** An open job for graduates that asks something. */
const askingAd = async (page: Page): Promise<{ id: string; questions: string[] }> => {
  const answer = await page.request.post('/graphql', {
    data: {
      query: '{ jobPosts(first: 50, filter: { kind: [new_grad] }) { edges { node { id questions } } } }',
    },
  })
  const { data } = (await answer.json()) as {
    data: { jobPosts: { edges: { node: { id: string; questions: string[] } }[] } }
  }
  const found = data.jobPosts.edges.find(({ node }) => node.questions.length > 0)
  if (found === undefined) throw new Error('No ad asks anything')
  return found.node
}

const expectGood = async (page: Page, what: string): Promise<void> => {
  expect(await violationsEverywhere(page), what).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(htmlProblems(await page.content()), what).toEqual([])
}

const answerAll = async (page: Page, { questions }: { questions: string[] }) => {
  for (const [place] of questions.entries())
    await page.locator(`#answer${place}`).fill(`答え${place + 1}です。`)
}
const next = (page: Page) => page.getByRole('button', { name: '内容を確かめる' })
const send = (page: Page) => page.getByRole('button', { name: 'この内容で応募する' })

test('written, looked at, sent, withdrawn, and sent once more @plain', async ({
  page,
  origin,
  expectFailure,
}) => {
  expectFailure('view=apply')
  const person = await bringStudent(page, origin, { familyName: '山田', familyNameKana: 'ヤマダ' })
  const ad = await askingAd(page)
  await page.goto(`/jobpost/${ad.id}`)
  await page.getByRole('link', { name: '応募する' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募する')

  // Nothing is sent that lacks an answer; what was typed stays.
  await page.locator('#message').fill('御社で働きたいです。\n<b>太字ではありません。</b>')
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('を入力してください')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('#message')).toHaveValue('御社で働きたいです。\n<b>太字ではありません。</b>')
  await answerAll(page, ad)
  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await expect(page.getByRole('status').first()).toContainText('下書きを保存しました')
  await expect(page.locator('#answer0')).toHaveValue('答え1です。')
  await next(page).click()
  await page.waitForURL('**step=confirm**')
  // What leads on says no more than the page it leads to.
  await expect(page.getByText('下書きを保存しました')).toHaveCount(0)
  for (const text of ['答え1です。', '<b>太字ではありません。</b>', '山田 花子', person.email])
    await expect(page.getByRole('main')).toContainText(text)

  await send(page).click()
  await expect(page.getByRole('main')).toContainText('提供への同意を確認し、チェックを入れてください。')
  await page.getByRole('checkbox', { name: /に提供することに同意します/ }).check()
  await send(page).click()
  await page.waitForURL('**done=sent**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募しました')
  await expect(page.getByRole('main')).toContainText('企業が返信する予定')
  await expectMail(page, person.email, '応募を受け付けました')

  // What was wrong with the first press is over, also for who goes back to it.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募の状況')
  await expect(page.getByText('入力内容に誤りがあります')).toHaveCount(0)
  await expect(page.locator('#reason')).toBeHidden()

  await page.goto(`/jobpost/${ad.id}?view=apply`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募の状況')
  await page.getByText('応募を取り下げる', { exact: true }).first().click()
  await page.locator('#reason').fill('都合が変わりました。')
  await page.getByRole('button', { name: '応募を取り下げる' }).click()
  await page.waitForURL('**done=withdrawn**')
  await expect(page.getByRole('status').first()).toContainText('応募を取り下げ、企業に知らせました')

  await page.getByRole('link', { name: 'もう一度応募する' }).click()
  await expect(page.getByRole('main')).toContainText('応募できるのは、あと1回です')
  // What one company was told is not sent to another unasked.
  await expect(page.locator('#message')).toHaveValue('')
  await page.locator('#message').fill('今回はこう書きます。')
  await page.getByRole('button', { name: '前回の文章を使う' }).click()
  await expect(page.getByRole('main').getByText('前回の文章を、書いた文章の下に入れました。')).toBeVisible()
  await expect(page.locator('#message')).toHaveValue(
    '今回はこう書きます。\n\n御社で働きたいです。\n<b>太字ではありません。</b>',
  )
  await expect(page.getByText('この端末から戻しました')).toHaveCount(0)
  await answerAll(page, ad)
  await next(page).click()
  await page.getByRole('checkbox', { name: /に提供することに同意します/ }).check()
  await send(page).click()
  await page.waitForURL('**done=sent**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募しました')
})

test('each of its states is good to look at and to hear', async ({ page, origin, expectFailure }) => {
  expectFailure('view=apply')
  await bringStudent(page, origin, { familyName: '山田', familyNameKana: 'ヤマダ' })
  const ad = await askingAd(page)
  const here = `/jobpost/${ad.id}?view=apply`
  await page.goto(here)
  await expectGood(page, 'writing')
  await next(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectGood(page, 'something is missing')
  await answerAll(page, ad)
  await next(page).click()
  await page.waitForURL('**step=confirm**')
  await expectGood(page, 'confirming')
  await page.getByRole('checkbox', { name: /に提供することに同意します/ }).check()
  await send(page).click()
  await page.waitForURL('**done=sent**')
  await expectGood(page, 'sent')
})

test('what is typed is saved by itself, and survives a lost session', async ({
  page,
  context,
  origin,
  expectFailure,
}) => {
  expectFailure('view=apply')
  expectFailure('saveDraft')
  const person = await bringStudent(page, origin, { familyName: '山田', familyNameKana: 'ヤマダ' })
  const ad = await askingAd(page)
  const here = `/jobpost/${ad.id}?view=apply`
  await page.goto(here)
  await page.locator('#message').fill('途中まで書きました。')
  await expect(page.locator('[data-draft-state]')).toHaveText('下書きを保存しました。')
  // What is too long is neither cut nor said to be saved.
  await page.locator('#message').fill('あ'.repeat(2100))
  await expect(page.getByRole('main').getByText('2,000文字までです。100文字多い')).toBeVisible()
  await expect(page.locator('[data-draft-state]')).toContainText('保存できませんでした')
  await expect(page.locator('#message')).toHaveValue('あ'.repeat(2100))
  await page.locator('#message').fill('途中まで書きました。')
  await expect(page.locator('[data-draft-state]')).toHaveText('下書きを保存しました。')
  await page.reload()
  await expect(page.locator('#message')).toHaveValue('途中まで書きました。')
  // An address that only says so has saved nothing, and makes the device forget nothing.
  await page.goto(`${here}&done=saved`)
  await expect(page).toHaveURL(here)
  await expect(page.getByText('下書きを保存しました。まだ企業には')).toHaveCount(0)
  // The page of the ad is the same for everyone; the device says what they did already.
  const beside = await context.newPage()
  await beside.goto(`/jobpost/${ad.id}`)
  await expect(beside.getByRole('link', { name: '応募の続きを書く' }).first()).toBeVisible()
  await expect(beside.getByRole('link', { name: '応募する', exact: true })).toHaveCount(0)
  await beside.close()

  const cookies = await context.cookies()
  // An answer that is under way would bring the session back.
  await page.waitForLoadState('networkidle')
  await context.clearCookies({ name: 'session' })
  await page.locator('#message').fill('続きを書きました。')
  await expect(page.locator('[data-draft-state]')).toContainText('この端末に残っています')
  await next(page).click()
  await page.waitForURL('**/login?**')
  expect(cookies.length).toBeGreaterThan(0)
  await signIn(page, person, here)
  await expect(page.locator('#message')).toHaveValue('続きを書きました。')
  await expect(page.locator('[data-draft-state]')).toHaveText('下書きを保存しました。')
})

test('people who are not ready are led through what is missing, and back', async ({ page, go }) => {
  const ad = await askingAd(page)
  const here = `/jobpost/${ad.id}?view=apply`
  await go(here)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(here)
  const person = await makeStudent(page.context(), 'unverified')
  await go(here)
  expect(new URL(page.url()).pathname).toBe('/login/mail-not-verify')
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(here)
  await verifyBeside(page.context(), person.email)
  await go(here)
  await answerAll(page, ad)
  await next(page).click()
  await page.waitForURL('**/account/add-profile?**')
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(`${here}&step=confirm`)
})

test('where the page lies is no address', async ({ page, origin, go, expectFailure }) => {
  expectFailure('/apply')
  await bringStudent(page, origin, { familyName: '山田', familyNameKana: 'ヤマダ' })
  const ad = await askingAd(page)
  await go(`/jobpost/${ad.id}/apply?view=apply`, 404)
  await go(`/jobpost/${ad.id}/apply`, 404)
  await go('/jobpost/0198a2f0-0000-7000-8000-000000000000?view=apply', 404)
})
