import { companyCalendarAddress } from '#contract/company-calendar.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { demoCompany } from './setup/company.ts'
import { enter } from './setup/kept-sign-in.ts'

test('a member reads the calendar of the company in another program, until they end it', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('/calendar/')
  await enter(page, demo.recruiter)
  const companyId = await demoCompany(page)
  await go(companyCalendarAddress(companyId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('カレンダー')
  await page.getByRole('link', { name: '自分の予定' }).click()
  await page.waitForURL('**scope=own**')
  await page.getByRole('radio', { name: '会社のすべて' }).check()
  await page.getByRole('button', { name: 'カレンダー用のアドレスをつくる' }).click()
  const address = await page.getByLabel('カレンダー用のアドレス').inputValue()

  const read = async () => page.request.get(new URL(address).pathname)
  const feed = await read()
  expect([feed.status(), feed.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('BEGIN:VCALENDAR')

  await page.getByText('アドレスを変える・やめる').click()
  await page.getByRole('button', { name: 'カレンダー用のアドレスをやめる' }).click()
  await expect(page.getByRole('button', { name: 'カレンダー用のアドレスをつくる' })).toBeVisible()
  expect((await read()).status()).toBe(404)
})
