import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Browser, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'
import { demo, signIn } from './setup/account.ts'
import { applyTo, bringStudent } from './setup/applicant.ts'
import { demoCompany } from './setup/company.ts'
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
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.setTimeout(240_000)

const openPage = async (browser: Browser, { origin }: RunningSite): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, locale: 'ja-JP' })).newPage()

/** Two open ads of a company. */
const openAds = async (page: Page, companyId: string): Promise<readonly [string, string]> => {
  await page.goto(`/company/jobpost?company=${companyId}`)
  const hrefs = await page
    .locator('a[href^="/jobpost/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const [one = '', other = ''] = new Set(hrefs.map((href) => href.slice('/jobpost/'.length, 45)))
  return [one, other]
}

/** The application to an ad by somebody with an account, as if it had been sent so long ago that the promise passed. */
const letPass = async ({ database }: DatabaseHandle, adId: string): Promise<string> => {
  const { rows } = await database.execute(sql`
    update application set submitted_at = submitted_at - interval '40 days', reply_due_at = now() - interval '3 days'
    where job_post_id = ${adId} and uid is not null and status = 'submitted' returning id`)
  return String(rows[0]?.['id'])
}

test('an answer after the promised day is late on both sides; what nobody answers the student may close', async ({
  timed: { site, handle },
  browser,
}) => {
  const company = await openPage(browser, site)
  await signIn(company, demo.company)
  const companyId = await demoCompany(company)
  const [answered, closed] = await openAds(company, companyId)
  const student = await openPage(browser, site)
  await bringStudent(student, site.origin, { familyName: '遅川', familyNameKana: 'オソカワ' })
  await applyTo(student, answered)
  await applyTo(student, closed)

  const late = await letPass(handle, answered)
  await company.goto(applicantsAddress(companyId, {}, { application: late }))
  await expect(company.getByRole('main')).toContainText(/[34]日過ぎています（あと2[67]日は返信できます）/)
  await company.getByRole('link', { name: '選考を始める' }).click()
  await company.getByRole('button', { name: '選考を始めると伝える' }).click()
  await expect(company.getByRole('main')).toContainText('約束の期限を過ぎた返信')
  await student.goto(`/mypage?tab=applications&id=${late}`)
  await expect(student.getByRole('main')).toContainText('約束の期限を過ぎた返信')

  // The student closes while the company writes: the company is told, and keeps what it wrote.
  const open = await letPass(handle, closed)
  await company.goto(applicantsAddress(companyId, {}, { application: open, step: 'interview' }))
  await company.locator('#text').fill('面接のご案内です。')
  await student.goto(`/mypage?tab=applications&id=${open}`)
  await student.getByRole('link', { name: '返信を待たずに終える' }).click()
  await student.getByRole('button', { name: '応募を終える' }).click()
  await expect(student.getByRole('main')).toContainText('返信がないため、応募を終えました')
  await company.getByRole('button', { name: '面接に進むと伝える' }).click()
  await expect(company.getByRole('alert')).toContainText('学生が、返信がないため、応募を終えました')
  await expect(company.getByRole('main')).toContainText('面接のご案内です。')
  await expect(company.getByRole('heading', { name: '返信する' })).toHaveCount(0)
})
