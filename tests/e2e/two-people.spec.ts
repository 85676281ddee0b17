import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { japaneseDay } from '#contract/format/time.ts'
import { routes } from '#contract/routes.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { demo, goodPassword, newAddress, signIn, type Credentials, signUpStudent } from './setup/account.ts'
import { applyTo, bringStudent } from './setup/applicant.ts'
import { another } from './setup/come-in.ts'
import { demoCompany, openAds } from './setup/company.ts'
import { askForTime, booked, choose, findApplicant, offerTime, times } from './setup/interview.ts'
import { startSite, type RunningSite } from './setup/server.ts'

/** A site whose promised days can be moved, as if time had passed. */
type Timed = { site: RunningSite; handle: DatabaseHandle }

const test = base.extend<object, { timed: Timed }>({
  timed: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'late-'))
      const server = await startTestServer()
      const site = await startSite(path.join(folder, 'data'), path.resolve('test-results/late.log'), {
        DATABASE_URL: server.url,
      })
      const handle = await openDatabase({ kind: 'server', url: server.url })
      await use({ site, handle })
      await handle.close()
      await site.stop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** This site has an identity provider of its own, whose console is not asked. */
const signUpByPages = async (page: Page): Promise<Credentials> => {
  const person = { email: newAddress(), password: goodPassword }
  await signUpStudent(page, person)
  return person
}

/** The application to an ad by somebody with an account, as if it had been sent so long ago that the promise passed. */
const letPass = async ({ database }: DatabaseHandle, adId: string): Promise<string> => {
  const { rows } = await database.execute(sql`
    update application set submitted_at = submitted_at - interval '40 days', reply_due_at = now() - interval '3 days'
    where job_post_id = ${adId} and uid is not null and status = 'submitted' returning id`)
  return String(rows[0]?.['id'])
}

test('a student and a company: a late answer, a time that clashes, an end without an answer', async ({
  timed: { site, handle },
  browser,
}) => {
  const company = await another(browser, site.origin)
  await signIn(company, demo.company)
  const companyId = await demoCompany(company)
  const [one = '', two = '', three = ''] = await openAds(company, companyId)
  const student = await another(browser, site.origin)
  await bringStudent(student, site.origin, { familyName: '遅川', familyNameKana: 'オソカワ' }, signUpByPages)
  for (const ad of [one, two, three]) await applyTo(student, ad)

  // An answer after the promised day is late on both sides.
  const late = await letPass(handle, one)
  await company.goto(applicantsAddress(companyId, {}, { application: late }))
  await expect(company.getByRole('main')).toContainText(/[34]日過ぎています（あと2[67]日は返信できます）/)
  await company.getByRole('link', { name: '選考を始める' }).click()
  await company.getByRole('button', { name: '選考を始めると伝える' }).click()
  await expect(company.getByRole('main')).toContainText('約束の期限を過ぎた返信')
  await student.goto(routes.ownApplication(late))
  await expect(student.getByRole('main')).toContainText('約束の期限を過ぎた返信')

  // Both ads offer the same hour; the student alone learns that they clash.
  const other = await findApplicant(company, companyId, { jobPostId: two, name: '遅川' })
  const day = japaneseDay(new Date(Date.now() + 12 * 86_400_000).toISOString())
  for (const ad of [one, two]) await offerTime(company, companyId, ad, day)
  for (const application of [late, other]) await askForTime(company, companyId, application)
  await student.goto(routes.ownApplication(late))
  await times(student).last().check()
  await choose(student)
  await expect(booked(student)).toBeVisible()
  await student.goto(routes.ownApplication(other))
  const clash = student.getByText('決まっている別の面接と時間が重なっています。').first()
  await expect(clash).toBeVisible()
  await times(student).last().check()
  await choose(student)
  await expect(student.getByRole('alert')).toContainText('重なることを確かめ')
  await times(student).last().check()
  await student.getByRole('checkbox', { name: /重なることを確かめたうえで/ }).check()
  await choose(student)
  await expect(booked(student)).toBeVisible()
  await expect(clash).toBeVisible()
  await company.goto(applicantsAddress(companyId, {}, { application: other }))
  await expect(company.getByRole('main')).toContainText('日時が決定')
  await expect(company.getByRole('main')).not.toContainText('重な')

  // The student closes while the company writes: the company is told, and keeps what it wrote.
  const open = await letPass(handle, three)
  await company.goto(applicantsAddress(companyId, {}, { application: open, step: 'interview' }))
  await company.locator('#text').fill('面接のご案内です。')
  await student.goto(routes.ownApplication(open))
  await student.getByRole('link', { name: '返信を待たずに終える' }).click()
  await student.getByRole('button', { name: '応募を終える' }).click()
  await expect(student.getByRole('main')).toContainText('返信がないため、応募を終えました')
  await company.getByRole('button', { name: '面接に進むと伝える' }).click()
  await expect(company.getByRole('alert')).toContainText('学生が、返信がないため、応募を終えました')
  await expect(company.getByRole('main')).toContainText('面接のご案内です。')
  await expect(company.getByRole('heading', { name: '返信する' })).toHaveCount(0)

  // Where a time was given back another is chosen or asked for, but not while the company is suspended.
  await student.goto(routes.ownApplication(other))
  await student.getByText('この日時を取り消す').click()
  await student.getByRole('button', { name: '日時を取り消す' }).click()
  await expect(times(student)).toHaveCount(1)
  const asking = student.getByText('合う日時がないとき')
  await expect(asking).toBeVisible()
  await handle.database.execute(sql`update company set status = 'suspended' where id = ${companyId}`)
  await student.goto(routes.ownApplication(other))
  await expect(student.getByText('いまは日時を選ぶことも、企業に希望を伝えることもできません')).toBeVisible()
  await expect(asking).toHaveCount(0)
  await expect(times(student)).toHaveCount(0)
})
