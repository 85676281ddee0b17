import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses a form's button until its thanks are shown: a form sent faster than a person writes is asked to be sent again.
 * Each press waits for its own answer, so that none is lost to the next.
 */
export const sendUntilTaken = (page: Page, thanks: Locator): Promise<void> =>
  expect(async () => {
    const answered = page.waitForEvent('load')
    await page.getByRole('button', { name: '送信する' }).click()
    await answered
    expect(await thanks.isVisible()).toBe(true)
  }).toPass()
