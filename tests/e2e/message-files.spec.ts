import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { bringStudent } from './setup/applicant.ts'
import { another } from './setup/come-in.ts'
import { demoCompany } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { enter } from './setup/kept-sign-in.ts'
import { pdf, pdfFile } from './setup/pdf.ts'
import { beginThread, come, newTalker, openThread } from './setup/talk.ts'

const send = (page: Page) => page.getByRole('button', { name: '送る', exact: true })
const attach = (page: Page) => page.getByText('ファイルを添付する').click()
const fileIn = (page: Page, message: string, name: string) =>
  page.locator('[data-message]', { hasText: message }).getByRole('link', { name })
const field = (page: Page) => page.getByLabel('新しく送るファイル')
/** The island of the form, which waits until it is in view, has come alive. */
const alive = async (page: Page) => {
  await field(page).scrollIntoViewIfNeeded()
  await expect(page.locator('#compose astro-island:not([ssr])')).toHaveCount(1)
}

test('a kept file goes with a question, and both sides read it @plain', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('_action=messages')
  const company = await another(browser, origin)
  await enter(company, demo.company)
  const companyId = await demoCompany(company)
  // What sends files needs scripts.
  const desk = await another(browser, origin)
  const person = await bringStudent(desk, origin, { familyName: '添田', familyNameKana: 'ソエダ' })
  await enter(desk, person)
  await desk.goto('/mypage/files')
  await expect(desk.locator('astro-island:not([ssr])')).toHaveCount(1)
  await field(desk).setInputFiles([pdfFile('履歴書.pdf'), pdfFile('作品.pdf')])
  await expect(desk.getByRole('link', { name: '作品.pdf', exact: true })).toBeVisible()
  await enter(page, person)

  await page.goto(routes.newMessage({ kind: 'company', id: companyId }))
  await attach(page)
  await page.getByRole('checkbox', { name: '履歴書.pdf' }).check()
  await send(page).click()
  // What was chosen stays with what was refused.
  await expect(page.locator('#text-error')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '履歴書.pdf' })).toBeChecked()
  await expectGood(page, 'a message with a file')
  await page.locator('#text').fill('履歴書をお送りします。')
  await send(page).click()
  await expect(page.locator('.notice[role=status]')).toHaveText('送りました。')
  const sent = fileIn(page, '履歴書をお送りします。', '履歴書.pdf')
  await expect(sent).toBeVisible()
  await expect(page.locator('[data-message]').getByText('作品.pdf')).toHaveCount(0)
  await expectGood(page, 'a thread with a file')
  const thread = page.url().split('&')[0] ?? ''
  const file = (await sent.getAttribute('href')) ?? ''

  await company.goto(thread)
  await expect(fileIn(company, '履歴書をお送りします。', '履歴書.pdf')).toHaveAttribute('href', file)
  for (const reader of [page, company]) {
    const answer = await reader.request.get(file)
    expect(await answer.body()).toEqual(pdf)
    expect(answer.headers()['content-disposition']).toContain('attachment')
  }
  const stranger = await another(browser, origin)
  await enter(stranger, demo.student)
  expect((await stranger.request.get(file)).status()).toBe(404)

  // Of a question the student may delete it: the name stays, and nobody reads it.
  await page.goto('/mypage/files')
  await page.getByText('削除する：履歴書.pdf').click()
  await page.getByRole('button', { name: 'ファイルを削除する' }).first().click()
  await expect(page.getByText('ファイルを削除しました。')).toBeVisible()
  await company.goto(thread)
  await expect(company.locator('[data-message]', { hasText: '履歴書.pdf' })).toContainText(
    '送った人が削除しました',
  )
  expect((await company.request.get(file)).status()).toBe(404)
})

test('in an open thread: a new file through a lost network, at once on the other screen, and once', async ({
  browser,
  origin,
}) => {
  const { student } = await newTalker(browser, origin)
  const member = await come(browser, origin, demo.company)
  const thread = await beginThread(student, await demoCompany(member))
  await openThread(student, thread)
  await openThread(member, thread)
  const name = `案内${Date.now()}.pdf`
  await attach(member)
  await alive(member)

  // The bytes are lost at first: it says so, and goes when it is asked to.
  await member.route('**/files/upload/*', (route) => route.abort('connectionreset'), { times: 1 })
  await field(member).setInputFiles([pdfFile(name)])
  await member.getByRole('button', { name: `「${name}」をもう一度送る` }).click()
  await expect(member.getByRole('checkbox', { name })).toBeChecked()

  // The message is lost as well, on its way back: it stays with its file, and is one when it goes again.
  await member.route(
    '**/_actions/messages.send',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await member.locator('#text').fill('ご案内です。')
  await send(member).click()
  const outgoing = member.locator('[data-outgoing]')
  await expect(outgoing).toContainText(`添付：${name}`)
  await expect(fileIn(student, 'ご案内です。', name)).toBeVisible()
  await expect(fileIn(member, 'ご案内です。', name)).toBeVisible()
  await expect(outgoing).toHaveCount(0)
  await expect(member.locator('#text')).toHaveValue('')

  // Nothing of it is left in the form, and the next message has no file.
  await member.locator('#text').fill('ご確認ください。')
  await send(member).click()
  const next = student.locator('[data-message]', { hasText: 'ご確認ください。' })
  await expect(next).toBeVisible()
  await expect(next.getByRole('link', { name })).toHaveCount(0)
  await student.reload()
  await expect(student.locator('[data-message]').getByRole('link', { name })).toHaveCount(1)
  const file = (await fileIn(student, 'ご案内です。', name).getAttribute('href')) ?? ''
  expect(await (await student.request.get(file)).body()).toEqual(pdf)

  // What could not be sent can be written again, with its file.
  await member.route('**/_actions/messages.send', (route) => route.abort('connectionreset'))
  await attach(member)
  await member.getByRole('checkbox', { name }).check()
  await member.locator('#text').fill('もう一度ご案内です。')
  await send(member).click()
  await outgoing.getByRole('button', { name: '書き直す' }).click()
  await expect(member.locator('#text')).toHaveValue('もう一度ご案内です。')
  await expect(member.getByRole('checkbox', { name })).toBeChecked()
  await expectGood(member, 'files of a message, opened')
  for (const page of [student, member]) await page.context().close()
})
