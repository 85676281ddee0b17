import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { steadyList } from './setup/samples.ts'
import { makeStudent } from './setup/session.ts'

const cards = (page: Page) => page.locator('.job-card')
const total = async (page: Page): Promise<number> =>
  Number(
    /([\d,]+)件/
      .exec(await page.getByRole('region', { name: '検索結果' }).innerText())?.[1]
      ?.replace(',', ''),
  )
const idOf = async (page: Page, at: number): Promise<string> =>
  (await cards(page).nth(at).getByRole('heading').getByRole('link').getAttribute('href'))?.slice(
    '/jobpost/'.length,
  ) ?? ''

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a student hides an ad in a list, takes it back, hides it again, and shows it in the settings', async ({
    page,
    go,
  }) => {
    await makeStudent(page.context(), 'unverified')
    await go(steadyList)
    const before = await total(page)
    const [first, second] = [await idOf(page, 0), await idOf(page, 1)]
    const hide = cards(page)
      .first()
      .getByRole('button', { name: /^表示しない：/ })
    await hide.click()
    const undo = cards(page)
      .first()
      .getByRole('button', { name: /^もとに戻す：/ })
    await expect(undo).toBeFocused()
    await expect(cards(page).first()).toContainText('を表示しないようにしました。')
    expect(await violationsEverywhere(page)).toEqual([])
    await undo.click()
    await expect(hide).toBeFocused()
    await page.reload()
    expect(await idOf(page, 0)).toBe(first)

    await hide.click()
    await expect(undo).toBeFocused()
    await page.reload()
    expect(await idOf(page, 0)).toBe(second)
    expect(await total(page)).toBe(before - 1)

    await go(routes.jobPost(first))
    await expect(page.getByText('この求人は、あなたの一覧や検索に表示していません。')).toBeVisible()
    await go('/config')
    await page.getByRole('link', { name: '表示しない求人と企業を見る' }).click()
    const list = page.getByRole('region', { name: '求人（1件）' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    expect(await violationsEverywhere(page)).toEqual([])
    expect(htmlProblems(await page.content())).toEqual([])
    await list.getByRole('button', { name: /^もう一度表示する/ }).click()
    await expect(page.getByRole('status')).toHaveText('もう一度、一覧や検索に表示します。')
    await go(steadyList)
    expect(await idOf(page, 0)).toBe(first)
  })

  test('what was hidden on another device is gone from the first list that is opened', async ({
    page,
    go,
    browser,
    origin,
  }) => {
    await makeStudent(page.context(), 'unverified')
    await go(steadyList)
    const first = await idOf(page, 0)
    await cards(page)
      .first()
      .getByRole('button', { name: /^表示しない：/ })
      .click()
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^もとに戻す：/ }),
    ).toBeFocused()
    const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'own-lists')
    const other = await browser.newContext({ baseURL: origin, storageState: { cookies, origins: [] } })
    const there = await other.newPage()
    await there.goto(steadyList)
    await expect(there.locator(`a[href="${routes.jobPost(first)}"]`)).toHaveCount(0)
    await other.close()
  })
})

test('@plain a student hides a company, and its ads with it, takes it back', async ({
  page,
  go,
  samples,
}) => {
  await makeStudent(page.context(), 'unverified')
  await go(routes.company(samples.companyId))
  await page.getByRole('link', { name: 'この企業の求人を表示しない' }).click()
  await page.getByRole('button', { name: 'この企業の求人をすべて表示しない' }).click()
  await expect(page.getByRole('status')).toContainText(
    'この企業と、この企業の求人は、一覧や検索に表示しません。',
  )
  expect(htmlProblems(await page.content())).toEqual([])
  const hidden = page.locator(`a[href="${routes.company(samples.companyId)}"]`)
  await go('/company?hiring=only')
  await expect(hidden).toHaveCount(0)

  await go(routes.company(samples.companyId))
  await expect(page.getByText('この企業の求人は、あなたの一覧や検索に表示していません。')).toBeVisible()
  await page.getByRole('button', { name: 'もう一度表示する' }).click()
  await expect(page.getByRole('status')).toHaveText('もう一度、一覧や検索に表示します。')
  await go('/company?hiring=only')
  await expect(hidden).not.toHaveCount(0)
})

test('@plain a student hides an ad from its page and takes it back at once', async ({
  page,
  go,
  samples,
}) => {
  const { jobPostId: id } = samples
  await makeStudent(page.context(), 'unverified')
  await go(routes.jobPost(id))
  await page.getByRole('link', { name: 'この求人を表示しない' }).click()
  const hide = page.getByRole('button', { name: 'この求人を表示しない' })
  await hide.click()
  await expect(page.getByRole('status')).toContainText('この求人は、一覧や検索に表示しません。')
  await page.getByRole('button', { name: 'もとに戻す' }).click()
  await expect(page.getByRole('status')).toContainText('もう一度、一覧や検索に表示します。')
  const here = page.url()
  await go(steadyList)
  const card = cards(page).locator(`a[href="${routes.jobPost(id)}"]`)
  await expect(card).not.toHaveCount(0)
  await go(here)
  await hide.click()
  await expect(page.getByRole('status')).toContainText('この求人は、一覧や検索に表示しません。')
  await go(steadyList)
  await expect(card).toHaveCount(0)
})

test('@plain a guest is led to the sign-in, and a script shows them no such link', async ({
  page,
  go,
  samples,
  javaScriptEnabled,
}) => {
  await go(routes.jobPost(samples.jobPostId))
  const link = page.getByRole('link', { name: 'この求人を表示しない' })
  if (javaScriptEnabled) {
    await expect(link).toBeHidden()
    return
  }
  await link.click()
  await expect(page).toHaveURL(/\/login\?/)
})
