import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { japaneseDay } from '#contract/format/time.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { enter } from './setup/kept-sign-in.ts'
import { makeStudent } from './setup/session.ts'

/** The one of the demo's applications that says this. */
const applicationWith = async (page: Page, text: string): Promise<string> => {
  const card = page.getByRole('article').filter({ hasText: text }).first()
  const href = await card.getByRole('heading', { level: 4 }).getByRole('link').getAttribute('href')
  if (href === null) throw new Error(`No application says ${text}`)
  return href
}

test('what needs the student comes first; an application tells its course and what was sent', async ({
  page,
  go,
}) => {
  await enter(page, demo.student)
  await go('/mypage')
  const needs = page.getByRole('region', { name: 'いま必要なこと' })
  await expect(needs.getByRole('listitem').first()).toContainText('内定の連絡が届いています')
  await expect(needs).toContainText('返信期限を過ぎています')
  await go(await applicationWith(page, '求人に変更あり'))
  await expect(page.getByRole('region', { name: '応募したあとに変わったところ' })).toContainText('募集人数')
  await expect(page.getByRole('region', { name: 'これまでの経過' })).toContainText('応募を送りました')
  await page.getByText('送ったときのプロフィール').click()
  await expect(page.getByText('みちしるべ大学（デモ）').first()).toBeVisible()
})

test('an application is taken back in two steps, with what is wrong beside the field', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('_action=applications.withdraw')
  await enter(page, demo.student)
  await go('/mypage?tab=applications&filter=open')
  const address = await applicationWith(page, '面接に進んでいます')
  await go(address)
  await page.getByRole('link', { name: '応募を取り下げる' }).click()
  await expect(page.getByRole('heading', { name: '応募を取り下げますか' })).toBeVisible()
  const reason = page.getByLabel('取り下げの理由')
  await reason.fill('あ'.repeat(1001))
  await page.getByRole('button', { name: '応募を取り下げる' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(reason).toHaveValue('あ'.repeat(1001))
  await reason.fill('授業と重なりました')
  await page.getByRole('button', { name: '応募を取り下げる' }).click()
  await expect(page.getByText('応募を取り下げました').first()).toBeVisible()
  await expect(page.getByText('授業と重なりました')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('step')).toBeNull()
  await expect(page.getByRole('link', { name: '応募を取り下げる' })).toHaveCount(0)
})

test('the calendar is read under its address until that is changed or ended', async ({ page, go }) => {
  await enter(page, demo.student)
  await go('/mypage?tab=calendar')
  const make = page.getByRole('button', { name: 'カレンダー用のアドレスをつくる' })
  const address = page.getByLabel('カレンダー用のアドレス', { exact: true })
  if (await make.isVisible()) await make.click()
  const first = await address.inputValue()
  const answer = await page.request.get(first)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers()['cache-control']).toContain('private')
  const events = new ICAL.Component(ICAL.parse(await answer.text()) as never).getAllSubcomponents('vevent')
  expect(events.length).toBeGreaterThan(3)

  await page.getByText('アドレスを変える・やめる').click()
  await page.getByRole('button', { name: '新しいアドレスに変える' }).click()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  expect((await page.request.get(second)).status()).toBe(200)

  await page.getByText('アドレスを変える・やめる').click()
  await page.getByRole('button', { name: 'カレンダー用のアドレスをやめる' }).click()
  await expect(make).toBeVisible()
  const gone = [first, second, first.replace(/[^/]+$/, `${'x'.repeat(43)}.ics`)]
  const answers = await Promise.all(gone.map((each) => page.request.get(each)))
  expect(answers.map((each) => each.status())).toEqual([404, 404, 404])
  expect(new Set(await Promise.all(answers.map((each) => each.text()))).size).toBe(1)
})

test('suggestions say why, and the calendar turns its pages', async ({ page, go }) => {
  await enter(page, demo.student)
  await go('/mypage?tab=recommended')
  await expect(page.getByRole('list', { name: 'おすすめの理由' }).first()).toContainText('希望の')
  await expect(page.getByRole('region', { name: 'おすすめの決まり方' })).toContainText('4点')
  const [year = 0, month = 0] = japaneseDay(new Date().toISOString()).split('-').map(Number)
  const after = month === 12 ? `${year + 1}年1月` : `${year}年${month + 1}月`
  await go(`/mypage?tab=calendar&month=${year}-${String(month).padStart(2, '0')}`)
  await expect(page.getByRole('heading', { name: `${year}年${month}月の予定` })).toBeVisible()
  await page.getByRole('link', { name: after }).click()
  await expect(page.getByRole('heading', { name: `${after}の予定` })).toBeVisible()
})

test('a new student is told what to do on each part; what is somebody else’s is not there', async ({
  page,
  go,
  browser,
  origin,
}) => {
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'ja-JP' })
  const other = await elsewhere.newPage()
  await enter(other, demo.student)
  await other.goto('/mypage')
  const somebodyElses = await applicationWith(other, '内定の連絡が届いています')
  await elsewhere.close()
  await makeStudent(page.context(), 'verified')
  await go('/mypage')
  await expect(page.getByText('お名前が登録されていません')).toBeVisible()
  await expect(page.getByText('応募はまだありません。')).toBeVisible()
  await go('/mypage?tab=recommended')
  await expect(page.getByRole('link', { name: '希望する仕事を書く' })).toBeVisible()
  await go('/mypage?tab=calendar')
  await expect(page.getByText('この月の予定はありません。')).toBeVisible()
  await go(somebodyElses, 404)
})

test('the header says the name from the first paint, takes no more room than it has, and nothing moves', async ({
  page,
}) => {
  await enter(page, demo.student)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mypage')
  const name = page.locator('.own-name')
  expect(await (await page.request.get('/mypage')).text()).toMatch(/class="own-name"[^>]*>[^<]+ さん</)
  await expect(name).toHaveText(/ さん$/)
  await expect(name).toBeVisible()
  await expect(name).toHaveCSS('text-overflow', 'ellipsis')
  await page.waitForLoadState('load')
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // With no entry the observer is never called: it would have been before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))))
      }),
  )
  expect(moved).toBeLessThan(0.0005)
})

test('a page that is the same for everyone holds the place of the unread number', async ({ page }) => {
  await enter(page, demo.student)
  const asked = Promise.withResolvers<void>()
  await page.route('**/notifications.json', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/jobpost')
  const unread = page.locator('[data-unread]')
  await expect(unread).toBeHidden()
  // What stands at the end stays anyway.
  const beside = page.locator('.people > [href="/mypage?tab=bookmarks"]')
  const before = await beside.boundingBox()
  expect(before?.width).toBeGreaterThan(0)
  asked.resolve()
  await expect(unread).toBeVisible()
  expect(await beside.boundingBox()).toEqual(before)
})

test('a page that was left open sends nothing of its person as another who signed in meanwhile', async ({
  page,
  go,
}) => {
  const familyName = page.getByRole('textbox', { name: /^姓/u })
  await enter(page, demo.secondStudent)
  await go('/mypage/profile/edit?section=names')
  const own = await familyName.inputValue()
  await enter(page, demo.student)
  await go('/mypage/profile/edit?section=names')
  expect(await familyName.inputValue()).not.toBe(own)
  // The other signs in beside it. The tab notices it at once or when the button is pressed.
  await enter(page, demo.secondStudent, 'kept')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.locator('.people')).toContainText(own)
  const afresh = await page.context().newPage()
  await afresh.goto('/mypage/profile/edit?section=names')
  await expect(afresh.getByRole('textbox', { name: /^姓/u })).toHaveValue(own)
})
