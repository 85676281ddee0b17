import { and, eq, inArray } from 'drizzle-orm'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { jobPostLifeLimits, type CompanyCloseReason, type JobPostRefusal } from '#contract/job-post-life.ts'
import type { Database } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { isRelistable, transitions, type JobPostMove } from '#server/domain/job-post-life.ts'
import { missingItems, planPublication } from '#server/domain/publication.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import { publisherOf } from '#server/backend/companies/rename-rows.ts'
import { copyAsDraft } from './copy-as-draft.ts'
import { findingsOf } from './read-findings.ts'
import { waitForReading, writeJobPostMove, type JobPostRow } from './write-job-post-move.ts'
import { recruiterOf } from './recruiter-of.ts'

/** An ad of a company; one of another's is unknown. */
export type JobPostOf = { companyId: string; id: string }

export type OwnMoveAnswer =
  | { kind: 'unknown' }
  | { kind: 'refused'; because: JobPostRefusal; missing: readonly string[] }
  /** `id`: the ad; of one that was put up once more, the new draft. */
  | { kind: 'moved'; id: string; status: JobPostStatus }

/** What a company does with an ad that has been published, or is on its way there. */
export type OwnMove =
  { action: 'pause' | 'resume' | 'return' } | { action: 'close'; reason: CompanyCloseReason }

const open = ['in_review', 'scheduled', 'published', 'paused'] as const satisfies readonly JobPostStatus[]

const refused = (because: JobPostRefusal, missing: readonly string[] = []): OwnMoveAnswer => ({
  kind: 'refused',
  because,
  missing,
})

const lockOwn = async (database: Database, { companyId, id }: JobPostOf): Promise<JobPostRow | null> => {
  const [ad] = await database
    .select()
    .from(jobPost)
    .where(and(eq(jobPost.id, id), eq(jobPost.companyId, companyId)))
    .for('update')
  return ad ?? null
}

/** Locked after the ad, as the search rows lock it: of two publications the second counts the first. */
const lockCompany = (database: Database, id: string) => recruiterOf(database, id, 'no key update')

const countAds = (database: Database, companyId: string, statuses: readonly JobPostStatus[]) =>
  database.$count(jobPost, and(eq(jobPost.companyId, companyId), inArray(jobPost.status, [...statuses])))

const publishLimit = { limit: jobPostLifeLimits.publishedAnHour, seconds: 60 * 60 }

const publish = async (
  unit: Unit,
  {
    operatorEmail,
    wanted,
    dispute,
    ...of
  }: JobPostOf & { operatorEmail: string; wanted: Date | null; dispute: string },
): Promise<OwnMoveAnswer> => {
  const { database, at } = unit
  const ad = await lockOwn(database, of)
  if (ad === null) return { kind: 'unknown' }
  const owner = await lockCompany(database, of.companyId)
  const findings = await findingsOf(database, ad, wanted ?? at)
  const openAds = await countAds(database, of.companyId, open)
  const publisher = await publisherOf(database, owner)
  const { moderation, harassmentDesk, harassmentDeskDueAt } = owner
  const disputed = dispute !== ''
  const plan = planPublication(
    {
      ad,
      company: publisher,
      moderation,
      harassmentDesk,
      harassmentDeskDueAt,
      openAds,
      wanted,
      findings,
      disputed,
    },
    at,
  )
  if (plan.kind === 'refused')
    return refused(plan.because, plan.because === 'incomplete' ? missingItems(ad) : [])
  const moved = await writeJobPostMove(unit, ad, { action: plan.action }, plan.publishAt)
  if (moved.kind === 'refused') throw new Error(`A planned ${plan.action} was refused: ${moved.because}`)
  const isUnread = plan.action !== 'submit' && moderation === 'post'
  const isBlocked = findings.some(({ severity }) => severity === 'block')
  if (plan.action === 'submit' || isUnread) {
    const urgent = findings.some(({ code }) => code === 'danger_signs')
    await waitForReading(unit, ad.id, { dispute: isBlocked ? dispute : null, urgent })
    const { id, title } = ad
    const codes = findings.filter(({ severity }) => severity !== 'warn').map(({ code }) => code)
    const data = {
      jobPostId: id,
      title,
      company: owner.displayName,
      codes,
      isUnread,
      dispute: isBlocked ? dispute : '',
    }
    unit.send(mailTask({ kind: 'job-post-submitted', to: operatorEmail, data }))
  }
  return { kind: 'moved', id: ad.id, status: moved.status }
}

const becauseOf = {
  status: 'status',
  time: 'deadline_past',
  number_waits: 'company_number_waits',
} as const

/** What the owners and recruiters of a company do with its ads. Who they are is judged before. */
export const createOwnJobPostMoves = ({
  work,
  rateLimits,
  operatorEmail,
}: {
  work: Work
  rateLimits: RateLimits
  operatorEmail: string
}) => ({
  /**
   * Publishes a draft, at once or at a time. What has to be looked at goes to the operator, who is told; with a `dispute`
   * also what the check would block.
   */
  publish: async (uid: string, of: JobPostOf, wanted: Date | null, dispute = ''): Promise<OwnMoveAnswer> => {
    const counted = await rateLimits.hit('publish job post', of.companyId, publishLimit)
    if (counted.kind === 'limited') return refused('limited')
    return work({ kind: 'person', uid }, (unit) => publish(unit, { ...of, operatorEmail, wanted, dispute }))
  },

  /** Made twice it is made once. `return`: takes back what waits for the operator or for its time. */
  move: (uid: string, of: JobPostOf, wanted: OwnMove): Promise<OwnMoveAnswer> =>
    work<OwnMoveAnswer>({ kind: 'person', uid }, async (unit) => {
      const ad = await lockOwn(unit.database, of)
      if (ad === null) return { kind: 'unknown' }
      const { id, status } = ad
      if (status === transitions[wanted.action].to) return { kind: 'moved', id, status }
      if (wanted.action === 'resume' && !(await isActiveCompany(unit.database, of.companyId)))
        return refused('company_suspended')
      const moved = await writeJobPostMove(unit, ad, wanted satisfies JobPostMove)
      if (moved.kind === 'moved') return { kind: 'moved', id, status: moved.status }
      return refused(becauseOf[moved.because])
    }),

  /** Makes a new draft of an ad that has ended, without its dates. */
  relist: (uid: string, of: JobPostOf): Promise<OwnMoveAnswer> =>
    work<OwnMoveAnswer>({ kind: 'person', uid }, async (unit) => {
      const { database } = unit
      const ad = await lockOwn(database, of)
      if (ad === null) return { kind: 'unknown' }
      if (!isRelistable(ad.status)) return refused('status')
      await lockCompany(database, of.companyId)
      if ((await countAds(database, of.companyId, ['draft'])) >= jobPostLifeLimits.drafts)
        return refused('full')
      return { kind: 'moved', id: await copyAsDraft(unit, ad), status: 'draft' }
    }),

  /** Deletes a draft: nobody but its company has ever seen it. */
  discard: (uid: string, of: JobPostOf): Promise<OwnMoveAnswer> =>
    work<OwnMoveAnswer>({ kind: 'person', uid }, async (unit) => {
      const ad = await lockOwn(unit.database, of)
      if (ad === null) return { kind: 'unknown' }
      if (ad.status !== 'draft') return refused('status')
      await unit.database.delete(jobPost).where(eq(jobPost.id, ad.id))
      unit.audit({
        action: 'job_post.discarded',
        subject: `job_post:${ad.id}`,
        detail: { company: ad.companyId, title: ad.title },
      })
      return { kind: 'moved', id: ad.id, status: ad.status }
    }),
})

export type OwnJobPostMoves = ReturnType<typeof createOwnJobPostMoves>
