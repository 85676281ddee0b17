import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Browser } from '@playwright/test'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { bulkReplyAddress, replyTemplatesAddress } from '#contract/replies-address.ts'
import { expect, test } from './fixtures.ts'
import { demo, readMail, type Credentials, expectMail } from './setup/account.ts'
import { applyTo, bringStudent } from './setup/applicant.ts'
import { another } from './setup/come-in.ts'
import { demoCompany, openAd } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { enter } from './setup/kept-sign-in.ts'
import { ownMark } from './setup/person-mark.ts'

const recruiter = { email: 'recruiter@example.com', password: demo.company.password }
const viewer = { email: 'viewer@example.com', password: demo.company.password }

/** Somebody new who has applied to this ad. */
const applicant = async (
  browser: Browser,
  { origin, adId, familyName }: { origin: string; adId: string; familyName: string },
): Promise<Credentials> => {
  const page = await another(browser, origin)
  const person = await bringStudent(page, origin, { familyName, familyNameKana: 'ナルミ' })
  await applyTo(page, adId)
  await page.context().close()
  return person
}

test('several are declined with a letter of their own, looked through one by one @plain', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('/company/jobpost')
  await enter(page, recruiter)
  const companyId = await demoCompany(page)
  const adId = await openAd(page, companyId)
  // Names of this run alone.
  const mark = String(Date.now())
    .slice(-6)
    .replaceAll(/\d/g, (digit) => '零壱弐参四五六七八九'[Number(digit)] ?? '')
  const one = await applicant(browser, { origin, adId, familyName: `鳴海${mark}甲` })
  const other = await applicant(browser, { origin, adId, familyName: `鳴海${mark}乙` })
  const third = await applicant(browser, { origin, adId, familyName: `鳴海${mark}丙` })

  // A template: what it may not leave open, and may not ask, is told beside the field and stays typed.
  const name = `見送り ${mark}`
  await page.goto(replyTemplatesAddress(companyId))
  await page.locator('#name').fill(name)
  await page.locator('#body').fill('{{氏名}}様\n{{年収}}')
  await page.getByRole('button', { name: 'テンプレートを保存する' }).click()
  await expect(page.locator('#body-error')).toContainText('使えない差し込み')
  await expect(page.locator('#body')).toHaveValue('{{氏名}}様\n{{年収}}')
  await page.locator('#body').fill('{{氏名}}様\nご家族の職業をお知らせください。')
  await page.getByRole('button', { name: 'テンプレートを保存する' }).click()
  await expect(page.getByRole('main')).toContainText('職業安定法5条の5')
  await expect(page).toHaveTitle(/^エラー：/)
  await expectGood(page, 'a template that asks too much')
  await page.locator('#body').fill('{{氏名}}様\n\n「{{求人名}}」にご応募いただき、ありがとうございました。')
  await page.getByRole('button', { name: 'テンプレートを保存する' }).click()
  await expect(page.getByRole('status')).toContainText('保存しました')
  await expectGood(page, 'templates')

  // Nobody chosen, then all three.
  const list = { q: `鳴海${mark}` }
  await page.goto(applicantsAddress(companyId, list))
  await page.getByRole('button', { name: '選んだ方に見送りを伝える' }).click()
  await expect(page.getByRole('alert')).toContainText('選ばれていません')
  await page.goto(applicantsAddress(companyId, list))
  await expectGood(page, 'the list with boxes')
  for (const box of await page.getByRole('checkbox', { name: /選ぶ/ }).all()) await box.check()
  await page.getByRole('button', { name: '選んだ方に見送りを伝える' }).click()
  await expect(page.getByRole('heading', { name: '見送りを伝える3人' })).toBeVisible()
  await page.locator('#template').selectOption({ label: name })
  // A template comes after what was typed.
  await page.locator('#body').fill('はじめに一言。')
  await page.getByRole('button', { name: '文章に入れる' }).click()
  await expect(page.locator('#body')).toHaveValue(/^はじめに一言。\n\n\{\{氏名\}\}様/)
  await expect(page.locator('#template option:checked')).toHaveText(name)
  await page.getByRole('button', { name: '文面を作って確かめる' }).click()
  await expect(page.locator('#reason-error')).toBeVisible()
  await expect(page.locator('#body')).toHaveValue(/\{\{氏名\}\}様/)
  await expectGood(page, 'no reason chosen')
  await page.locator('#reason').selectOption({ label: '募集人数に達した' })
  await page.getByRole('button', { name: '文面を作って確かめる' }).click()

  // Each letter has its name; one is rewritten, one left out.
  await expect(page.getByRole('heading', { name: '3人への文面を確かめる' })).toBeVisible()
  const letterOf = (ending: string) =>
    page.locator('li[id^="at-"]').filter({ hasText: `鳴海${mark}${ending} 花子さん` })
  for (const ending of ['甲', '乙', '丙'])
    await expect(letterOf(ending).locator('blockquote')).toContainText(`鳴海${mark}${ending} 花子様`)
  await expectGood(page, 'letters')
  await letterOf('甲').getByText('この文面を書き直す').click()
  await letterOf('甲').getByRole('textbox').fill('{{氏名}}様')
  await letterOf('甲').getByRole('button', { name: '書き直しを保存する' }).click()
  await expect(letterOf('甲').locator('.error')).toContainText('埋まっていない差し込み')
  await expect(letterOf('甲').getByRole('textbox')).toHaveValue('{{氏名}}様')
  await letterOf('甲').getByRole('textbox').fill('鳴海さん、面談でのお話が心に残りました。')
  await letterOf('甲').getByRole('button', { name: '書き直しを保存する' }).click()
  await expect(page.getByRole('status')).toContainText('書き直しました')
  await letterOf('丙')
    .getByRole('button', { name: /この方を外す/ })
    .click()
  await expect(letterOf('丙')).toContainText('外しました')

  const leftOut = (await letterOf('丙').getAttribute('id'))?.replace('at-', '') ?? ''

  await page.getByRole('button', { name: '2人に送って見送りにする' }).click()
  await expect
    .poll(async () => {
      await page.goto(page.url())
      return page.locator('[data-progress]').getAttribute('data-progress')
    })
    .toBe('done')
  await expect(page.getByRole('main')).toContainText('見送りを伝えた方：2人')
  await expectGood(page, 'letters that were sent')
  for (const { email } of [one, other]) await expectMail(page, email, '選考の結果')
  const inbox = await (await page.request.get('/dev/inbox')).text()
  expect(inbox).toContain('面談でのお話が心に残りました。')
  expect((await readMail(page, third.email))?.subject ?? '').not.toContain('選考の結果')

  // An answer to one takes a template in as well, and keeps what was written and chosen.
  await page.goto(applicantsAddress(companyId, {}, { application: leftOut, step: 'reject' }))
  await page.locator('#text').fill('はじめに一言。')
  await page.getByRole('radio', { name: '募集人数に達した' }).check()
  await page.locator('#template').selectOption({ label: name })
  await page.getByRole('button', { name: '文章に入れる' }).click()
  await expect(page.locator('#text')).toHaveValue(
    new RegExp(`^はじめに一言。\\n\\n鳴海${mark}丙 花子様\\n\\n「`),
  )
  await expect(page.getByRole('radio', { name: '募集人数に達した' })).toBeChecked()
  await expectGood(page, 'an answer with a template')

  await page.goto(applicantsAddress(companyId, { ...list, status: 'not_selected' }))
  await expect(page.locator('.applicants li')).toHaveCount(2)
  await page.goto(bulkReplyAddress(companyId))
  await expect(page.getByRole('main')).toContainText('募集人数に達した（3通）')
  await expectGood(page, 'what was begun')

  // The list as CSV.
  await page.goto(applicantsAddress(companyId, list))
  const download = page.waitForEvent('download')
  const answer = page.waitForResponse('**/applicants.csv?**')
  await page.getByRole('button', { name: 'この一覧をCSVで保存する' }).click()
  const saved = await download
  // Where the machine's own locale has no Japanese the browser has no name for it.
  expect(decodeURIComponent((await answer).headers()['content-disposition'] ?? '')).toMatch(
    /応募者_\d{8}_選考や受付と連絡だけに使い不要になったら消去\.csv$/,
  )
  const rows: string[][] = parse(await readFile(await saved.path()), { bom: true })
  expect(rows[0]?.[0]).toBe('応募日')
  expect(
    rows
      .slice(1)
      .map((row) => row[2])
      .toSorted(),
  ).toEqual(['甲', '乙', '丙'].map((ending) => `鳴海${mark}${ending} 花子`).toSorted())
})

test('who reads alone neither writes letters nor takes a copy @plain-only', async ({
  page,
  origin,
  expectFailure,
}) => {
  expectFailure('/company/')
  await enter(page, viewer)
  const companyId = await demoCompany(page)
  await page.goto(applicantsAddress(companyId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募者')
  await expect(page.getByText('まとめて行う')).toHaveCount(0)
  await expect(page.locator('input[name=pick]')).toHaveCount(0)
  for (const address of [bulkReplyAddress(companyId), replyTemplatesAddress(companyId)]) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(403)
  }
  const copy = await page.request.post(`/company/applicants.csv?company=${companyId}`, {
    headers: { origin },
    form: { q: '', ...(await ownMark(page.context())) },
  })
  expect(copy.status()).toBe(403)
})
