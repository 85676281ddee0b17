import { and, asc, desc, eq } from 'drizzle-orm'
import { reviewWorkingDays } from '#contract/job-post-life.ts'
import { indexJobPosts } from '#server/backend/database/job-search-row.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { workplacesOf } from '#server/backend/job-posts/read-revisions.ts'
import { endOfWorkingDay } from '#server/domain/working-days.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { day, endOfDay, hour } from './calendar.ts'
import { createRandom } from './random.ts'

type Row = typeof jobPost.$inferInsert
type DemoAd = {
  row: Pick<Row, 'title' | 'status'> & Partial<Row>
  /** Of the operator's look; `returned`: what has to change. */
  review?: { daysAgo: number; returned: string | null }
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** Nine in the morning, Japanese time, so many days from now. */
const morning = (now: Date, days: number) => new Date(endOfDay(now, days - 1).getTime() + 1000 + 9 * hour)

const draft = { publishAt: null, validThrough: null, closedAt: null, closeReason: null }
const run = (now: Date, from: number, until: number) => ({
  ...draft,
  publishAt: morning(now, -from),
  validThrough: endOfDay(now, until),
})

/** One ad in every state, and what there is to see in each; words that the legal check finds are in some. */
const demoAds = (now: Date): readonly DemoAd[] => [
  {
    row: {
      ...draft,
      title: '【下書き】店舗運営スタッフ（条件を入力中）',
      status: 'draft',
      holidays: '',
      selectionFlow: [],
    },
  },
  {
    row: {
      ...draft,
      title: '営業マン募集（新卒・総合職）',
      status: 'draft',
      validThrough: endOfDay(now, 60),
    },
    review: {
      daysAgo: 2,
      returned:
        '求人名の「営業マン」は、男性に限ると読めるため掲載できません（男女雇用機会均等法5条）。\n「営業職」など、性別を問わない言い方に直してください。',
    },
  },
  {
    row: {
      ...draft,
      title: '受付・看板娘になってくれる方',
      status: 'in_review',
      validThrough: endOfDay(now, 45),
    },
    review: { daysAgo: 1, returned: null },
  },
  { row: { ...run(now, -3, 60), title: '企画職（まもなく募集を始めます）', status: 'scheduled' } },
  { row: { ...run(now, 20, 3), title: '事務職（締切が近い求人）', status: 'published' } },
  { row: { ...run(now, 30, 40), title: 'カスタマーサポート（受付を休んでいます）', status: 'paused' } },
  {
    row: {
      ...run(now, 40, 20),
      title: 'データ入力（採用が決まりました）',
      status: 'closed',
      closeReason: 'filled',
      closedAt: ago(now, 4),
    },
  },
  {
    row: {
      ...run(now, 50, -6),
      title: '広報アシスタント（期限が過ぎました）',
      status: 'expired',
      closeReason: 'deadline',
      closedAt: endOfDay(now, -6),
    },
  },
  {
    row: {
      ...run(now, 45, 30),
      title: '在宅ワーク（掲載を取り消されました）',
      status: 'removed',
      closeReason: 'violation',
      closedAt: ago(now, 8),
    },
  },
]

/** The ad that the others are made of: one that is on the list, so that the law has nothing against it. */
const findModel = async ({ database }: DatabaseHandle, companyId: string) => {
  const [model] = await database
    .select()
    .from(jobPost)
    .where(
      and(
        eq(jobPost.companyId, companyId),
        eq(jobPost.status, 'published'),
        eq(jobPost.termKind, 'indefinite'),
      ),
    )
    // Their titles are of work for graduates.
    .orderBy(desc(eq(jobPost.kind, 'new_grad')), asc(jobPost.id))
    .limit(1)
  return model ?? null
}

/**
 * What a newcomer finds in the list of the demo's company: an ad in every state, with dates around now. Written once,
 * while the company has none that was taken down. Answers whether it was.
 */
export const seedDemoCompanyAds = async (
  handle: DatabaseHandle,
  { uid }: { uid: string },
  now: Date,
): Promise<boolean> => {
  const [member] = await handle.database
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.uid, uid), eq(companyMember.role, 'owner')))
    .orderBy(asc(companyMember.id))
    .limit(1)
  if (member === undefined) return false
  const of = eq(jobPost.companyId, member.companyId)
  if ((await handle.database.$count(jobPost, and(of, eq(jobPost.status, 'removed')))) > 0) return false
  const model = await findModel(handle, member.companyId)
  if (model === null) return false
  const random = createRandom('demo/company-ads')
  const ads = demoAds(now).map(({ row, review }, index) => {
    const createdAt = ago(now, 60 - index)
    const id = uuidV7(createdAt.getTime(), index, random.bytes(8))
    const updatedAt = row.closedAt ?? ago(now, index + 1)
    return { row: { ...model, ...row, id, revision: 1, createdAt, updatedAt }, review }
  })
  await handle.transaction(async (database) => {
    const places = await workplacesOf(database, model.id)
    await database.insert(jobPost).values(ads.map(({ row }) => row))
    await database
      .insert(jobPostWorkplace)
      .values(ads.flatMap(({ row }) => places.map((place) => ({ ...place, jobPostId: row.id }))))
    await database.insert(jobPostReview).values(
      ads.flatMap(({ row, review }) => {
        if (review === undefined) return []
        const submittedAt = ago(now, review.daysAgo)
        const returned = { returnedAt: ago(now, 1), reason: review.returned }
        return [
          {
            jobPostId: row.id,
            submittedAt,
            dueAt: endOfWorkingDay(submittedAt, reviewWorkingDays),
            ...(review.returned !== null && returned),
          },
        ]
      }),
    )
    await indexJobPosts(
      database,
      ads.map(({ row }) => row.id),
    )
  })
  return true
}
