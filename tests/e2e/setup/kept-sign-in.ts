import type { BrowserContext, Page } from '@playwright/test'
import { hintCookie } from '#contract/hint-cookie.ts'
import type { Credentials } from './account.ts'
import { signInBeside } from './session.ts'

/** The cookies of people whom this worker signed in, by address. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Signs in somebody of the demo data, for tests of what comes after: once a worker, then by its cookies. */
export const enter = async (
  page: Page,
  person: Credentials,
  openPage: 'left' | 'kept' = 'left',
): Promise<void> => {
  const context = page.context()
  // A page of somebody who is signed in is loaded anew once another is: the test's own next page would be cut off by that.
  if (openPage === 'left' && (await context.cookies()).some(({ name }) => name === hintCookie))
    await page.goto('about:blank')
  const cookies = kept.get(person.email)
  if (cookies !== undefined) {
    await context.addCookies(cookies)
    const session = await (await context.request.get('/api/auth/session')).text()
    if (session.includes(person.email)) return
    // Another test ended the session.
    await context.clearCookies()
  }
  await signInBeside(context, person)
  kept.set(person.email, await context.cookies())
}
