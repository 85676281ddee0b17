import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'

/** Accounts of the demo data. */
export const demo = {
  student: { email: 'student@example.com', password: 'Demo-pass-2026' },
  /** In the middle of a questionnaire. */
  secondStudent: { email: 'student2@example.com', password: 'Demo-pass-2026' },
  company: { email: 'company@example.com', password: 'Demo-pass-2026' },
  /** Another member of the same company. */
  admin: { email: 'admin@example.com', password: 'Demo-pass-2026' },
  recruiter: { email: 'recruiter@example.com', password: 'Demo-pass-2026' },
} as const

export type Credentials = { email: string; password: string }

export const goodPassword = 'ことりがまどべでうたっている'

/** An address nobody has used yet. */
export const newAddress = (): string => `person-${randomUUID().slice(0, 13)}@example.com`

const decode = (html: string) => html.replaceAll('&amp;', '&')

type Mail = { subject: string; links: string[]; code: string | null }

/** The mails to an address that have these words, the newest first, as /dev/inbox shows them. */
const readMails = async (page: Page, to: string, words: string): Promise<Mail[]> => {
  const html = await (await page.request.get('/dev/inbox')).text()
  return html
    .split('<li id="mail-')
    .slice(1)
    .filter((part) => part.includes(`宛先：${to}`) && part.includes(words))
    .map((part) => ({
      subject: /<h3[^>]*>([^<]*)<\/h3>/.exec(part)?.[1] ?? '',
      code: /確認コード\D*(\d{6})/.exec(part)?.[1] ?? null,
      links: [...part.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => decode(link)),
    }))
}

/** The newest mail to an address: its subject and the links in it. */
export const readMail = async (
  page: Page,
  to: string,
  /** Of those that have these words: others may come meanwhile. */
  words = '',
): Promise<Mail | null> => (await readMails(page, to, words))[0] ?? null

/**
 * Waits for a mail to an address with this in its subject, and `words` anywhere in it: a mail is sent after the write it
 * tells of, and others may come meanwhile.
 */
export const expectMail = async (page: Page, to: string, subject: string, words = ''): Promise<void> => {
  await expect
    .poll(async () => (await readMails(page, to, words)).map((mail) => mail.subject))
    .toContainEqual(expect.stringContaining(subject))
}

/** The newest link in the mails to an address that this is true of, once there is one; others may come meanwhile. */
export const waitForLinkIn = async (
  page: Page,
  to: string,
  isWanted: (link: string) => boolean,
): Promise<string> => {
  const find = async () => (await readMails(page, to, '')).flatMap(({ links }) => links).find(isWanted) ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

/** Waits for a mail to an address that has a link of this kind, another one than `before`; answers the link. */
export const waitForLink = (page: Page, to: string, mode: string, before = ''): Promise<string> =>
  waitForLinkIn(page, to, (link) => link.includes(`mode=${mode}`) && link !== before)

/** The newest mail's link to its page, once it has come. */
export const waitForMailLink = (page: Page, to: string): Promise<string> =>
  waitForLinkIn(page, to, (link) => new URL(link).pathname.startsWith('/mail/'))

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

/** The code of the newest mail to an address that has one, another one than `before`, once it has come. */
export const waitForMailCode = async (page: Page, to: string, before = ''): Promise<string> => {
  const find = async () =>
    (await readMails(page, to, '確認コード')).find(({ code }) => code !== null && code !== before)?.code ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

/** Types the code of the mail into the page that waits for it after a sign-up. */
export const typeMailCode = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('textbox', { name: '確認コード' }).fill(await waitForMailCode(page, email))
  await page.getByRole('button', { name: 'メールアドレスを確認する' }).click()
}

/** The same; the person is signed in then, on the page of the first profile. */
export const confirmSignUp = async (page: Page, email: string): Promise<void> => {
  await typeMailCode(page, email)
  await page.waitForURL('**/account/add-profile?**')
}

/** Makes a student's account by the form and the code of the mail; the page of the first profile is open then. */
export const signUpStudent = async (page: Page, person: Credentials): Promise<void> => {
  await page.goto('/account/new?callbackUrl=%2Fsignout')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.getByLabel('利用規約').check()
  await page.getByLabel('プライバシーポリシー').check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await confirmSignUp(page, person.email)
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
