import { randomUUID } from 'node:crypto'
import type { Browser, Page, Request, Response } from '@playwright/test'
import { livePath } from '#contract/live.ts'
import { expect } from '../fixtures.ts'
import { demo, type Credentials } from './account.ts'
import { bringStudent, newFamilyName } from './applicant.ts'
import { another } from './come-in.ts'
import { demoCompany } from './company.ts'
import { enter } from './kept-sign-in.ts'

const cutMilliseconds = 10_000

export const come = async (browser: Browser, origin: string, person: Credentials): Promise<Page> => {
  const page = await another(browser, origin)
  await enter(page, person)
  return page
}

/** Somebody new who may write, and whom no other test writes to. */
export const newTalker = async (
  browser: Browser,
  origin: string,
): Promise<{ student: Page; person: Credentials }> => {
  const student = await another(browser, origin)
  const names = { familyName: newFamilyName('会田'), familyNameKana: 'アイダ' }
  return { student, person: await bringStudent(student, origin, names) }
}

const linesOf = (page: Page) => page.locator('[data-messages] .as-typed').allTextContents()
const line = (page: Page, text: string) => page.locator('[data-messages]').getByText(text)
export const send = async (page: Page, text: string) => {
  await page.locator('#compose textarea').fill(text)
  await page.getByRole('button', { name: '送る', exact: true }).click()
}

/** A thread of the student's own with the company of the demo, who may write to them at night as well. */
export const beginThread = async (student: Page, companyId: string): Promise<string> => {
  await student.goto('/mypage/message')
  const night = student
    .locator('details, section')
    .filter({ has: student.locator('input[name="allowed"]') })
    .last()
  if (!(await night.locator('input[value="yes"]').isVisible())) await night.locator('summary').click()
  await night.locator('input[value="yes"]').check()
  await night.getByRole('button').click()
  await expect(student.locator('.notice[role=status]')).toHaveText('設定を保存しました。')
  await student.goto(`/mypage/message?to=${companyId}`)
  const first = `はじめまして。質問が${randomUUID().slice(0, 8)}あります。`
  await send(student, first)
  // Where a thread stands already a script sends it, and the address says nothing of that.
  await student.waitForURL(/thread=/)
  await expect(line(student, first)).toBeVisible()
  await expect(student.locator('[data-outgoing]')).toHaveCount(0)
  return new URL(student.url()).searchParams.get('thread') ?? ''
}

/** How long a page may take until it follows what changes, as any other thing that is waited for. */
const connectMilliseconds = 60_000

/** Waits until the page that is opened now follows what changes; throws what it was answered when it does not. */
export const connected = async (page: Page): Promise<void> => {
  const seen: string[] = []
  const asks = (request: Request) => {
    if (request.url().endsWith(livePath)) seen.push('asked')
  }
  const follows = (answer: Response) => {
    if (!answer.url().endsWith(livePath)) return false
    seen.push(String(answer.status()))
    return answer.status() === 200
  }
  page.on('request', asks)
  try {
    await page.waitForResponse(follows, { timeout: connectMilliseconds })
  } catch (cause) {
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    throw new Error(
      `${page.url()} did not follow what changes: ${seen.join(', ') || 'never asked'}; cookies: ${cookies.join(', ')}`,
      { cause },
    )
  } finally {
    page.off('request', asks)
  }
}
export const openThread = async (page: Page, thread: string) => {
  const stream = connected(page)
  await page.goto(`/mypage/message?thread=${thread}`)
  await stream
}

/** A student and a company talk: at once, with read marks, and through ten seconds without a network. */
export const talkThroughACut = async (browser: Browser, origin: string, student: Page): Promise<void> => {
  const member = await come(browser, origin, demo.company)
  const thread = await beginThread(student, await demoCompany(member))
  await openThread(student, thread)
  await openThread(member, thread)
  // The thread of somebody of the demo has lines from before.
  const own = randomUUID().slice(0, 8)
  const ownLines = async (page: Page) => (await linesOf(page)).filter((text) => text.startsWith(own))
  await send(member, `${own} こんにちは。https://example.com/${own} をご覧ください。`)
  await expect(line(student, `${own} こんにちは。`)).toBeVisible()
  await expect(student.getByRole('link', { name: `https://example.com/${own}` })).toHaveAttribute(
    'rel',
    /ugc/,
  )
  await expect(member.locator('[data-messages] li').last().locator('[data-part="read"]')).toBeVisible()
  await send(student, `${own} ありがとうございます。`)
  await expect(line(member, `${own} ありがとうございます。`)).toBeVisible()
  await expect(student.locator('#compose textarea')).toHaveValue('')

  await student.context().setOffline(true)
  await expect(student.getByRole('main').getByText('再接続しています…')).toBeVisible()
  const [mine, theirs] = [
    ['一', '二'].map((count) => `${own} 学生から ${count}`),
    ['一', '二', '三'].map((count) => `${own} 企業から ${count}`),
  ]
  for (const text of mine) await send(student, text)
  await expect(student.getByRole('main').getByText('送信できませんでした。')).toHaveCount(2)
  for (const text of theirs) await send(member, text)
  await expect(member.locator('[data-outgoing]')).toHaveCount(0)
  // The cut itself is what is tested.
  await student.waitForTimeout(cutMilliseconds)
  await student.context().setOffline(false)

  for (const page of [student, member])
    await expect.poll(async () => (await ownLines(page)).slice(2)).toEqual([...theirs, ...mine])
  await expect(student.getByRole('main').getByText('再接続しています…')).toHaveCount(0)
  const shown = await ownLines(student)
  for (const page of [student, member]) {
    await page.reload()
    expect(await ownLines(page)).toEqual(shown)
  }
  for (const page of [student, member]) await page.context().close()
}
