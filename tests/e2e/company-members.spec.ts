import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  demo,
  expectMail,
  fillSignIn,
  goodPassword,
  newAddress,
  confirmSignUp,
  typeMailCode,
} from './setup/account.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { fillCompany, newCorporateNumber } from './setup/company.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { fillConsent, fillInvite, fillSignUp, openMembers, waitForInvite } from './setup/members.ts'
import { enter } from './setup/kept-sign-in.ts'

// One after the other: while one makes somebody a second owner, the last one could leave in another.
test.describe.configure({ mode: 'default' })

/** Of the demo's second company; no other test signs them in, or out everywhere. */
const owner = { email: 'owner@example.com', password: demo.company.password }
/** A member of the first company. */
const viewer = { email: 'viewer@example.com', password: demo.company.password }

/** A page of somebody else, on a device of their own. */
const another = async (browser: Browser, origin: string): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, locale: 'ja-JP' })).newPage()

/** Leaves a company in the settings. */
const leave = async (page: Page, company: string): Promise<void> => {
  await page.goto('/config')
  const companies = page.getByRole('region', { name: '所属している会社' })
  await companies.getByText(`この会社から抜ける：${company}`).click()
  await companies.getByRole('button', { name: `${company}から抜ける` }).click()
}

const status = async (page: Page, path: string) => (await page.goto(path))?.status()

test('somebody without an account is asked, signs up, joins, gets another role and is taken out', async ({
  page,
  browser,
  origin,
}) => {
  await enter(page, owner)
  const members = await openMembers(page)
  const email = newAddress()
  await fillInvite(page, email, '閲覧のみ')
  await expect(page.getByRole('status')).toHaveText('招待を送りました。')
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])

  const invited = await another(browser, origin)
  const link = await waitForInvite(page, email)
  await invited.goto(link)
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText(/への招待$/)
  await expect(invited.getByText('応募に添えられたファイルを見る')).toBeVisible()
  await expect(invited.getByText('メンバーを招待し、権限を変え、外す')).toBeHidden()
  await expect(invited.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(email)
  expect(await violationsEverywhere(invited)).toEqual([])
  await fillSignUp(invited, goodPassword)
  await confirmSignUp(invited, email)
  await invited.getByLabel('表示名').fill('招待 花子')
  await invited.getByRole('button', { name: '登録して進む' }).click()
  await invited.waitForURL('**/account/new?invite=**')
  expect(await violationsEverywhere(invited)).toEqual([])
  await invited.getByRole('button', { name: /に参加する$/ }).click()
  await invited.waitForURL('**/mypage?company=**')
  await expect(invited.getByText('閲覧のみ', { exact: true })).toBeVisible()
  await expectMail(page, owner.email, 'メンバーに加わりました', email)
  expect(await status(invited, members)).toBe(403)

  await page.goto(members)
  const line = page.getByRole('listitem').filter({ hasText: email })
  await line.getByText('権限を変える').click()
  await line.getByRole('combobox').selectOption({ label: '管理者' })
  await line.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByRole('status')).toHaveText('権限を変更しました。')
  await expectMail(page, email, '権限が変わりました')
  expect(await status(invited, members)).toBe(200)

  await page.goto(members)
  await line.getByText('メンバーから外す').click()
  await line.getByRole('button', { name: '招待 花子を外す' }).click()
  await expect(page.getByRole('status')).toHaveText('メンバーから外しました。')
  await expect(line).toHaveCount(0)
  await expectMail(page, email, 'メンバーから外れました')
  expect(await status(invited, members), 'with the very next request').toBe(404)
  await invited.goto('/mypage')
  await expect(invited.getByText('所属している会社はありません')).toBeVisible()
  await expect(invited.getByText('招待のメールのリンクをもう一度開くと参加できます')).toBeVisible()
  await invited.context().close()
})

test('a sign-up that broke off goes on where the invitation leads, whichever way the person comes back', async ({
  page,
  browser,
  origin,
}) => {
  await enter(page, owner)
  await openMembers(page)
  const email = newAddress()
  await fillInvite(page, email, '閲覧のみ')
  await expect(page.getByRole('status')).toHaveText('招待を送りました。')
  const link = await waitForInvite(page, email)
  const invited = await another(browser, origin)
  await invited.route('**/_actions/account.createMember', (route) => route.abort())
  await invited.goto(link)
  await fillSignUp(invited, goodPassword)
  await typeMailCode(invited, email)
  await expect(invited.getByRole('alert')).toContainText('通信できませんでした')
  await invited.unroute('**/_actions/account.createMember')
  await invited.context().clearCookies()

  const { pathname, search } = new URL(link)
  await invited.goto(`/login?callbackUrl=${encodeURIComponent(pathname + search)}`)
  await fillSignIn(invited, { email, password: goodPassword })
  await invited.waitForURL('**/account/new?invite=**')
  await expect(invited.locator('input[name=password]')).toHaveCount(0)
  expect(await violationsEverywhere(invited)).toEqual([])
  await fillConsent(invited)
  await invited.waitForURL('**/account/add-profile?**')
  await invited.getByRole('link', { name: 'あとで登録する' }).click()
  await invited.getByRole('button', { name: /に参加する$/ }).click()
  await invited.waitForURL('**/mypage?company=**')
  await invited.context().close()
})

test('a link is of one address, for no student, works once and not after another was sent or it was withdrawn', async ({
  page,
  browser,
  origin,
}) => {
  await enter(page, owner)
  const members = await openMembers(page)
  const email = newAddress()
  await fillInvite(page, email, '採用担当')
  await expect(page.getByRole('status')).toHaveText('招待を送りました。')
  const first = await waitForInvite(page, email)

  const guest = await another(browser, origin)
  await page.goto(first)
  await expect(page.getByText('すでにこの会社のメンバーです')).toBeVisible()
  await page.goto(members)
  await enter(guest, viewer)
  await guest.goto(first)
  await expect(guest.getByText(/この招待を受けられるのは、.*のアカウントだけです/)).toContainText(email)
  await expect(guest.getByRole('button', { name: /に参加する$/ })).toHaveCount(0)
  await enter(guest, demo.student)
  await guest.goto(first)
  await expect(guest.getByText('学生のアカウントでは、会社のメンバーになれません')).toBeVisible()
  expect(await violationsEverywhere(guest)).toEqual([])

  const line = page.getByRole('listitem').filter({ hasText: email })
  await line.getByRole('button', { name: /もう一度送る/ }).click()
  await expect(page.getByRole('status')).toHaveText(/もう一度送りました/)
  const second = await waitForInvite(page, email, first)
  expect(await status(guest, first)).toBe(404)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('この招待は使えません')
  expect(htmlProblems(await guest.content())).toEqual([])
  await page.goto(members)
  await line.getByRole('button', { name: /取り消す/ }).click()
  await expect(page.getByRole('status')).toHaveText('招待を取り消しました。')
  expect(await status(guest, second)).toBe(404)
  for (const nonsense of ['', 'x', '../..', '%27', 'a'.repeat(43)])
    expect(await status(guest, `/account/new?invite=${nonsense}`), nonsense).toBe(404)
  await guest.context().close()
})

test('a member of two companies acts for one at a time and leaves one; the last owner stays', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  await enter(page, owner)
  await openMembers(page)
  const email = newAddress()
  await fillInvite(page, email, '閲覧のみ')
  await expect(page.getByRole('status')).toHaveText('招待を送りました。')

  // Of a company of their own: for which one a member acts is kept, and members of the demo act for theirs elsewhere.
  const member = await another(browser, origin)
  const acting = member.locator('#company')
  await fillCompany(member, email, newCorporateNumber())
  await confirmSignUp(member, email)
  await member.getByLabel('表示名').fill('所属 太郎')
  await member.getByRole('button', { name: '登録して進む' }).click()
  await member.waitForURL('**/signout')
  await member.goto('/mypage')
  const own = await acting.innerText()
  await member.goto(await waitForInvite(page, email))
  await member.getByRole('button', { name: /に参加する$/ }).click()
  await member.waitForURL('**/mypage?company=**')
  const joined = await acting.innerText()
  expect(joined).not.toBe(own)
  expect(await violationsEverywhere(member)).toEqual([])
  await member.getByLabel('操作する会社').selectOption({ label: own })
  await member.getByRole('button', { name: '切り替える' }).click()
  await expect(acting).toHaveText(own)
  await member.goto('/mypage')
  await expect(acting, 'kept for the next time').toHaveText(own)
  await member.goto('/mypage?tab=ads&group=draft')
  await member.getByLabel('操作する会社').selectOption({ label: joined })
  await member.getByRole('button', { name: '切り替える' }).click()
  await expect(member.getByRole('combobox', { name: '操作する会社' }).locator(':checked')).toHaveText(joined)
  expect(new URL(member.url()).searchParams.get('tab'), 'the page stays').toBe('ads')
  expect(new URL(member.url()).searchParams.get('group')).toBe('draft')
  expect(await status(member, '/mypage?company=019aa000-0000-7000-8000-000000000000')).toBe(404)

  await leave(member, joined)
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('会社から抜けました')
  await expectMail(page, owner.email, 'メンバーが会社から抜けました', email)
  await member.goto('/mypage')
  await expect(member.getByLabel('操作する会社')).toHaveCount(0)
  await member.context().close()

  expectFailure('/config')
  await leave(page, joined)
  await expect(page.getByRole('alert')).toContainText('会社には管理者が1人以上必要です')
  expect(await violationsEverywhere(page)).toEqual([])
})

test('the page of members is for owners, and its form keeps what was typed, without JavaScript too', async ({
  page,
  browser,
  origin,
}) => {
  await enter(page, owner)
  const members = await openMembers(page)
  const plain = await browser.newContext({ baseURL: origin, locale: 'ja-JP', javaScriptEnabled: false })
  await plain.addCookies(await page.context().cookies())
  const form = await plain.newPage()
  await form.goto(members)
  expect(htmlProblems(await form.content())).toEqual([])
  await fillInvite(form, 'no address', '閲覧のみ')
  await expect(form.getByRole('alert')).toContainText('メールアドレスの形式が正しくありません')
  await expect(form.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue('no address')
  await expect(form.getByRole('radio', { name: '閲覧のみ' })).toBeChecked()
  await fillInvite(form, owner.email, '採用担当')
  await expect(form.getByRole('alert')).toContainText('すでにメンバーです')
  await expect(form.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(owner.email)
  await plain.close()

  const other = await another(browser, origin)
  expect(await status(other, members)).toBe(200)
  expect(new URL(other.url()).pathname).toBe('/login')
  await enter(other, viewer)
  expect(await status(other, members)).toBe(404)
  await other.goto('/mypage')
  await expect(other.getByRole('link', { name: 'メンバーと権限' })).toHaveCount(0)
  await enter(other, demo.student)
  expect(await status(other, members)).toBe(403)
  expect(await status(other, '/company/members')).toBe(404)
  expect(await status(other, '/account/invited?invite=x')).toBe(404)
  await other.context().close()
})
