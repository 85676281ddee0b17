import { and, asc, eq } from 'drizzle-orm'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { JobPostRefusal } from '#contract/job-post-life.ts'
import { isId } from '#contract/id.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { recruitersOf } from '#server/backend/applications/application-people.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { Rollback, type Unit, type Work } from '#server/backend/database/unit-of-work.ts'
import { publisherOf } from '#server/backend/companies/rename-rows.ts'
import type { Actor } from '#server/domain/actor.ts'
import { jobPostNews } from '#server/domain/news/job-post-news.ts'
import { checkJobPost, findingKey } from '#server/domain/legal-check.ts'
import type { LegalFacts } from '#server/domain/legal/facts.ts'
import { planReviewed } from '#server/domain/publication.ts'
import { disputeOf, noteReading } from './note-reading.ts'
import { factsOf, findingsOf } from './read-findings.ts'
import { readStatement } from './read-statement.ts'
import { waitForReading, writeJobPostMove, type JobPostRow } from './write-job-post-move.ts'
import { recruiterOf } from './recruiter-of.ts'

export type ReviewAnswer =
  | { kind: 'unknown' }
  /** It does not state any more what was read. */
  | { kind: 'changed' }
  | { kind: 'refused'; because: JobPostRefusal; findings: readonly LegalFinding[] }
  | { kind: 'done'; title: string; publishAt: Date | null; told: readonly string[] }

const lock = async (database: Database, id: string): Promise<JobPostRow | null> => {
  if (!isId(id)) return null
  const [ad] = await database.select().from(jobPost).where(eq(jobPost.id, id)).for('update')
  return ad ?? null
}

const refused = (because: JobPostRefusal, findings: readonly LegalFinding[] = []): ReviewAnswer => ({
  kind: 'refused',
  because,
  findings,
})

/** Tells the company's owners and recruiters what was decided. */
const tell = async (
  unit: Unit,
  ad: JobPostRow,
  { publishAt, ...decided }: { publishAt: Date | null; reason: string; isUnread: boolean },
): Promise<ReviewAnswer> => {
  const { id: jobPostId, companyId, title } = ad
  const people = await recruitersOf(unit.database, jobPostId)
  const data = { jobPostId, companyId, title, publishAt: publishAt?.toISOString() ?? null, ...decided }
  unit.tell(...newsTo(people, jobPostNews.reviewed(data, data), { kind: 'job-post-reviewed', data }))
  return { kind: 'done', title, publishAt, told: people.map(({ email }) => email) }
}

/** From now on the ads of a company are read where the check finds something alone. */
const endModeration = ({ database }: Unit, companyId: string) =>
  database.update(company).set({ moderation: 'findings' }).where(eq(company.id, companyId))

const isPublished = ({ status }: JobPostRow) =>
  status === 'scheduled' || status === 'published' || status === 'paused'

/** Keeps what the operator did not share: while its field states the same it counts no more in this ad and in its copies. */
const acceptFindings = async (
  { database, audit }: Unit,
  ad: JobPostRow,
  facts: LegalFacts,
  findings: readonly LegalFinding[],
): Promise<void> => {
  const keys = findings.map((finding) => findingKey(facts, finding))
  const acceptedFindings = [...new Set([...ad.acceptedFindings, ...keys])]
  await database.update(jobPost).set({ acceptedFindings }).where(eq(jobPost.id, ad.id))
  audit({
    action: 'job_post.findings_accepted',
    subject: `job_post:${ad.id}`,
    detail: { codes: findings.map(({ code }) => code).join(', ') },
  })
}

/** The operator has read an ad that was published before; nobody is told. */
const endReading = async (unit: Unit, ad: JobPostRow, read: string, note: string): Promise<ReviewAnswer> => {
  if ((await readStatement(unit.database, ad)).stamp !== read) return { kind: 'changed' }
  const [ended] = await unit.database
    .delete(jobPostReview)
    .where(eq(jobPostReview.jobPostId, ad.id))
    .returning({ dispute: jobPostReview.dispute })
  if (ended === undefined) return refused('status')
  await noteReading(unit, ad, {
    decision: 'published',
    reason: note,
    dispute: ended.dispute,
    accepted: [],
    dangerous: false,
  })
  await endModeration(unit, ad.companyId)
  return { kind: 'done', title: ad.title, publishAt: ad.publishAt, told: [] }
}

/**
 * Publishes what a company sent along before it was approved, where the check finds nothing to read first: the operator
 * reads it afterwards.
 */
export const publishSentAlong = async (unit: Unit, companyId: string): Promise<void> => {
  const { database, at } = unit
  const ads = await database
    .select()
    .from(jobPost)
    .where(and(eq(jobPost.companyId, companyId), eq(jobPost.status, 'in_review')))
    .orderBy(asc(jobPost.id))
    .for('update')
  for (const ad of ads) {
    const plan = planReviewed(ad, 'active', at)
    if (plan.kind === 'refused') continue
    const { action, publishAt } = plan
    const findings = await findingsOf(database, ad, publishAt)
    if (findings.some(({ severity }) => severity !== 'warn')) continue
    const moved = await writeJobPostMove(unit, ad, { action }, publishAt)
    if (moved.kind === 'refused') throw new Error(`A planned ${action} was refused: ${moved.because}`)
    await waitForReading(unit, ad.id)
    await tell(unit, ad, { publishAt, reason: '', isUnread: true })
  }
}

const publishRead = async (
  unit: Unit,
  id: string,
  read: string,
  { note, accepts }: { note: string; accepts: boolean },
): Promise<ReviewAnswer> => {
  const ad = await lock(unit.database, id)
  if (ad === null) return { kind: 'unknown' }
  if (isPublished(ad)) return endReading(unit, ad, read, note)
  const owner = await recruiterOf(unit.database, ad.companyId, 'no key update')
  const plan = planReviewed(ad, await publisherOf(unit.database, owner), unit.at)
  if (plan.kind === 'refused') return refused(plan.because)
  if ((await readStatement(unit.database, ad)).stamp !== read) return { kind: 'changed' }
  const facts = await factsOf(unit.database, ad, plan.publishAt)
  const blocks = checkJobPost(facts).filter(({ severity }) => severity === 'block')
  if (blocks.length > 0 && !accepts) return refused('unlawful', blocks)
  if (blocks.length > 0) await acceptFindings(unit, ad, facts, blocks)
  const dispute = await disputeOf(unit, ad.id)
  const { action, publishAt } = plan
  const moved = await writeJobPostMove(unit, ad, { action }, publishAt)
  if (moved.kind === 'refused') throw new Error(`A planned ${action} was refused: ${moved.because}`)
  const accepted = blocks.map(({ code }) => code)
  await noteReading(unit, ad, {
    decision: 'published',
    reason: note,
    dispute,
    accepted,
    dangerous: false,
  })
  await endModeration(unit, ad.companyId)
  return tell(unit, ad, { publishAt, reason: '', isUnread: false })
}

/** What the operator does with ads whose wording has to be looked at. */
export const createJobPostReviews = ({ work }: { work: Work }) => ({
  /**
   * Publishes an ad in review, or schedules it where its company's time has not come; never against the law's blocks, and
   * only while it states what was read: a company may take it back, change it and send it once more in between. Of one that
   * was published unread it ends the reading. `note` stays with the operator. `accepts`: what blocks it is none of the law's in
   * these words, now and later.
   */
  publish: (
    actor: Actor,
    id: string,
    read: string,
    { note = '', accepts = false }: { note?: string; accepts?: boolean } = {},
  ): Promise<ReviewAnswer> =>
    work<ReviewAnswer>(actor, (unit) => publishRead(unit, id, read, { note, accepts })),

  /** What a publication would answer at this moment; nothing is written. */
  tryPublish: (actor: Actor, id: string, read: string): Promise<ReviewAnswer> =>
    work<ReviewAnswer>(
      actor,
      async (unit) => new Rollback(await publishRead(unit, id, read, { note: '', accepts: false })),
    ),

  /** Gives an ad in review back to its company, with what has to change. `reason`: 1 to 2,000 characters. */
  return: (actor: Actor, id: string, reason: string): Promise<ReviewAnswer> =>
    work<ReviewAnswer>(actor, async (unit) => {
      const { database, at } = unit
      const ad = await lock(database, id)
      if (ad === null) return { kind: 'unknown' }
      // What is scheduled was looked at, or had nothing to look at: it is taken down instead.
      if (ad.status !== 'in_review') return refused('status')
      const [review] = await database.select().from(jobPostReview).where(eq(jobPostReview.jobPostId, id))
      if (review === undefined) throw new Error('An ad in review without its row')
      await writeJobPostMove(unit, ad, { action: 'return' })
      const { dispute } = review
      await noteReading(unit, ad, { decision: 'returned', reason, dispute, accepted: [], dangerous: false })
      await database.insert(jobPostReview).values({ ...review, returnedAt: at, reason })
      return tell(unit, ad, { publishAt: null, reason, isUnread: false })
    }),
})

export type JobPostReviews = ReturnType<typeof createJobPostReviews>
