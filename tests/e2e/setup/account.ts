import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'

/** Accounts of the demo data. */
export const demo = {
  student: { email: 'student@example.com', password: 'Demo-pass-2026' },
  /** In the middle of a questionnaire. */
  secondStudent: { email: 'student2@example.com', password: 'Demo-pass-2026' },
  company: { email: 'company@example.com', password: 'Demo-pass-2026' },
  /** Another member of the same company. */
  recruiter: { email: 'recruiter@example.com', password: 'Demo-pass-2026' },
} as const

export type Credentials = { email: string; password: string }

export const goodPassword = 'ことりがまどべでうたっている'

/** An address nobody has used yet. */
export const newAddress = (): string => `person-${randomUUID().slice(0, 13)}@example.com`

const decode = (html: string) => html.replaceAll('&amp;', '&')

/** The newest mail to an address, as /dev/inbox shows it: its subject and the links in it. */
export const readMail = async (
  page: Page,
  to: string,
  /** Of those that have these words: others may come meanwhile. */
  words = '',
): Promise<{ subject: string; links: string[] } | null> => {
  const html = await (await page.request.get('/dev/inbox')).text()
  const mail = html
    .split('<li id="mail-')
    .slice(1)
    .find((part) => part.includes(`宛先：${to}`) && part.includes(words))
  if (mail === undefined) return null
  return {
    subject: /<h3[^>]*>([^<]*)<\/h3>/.exec(mail)?.[1] ?? '',
    links: [...mail.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => decode(link)),
  }
}

/** Waits until the newest mail to an address has these words in its subject: a mail is sent after the write it tells of. */
export const expectMail = async (page: Page, to: string, words: string): Promise<void> => {
  await expect.poll(async () => (await readMail(page, to))?.subject ?? '').toContain(words)
}

/** Waits for a mail to an address that has a link of this kind; answers the link. */
export const waitForLink = async (page: Page, to: string, mode: string): Promise<string> => {
  const find = async () =>
    (await readMail(page, to))?.links.find((link) => link.includes(`mode=${mode}`)) ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

/** The newest mail's link to its page, once it has come. */
export const waitForMailLink = async (page: Page, to: string): Promise<string> => {
  const find = async () =>
    (await readMail(page, to))?.links.find((link) => new URL(link).pathname.startsWith('/mail/')) ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

/** Fills in the sign-in form of the page that is open. */
export const fillSignIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Signs in by the form and goes on to `callbackUrl`. */
export const signIn = async (page: Page, person: Credentials, callbackUrl = '/signout'): Promise<void> => {
  await page.goto(`/login?prompt=login&callbackUrl=${encodeURIComponent(callbackUrl)}`)
  await fillSignIn(page, person)
  await page.waitForURL((url) => url.pathname + url.search === callbackUrl)
}

/** Makes a student's account by the form; the e-mail is not verified yet. */
export const signUpStudent = async (page: Page, person: Credentials): Promise<void> => {
  await page.goto('/account/new?callbackUrl=%2Fsignout')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await page.waitForURL('**/login/mail-not-verify?**')
}

/** Opens the verification mail's link and confirms. */
export const verifyAddress = async (page: Page, email: string): Promise<void> => {
  await page.goto(await waitForLink(page, email, 'verifyEmail'))
  await page.getByRole('button', { name: 'メールアドレスを確認する' }).click()
  await page.waitForURL((url) => url.pathname !== '/account/action')
}

/** The identity endpoint's answer to the next requests whose address holds `operation`. */
export const answerIdentity = (page: Page, operation: string, message: string) =>
  page.route(
    (url) => url.pathname.includes(`accounts:${operation}`),
    (route) => route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  )
