import { expect, type Page } from '@playwright/test'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { routes } from '#contract/routes.ts'

/** Offers ten o'clock on a day, for one, held by nobody yet. */
export const offerTime = async (page: Page, companyId: string, adId: string, day: string): Promise<void> => {
  await page.goto(routes.companyInterviews(companyId, adId))
  await page.locator('#day0').fill(day)
  await page.locator('#time0').fill('10:00')
  await page.locator('#place').fill('本社 3階')
  for (const box of await page.locator('input[name=interviewers]:checked').all()) await box.uncheck()
  await page.getByRole('button', { name: '日時を追加する' }).click()
  await expect(page.getByRole('status')).toContainText('日時を追加しました')
}

/** The application of somebody of this name to an ad. */
export const findApplicant = async (
  page: Page,
  companyId: string,
  { jobPostId, name }: { jobPostId: string; name: string },
): Promise<string> => {
  await page.goto(applicantsAddress(companyId, { jobPostId, q: name }))
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await page.waitForURL('**application=**')
  return new URL(page.url()).searchParams.get('application') ?? ''
}

/** Brings an applicant to the interviews and asks them for a time; their page stays open. */
export const askForTime = async (page: Page, companyId: string, application: string): Promise<void> => {
  await page.goto(applicantsAddress(companyId, {}, { application, step: 'interview' }))
  await page.locator('#text').fill('面接にお進みください。')
  await page.locator('form:has(#text) button.main').click()
  await expect(page.getByRole('status')).toBeVisible()
  await page.getByRole('button', { name: '日時を選んでもらう' }).click()
  await expect(page.getByRole('status')).toContainText('案内しました')
}

/** The times that a student may choose on the page of an application. */
export const times = (page: Page) => page.locator('input[name=slotId]')

export const choose = (page: Page) => page.getByRole('button', { name: 'この日時に決める' }).click()

/** What stands beside a time that was chosen. */
export const booked = (page: Page) => page.getByText('まで、変更と取り消しができます。')
