import type { Browser, Page } from '@playwright/test'
import type { Credentials } from './account.ts'
import { enter } from './kept-sign-in.ts'

/** Another person, with a browser of their own. */
export const another = async (browser: Browser, origin: string, javaScriptEnabled = true): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled, locale: 'ja-JP' })
  return context.newPage()
}

/** Signs in on a page, with JavaScript or without. */
export const comeIn = (page: Page, _browser: Browser, _origin: string, person: Credentials): Promise<void> =>
  enter(page, person)
