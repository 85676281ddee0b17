import type { Browser, Page } from '@playwright/test'
import type { Credentials } from './account.ts'
import { enter } from './kept-sign-in.ts'

/** Another person, with a browser of their own. */
export const another = async (browser: Browser, origin: string, javaScriptEnabled = true): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled, locale: 'ja-JP' })
  return context.newPage()
}

/** Signs in by a browser with JavaScript, which the form wants, and brings the session here. */
export const comeIn = async (
  page: Page,
  browser: Browser,
  origin: string,
  person: Credentials,
): Promise<void> => {
  const signed = await another(browser, origin)
  await enter(signed, person)
  await page.context().addCookies(await signed.context().cookies())
  await signed.context().close()
}
