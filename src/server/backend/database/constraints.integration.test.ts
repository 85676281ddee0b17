import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import { newId } from '#server/platform/ids.ts'
import { seedAdOf } from '#server/backend/seed/seed-database.ts'
import type { JobPostRow } from '#server/backend/seed/ad.ts'
import type { CompanyRow } from '#server/backend/seed/company.ts'
import type { DatabaseHandle } from './open.ts'
import { company } from './schema/company.ts'
import { info } from './schema/info.ts'
import { jobPostRevision } from './schema/job-post-revision.ts'
import { jobPost } from './schema/job-post.ts'
import { jobPostWorkplace } from './schema/job-post-workplace.ts'
import { openTestDatabase } from './testing/database.ts'

const base = { seed: 'constraints', now: new Date('2026-11-21T03:00:00Z') }
const ads = Array.from({ length: 60 }, (_, index) => seedAdOf(base, { companies: 60, jobs: 60 }, index))
const sample = ads.find(
  ({ row, company: owner }) =>
    row.kind === 'new_grad' && row.status === 'published' && owner.row.status === 'active',
)!

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  await handle.database.insert(company).values(sample.company.row)
})
afterAll(() => handle.close())

/** The name of the constraint that refuses the write, or what else went wrong; null when it was taken. */
const refusal = async (write: Promise<unknown>): Promise<string | null> => {
  try {
    await write
    return null
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string; message?: string } }
    return cause?.constraint ?? cause?.message ?? String(error)
  }
}

const insertCompany = (change: Partial<CompanyRow>) =>
  handle.database
    .insert(company)
    .values({ ...sample.company.row, id: newId(), corporateNumber: null, ...change })
const insertJobPost = (change: Partial<JobPostRow>) =>
  handle.database.insert(jobPost).values({ ...sample.row, id: newId(), ...change })

const number = sample.company.row.corporateNumber!
const wrongDigit = `${number.startsWith('9') ? '1' : Number(number[0]) + 1}${number.slice(1)}`

test.each<[string, Partial<CompanyRow>]>([
  ['company_corporate_number', { corporateNumber: number }],
  ['company_corporate_number', { corporateNumber: number, status: 'suspended' }],
  ['company_refused', { refusedAt: base.now }],
  ['company_corporate_number_digits', { corporateNumber: wrongDigit }],
  ['company_corporate_number_digits', { corporateNumber: '12345' }],
  ['company_corporate_number_digits', { corporateNumber: 'abcdefghijklm' }],
  ['company_postal_code', { postalCode: '100-000' }],
  ['company_prefecture_code', { prefectureCode: '48' }],
  ['company_prefecture_code', { prefectureCode: '00' }],
  ['company_industry_code', { industryCode: 'U' }],
  ['company_tel', { contactTel: '03-1234-5678' }],
  ['company_email', { contactEmail: 'saiyo at aoba' }],
  ['company_contact_form', { contactForm: 'javascript:alert(1)' }],
  ['company_website', { website: 'javascript:alert(1)' }],
  ['company_contact', { contactTel: null, contactEmail: null, contactForm: null }],
  ['company_names', { displayName: '' }],
  ['company_names', { kana: '' }],
  ['company_employees', { employees: -1 }],
  ['company_founded_year', { foundedYear: 20 }],
  ['company_capital', { capital: -1 }],
  ['company_description', { description: 'あ'.repeat(4001) }],
  ['company_verified', { verification: 'number', verifiedAt: null }],
  ['company_reply', { replyAnsweredPercent: 101, replyMedianDays: 1 }],
  ['company_reply', { replyAnsweredPercent: null, replyMedianDays: 1 }],
])('%s refuses a company with %o', async (constraint, change) => {
  expect(await refusal(insertCompany(change))).toBe(constraint)
})

test('a number that is held may be given by companies that wait or were refused', async () => {
  expect(await refusal(insertCompany({ corporateNumber: number, status: 'pending' }))).toBeNull()
  expect(
    await refusal(insertCompany({ corporateNumber: number, status: 'suspended', refusedAt: base.now })),
  ).toBeNull()
})

const fixed = {
  termKind: 'fixed',
  termFrom: '2027-04-01',
  termTo: '2028-03-31',
  renewalCriteria: '勤務成績により判断します。',
  renewalLimit: '通算5年まで',
} as const

test.each<[string, Partial<JobPostRow>]>([
  ['job_post_title', { title: '' }],
  ['job_post_title', { title: 'あ'.repeat(81) }],
  ['job_post_text', { duties: 'あ'.repeat(6001) }],
  ['job_post_stated', { dutiesRange: '' }],
  ['job_post_stated', { workplacesRange: '' }],
  ['job_post_stated', { holidays: '' }],
  ['job_post_occupation', { occupation: '営業' }],
  ['job_post_graduation_years', { graduationYears: [28] }],
  ['job_post_term', { ...fixed, termTo: '2027-03-31' }],
  ['job_post_term', { ...fixed, termFrom: null }],
  ['job_post_term', { termTo: '2027-03-31' }],
  ['job_post_renewal', { ...fixed, renewalCriteria: null }],
  ['job_post_renewal', { ...fixed, renewalLimit: null }],
  ['job_post_probation', { probationMonths: 13, probationConditions: '同じ' }],
  ['job_post_probation', { probationMonths: 3, probationConditions: null }],
  ['job_post_hours', { breakMinutes: 241 }],
  ['job_post_hours', { startsAt: '09:00', endsAt: null }],
  ['job_post_hours_stated', { hoursSystem: 'discretionary', deemedMinutes: null }],
  ['job_post_hours_stated', { startsAt: null, endsAt: null, hoursNote: null }],
  ['job_post_overtime', { overtime: false, overtimeHours: 10 }],
  ['job_post_holidays', { holidaysPerYear: 367 }],
  ['job_post_wage', { wageMin: 300_000, wageMax: 200_000 }],
  ['job_post_wage', { wageMin: 0, wageMax: null }],
  ['job_post_wage', { wageUnit: 'unpaid', wageMin: 1000, wageMax: null }],
  ['job_post_wage_stated', { wageMin: null, wageMax: null }],
  [
    'job_post_fixed_overtime',
    {
      fixedOvertimeName: '固定残業手当',
      fixedOvertimeAmount: 30_000,
      fixedOvertimeHours: 20,
      fixedOvertimeExcessPaid: null,
    },
  ],
  ['job_post_age_limit', { ageLimitMax: 29, ageLimitException: null, ageLimitReason: null }],
  ['job_post_age_limit', { ageLimitMax: null, ageLimitException: '3i', ageLimitReason: null }],
  ['job_post_openings', { openings: 0 }],
  ['job_post_selection_flow', { selectionFlow: [] }],
  ['job_post_questions', { questions: ['一', '二', '三', '四'] }],
  ['job_post_reply_by_days', { replyByDays: 31 }],
  ['job_post_revision', { revision: 0 }],
  ['job_post_published', { publishAt: null }],
  ['job_post_valid_through', { validThrough: sample.row.publishAt }],
  ['job_post_closed', { status: 'closed', closedAt: null }],
  ['job_post_closed', { status: 'closed', closedAt: new Date(), closeReason: null }],
  ['job_post_closed', { closedAt: new Date() }],
])('%s refuses an ad with %o', async (constraint, change) => {
  expect(await refusal(insertJobPost(change))).toBe(constraint)
})

test.each(['{"people": 6}', '{"stamina": 3}', '{"people": "3"}', '{"pace": 2.5}', '{"pace": [1]}'])(
  'daily work described as %s is refused',
  async (described) => {
    expect(await refusal(insertJobPost({ workAspects: JSON.parse(described) }))).toBe('job_post_work_aspects')
    expect(await refusal(insertJobPost({ workAspects: { people: 1, pace: 5 } }))).toBeNull()
  },
)

test('takes every ad of the seed', async () => {
  for (const { row, company: owner, workplaces } of ads) {
    await handle.database.insert(company).values(owner.row).onConflictDoNothing()
    expect(await refusal(handle.database.insert(jobPost).values(row))).toBeNull()
    expect(await refusal(handle.database.insert(jobPostWorkplace).values(workplaces))).toBeNull()
  }
})

test('a draft may lack what the law asks for', async () => {
  const empty: Partial<JobPostRow> = {
    status: 'draft',
    publishAt: null,
    validThrough: null,
    duties: '',
    dutiesRange: '',
    wageMin: null,
    wageMax: null,
    selectionFlow: [],
  }
  expect(await refusal(insertJobPost(empty))).toBeNull()
})

test('values outside the vocabularies are refused by their type', async () => {
  const insert = sql`update job_post set kind = 'internship' where id = ${sample.row.id}`
  expect(await refusal(handle.database.execute(insert))).toContain(
    'invalid input value for enum job_post_kind',
  )
})

test('an ad belongs to a company and goes with it; a workplace and a revision to an ad', async () => {
  const stray = newId()
  expect(await refusal(insertJobPost({ companyId: stray }))).toBe('job_post_company_id_company_id_fk')
  const workplace = { ...sample.workplaces[0]!, jobPostId: stray }
  expect(await refusal(handle.database.insert(jobPostWorkplace).values(workplace))).toBe(
    'job_post_workplace_job_post_id_job_post_id_fk',
  )
  const revision = { id: newId(), jobPostId: stray, number: 1, snapshot: {}, diff: [] }
  expect(await refusal(handle.database.insert(jobPostRevision).values(revision))).toBe(
    'job_post_revision_job_post_id_job_post_id_fk',
  )

  const owner = newId()
  const ad = newId()
  await insertCompany({ id: owner, corporateNumber: corporateNumber('990000000001') })
  await insertJobPost({ id: ad, companyId: owner })
  await handle.database.insert(jobPostWorkplace).values({ ...workplace, jobPostId: ad })
  await handle.database.insert(jobPostRevision).values({ ...revision, jobPostId: ad })
  expect(
    await refusal(
      handle.database.insert(jobPostRevision).values({ ...revision, id: newId(), jobPostId: ad }),
    ),
  ).toBe('job_post_revision_number')
  await handle.database.delete(company).where(eq(company.id, owner))
  const left = await handle.database
    .select({ count: count() })
    .from(jobPostWorkplace)
    .where(eq(jobPostWorkplace.jobPostId, ad))
  expect(left).toEqual([{ count: 0 }])
})

test.each([
  ['info_title', { title: '' }],
  ['info_body', { body: '' }],
])('%s refuses an announcement', async (constraint, change) => {
  const row = { id: newId(), title: 'お知らせ', body: '本文', ...change }
  expect(await refusal(handle.database.insert(info).values(row))).toBe(constraint)
})
