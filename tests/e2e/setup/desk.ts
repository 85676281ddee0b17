import type { Page } from '@playwright/test'
import { signIn, type Credentials } from './account.ts'
import { admin } from './admin.ts'
import { enrol, newNumber } from './phone.ts'
import { makeStudent } from './session.ts'

/** An admin of one's own with a second factor, signed in in this tab: one of the demo's would be everybody's. */
export const enterDesk = async (page: Page): Promise<Credentials & { number: string }> => {
  const person = await makeStudent(page.context(), 'verified')
  await admin('grant-admin', person.email)
  await signIn(page, person)
  const number = newNumber()
  await page.goto('/login/sms')
  await enrol(page, number)
  return { ...person, number }
}
