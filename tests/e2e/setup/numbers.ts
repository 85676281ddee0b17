import { expect, type Page } from '@playwright/test'

export type Day = { day: string; views: number }

/** The views of each day, as the table of a page of numbers has them. */
export const viewsByDay = async (page: Page): Promise<Day[]> => {
  await page.getByText('日ごとの数を表で見る').click()
  const rows = page.getByRole('table', { name: '日ごとの表示・保存・応募の数' }).locator('tbody tr')
  await expect(rows).toHaveCount(14)
  const days = await rows.locator('th').allTextContents()
  const views = await rows.locator('td:nth-of-type(1)').allTextContents()
  return days.map((day, place) => ({ day, views: Number(views[place]?.replaceAll(',', '')) }))
}
