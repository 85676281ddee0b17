import type { BrowserContext, Page } from '@playwright/test'
import type { Credentials } from './account.ts'
import { signInBeside } from './session.ts'

/** The cookies of people whom this worker signed in, by address. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Signs in somebody of the demo data, for tests of what comes after: once a worker, then by its cookies. */
export const enter = async (page: Page, person: Credentials): Promise<void> => {
  const context = page.context()
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
