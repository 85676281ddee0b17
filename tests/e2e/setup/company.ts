import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { corporateNumber } from '#contract/corporate-number.ts'
import { goodPassword } from './account.ts'

/** A corporate number that no company has yet. */
export const newCorporateNumber = (): string =>
  corporateNumber(`${randomInt(100_000, 1_000_000)}${randomInt(100_000, 1_000_000)}`)

/** The form of a company that signs up, filled in and sent. */
export const fillCompany = async (page: Page, email: string, corporateNumber: string): Promise<void> => {
  await page.goto('/account/new?kind=company&callbackUrl=%2Fsignout')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.locator('input[name=password]').fill(goodPassword)
  const fields: Record<string, string> = {
    corporateNumber,
    // Whose name has a legal form in it has a number.
    legalName: corporateNumber === '' ? '心見 一郎' : '株式会社こころみ',
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

const openAdsQuery = `query ($id: ID!) {
  company(id: $id) { jobPosts { edges { node { id kind title publishAt } } } }
}`
type OpenAds = {
  data: {
    company: {
      jobPosts: { edges: { node: { id: string; kind: string; title: string; publishAt: string } }[] }
    }
  }
}
const day = 86_400_000

/**
 * The open ads of a company that are open as long as the tests run: those of the demo data, without the one that a test
 * opens and pauses, and without programmes, to which nobody is selected. What tests publish they end again.
 */
export const openAds = async (page: Page, companyId: string, kind?: string): Promise<string[]> => {
  const answer = await page.request.post('/graphql', {
    data: { query: openAdsQuery, variables: { id: companyId } },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as OpenAds
  return data.company.jobPosts.edges
    .map(({ node }) => node)
    .filter(({ publishAt }) => Date.now() - Date.parse(publishAt) > day)
    .filter(({ kind }) => !['open_company', 'career_education'].includes(kind))
    .filter((ad) => kind === undefined || ad.kind === kind)
    .filter(({ title }) => !title.includes('受付を休んでいます'))
    .map(({ id }) => id)
}

/** One of them, of this kind where the words of a page go by it. */
export const openAd = async (page: Page, companyId: string, kind?: string): Promise<string> =>
  (await openAds(page, companyId, kind))[0] ?? ''
