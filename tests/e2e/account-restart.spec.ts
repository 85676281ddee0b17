import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { demo, fillSignIn, newAddress, waitForMailLink } from './setup/account.ts'
import { startSite, type RunningSite } from './setup/server.ts'

let dataDir = ''
test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-restart-'))
})
const running: RunningSite[] = []
test.afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

const begin = async (name: string): Promise<RunningSite> => {
  const site = await startSite(dataDir, path.resolve('test-results', `restart-${name}.log`))
  running.push(site)
  return site
}

test('a session survives a restart of the site and is renewed after it', async ({ page }) => {
  const before = await begin('before')
  await page.goto(`${before.origin}/login?callbackUrl=%2Fsignout`)
  await fillSignIn(page, demo.student)
  await page.waitForURL('**/signout')
  await before.stop()

  // Another port, the same host: browsers keep cookies by host alone.
  const after = await begin('after')
  await page.goto(`${after.origin}/signout`)
  await expect(page.getByText(demo.student.email)).toBeVisible()
  const session = await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    const answer = await fetch('/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data: {} }),
    })
    return (await answer.json()) as { user?: { email: string } }
  })
  expect(session.user?.email, 'the provider still knows the sign-in').toBe(demo.student.email)
})

test('the link of a mail from before opens after a restart of the site, and does what it says', async ({
  browser,
}) => {
  const before = await begin('mail-before')
  const reader = await browser.newPage({ baseURL: before.origin })
  const email = newAddress()
  await reader.goto('/search/save?prefecture=13')
  await reader.getByLabel('毎日').check()
  await reader.getByLabel('メールアドレス').fill(email)
  await reader.getByLabel('受け取ることに同意します').check()
  await reader.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(reader.getByRole('heading', { name: '確認のメールをお送りしました' })).toBeVisible()
  const { pathname } = new URL(await waitForMailLink(reader, email))
  await before.stop()

  const after = await begin('mail-after')
  const response = await reader.goto(`${after.origin}${pathname}`)
  expect(response?.status()).toBe(200)
  await reader.getByRole('button', { name: 'お知らせの受け取りを始める' }).click()
  await expect(reader.getByRole('status')).toContainText('確認が完了しました')
  await reader.getByRole('button', { name: 'お知らせを停止する' }).click()
  await expect(reader.getByRole('status')).toContainText('お知らせを停止しました')
  // One letter less is another token.
  expect((await reader.goto(`${after.origin}${pathname.slice(0, -1)}`))?.status()).toBe(404)
})
