import type { Page } from '@playwright/test'
import { goodPassword } from './account.ts'

/** The form of a company that signs up, filled in and sent. */
export const fillCompany = async (page: Page, email: string, corporateNumber: string): Promise<void> => {
  await page.goto('/account/new?kind=company&callbackUrl=%2Fsignout')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.locator('input[name=password]').fill(goodPassword)
  const fields: Record<string, string> = {
    corporateNumber,
    legalName: '株式会社こころみ',
    kana: 'カブシキガイシャココロミ',
    displayName: 'こころみ',
    representative: '心見 一郎',
    postalCode: '100-0005',
    city: '千代田区',
    street: '丸の内1-1-1',
    contactTel: '03-1234-5678',
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`#account-${name}`).fill(value)
  await page.locator('#account-industryCode').selectOption('G')
  await page.locator('#account-prefectureCode').selectOption('13')
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
}

/** The company of the demo account that is signed in. */
export const demoCompany = async (page: Page): Promise<string> => {
  await page.goto('/mypage')
  const link = page.locator('a[href^="/company?id="]').first()
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  return address.searchParams.get('id') ?? ''
}

/** The open ads of a company that its page lists. */
export const openAds = async (page: Page, companyId: string): Promise<string[]> => {
  await page.goto(`/company/jobpost?company=${companyId}`)
  const hrefs = await page
    .locator('a[href^="/jobpost/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs.map((href) => href.split('/').at(-1)?.split('?')[0] ?? ''))]
}

/** One of them. */
export const openAd = async (page: Page, companyId: string): Promise<string> =>
  (await openAds(page, companyId))[0] ?? ''
