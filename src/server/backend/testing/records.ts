import { account, consentRecord } from '#server/backend/database/schema/account.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import { indexJobPosts } from '#server/backend/database/job-search-row.ts'
import type { NearestStation } from '#contract/nearest-stations.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { newId } from '#server/platform/ids.ts'

type CompanyRow = typeof company.$inferInsert
type JobPostRow = typeof jobPost.$inferInsert
type InfoRow = typeof info.$inferInsert

/** The instant tests live at. */
export const testNow = new Date('2026-11-21T03:00:00.000Z')
const day = 86_400_000
export const daysFromNow = (days: number): Date => new Date(testNow.getTime() + days * day)

/** Keeps a company: active unless told otherwise. Answers its id. */
export const insertCompany = async (database: Database, given: Partial<CompanyRow> = {}): Promise<string> => {
  const row = {
    id: newId(),
    legalName: '株式会社みらい商事',
    kana: 'ミライショウジ',
    displayName: 'みらい商事',
    representative: '山田 太郎',
    postalCode: '1500002',
    prefectureCode: '13',
    city: '渋谷区',
    street: '渋谷1-2-3',
    contactTel: '+81312345678',
    industryCode: 'G',
    description: '',
    harassmentDesk: '人事部 相談窓口',
    status: 'active' as const,
    ...given,
  }
  const names = [row.displayName, row.legalName, row.kana, row.description ?? '']
  await database.insert(company).values({ ...row, searchShadow: normaliseFields(names) })
  return row.id
}

type Place = {
  name: string
  prefectureCode: string
  city: string
  access: string | null
  stations?: NearestStation[]
}
const shibuya: Place = { name: '本社', prefectureCode: '13', city: '渋谷区', access: '渋谷駅 徒歩5分' }

/** Keeps an ad, published yesterday and open for a month unless told otherwise, and indexes it as the site does. Answers its id. */
export const insertJobPost = async (
  database: Database,
  companyId: string,
  given: Partial<Omit<JobPostRow, 'companyId' | 'id'>> & { workplaces?: Place[] } = {},
): Promise<string> => {
  const { workplaces = [shibuya], ...fields } = given
  const row = {
    id: newId(),
    companyId,
    kind: 'new_grad' as const,
    title: '法人営業の総合職',
    occupation: 'sales',
    graduationYears: [],
    duties: '法人のお客さまを訪問し、課題をうかがって提案します。',
    dutiesRange: '変更なし',
    workplacesRange: '会社の定める国内の事業所',
    remote: 'none' as const,
    termKind: 'indefinite' as const,
    hoursSystem: 'fixed' as const,
    startsAt: '09:00',
    endsAt: '18:00',
    breakMinutes: 60,
    overtime: false,
    holidays: '完全週休二日制',
    wageUnit: 'month' as const,
    wageMin: 250_000,
    insurance: ['employment' as const],
    smoking: 'no_smoking' as const,
    openings: 3,
    selectionFlow: ['書類選考', '面接'],
    replyByDays: 7,
    features: [],
    infoAsOf: '2026-11-01',
    publishAt: daysFromNow(-1),
    validThrough: daysFromNow(30),
    status: 'published' as const,
    ...fields,
  }
  await database.insert(jobPost).values(row)
  if (workplaces.length > 0)
    await database.insert(jobPostWorkplace).values(
      workplaces.map((place, position) => ({
        ...place,
        jobPostId: row.id,
        scope: 'hire' as const,
        position,
        street: '1-2-3',
      })),
    )
  await indexJobPosts(database, [row.id])
  return row.id
}

/** Keeps an announcement, published yesterday unless told otherwise. Answers its id. */
export const insertInfo = async (database: Database, given: Partial<InfoRow> = {}): Promise<string> => {
  const row = {
    id: newId(),
    title: '年末年始の休業のお知らせ',
    body: '12月29日から1月3日まで休業します。',
    important: false,
    publishAt: daysFromNow(-1),
    ...given,
  }
  await database.insert(info).values({ ...row, searchShadow: normaliseFields([row.title, row.body]) })
  return row.id
}

type Person = Partial<typeof account.$inferInsert> & { uid: string }

/** Keeps an account with its proofs of consent: a student with a verified address unless told otherwise. */
export const insertPerson = async (database: Database, given: Person): Promise<void> => {
  const row = {
    kind: 'student' as const,
    email: `${given.uid}@example.com`,
    emailVerifiedAt: testNow,
    ...given,
  }
  await database.insert(account).values(row)
  await database
    .insert(consentRecord)
    .values(
      (['terms', 'privacy'] as const).map((document) => ({
        id: newId(),
        uid: given.uid,
        document,
        version: '1',
      })),
    )
    .onConflictDoNothing()
}
