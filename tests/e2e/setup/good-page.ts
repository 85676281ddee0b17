import { expect, test, type Page } from '@playwright/test'
import { violationsEverywhere } from './axe.ts'
import { htmlProblems } from './html-problems.ts'

/** The page as it stands is accessible, valid and fits 320 px; axe wants scripts, without which the page is the same. */
export const expectGood = async (page: Page, what: string): Promise<void> => {
  if (test.info().project.name !== 'without-javascript')
    expect(await violationsEverywhere(page), what).toEqual([])
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320)
  await page.setViewportSize(size)
  expect(htmlProblems(await page.content()), what).toEqual([])
}
