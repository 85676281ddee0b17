import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import {
  adOf,
  beginAd,
  closeAd,
  discardAd,
  field,
  fillAd,
  fillProgramme,
  lawfulAd,
  lawfulProgramme,
  publishAd,
  saveAd,
  typeInto,
} from './setup/ad.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { enter } from './setup/kept-sign-in.ts'

const saveState = (page: Page) => page.locator('[data-save-state]')
const pressSave = (page: Page) => page.getByRole('button', { name: '保存する', exact: true }).click()
/** Beside it the bar says so, until there is something newer to say. */
const inDevice = (page: Page) =>
  page.locator('.notice').getByText('この端末に残っていた、保存していない入力を戻しました。')
/** A title that no other ad has. */
const newTitle = (words: string) => `${words} ${randomUUID().slice(0, 8)}`

test('two members write one ad: each hears of the other, and neither text is lost', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('view=edit')
  await enter(page, demo.recruiter)
  const ad = await beginAd(page, 'アルバイト')
  await typeInto(page, { title: '受付のスタッフ', duties: '来客を案内します。' })
  await expect(saveState(page)).toContainText('自動保存しました')

  const other = await (await browser.newContext({ baseURL: origin, locale: 'ja-JP' })).newPage()
  await enter(other, demo.company)
  await other.goto(routes.editJobPost(ad.companyId, ad.id))
  const notice = other.locator('.notice').filter({ hasText: 'ほかの人も、この求人を編集しています' })
  await expect(notice).toContainText(/佐藤 はるか（採用担当）：\d+月\d+日（.） \d+:\d\dから。/)
  await expect(field(other, 'title')).toHaveValue('')
  await typeInto(other, { title: '総合受付', duties: '電話を取り次ぎます。', openings: '3名' })
  await saveAd(other)

  await pressSave(page)
  await expect(page.getByRole('alert')).toContainText('同じ項目が、別の内容で保存されています')
  const conflict = page.getByRole('region', { name: '保存されている内容と、あなたの入力が違います' })
  await expect(conflict).toContainText(/田中 .+（管理者）が、\d+月\d+日/)
  await expect(conflict).toContainText('違う項目が2件')
  expect(await violationsEverywhere(page)).toEqual([])
  const title = conflict.getByRole('group', { name: '求人名' })
  const duties = conflict.getByRole('group', { name: '仕事の内容' })
  await expect(title).toContainText(/受付のスタッフ[^]*総合受付/)
  await expect(duties).toContainText(/来客を案内します。[^]*電話を取り次ぎます。/)

  await title.getByRole('radio', { name: 'あなたの入力にする' }).check()
  await conflict.getByRole('button', { name: '選んだ内容で編集を続ける' }).click()
  await expect(page.getByRole('alert')).toContainText('仕事の内容')
  await expect(title).toContainText(/受付のスタッフ[^]*総合受付/)
  await expect(duties).toContainText(/来客を案内します。[^]*電話を取り次ぎます。/)
  await expect(title.getByRole('radio', { name: 'あなたの入力にする' })).toBeChecked()
  expect(await violationsEverywhere(page)).toEqual([])
  await duties.getByRole('radio', { name: '保存されている内容にする' }).check()
  await conflict.getByRole('button', { name: '選んだ内容で編集を続ける' }).click()
  await page.waitForURL('**done=resolved&*')
  await expect(field(page, 'title')).toHaveValue('受付のスタッフ')
  await expect(field(page, 'duties')).toHaveValue('電話を取り次ぎます。')
  await expect(field(page, 'openings'), 'what only the other changed').toHaveValue('3名')
  await saveAd(page)

  await other.goto(routes.editJobPost(ad.companyId, ad.id))
  await expect(notice).toHaveCount(0)
  await expect(field(other, 'title')).toHaveValue('受付のスタッフ')
  await expect(field(other, 'duties')).toHaveValue('電話を取り次ぎます。')
  await discardAd(page, ad)
  await other.context().close()
})

test('an ad begins as a template says, and as another ad does', async ({ page }) => {
  await enter(page, demo.recruiter)
  const [title, name] = [newTitle('喫茶の接客'), newTitle('接客')]
  const ad = await beginAd(page, 'アルバイト')
  await typeInto(page, { title, validThrough: lawfulAd.validThrough })
  await saveAd(page)
  await typeInto(page, { duties: '保存する前の仕事の内容です。' })
  await expect(saveState(page)).toContainText('自動保存しました')
  await page.getByText('テンプレートとして残す').first().click()
  await page.getByLabel('テンプレートの名前').fill(name)
  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'テンプレートとして残す' }).click()
  await page.waitForURL('**done=template&*')
  await expect(page.getByRole('status').first()).toContainText('テンプレートとして残しました')

  await page.goto(routes.newJobPost(ad.companyId))
  await page.getByLabel('使うテンプレート').selectOption({ label: name })
  await page.getByRole('button', { name: 'テンプレートで書き始める' }).click()
  await page.waitForURL('**view=edit**')
  const fromTemplate = adOf(page)
  expect(fromTemplate.id).not.toBe(ad.id)
  await expect(field(page, 'title')).toHaveValue(title)
  await expect(field(page, 'duties'), 'what was typed and not saved').toHaveValue(
    '保存する前の仕事の内容です。',
  )
  await expect(field(page, 'validThrough'), 'no date of another time').toHaveValue('')
  await discardAd(page, fromTemplate)

  await page.goto(routes.newJobPost(ad.companyId))
  await page.getByLabel('元にする求人').selectOption({ label: `${title}（下書き）` })
  await page.getByRole('button', { name: '写して書き始める' }).click()
  await page.waitForURL('**view=edit**')
  const copy = adOf(page)
  expect([ad.id, fromTemplate.id]).not.toContain(copy.id)
  await expect(field(page, 'title')).toHaveValue(title)
  await expect(field(page, 'duties'), 'as it is saved').toHaveValue('')
  await expect(field(page, 'validThrough')).toHaveValue('')
  await typeInto(page, { title: '写しの題名' })
  await saveAd(page)
  await discardAd(page, copy)
  await page.goto(routes.editJobPost(ad.companyId, ad.id))
  await expect(field(page, 'title'), 'the first stays as it was').toHaveValue(title)
  await discardAd(page, ad)

  await page.goto(routes.newJobPost(ad.companyId))
  await page.getByText('テンプレートを整理する').click()
  const line = page.getByRole('listitem').filter({ has: page.locator(`input[value="${name}"]`) })
  await line.getByRole('textbox').fill(`${name}（改）`)
  expect(await violationsEverywhere(page)).toEqual([])
  await line.getByRole('button', { name: '名前を変える' }).click()
  await page.waitForURL('**done=1&*')
  await page.getByText('テンプレートを整理する').click()
  const renamed = page.getByRole('listitem').filter({ has: page.locator(`input[value="${name}（改）"]`) })
  await renamed.getByRole('button', { name: '消す' }).click()
  await page.waitForURL('**done=1&*')
  await expect(page.getByText(`${name}（改）`)).toHaveCount(0)
})

test('what an ad said before comes back into the form, and on the list once it is saved', async ({
  page,
  expectFailure,
}) => {
  expectFailure('part=history')
  await enter(page, demo.recruiter)
  const title = newTitle('喫茶の接客')
  const ad = await beginAd(page, 'アルバイト')
  const write = routes.editJobPost(ad.companyId, ad.id)
  const history = routes.editJobPost(ad.companyId, ad.id, 'history')
  const listed = async () => (await page.request.get(routes.jobPost(ad.id))).text()
  await fillAd(page, { title })
  await saveAd(page)
  await publishAd(page, ad)
  await expect.poll(listed).toContain(title)
  await page.goto(write)
  await typeInto(page, { title: `${title}（変更）`, duties: '閉店の準備だけを担当します。' })
  await saveAd(page)
  await expect.poll(listed).toContain('閉店の準備だけを担当します。')

  const bringBack = page.getByRole('button', { name: '第1版の内容を編集画面に戻す' })
  const unsaved = '男性のみを募集する、まだ保存していない内容です。'
  await typeInto(page, { duties: unsaved })
  await expect(saveState(page)).toContainText('自動保存しました')
  // What was found is told together before it is saved too.
  await page.getByRole('link', { name: 'まとめて見る' }).click()
  const law = page.getByRole('region', { name: '法律の確認' })
  await expect(law).toContainText('まだ保存していない入力を含めて')
  await expect(law.getByRole('listitem').filter({ hasText: '男性のみ' })).not.toHaveCount(0)
  await page.goto(history)
  await bringBack.click()
  await expect(page.getByRole('alert')).toContainText('保存していない入力があるため、戻していません')
  await page.goto(write)
  await expect(field(page, 'duties')).toHaveValue(unsaved)
  await page.getByText('保存していない入力を捨てる').click()
  await page.getByRole('button', { name: '入力を捨てる' }).click()
  await page.waitForURL('**done=discarded&*')
  await expect(field(page, 'duties')).toHaveValue('閉店の準備だけを担当します。')

  await page.goto(history)
  await expect(page.getByRole('main')).toContainText('第1版 → 第2版')
  expect(await violationsEverywhere(page)).toEqual([])
  await bringBack.click()
  await page.waitForURL('**done=restored&*')
  await expect(field(page, 'title')).toHaveValue(title)
  await expect(field(page, 'duties')).toHaveValue(lawfulAd.duties)
  expect(await listed(), 'not before it is saved').toContain('閉店の準備だけを担当します。')
  await saveAd(page)
  await expect.poll(listed).not.toContain('閉店の準備だけを担当します。')
  expect(await listed()).toContain(lawfulAd.duties)
  await page.goto(history)
  await expect(page.getByRole('main')).toContainText('第2版 → 第3版')
  await closeAd(page, ad)
})

test('a programme without a contract has its own form, and its page says what a student has to know', async ({
  page,
  go,
}) => {
  await enter(page, demo.recruiter)
  const ad = await beginAd(page, 'オープン・カンパニー')
  for (const name of ['probationMonths', 'renewalCriteria', 'overtime', 'insurance.employment', 'dispatch'])
    await expect(field(page, name), name).toHaveCount(0)
  await fillProgramme(page)
  await expect(saveState(page)).toContainText('自動保存しました')
  await expect(page.locator('#endsAt-understood')).toHaveText('16:30')
  expect(await violationsEverywhere(page)).toEqual([])
  await saveAd(page)
  await publishAd(page, ad)
  await expect(page.getByRole('heading', { name: 'いまの状態' })).toContainText('掲載中')

  await expect.poll(async () => (await page.request.get(routes.jobPost(ad.id))).status()).toBe(200)
  await go(routes.jobPost(ad.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lawfulProgramme.title)
  const main = page.getByRole('main')
  for (const text of [
    'オープン・カンパニー',
    lawfulProgramme.duties,
    lawfulProgramme.participants,
    lawfulProgramme.eventDates,
    lawfulProgramme.travelCosts,
    '13:00',
    '無給',
    '敷地内禁煙',
  ])
    await expect(main, text).toContainText(text)
  for (const text of ['試用期間', '時間外', '加入する保険', '契約の更新'])
    await expect(main, text).not.toContainText(text)
  expect(await violationsEverywhere(page)).toEqual([])
  await closeAd(page, ad)
})

/** The same person with a browser that runs no scripts. */
const withoutScripts = async (page: Page, browser: Browser, origin: string): Promise<Page> => {
  const storageState = await page.context().storageState()
  return (await browser.newContext({ baseURL: origin, javaScriptEnabled: false, storageState })).newPage()
}

test('without JavaScript an ad is begun, told what is wrong with it, and saved with all that was typed', async ({
  page,
  browser,
  origin,
}) => {
  await enter(page, demo.recruiter)
  const plain = await withoutScripts(page, browser, origin)
  await plain.goto('/company/jobpost?view=new')
  // A form that was not taken leads to the page that shows it again.
  const answered = (status: number) =>
    plain.waitForResponse((answer) => answer.request().isNavigationRequest() && answer.status() === status)
  let answer = answered(400)
  await plain.getByRole('button', { name: 'この種類で書き始める' }).click()
  await answer
  await expect(plain.locator('#kind-error')).toContainText('募集の種類を選んでください')
  const ad = await beginAd(plain, 'アルバイト')

  const typed = {
    title: '図書の整理',
    wageMin: '応相談',
    breakMinutes: '少し',
    startsAt: '9時半',
    endsAt: '15:00',
    'workplaces.0.name': '本館',
    'workplaces.0.city': '千代田区',
    'workplaces.1.name': '別館',
    'workplaces.1.city': '中央区',
  }
  for (const row of [0, 1]) await field(plain, `workplaces.${row}.prefectureCode`).selectOption('13')
  await typeInto(plain, typed)
  answer = answered(400)
  await pressSave(plain)
  await answer
  const errors = plain.getByRole('alert')
  await expect(errors.getByRole('link')).toHaveCount(2)
  await expect(errors).toContainText(/休憩は.*基本給の下限は/)
  for (const name of ['wageMin', 'breakMinutes']) {
    await expect(plain.locator(`#${name}-error`)).toBeVisible()
    await expect(field(plain, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(plain, name)).toHaveAttribute('aria-describedby', new RegExp(`\\b${name}-error\\b`))
  }
  for (const [name, text] of Object.entries(typed)) await expect(field(plain, name), name).toHaveValue(text)

  await typeInto(plain, { wageMin: '1,500円', breakMinutes: '45分' })
  answer = answered(303)
  await pressSave(plain)
  await answer
  await plain.waitForURL('**done=saved&*')
  await expect(plain.getByRole('status').first()).toHaveText('保存しました。')
  await expect(plain.locator('.error')).toHaveCount(0)
  await expect(field(plain, 'title')).toHaveValue('図書の整理')
  await expect(field(plain, 'startsAt')).toHaveValue('9:30')
  await expect(field(plain, 'wageMin')).toHaveValue('1,500')
  await expect(field(plain, 'workplaces.1.city')).toHaveValue('中央区')
  await discardAd(page, ad)
  await plain.context().close()
})

test('what the site did not take stays on the device and comes back', async ({ page }) => {
  await enter(page, demo.recruiter)
  const ad = await beginAd(page, 'アルバイト')
  const write = routes.editJobPost(ad.companyId, ad.id)
  const context = page.context()
  const offline = await context.newPage()
  await offline.goto(write)
  await typeInto(offline, { title: '届いた題名' })
  await expect(saveState(offline)).toContainText('自動保存しました')
  await context.setOffline(true)
  await typeInto(offline, { duties: '電波の届かないところで書きました。', openings: '２名' })
  await expect(saveState(offline)).toContainText('いまは自動保存できません')
  await expect(saveState(offline)).toContainText('この端末に残っています')
  await offline.close()
  await context.setOffline(false)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(write)
  await expect(inDevice(page)).toBeInViewport()
  await expect(field(page, 'title')).toHaveValue('届いた題名')
  await expect(field(page, 'duties')).toHaveValue('電波の届かないところで書きました。')
  await expect(saveState(page)).toContainText('自動保存しました')
  await page.goto(write)
  await expect(inDevice(page)).toHaveCount(0)
  await expect(field(page, 'duties'), 'now the site has it').toHaveValue('電波の届かないところで書きました。')
  await saveAd(page)
  await discardAd(page, ad)
})

test('a save leaves the person where they were, and says there that it is saved', async ({ page }) => {
  await enter(page, demo.recruiter)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    const ad = await beginAd(page, 'アルバイト')
    await expect(saveState(page)).toHaveText('')
    await typeInto(page, { title: '題名', selectionFlow: '書類選考' })
    await saveAd(page)
    await expect(saveState(page)).toHaveText('保存しました。')
    await expect(saveState(page)).toBeInViewport()
    await expect(field(page, 'selectionFlow')).toBeInViewport()
    await expect(field(page, 'selectionFlow')).toHaveValue('書類選考')
    await discardAd(page, ad)
  }
})

test('in a second tab one is told, keeps what one typed, and saves it by a second press', async ({
  page,
  expectFailure,
}) => {
  expectFailure('view=edit')
  await enter(page, demo.recruiter)
  const ad = await beginAd(page, 'アルバイト')
  const second = await page.context().newPage()
  await second.goto(routes.editJobPost(ad.companyId, ad.id))
  await typeInto(page, { title: '一つ目の画面', openings: '3名' })
  await expect(saveState(page)).toContainText('自動保存しました')
  await typeInto(second, { title: '二つ目の画面', startsAt: '9時半', endsAt: '17時' })
  await expect(saveState(second)).toContainText('別の画面（タブ）でも編集しています')

  const answer = second.waitForResponse(
    (each) => each.request().isNavigationRequest() && each.status() !== 303,
  )
  await pressSave(second)
  expect((await answer).status()).toBe(409)
  await expect(second.getByRole('alert')).toContainText('この求人を、別の画面（タブ）でも編集しています')
  await expect(field(second, 'title')).toHaveValue('二つ目の画面')
  await expect(field(second, 'startsAt')).toHaveValue('9時半')
  expect(await violationsEverywhere(second)).toEqual([])
  await saveAd(second)
  await expect(field(second, 'title')).toHaveValue('二つ目の画面')
  await expect(field(second, 'startsAt')).toHaveValue('9:30')
  await expect(second.getByText('保存していない入力が残っています')).toHaveCount(0)

  await pressSave(page)
  const conflict = page.getByRole('region', { name: '保存されている内容と、あなたの入力が違います' })
  await expect(conflict).toContainText('あなたが別の画面で、')
  await expect(conflict.getByRole('group', { name: '求人名' })).toContainText(/一つ目の画面[^]*二つ目の画面/)
  await second.close()
  await discardAd(page, ad)
})

test('a form that is sent at once leaves nothing behind on the device', async ({ page }) => {
  await enter(page, demo.recruiter)
  const ad = await beginAd(page, 'アルバイト')
  await typeInto(page, { title: '急いで書いた題名', startsAt: '10時', endsAt: '15時' })
  await saveAd(page)
  await expect(field(page, 'startsAt')).toHaveValue('10:00')
  await expect(page.getByText(/保存していない入力(?:が残って|を戻し)/)).toHaveCount(0)
  await discardAd(page, ad)
})
