import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { applyTo, bringStudent, newFamilyName } from './setup/applicant.ts'
import { another } from './setup/come-in.ts'
import { demoCompany, openAd } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'
import { ownMark } from './setup/person-mark.ts'

test('what happens on one side arrives on the other’s page, and is read there @plain', async ({
  page,
  browser,
  origin,
  javaScriptEnabled,
}) => {
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  const adId = await openAd(page, companyId)
  const student = await another(browser, origin, javaScriptEnabled)
  // The way to an account needs a browser with scripts.
  const way = await another(browser, origin)
  const familyName = newFamilyName('知念')
  await bringStudent(way, origin, { familyName, familyNameKana: 'チネン' })
  await student.context().addCookies(await way.context().cookies())
  await student.goto(routes.notifications())
  await expect(student.getByRole('main')).toContainText('お知らせはまだありません')
  await expectGood(student, 'nothing told yet')
  await applyTo(student, adId)

  await page.goto(routes.notifications('application_received'))
  const unread = page.getByRole('region', { name: '未読' })
  const line = unread.getByRole('listitem').filter({ hasText: `${familyName} 花子さん` })
  await expect(line).toContainText('新しい応募')
  await expectGood(page, 'what a company was told')
  // To look changes nothing; the press marks it and leads there.
  await page.reload()
  await line
    .getByRole('button', { name: /応募がありました/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${familyName} 花子 さん`)
  const told = page.waitForEvent('load')
  await page.getByRole('button', { name: '確認したことを伝える' }).click()
  await told
  await page.goto(routes.notifications('application_received'))
  await expect(line).toHaveCount(0)
  const seen = page
    .getByRole('region', { name: '既読' })
    .getByRole('link', { name: new RegExp(`${familyName} 花子さん`) })
  await expect(seen.first()).toBeVisible()

  await student.goto(routes.mypage())
  await expect(student.locator('[data-unread]')).toHaveText('1')
  await student.goto(routes.notifications())
  const viewed = student.getByRole('region', { name: '未読' }).getByRole('listitem')
  await expect(viewed).toContainText('応募の内容を確認しました')
  await viewed.getByRole('button', { name: /^既読にする/ }).click()
  await expect(student.getByRole('region', { name: '未読' })).toHaveCount(0)
  await expect(student.getByRole('region', { name: '既読' })).toContainText('応募の内容を確認しました')
  await expect(student.locator('[data-unread]')).toBeHidden()
})

test('the number in the header follows, without a reload, what comes and what is read in another tab', async ({
  page,
  browser,
  origin,
}) => {
  await enter(page, demo.company)
  const adId = await openAd(page, await demoCompany(page))
  const student = await another(browser, origin)
  const familyName = newFamilyName('真栄田')
  await bringStudent(student, origin, { familyName, familyNameKana: 'マエダ' })
  await applyTo(student, adId)
  await student.goto(routes.mypage())
  const number = student.locator('[data-unread]')
  await expect(number).toBeHidden()
  await student.evaluate(() => {
    document.documentElement.dataset['same'] = 'page'
  })

  await page.goto(routes.notifications('application_received'))
  await page
    .getByRole('region', { name: '未読' })
    .getByRole('listitem')
    .filter({ hasText: `${familyName} 花子さん` })
    .getByRole('button', { name: /応募がありました/ })
    .first()
    .click()
  await page.getByRole('button', { name: '確認したことを伝える' }).click()
  await expect(number).toHaveText('1')

  const tab = await student.context().newPage()
  await tab.goto(routes.notifications())
  const unread = tab.getByRole('region', { name: '未読' })
  await unread.getByRole('button', { name: /^既読にする/ }).click()
  await expect(unread).toHaveCount(0)
  await expect(number).toBeHidden()
  await expect(student.locator('html')).toHaveAttribute('data-same', 'page')
})

test('all of a kind, then everything, is marked at once; what is another’s is not there', async ({
  page,
  browser,
  origin,
  go,
  expectFailure,
}) => {
  expectFailure('_action=notifications')
  await enter(page, demo.student)
  const response = await go(routes.notifications())
  expect(htmlProblems(await response.text())).toEqual([])
  await expectGood(page, 'the notifications of a student')
  const count = page.locator('[data-unread]')
  const id = await page.locator('input[name=id]').first().getAttribute('value')
  await expect(count).toBeVisible()

  const other = await another(browser, origin)
  await enter(other, demo.company)
  const refused = await other.context().request.post(`/notification?_action=notifications.markRead`, {
    headers: { origin },
    form: { id: id ?? '', go: 'stay', ...(await ownMark(other.context())) },
  })
  expect(refused.status()).toBe(404)
  expect(await refused.text()).toContain('お知らせ')
  const broken = await other.context().request.post(`/notification?_action=notifications.markRead`, {
    headers: { origin },
    form: { id: 'x', go: 'elsewhere', ...(await ownMark(other.context())) },
  })
  expect(broken.status()).toBe(400)

  await go(routes.notifications('security'))
  await expect(page.getByText('アカウントの削除があったときにお知らせします。')).toBeVisible()
  await go(routes.notifications('application_answered'))
  await page.getByRole('button', { name: 'この種類をすべて既読にする' }).click()
  await expect(page).toHaveURL(/kind=application_answered$/)
  await expect(page.getByRole('region', { name: '未読' })).toHaveCount(0)
  await go(routes.notifications())
  await page.getByRole('button', { name: 'すべて既読にする' }).click()
  await expect(page.getByRole('region', { name: '未読' })).toHaveCount(0)
  await expect(count).toBeHidden()
})

test('pages for everyone ask once a view, and never for guests', async ({ page, go }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/notifications.json')) asked.push(request.url())
  })
  await go(routes.jobPosts)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await enter(page, demo.company)
  const answer = page.waitForResponse((each) => each.url().endsWith('/notifications.json'))
  await go(routes.jobPosts)
  const told = await answer
  expect(told.headers()['cache-control']).toContain('no-store')
  const unread: unknown = await told.json()
  expect(unread).toMatch(/^[1-9]/)
  const link = page.getByRole('link', { name: /^お知らせ/ }).first()
  await expect(link).toHaveAccessibleName(`お知らせ ${String(unread)} 件の未読`)
  expect(asked).toHaveLength(1)
})
