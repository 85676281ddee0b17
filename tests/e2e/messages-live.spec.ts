import type { Page } from '@playwright/test'
import { livePath } from '#contract/live.ts'
import { expect, test } from './fixtures.ts'
import { demo, signIn } from './setup/account.ts'
import { another } from './setup/come-in.ts'
import { demoCompany } from './setup/company.ts'
import { beginThread, come, connected, newTalker, openThread, send, talkThroughACut } from './setup/talk.ts'

test('two people talk: at once, with read marks, and through ten seconds without a network', async ({
  browser,
  origin,
}) => {
  const { student } = await newTalker(browser, origin)
  await talkThroughACut(browser, origin, student)
})

const streamsOf = (page: Page): (() => number) => {
  let count = 0
  page.context().on('request', (request) => {
    if (request.url().endsWith(livePath)) count += 1
  })
  return () => count
}

test('guests and public pages open no stream; two tabs of a person share one', async ({
  browser,
  origin,
}) => {
  const guest = await another(browser, origin)
  const ofGuest = streamsOf(guest)
  for (const address of ['/', '/jobpost', '/login']) await guest.goto(address)
  expect(ofGuest()).toBe(0)
  expect((await guest.request.get(livePath)).status()).toBe(401)
  const student = await come(browser, origin, demo.student)
  const ofStudent = streamsOf(student)
  for (const address of ['/', '/jobpost']) await student.goto(address)
  expect(ofStudent()).toBe(0)
  const stream = connected(student)
  await student.goto('/mypage')
  await stream
  const tab = await student.context().newPage()
  await tab.goto('/config', { waitUntil: 'load' })
  // Its script has run once it asked the tab that has the stream.
  await expect
    .poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0))
    .toBe(1)
  expect(ofStudent()).toBe(1)
  for (const page of [guest, student]) await page.context().close()
})

test('not-found is an empty state; signed out elsewhere the page leads to the sign-in and keeps what was typed', async ({
  browser,
  origin,
}) => {
  // A stream hears of the end of its sign-in within a minute.
  const { student, person } = await newTalker(browser, origin)
  const member = await come(browser, origin, demo.company)
  const thread = await beginThread(student, await demoCompany(member))
  await openThread(member, thread)
  await member.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { thread: null, threadMessages: null } } }),
  )
  await send(student, 'もう一つ質問があります。')
  await expect(member.getByText('このやりとりは、いまは表示できません。')).toBeVisible()
  await expect(member.locator('#compose')).toHaveCount(0)

  // Signed in for this alone, so that no other test loses its session.
  const alone = await another(browser, origin)
  await signIn(alone, person)
  await openThread(alone, thread)
  await alone.locator('#compose textarea').fill('書きかけの返事')
  await alone.waitForFunction(() => JSON.stringify(localStorage).includes('書きかけの返事'))
  const twin = await another(browser, origin)
  await twin.context().addCookies(await alone.context().cookies())
  await twin.goto('/signout')
  await twin.getByRole('button', { name: 'ログアウトする' }).click()
  await twin.waitForURL((url) => url.pathname !== '/signout')
  await alone.waitForURL(/\/login\?error=SessionRequired&callbackUrl=.*thread/)
  expect(await alone.evaluate(() => JSON.stringify(localStorage))).toContain('書きかけの返事')
  for (const page of [student, member, alone, twin]) await page.context().close()
})

test('what a session’s end held up stands once, and stays where nobody writes any more', async ({
  browser,
  origin,
}) => {
  const { student, person } = await newTalker(browser, origin)
  const member = await come(browser, origin, demo.company)
  const thread = await beginThread(student, await demoCompany(member))
  const alone = await another(browser, origin)
  await signIn(alone, person)
  // Without a stream it hears of the end by its own message alone.
  await alone.route(`**${livePath}`, (route) => route.abort())
  const address = `/mypage/message?thread=${thread}`
  await alone.goto(address)
  await alone.locator('#compose textarea').fill('途中で切れた文')
  await alone.waitForFunction(() => JSON.stringify(localStorage).includes('途中で切れた文'))
  const twin = await another(browser, origin)
  await twin.context().addCookies(await alone.context().cookies())
  await twin.goto('/signout')
  await twin.getByRole('button', { name: 'ログアウトする' }).click()
  await twin.waitForURL((url) => url.pathname !== '/signout')
  await alone.getByRole('button', { name: '送る', exact: true }).click()
  await alone.waitForURL(/\/login\?error=SessionRequired/)
  await signIn(alone, person)
  await alone.goto(address)
  const unsent = alone.locator('[data-outgoing]')
  await expect(unsent).toContainText('途中で切れた文')
  await expect(unsent.getByRole('button')).toHaveText(['もう一度送る', '書き直す'])
  await expect(alone.locator('#compose textarea')).toHaveValue('')

  await student.goto(address)
  await student.getByText('困ったことがあるとき').click()
  await student.getByLabel('その他').check()
  await student.getByRole('button', { name: 'やりとりを終了して報告する' }).click()
  await expect(student.getByRole('heading', { name: '相談できる窓口' })).toBeVisible()
  await alone.reload()
  await expect(unsent).toContainText('途中で切れた文')
  await expect(unsent.getByRole('button')).toHaveText(['文章をコピーする', '消す'])
  await unsent.getByRole('button', { name: '消す' }).click()
  await expect(unsent).toHaveCount(0)
  expect(await alone.evaluate(() => JSON.stringify(localStorage))).not.toContain('途中で切れた文')
  await student.getByRole('button', { name: 'やりとりを再開する' }).click()
  await expect(student.locator('#compose')).toBeVisible()
  for (const page of [student, member, alone, twin]) await page.context().close()
})
