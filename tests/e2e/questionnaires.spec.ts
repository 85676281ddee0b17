import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { questionnaireOutlines, type Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo, signIn } from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'
import { makeStudent } from './setup/session.ts'

const phone = { width: 390, height: 844 }

const agree = async (page: Page, questionnaire: Questionnaire) => {
  await page.goto(routes.questionnaire(questionnaire))
  await page.getByLabel('同意します').check()
  await page.getByRole('button', { name: '同意して進む' }).click()
  await expect(page.getByRole('button', { name: 'はじめる' })).toBeVisible()
}
const begin = async (page: Page, questionnaire: Questionnaire) => {
  await agree(page, questionnaire)
  await page.getByRole('button', { name: 'はじめる' }).click()
  await expect(page.getByText('ページ中1ページ目')).toBeVisible()
}
/** The answers hear keys and presses: an island that was only started may still drop them. */
const alive = async (page: Page) => {
  await expect(page.locator('.questionnaire[data-alive]')).toBeVisible()
  // Keys answer the question that has the focus, and no other.
  await page.getByRole('radio').first().focus()
}
const aloud = (page: Page) => page.locator('[aria-live=polite]')
const answered = (page: Page, items: number, count: number) =>
  expect(page.getByText(`${items}問中${count}問に答えました`)).toBeVisible()

test('the whole personality questionnaire by the keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await makeStudent(page.context(), 'unverified')
  await page.goto(routes.questionnaire('personality'))
  await page.getByLabel('同意します').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'はじめる' })).toBeVisible()
  await page.getByRole('button', { name: 'はじめる' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('24ページ中1ページ目')).toBeVisible()
  await expect(page.locator('.questionnaire[data-alive]')).toBeVisible()
  await page.keyboard.press('3')
  await alive(page)
  const keys = page.getByLabel('選んでいる質問に、キーボードの1〜5で答える')
  await keys.uncheck()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('3')
  await answered(page, questionnaireOutlines.personality.items, 0)
  await keys.check()
  await page.getByRole('radio').first().focus()
  const { items, pageSize } = questionnaireOutlines.personality
  for (let place = 0; place < items; place += 1) {
    await page.keyboard.press(String(1 + (place % 5)))
    if (place === 0) await expect(aloud(page)).toHaveText(/^1問目は「.+」にしました。$/)
    if (place === 57) await answered(page, items, 58)
    const isLast = place % pageSize === pageSize - 1 || place === items - 1
    if (!isLast) continue
    await expect(page.getByRole('button', { name: '次へ' })).toBeFocused()
    await page.keyboard.press('Enter')
    if (place === 59) await expect(page.getByText('ちょうど半分まで来ました')).toBeVisible()
    if (place === 9) await expect(aloud(page)).toHaveText('24ページ中3ページ目です。')
    if (place < items - 1)
      await expect(page).toHaveTitle(new RegExp(`^24ページ中${(place + 1) / pageSize + 1}ページ目：`))
  }
  await expect(page.getByText('すべての質問に答えました。')).toBeVisible()
  await expect(page).toHaveTitle(/^最後の確認：/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/analytics/personality/complete?id=*')
  await expect(page.getByRole('heading', { name: '全体の様子' })).toBeVisible()
  await expect(page.locator('svg.chart').first()).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('the whole temperament questionnaire, with targets for a thumb', async ({ page }) => {
    await makeStudent(page.context(), 'unverified')
    await begin(page, 'temperament')
    await alive(page)
    const items = questionnaireItems('temperament')
    const { pageSize } = questionnaireOutlines.temperament
    for (const [place, { id }] of items.entries()) {
      const target = page.locator(`label:has(input[name=${id}][value="${1 + (place % 5)}"])`)
      if (place < pageSize) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await target.tap()
      if (place % pageSize === pageSize - 1) await page.getByRole('button', { name: '次へ' }).tap()
    }
    await page.getByRole('button', { name: '結果を見る' }).tap()
    await page.waitForURL('**/analytics/temperament/complete?id=*')
    await expect(page.getByRole('heading', { name: 'ひとつずつ読む' })).toBeVisible()
  })
})

test('a lost network and a closed page lose no answer, and another device goes on', async ({
  page,
  context,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('/_actions/analytics.saveAnswers')
  const who = await makeStudent(page.context(), 'verified')
  await begin(page, 'temperament')
  await alive(page)
  await page.keyboard.press('5')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('answers')
  // The first answer is on the account; the next two find no network.
  await context.route('**/_actions/analytics.saveAnswers', (route) => route.abort('internetdisconnected'))
  await page.keyboard.press('4')
  await page.keyboard.press('3')
  await expect(page.getByRole('main').getByText('通信できないため')).toBeVisible()
  await page.close()
  await context.unroute('**/_actions/analytics.saveAnswers')

  const again = await context.newPage()
  await again.goto(routes.questionnairePage('temperament', 1))
  await answered(again, 80, 3)
  await expect.poll(() => again.evaluate(() => JSON.stringify(localStorage))).not.toContain('answers')

  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const other = await elsewhere.newPage()
  await signIn(other, who)
  await other.goto(routes.questionnaire('temperament'))
  await answered(other, 80, 3)
  const chosen = questionnaireItems('temperament').slice(0, 3)
  for (const [place, { id }] of chosen.entries())
    await expect(other.locator(`input[name=${id}]:checked`)).toHaveValue(String(5 - place))
  await elsewhere.close()
})

test('answers that wait on a device go with the sign-out', async ({ page, context, expectFailure }) => {
  expectFailure('/_actions/analytics.saveAnswers')
  await makeStudent(page.context(), 'unverified')
  await begin(page, 'temperament')
  await alive(page)
  await context.route('**/_actions/analytics.saveAnswers', (route) => route.abort('internetdisconnected'))
  await page.keyboard.press('5')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('answers')
  await page.goto('/signout')
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await page.waitForURL((url) => url.pathname !== '/signout')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('answers')
})

test('overview and results hold for everybody, without a script of their own', async ({ page, go }) => {
  await enter(page, demo.student)
  for (const path of [
    routes.analytics,
    routes.questionnaire('personality'),
    routes.questionnaireResult('personality'),
    `${routes.questionnaireResult('personality')}?sex=female&age=under21`,
    routes.questionnaireResult('temperament'),
  ]) {
    const response = await go(path)
    expect(htmlProblems(await response.text()), path).toEqual([])
    expect(response.headers()['cache-control'], path).toContain('no-store')
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    expect(await violationsEverywhere(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  // Charts and words come with the page.
  await expect(page.locator('astro-island')).toHaveCount(0)
})

test('a questionnaire on its way holds for everybody, and its scripts are light', async ({ page, go }) => {
  await enter(page, demo.secondStudent)
  for (const path of [routes.questionnaire('personality'), routes.questionnairePage('personality', 25)]) {
    const response = await go(path)
    expect(htmlProblems(await response.text()), path).toEqual([])
    expect(await violationsEverywhere(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  )
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(90 * 1024)
})

/** Bytes with gzip of a page itself and of all scripts that it loads. */
const weightOf = async (page: Page, path: string) => {
  await page.goto(path)
  // Islands that were started have loaded their scripts.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const addresses = await page.evaluate(() => [
    location.href,
    ...performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  ])
  const [html = 0, ...scripts] = await Promise.all(
    addresses.map(async (address) => gzipSync(await (await page.request.get(address)).body()).length),
  )
  return { html, scripts: scripts.reduce((sum, bytes) => sum + bytes, 0) }
}

test('all 196 items weigh at most 60 KB more than a page with a small island', async ({ page }) => {
  await makeStudent(page.context(), 'verified')
  await begin(page, 'personality')
  await page.goto(routes.questionnaire('temperament'))
  await page.getByRole('button', { name: 'はじめる' }).click()
  await expect(page.getByText('ページ中1ページ目')).toBeVisible()
  const base = await weightOf(page, '/mypage/files')
  await expect(page.locator('astro-island')).toHaveCount(1)
  const [first, second] = [
    await weightOf(page, routes.questionnairePage('personality', 1)),
    await weightOf(page, routes.questionnairePage('temperament', 1)),
  ]
  // Both load the same scripts.
  const scripts = Math.max(first.scripts, second.scripts) - base.scripts
  const over = first.html + second.html - 2 * base.html + scripts
  test.info().annotations.push({ type: 'bytes', description: String(over) })
  // All of them carry the framework of islands.
  expect(Math.min(base.scripts, first.scripts, second.scripts)).toBeGreaterThan(50 * 1024)
  expect(over).toBeLessThanOrEqual(60 * 1024)
})

test('a result is taken along, deleted and withdrawn from; others get none of it', async ({
  page,
  go,
  origin,
}) => {
  await makeStudent(page.context(), 'unverified')
  await begin(page, 'temperament')
  const run = await page.locator('input[name=run]').getAttribute('value')
  const at = Date.now()
  const answers = questionnaireItems('temperament').map(({ id }, place) => ({
    item: id,
    value: 1 + (place % 5),
    at,
    milliseconds: 2000,
  }))
  const saved = await page.request.post('/_actions/analytics.saveAnswers', {
    data: { questionnaire: 'temperament', run, sentAt: at, answers },
    headers: { origin },
  })
  expect(saved.status()).toBe(200)
  await go(routes.questionnairePage('temperament', 17))
  await page.getByRole('button', { name: '結果を見る' }).click()
  await page.waitForURL('**/complete?id=*')
  const result = page.url()
  for (const [name, type] of [
    ['図（PNG）', 'image/png'],
    ['結果（PDF）', 'application/pdf'],
    ['答えと得点（CSV）', 'text/csv; charset=utf-8'],
    ['答えと得点（JSON）', 'application/json; charset=utf-8'],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    const file = await page.request.get(href ?? '')
    expect([name, file.status(), file.headers()['content-type']]).toEqual([name, 200, type])
    expect(file.headers()['cache-control']).toBe('private, no-store')
    if (type === 'application/pdf') expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  const href = await page.getByRole('link', { name: '図（PNG）' }).getAttribute('href')
  await enter(page, demo.student)
  await go(new URL(result).pathname + new URL(result).search, 404)
  expect((await page.request.get(href ?? '')).status()).toBe(404)
  await enter(page, demo.company)
  await go(routes.analytics, 403)
  expect((await page.request.get(href ?? '')).status()).toBe(403)
})

test('consent and everything with it is taken back', async ({ page, go }) => {
  await makeStudent(page.context(), 'unverified')
  await begin(page, 'personality')
  await go(routes.analytics)
  await page.getByLabel('答えと結果も、すべて消す').check()
  await page.getByRole('button', { name: '同意を取り消す' }).click()
  await expect(page.getByText('同意を取り消しました。')).toBeVisible()
  await go(routes.questionnaire('personality'))
  await expect(page.getByLabel('同意します')).toBeVisible()
})

test('a questionnaire works as plain forms @plain', async ({
  page,
  browser,
  origin,
  expectFailure,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled, 'with a script the island answers')
  expectFailure('/analytics/temperament')
  // Signing in needs a script.
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: true, locale: 'ja-JP' })
  await enter(await context.newPage(), demo.secondStudent)
  await page.context().addCookies(await context.cookies())
  await context.close()
  await page.goto(routes.questionnaire('temperament'))
  await page.getByRole('button', { name: 'はじめる' }).click()
  await page.waitForURL('**/analytics/temperament')
  for (const place of [0, 1]) {
    const { id = '' } = questionnaireItems('temperament')[place] ?? {}
    await page.locator(`input[name=${id}][value="4"]`).check()
  }
  await page.getByRole('button', { name: '次へ' }).click()
  await page.waitForURL('**/analytics/temperament?page=2')
  await answered(page, 80, 2)
  await page.getByRole('button', { name: '前へ' }).click()
  await page.waitForURL('**/analytics/temperament?page=1')
  await expect(page.locator('input[type=radio]:checked')).toHaveCount(2)
  // No script, no switch for the digits.
  await expect(page.locator('.key-switch')).toBeHidden()
  await page.goto(routes.questionnairePage('temperament', 17))
  await page.getByRole('button', { name: '結果を見る' }).click()
  await expect(page.getByRole('alert')).toContainText('半分以上の質問')
})
