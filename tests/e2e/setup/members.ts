import type { Page } from '@playwright/test'
import { waitForLinkIn } from './account.ts'

/** The address of the members of the company that the signed-in person acts for. */
export const openMembers = async (page: Page): Promise<string> => {
  await page.goto('/mypage')
  await page.getByRole('link', { name: 'メンバーと権限' }).click()
  await page.waitForURL('**view=members')
  return page.url()
}

/** Asks an address to join by the form of the page that is open. */
export const fillInvite = async (page: Page, email: string, role: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.getByRole('radio', { name: role }).check()
  await page.getByRole('button', { name: '招待を送る' }).click()
}

/** The link of the newest invitation to an address, another one than `before`. */
export const waitForInvite = (page: Page, to: string, before = ''): Promise<string> =>
  waitForLinkIn(page, to, (link) => link.includes('invite=') && link !== before)

/** Agrees to both documents on the sign-up of an invitation that is open, and sends it. */
export const fillConsent = async (page: Page): Promise<void> => {
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
}

/** The same with the password of a new person. */
export const fillSignUp = async (page: Page, password: string): Promise<void> => {
  await page.locator('input[name=password]').fill(password)
  await fillConsent(page)
}
