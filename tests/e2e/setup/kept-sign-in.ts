import type { BrowserContext, Page } from '@playwright/test'
import type { Credentials } from './account.ts'
import { signInBeside } from './session.ts'

/** The cookies of people whom this worker signed in, by address. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Puts a kept sign-in back; false: another test ended its session. */
const putBack = async (context: BrowserContext, { email }: Credentials): Promise<boolean> => {
  const cookies = kept.get(email)
  if (cookies === undefined) return false
  // An answer to the page that was open may come after the cookies and renew those of its person: once more.
  for (let tries = 0; tries < 2; tries += 1) {
    await context.addCookies(cookies)
    const session = await (await context.request.get('/api/auth/session')).text()
    if (session.includes(email)) return true
  }
  return false
}

/** Signs in somebody of the demo data, for tests of what comes after: once a worker, then by its cookies. */
export const enter = async (
  page: Page,
  person: Credentials,
  openPage: 'left' | 'kept' = 'left',
): Promise<void> => {
  const context = page.context()
  // An open page is loaded anew once another person is signed in, which would interrupt the next navigation of the test.
  if (openPage === 'left' && page.url() !== 'about:blank') await page.goto('about:blank')
  if (await putBack(context, person)) return
  await context.clearCookies()
  await signInBeside(context, person)
  kept.set(person.email, await context.cookies())
}
