import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Credentials } from './account.ts'
import { ownMark } from './person-mark.ts'
import { makeStudent } from './session.ts'

/** A family name that nobody else has: tests beside this one, and the same one without scripts, bring people there too. */
export const newFamilyName = (beginning: string): string =>
  beginning + Array.from({ length: 5 }, () => '零壱弐参四五六七八九'[randomInt(10)]).join('')

type Names = { familyName: string; familyNameKana: string }

/** Somebody new with a verified address and a name, signed in on this page. */
export const bringStudent = async (
  page: Page,
  origin: string,
  names: Names,
  make: (page: Page) => Promise<Credentials> = () => makeStudent(page.context(), 'verified'),
): Promise<Credentials> => {
  const person = await make(page)
  const saved = await page
    .context()
    .request.post('/account/add-profile?callbackUrl=%2Fsignout&_action=profile.saveName', {
      headers: { origin },
      form: { ...names, givenName: '花子', givenNameKana: 'ハナコ', ...(await ownMark(page.context())) },
    })
  expect(saved.ok()).toBe(true)
  return person
}

/** Applies to an ad with an answer to every question. */
export const applyTo = async (page: Page, jobPostId: string): Promise<void> => {
  await page.goto(`/jobpost/${jobPostId}?view=apply`)
  for (const place of [0, 1, 2]) {
    const field = page.locator(`#answer${place}`)
    if ((await field.count()) > 0) await field.fill(`答え${place + 1}です。`)
  }
  await page.locator('#message').fill('よろしくお願いいたします。')
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await page.waitForURL('**step=confirm**')
  await page.getByRole('checkbox', { name: /に提供することに同意します/ }).check()
  await page.getByRole('button', { name: 'この内容で応募する' }).click()
  await page.waitForURL('**done=sent**')
}
