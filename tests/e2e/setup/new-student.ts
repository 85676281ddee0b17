import type { Page } from '@playwright/test'
import type { Credentials } from './account.ts'
import { makeStudent } from './session.ts'

/** A new student on the page of the first profile; the address is not verified, which a profile does not need. */
export const newStudent = async (page: Page): Promise<Credentials> => {
  const person = await makeStudent(page.context(), 'unverified')
  await page.goto('/account/add-profile?callbackUrl=%2Fmypage%2Fprofile%2Fedit')
  return person
}
