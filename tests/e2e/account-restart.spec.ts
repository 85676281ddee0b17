import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { demo, fillSignIn } from './setup/account.ts'
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

test('a session survives a restart of the site and is renewed after it', async ({ page }) => {
  test.setTimeout(180_000)
  const begin = async (name: string) => {
    const site = await startSite(dataDir, path.resolve('test-results', `restart-${name}.log`))
    running.push(site)
    return site
  }
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
