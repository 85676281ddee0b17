import type { Browser, BrowserContext, Page } from '@playwright/test'
import { goodPassword, newAddress, signUpStudent } from './account.ts'

/** A new student on the page of the first profile; the address is not verified, which a profile does not need. */
export const newStudent = async (page: Page) => {
  const person = { email: newAddress(), password: goodPassword }
  await signUpStudent(page, person)
  await page.goto('/account/add-profile?callbackUrl=%2Fmypage%2Fprofile%2Fedit')
  return person
}

/** Signing in needs scripts; the forms do not. */
export const takeSession = async (browser: Browser, context: BrowserContext, origin: string) => {
  const scripted = await browser.newContext({ baseURL: origin, locale: 'ja-JP', javaScriptEnabled: true })
  const page = await scripted.newPage()
  await newStudent(page)
  await context.addCookies(await scripted.cookies())
  await scripted.close()
}
