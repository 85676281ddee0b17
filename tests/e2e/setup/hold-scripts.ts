import type { Page } from '@playwright/test'

/** Holds every script file of the pages that are opened next, until what is answered here is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
