import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as siteTest } from './fixtures.ts'
import { demo, fillSignIn } from './setup/account.ts'
import { enrolPhone, newNumber } from './setup/phone.ts'
import { startSite } from './setup/server.ts'

/** A site of its own, with a tag manager, whose operator asks a second factor of companies and admins. */
const test = siteTest.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-configured-'))
      const site = await startSite(dataDir, path.resolve('test-results', 'configured-site.log'), {
        REQUIRE_SECOND_FACTOR: 'company,admin',
        TAG_MANAGER_ID: 'GTM-TEST123',
      })
      await use(site.origin)
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

// In one worker, so that one site is started.
test.describe.configure({ mode: 'default' })

/** Stands in for the tag server and counts what reaches it. */
const tagServer = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  await page.route(/googletagmanager\.com|google-analytics\.com/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' })
  })
  return asked
}
const ran = (page: Page) => page.waitForFunction(() => 'tagManagerRan' in window)
const banner = (page: Page) => page.getByRole('complementary', { name: 'アクセス解析への協力のお願い' })

const askOwnCompanies = async (page: Page, origin: string, idToken: string) => {
  const answer = await page.request.post('/graphql', {
    data: { query: '{ ownCompanies { role } }' },
    headers: { origin, authorization: `Bearer ${idToken}` },
  })
  return (await answer.json()) as {
    data?: { ownCompanies: { role: string }[] } | null
    errors?: { extensions: { code: string } }[]
  }
}

const idTokenOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/session')).json()).idToken

/** Like `enrol`, for people whom the first profile sends on at once, since they have a name. */
const enrolCompany = async (page: Page, number: string) => {
  await enrolPhone(page, number)
  const profile = page.waitForRequest('**/account/add-profile?**')
  await page.getByRole('link', { name: 'コードを保管したので次へ進む' }).click()
  await profile
}

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test.describe('with a tag manager', () => {
  test('nothing is sent before a choice, and refusing is as easy as agreeing', async ({ page }) => {
    const asked = await tagServer(page)
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const [refuse, agree] = await Promise.all(
      ['同意しない', '同意する'].map((name) =>
        banner(page).getByRole('button', { name, exact: true }).boundingBox(),
      ),
    )
    expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height])
    await banner(page).getByRole('button', { name: '同意しない' }).click()
    await expect(banner(page)).toBeHidden()
    await page.goto('/jobpost')
    await expect(page.getByRole('button', { name: '外部送信の設定' })).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect(asked).toEqual([])
  })

  test('agreeing loads the container under the CSP, on this page and the next; the choice can be taken back', async ({
    page,
  }) => {
    const asked = await tagServer(page)
    await page.goto('/')
    await banner(page).getByRole('button', { name: '同意する', exact: true }).click()
    await ran(page)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])
    await page.goto('/company')
    await ran(page)
    const before = asked.length
    await page.getByRole('button', { name: '外部送信の設定' }).click()
    await Promise.all([
      page.waitForEvent('load'),
      banner(page).getByRole('button', { name: '同意しない' }).click(),
    ])
    await expect(page.getByRole('button', { name: '外部送信の設定' })).toBeVisible()
    expect(asked).toHaveLength(before)
  })

  test('never where people sign in or write to us, even after agreeing', async ({ page }) => {
    const asked = await tagServer(page)
    await page.goto('/')
    await banner(page).getByRole('button', { name: '同意する', exact: true }).click()
    await ran(page)
    const before = asked.length
    for (const address of ['/login', '/account/new', '/contact']) {
      const answer = await page.goto(address)
      expect(answer?.headers()['content-security-policy']).not.toContain('googletagmanager')
      await expect(page.locator('[data-tag-manager]')).toHaveCount(0)
    }
    expect(asked).toHaveLength(before)
  })

  test('the privacy policy declares it', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: /Google タグマネージャー/ })).toBeVisible()
  })
})

test.describe('where a second factor is asked of companies', () => {
  test('a company member enrols a phone before anything else, and may replace but not remove it', async ({
    page,
    go,
    origin,
  }) => {
    const enrolment = '/login/sms?callbackUrl=%2Fmypage%3Ftab%3Dapplications'
    await go('/login?callbackUrl=%2Fmypage%3Ftab%3Dapplications')
    await fillSignIn(page, demo.company)
    await page.waitForURL(`**${enrolment}`)
    await expect(page.getByText('応募者の個人情報を守るため、2段階認証が必要です')).toBeVisible()
    await expect(page.getByRole('link', { name: 'あとで設定する' })).toHaveCount(0)
    const before = await idTokenOf(page)
    expect((await askOwnCompanies(page, origin, before)).errors?.[0]?.extensions.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    )
    await go('/company/jobpost?view=new')
    expect(addressOf(page)).toBe('/login/sms?callbackUrl=%2Fcompany%2Fjobpost%3Fview%3Dnew')
    await go('/config')
    await expect(page.getByText('設定が済むまで、マイページなどは開けません')).toBeVisible()
    await go('/contact')
    await expect(page.getByLabel('メールアドレス'), 'who can not enrol may ask why').toHaveValue(
      demo.company.email,
    )

    await go('/mypage?tab=applications')
    expect(addressOf(page)).toBe(enrolment)
    await enrolCompany(page, newNumber())
    await page.waitForURL('**/mypage?tab=applications')
    await expect(page.getByRole('heading', { name: 'マイページ' })).toBeVisible()
    expect((await askOwnCompanies(page, origin, before)).data ?? null, 'the token from before').toBeNull()
    expect((await askOwnCompanies(page, origin, await idTokenOf(page))).data?.ownCompanies).toEqual([
      { role: 'owner' },
      { role: 'recruiter' },
    ])

    await go('/config')
    await expect(page.getByText('2段階認証をやめることはできません')).toBeVisible()
    await expect(page.getByRole('link', { name: '2段階認証を解除する' })).toHaveCount(0)
    await go('/config/second-factor/remove')
    await expect(page.getByText('解除することはできません')).toBeVisible()
    await expect(page.getByRole('button', { name: '2段階認証を解除する' })).toHaveCount(0)
    await page.getByRole('link', { name: '電話番号を変更する' }).click()
    await page.waitForURL('**/config/second-factor/change')
    const number = newNumber()
    await enrolCompany(page, number)
    await page.waitForURL('**/config')
    await expect(page.getByText(`090-****-${number.slice(-4)}`)).toBeVisible()
  })

  test('a student is asked for nothing', async ({ page, go }) => {
    await go('/login?callbackUrl=%2Fmypage')
    await fillSignIn(page, demo.student)
    await page.waitForURL('**/mypage')
    await go('/login/sms')
    await expect(page.getByRole('link', { name: 'あとで設定する' })).toBeVisible()
  })
})
