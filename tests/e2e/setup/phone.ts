import { randomInt } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { signIn, type Credentials } from './account.ts'
import { makeStudent } from './session.ts'

const endings = new Set<string>()

/** A mobile number nobody has used yet, as people write it; pages show its last four digits, which no other of this worker has. */
export const newNumber = (): string => {
  const digits = String(randomInt(10_000_000, 99_999_999))
  const [begin, end] = [digits.slice(0, 4), digits.slice(4)]
  if (endings.has(end)) return newNumber()
  endings.add(end)
  return `090-${begin}-${end}`
}

const toE164 = (number: string) => `+81${number.normalize('NFKC').replace(/\D/g, '').slice(1)}`

/** The codes sent to a number, the newest first, as /dev/inbox shows them. */
export const readCodes = async (page: Page, number: string): Promise<string[]> => {
  const html = await (await page.request.get('/dev/inbox')).text()
  const text = html.replace(/<[^>]*>/g, ' ')
  const end = toE164(number).slice(1)
  return [...text.matchAll(new RegExp(`\\+?${end}\\D{1,40}?(\\d{6})\\b`, 'g'))].map(([, code = '']) => code)
}

/** Waits for the `count`th code to a number and answers it. */
export const waitForCode = async (page: Page, number: string, count = 1): Promise<string> => {
  await expect.poll(async () => (await readCodes(page, number)).length).toBeGreaterThanOrEqual(count)
  return (await readCodes(page, number))[0] ?? ''
}

export const codeField = (page: Page) => page.getByRole('textbox', { name: '確認コード' })

/** A student with a verified address, signed in in this tab, which is what numbers ask for. */
export const newStudent = async (page: Page): Promise<Credentials> => {
  const person = await makeStudent(page.context(), 'verified')
  await signIn(page, person)
  return person
}

/** Enrols a number from the page that is open (/login/sms), up to the recovery codes. Answers them. */
export const enrolPhone = async (page: Page, number: string): Promise<readonly string[]> => {
  await page.getByRole('textbox', { name: '携帯電話番号' }).fill(number)
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await codeField(page).fill(await waitForCode(page, number))
  const codes = page.locator('.codes li')
  await expect(codes).toHaveCount(10)
  return codes.allInnerTexts()
}

/** The same up to the page that follows. */
export const enrol = async (page: Page, number: string): Promise<void> => {
  await enrolPhone(page, number)
  await page.getByRole('link', { name: 'コードを保管したので次へ進む' }).click()
  await page.waitForURL((url) => url.pathname === '/account/add-profile')
}

/** A student with a second factor; nobody is signed in afterwards. */
export const newStudentWithFactor = async (page: Page): Promise<Credentials & { number: string }> => {
  const person = await newStudent(page)
  const number = newNumber()
  await page.goto('/login/sms')
  await enrol(page, number)
  await signOut(page)
  return { ...person, number }
}

/** The answer of the provider's endpoint to the next requests whose path ends so. */
export const answerPhone = async (page: Page, ending: string, message: string): Promise<void> => {
  await page.route(
    (url) => url.pathname.endsWith(ending),
    (route) => route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  )
}

/** Gives a number, and its newest code, on the page that is open. */
export const giveNumber = async (page: Page, number: string): Promise<void> => {
  const known = (await readCodes(page, number)).length
  await page.getByRole('textbox', { name: '携帯電話番号' }).fill(number)
  await page.getByRole('button', { name: '確認コードを受け取る' }).click()
  await codeField(page).fill(await waitForCode(page, number, known + 1))
}

/** Links a number for sign-in by SMS at /config, for the student who is signed in. */
export const linkNumber = async (page: Page, number: string): Promise<void> => {
  await page.goto('/config')
  await page.getByRole('button', { name: /電話番号を登録する|別の番号に変更する/ }).click()
  await giveNumber(page, number)
  await page.waitForURL('**/config/complete?done=phone&*')
}

/** A student whose number signs in by SMS, signed in in this tab. */
export const newStudentWithNumber = async (page: Page): Promise<Credentials & { number: string }> => {
  const person = await newStudent(page)
  const number = newNumber()
  await linkNumber(page, number)
  return { ...person, number }
}

/** Signs out on this device. */
export const signOut = async (page: Page): Promise<void> => {
  await page.goto('/signout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
