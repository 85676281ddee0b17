import ICAL from 'ical.js'
import type { Page } from '@playwright/test'
import { japaneseDay } from '#contract/format/time.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo, expectMail } from './setup/account.ts'
import { applyTo, bringStudent, newFamilyName } from './setup/applicant.ts'
import { another } from './setup/come-in.ts'
import { demoCompany, openAds } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { askForTime, booked, choose, findApplicant, offerTime, times } from './setup/interview.ts'
import { enter } from './setup/kept-sign-in.ts'

const inDays = (days: number) => japaneseDay(new Date(Date.now() + days * 86_400_000).toISOString())

test('two students choose one seat at once; a clash is told to the student alone; calendars follow', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('view=interviews')
  expectFailure('_action=interviews')
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  const [adId = '', otherAd = ''] = await openAds(page, companyId)
  const day = inDays(12)

  // A link that is no https is told beside the field, and what was typed stays.
  await page.goto(routes.companyInterviews(companyId, adId))
  await page.locator('#day0').fill(day)
  await page.locator('#time0').fill('10:00')
  await page.locator('input[name=way][value=online]').check()
  await page.locator('#place').fill('http://meet.example.com/room')
  await page.getByRole('button', { name: '日時を追加する' }).click()
  await expect(page.locator('#place-error')).toContainText('https://')
  await expect(page.locator('#place')).toHaveValue('http://meet.example.com/room')
  await expectGood(page, 'a refused form')
  for (const ad of [adId, otherAd]) await offerTime(page, companyId, ad, day)
  await expectGood(page, 'times of an ad')

  // What an interviewer holds at the same time is told before anything is saved, and again where it was not looked for.
  const far = inDays(40)
  const fillTime = async (ad: string) => {
    await page.goto(routes.companyInterviews(companyId, ad))
    await page.locator('#day0').fill(far)
    await page.locator('#time0').fill('10:00')
    await page.locator('#place').fill('本社 3階')
  }
  await fillTime(adId)
  await page.getByRole('button', { name: '重なりを確かめる' }).click()
  await expect(page.getByText('重なる日時はありません')).toBeVisible()
  await page.getByRole('button', { name: '日時を追加する' }).click()
  await expect(page.getByRole('status')).toContainText('日時を追加しました')
  await fillTime(otherAd)
  await page.getByRole('button', { name: '日時を追加する' }).click()
  await expect(page.locator('#interviewers-error')).toBeVisible()
  await expect(page.locator('#time0')).toHaveValue('10:00')
  await page.getByRole('button', { name: '重なったまま追加する' }).click()
  await expect(page.getByRole('status')).toContainText('日時を追加しました')

  const names = [newFamilyName('久遠'), newFamilyName('七海')] as const
  const students: { page: Page; email: string }[] = []
  for (const [index, familyName] of names.entries()) {
    const own = await another(browser, origin)
    const { email } = await bringStudent(own, origin, {
      familyName,
      familyNameKana: index === 0 ? 'クオン' : 'ナナミ',
    })
    await applyTo(own, adId)
    if (index === 0) await applyTo(own, otherAd)
    students.push({ page: own, email })
  }
  const [first, second] = students as [(typeof students)[0], (typeof students)[0]]

  // Each is brought to the interviews and asked on their page.
  const invite = async (name: string, jobPostId: string): Promise<string> => {
    const application = await findApplicant(page, companyId, { jobPostId, name })
    await askForTime(page, companyId, application)
    await expectGood(page, 'an applicant who was asked')
    return application
  }
  const own = [await invite(names[0], adId), await invite(names[1], adId)] as const
  const other = await invite(names[0], otherAd)

  await first.page.goto('/mypage')
  await expect(first.page.getByRole('region', { name: 'いま必要なこと' })).toContainText(
    '面接の日時を選んでください',
  )
  await first.page.goto(routes.ownApplication(own[0]))
  await second.page.goto(routes.ownApplication(own[1]))
  await second.page.goto(routes.ownApplication(own[1]))
  await second.page.getByText('合う日時がないとき').click()
  await second.page.getByRole('textbox', { name: /都合のよい日時/ }).fill('金曜の午後なら伺えます。')
  await second.page.getByRole('button', { name: '別の日時をお願いする' }).click()
  await expect(second.page.getByText('都合のよい日時を企業に伝えました。')).toBeVisible()
  await page.goto(routes.companyInterviews(companyId, adId))
  await expect(page.getByRole('region', { name: 'まだ選んでいない応募者' })).toContainText(
    '金曜の午後なら伺えます。',
  )
  for (const each of [first, second]) await times(each.page).last().check()
  await expectGood(first.page, 'times to choose')
  await Promise.all([choose(first.page), choose(second.page)])
  const refused = (of: Page) => of.getByRole('alert')
  for (const each of [first, second])
    await expect(booked(each.page).or(refused(each.page)).first()).toBeVisible()
  const winners = [await booked(first.page).count(), await booked(second.page).count()]
  expect(winners.toSorted()).toEqual([0, 1])
  const loser = winners[0] === 1 ? second : first
  await expect(refused(loser.page)).toContainText('先にほかの方で埋まりました')
  await expectGood(loser.page, 'a seat that is gone')

  // The first student has one in any case, then another at the same time.
  if (winners[0] === 0) {
    await second.page.getByText('この日時を取り消す').click()
    await second.page.getByRole('button', { name: '日時を取り消す' }).click()
    await expect(second.page.getByText('選んでいた日時を取り消しました')).toBeVisible()
    await first.page.goto(routes.ownApplication(own[0]))
    await times(first.page).last().check()
    await choose(first.page)
    await expect(booked(first.page)).toBeVisible()
  }
  await first.page.goto(routes.ownApplication(other))
  await expect(first.page.getByText('決まっている別の面接と時間が重なっています。').first()).toBeVisible()
  await times(first.page).last().check()
  await choose(first.page)
  await expect(refused(first.page)).toContainText('重なることを確かめ')
  await expectGood(first.page, 'a clash')
  await times(first.page).last().check()
  await first.page.getByRole('checkbox', { name: /重なることを確かめたうえで/ }).check()
  await choose(first.page)
  await expect(booked(first.page)).toBeVisible()
  await expect(first.page.getByText('面接の日時が決まりました。メールでもお送りしました。')).toBeVisible()
  await expectGood(first.page, 'a booked interview')

  // The company sees who comes, and puts it elsewhere; the calendar has the same event in a later version.
  await first.page.goto('/mypage?tab=calendar')
  await first.page.getByRole('button', { name: 'カレンダー用のアドレスをつくる' }).click()
  const feed = await first.page.getByLabel('カレンダー用のアドレス', { exact: true }).inputValue()
  const events = async () =>
    new ICAL.Component(ICAL.parse(await (await first.page.request.get(feed)).text()) as never)
      .getAllSubcomponents('vevent')
      .filter((event) => String(event.getFirstPropertyValue('uid')).startsWith('interview-'))
      .map((event) => ({
        uid: String(event.getFirstPropertyValue('uid')),
        sequence: Number(event.getFirstPropertyValue('sequence')),
        status: String(event.getFirstPropertyValue('status')),
      }))
  const before = await events()
  expect(before).toHaveLength(2)
  await page.goto(routes.companyInterviews(companyId))
  await expect(page.getByRole('main')).toContainText(`${names[0]} 花子 さん`)
  await expectGood(page, 'interviews to come')
  await page.goto(routes.companyInterviews(companyId, otherAd))
  const line = page
    .getByRole('listitem')
    .filter({ hasText: `${names[0]} 花子` })
    .first()
  await line.getByRole('link', { name: /変更・取り消し/ }).click()
  await expectGood(page, 'one time')
  await page.getByRole('button', { name: 'この日時を取り消す' }).click()
  await expect(page.getByRole('status')).toContainText('取り消しました')
  const after = await events()
  expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted())
  const cancelled = after.find(({ status }) => status === 'CANCELLED')
  expect(cancelled?.sequence).toBeGreaterThan(
    before.find(({ uid }) => uid === cancelled?.uid)?.sequence ?? 99,
  )
  await expectMail(page, first.email, '面接の予定がなくなりました')

  // Whoever gives back a time may say why, and the company reads it.
  await first.page.goto(routes.ownApplication(own[0]))
  await first.page.getByText('この日時を取り消す').click()
  await first.page.getByRole('textbox', { name: /取り消しの理由/ }).fill('授業と重なりました。')
  await first.page.getByRole('button', { name: '日時を取り消す' }).click()
  await expect(first.page.getByText('日時の取り消しを受け付けました。')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/dev/inbox')).text())
    .toContain('授業と重なりました。')
})

test('a time that is offered elsewhere too is marked; without a time nobody is asked, and the way to add one is shown', async ({
  page,
  expectFailure,
}) => {
  expectFailure('view=interviews')
  expectFailure('_action=interviews')
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  const [, , adId = ''] = await openAds(page, companyId)
  const day = inDays(13)
  const lines = page.getByRole('listitem').filter({ hasText: '定員1人' })
  const marks = page.getByText('同じ時間にほかの候補があります')
  await offerTime(page, companyId, adId, day)
  await expect(lines).toHaveCount(1)
  await expect(marks).toHaveCount(0)
  await offerTime(page, companyId, adId, day)
  await expect(lines).toHaveCount(2)
  await expect(marks).toHaveCount(2)
  await expectGood(page, 'times that overlap')

  const inviting = page.getByRole('region', { name: '面接に進んだ応募者に案内する' })
  await inviting.getByRole('radio', { name: '最終面接' }).check()
  await inviting.getByRole('button', { name: '全員に案内する' }).click()
  await expect(page.getByRole('main')).toContainText('選べる日時がありません。')
  await expectGood(page, 'nobody to ask')
  await page.getByRole('link', { name: '日時を追加する', exact: true }).click()
  await expect(page).toHaveURL(/#adding$/)
  await expect(page.getByRole('heading', { name: '日時を追加する' })).toBeInViewport()
})
