import { and, eq, isNull } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { CompanyStatus, CompanyVerification } from '#contract/codes/company.ts'
import type { CompanyCheck } from '#contract/desk-companies.ts'
import type { Database } from '#server/backend/database/open.ts'
import { unindexCompany } from '#server/backend/database/job-search-row.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { companyAppeal } from '#server/backend/database/schema/company-talk.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { eraseNewsOfStudents } from '#server/backend/news/erase-news.ts'
import { publishSentAlong } from '#server/backend/job-posts/job-post-reviews.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import type { Actor } from '#server/domain/actor.ts'
import { wasApproved } from '#server/domain/company-standing.ts'
import { lacksToVerify, verificationWith } from '#server/domain/company-verification.ts'
import { moderationAfterApproval } from '#server/domain/moderation.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { lockAbout, sameNumber, type CompanyRow, type SameNumber } from './company-rows.ts'
import { companyStamp, renameOf } from './rename-rows.ts'

/** What the operator decides about a company. Rejected ones are suspended, and `refusedAt` tells that they never were active. */
export const decisions = ['approve', 'reject', 'suspend', 'resume'] as const
export type Decision = (typeof decisions)[number]

export type Review = {
  /** A company's id or its corporate number. */
  company: string
  /** Told to the company and kept in the audit log; empty when there is nothing to tell. */
  reason: string
} & (
  | { decision: Exclude<Decision, 'approve'> }
  | {
      decision: 'approve'
      /** The stamp of what was looked at. */
      read: string
      /** What was checked, which its page shows; `none` leaves the mark that it has. */
      checked: CompanyVerification
      /** What else was looked at; kept in the audit log. */
      looked?: readonly CompanyCheck[]
    }
)

export type ReviewAnswer =
  /** `told`: addresses of the company's people, to each of whom a mail is on its way. */
  | { kind: 'done'; displayName: string; told: readonly string[]; verification: CompanyVerification }
  | { kind: 'unknown' }
  /** Several companies give this number: only an id tells which is meant. */
  | { kind: 'ambiguous'; companies: readonly SameNumber[] }
  /** It says something else than what was looked at; its owner may have changed it since. */
  | { kind: 'changed' }
  /** Another company is or was active under its number, which is one company's. */
  | { kind: 'number_held'; by: SameNumber }
  /** Nothing can be verified of a number that was not given, or of an address that is not there. */
  | { kind: 'nothing_to_verify' }
  /** It already is in the state that the decision leads to. */
  | { kind: 'unchanged'; status: CompanyStatus }
  /** Only a company that waits can be rejected. */
  | { kind: 'not_pending'; status: CompanyStatus }
  /** A suspension ends with `resume`, which leaves alone what was verified. */
  | { kind: 'approved_before' }
  /** Only a company that was active before goes on. */
  | { kind: 'never_approved' }

const statusAfter = {
  approve: 'active',
  reject: 'suspended',
  suspend: 'suspended',
  resume: 'active',
} as const satisfies Record<Decision, CompanyStatus>

/** Pages, search and feeds follow: a company that goes is gone at once, one that comes is found when its ads are. */
export const showCompany = async (
  { database, stale, purge, send }: Unit,
  id: string,
  after: CompanyStatus,
) => {
  const tags = [cacheTags.company(id), cacheTags.companies, cacheTags.jobPosts]
  if (after === 'active') {
    stale(...tags)
    send({ name: 'index-company', data: { companyId: id, after: null }, key: id })
  } else {
    purge(...tags)
    await unindexCompany(database, id)
  }
}

/** Why a company cannot be decided about so; null: it can. */
const refusal = async (
  { database }: Unit,
  review: Review,
  row: CompanyRow,
  alike: readonly CompanyRow[],
): Promise<ReviewAnswer | null> => {
  const { status } = row
  if (status === statusAfter[review.decision]) return { kind: 'unchanged', status }
  switch (review.decision) {
    case 'suspend':
      return null
    case 'reject':
      return status === 'pending' ? null : { kind: 'not_pending', status }
    case 'resume':
      return wasApproved(row) ? null : { kind: 'never_approved' }
    case 'approve': {
      if (wasApproved(row)) return { kind: 'approved_before' }
      if (companyStamp(row, await renameOf(database, row.id)) !== review.read) return { kind: 'changed' }
      const holder = alike.find((each) => each.id !== row.id && wasApproved(each))
      if (holder !== undefined) return { kind: 'number_held', by: sameNumber(holder) }
      return lacksToVerify(review.checked, row) ? { kind: 'nothing_to_verify' } : null
    }
  }
}

const peopleOf = (database: Database, companyId: string) =>
  database
    .select({
      uid: account.uid,
      email: account.email,
      role: companyMember.role,
      verifiedAt: account.emailVerifiedAt,
    })
    .from(companyMember)
    .innerJoin(account, eq(account.uid, companyMember.uid))
    .where(eq(companyMember.companyId, companyId))

/** What the operator does about companies. */
export const createCompanyReviews = ({ work }: { work: Work }) => ({
  /** Decides about a company, with a line in the audit log and a mail to each of its people. */
  decide: (actor: Actor, review: Review): Promise<ReviewAnswer> =>
    work<ReviewAnswer>(actor, async (unit) => {
      const { decision, reason } = review
      const { meant, alike } = await lockAbout(unit.database, review.company)
      if (meant.length > 1) return { kind: 'ambiguous', companies: meant.map(sameNumber) }
      const [found] = meant
      if (found === undefined) return { kind: 'unknown' }
      const refused = await refusal(unit, review, found, alike)
      if (refused !== null) return refused
      const { id, status, displayName } = found
      const next = statusAfter[decision]
      const mark =
        review.decision === 'approve'
          ? verificationWith(found, review.checked, unit.at)
          : { verification: found.verification, verifiedAt: found.verifiedAt }
      const people = await peopleOf(unit.database, id)
      const moderation =
        decision === 'approve'
          ? moderationAfterApproval({ ...found, ...mark }, people)
          : decision === 'resume'
            ? 'pre'
            : found.moderation
      await unit.database
        .update(company)
        .set({
          status: next,
          refusedAt: status === 'pending' && next === 'suspended' ? unit.at : null,
          moderation,
          ...(next === 'active' && { unownedSince: null }),
          updatedAt: unit.at,
          ...mark,
        })
        .where(eq(company.id, id))
      unit.audit({
        action: `company.${decision}`,
        subject: `company:${id}`,
        detail: {
          before: status,
          after: next,
          reason,
          ...(review.decision === 'approve' && {
            checked: review.checked,
            looked: (review.looked ?? []).join(', '),
          }),
        },
      })
      // A company that goes on has nothing left to appeal against.
      if (next === 'active')
        await unit.database
          .update(companyAppeal)
          .set({ granted: true, decidedAt: unit.at })
          .where(and(eq(companyAppeal.companyId, id), isNull(companyAppeal.decidedAt)))
      await showCompany(unit, id, next)
      if (decision === 'approve' && moderation === 'post') await publishSentAlong(unit, id)
      if (next === 'suspended') {
        await eraseNewsOfStudents(unit.database, { uids: people.map(({ uid }) => uid), companyId: id })
        for (const { uid } of people) unit.signal({ uid, kind: 'notifications' })
      }
      const words = companyNews.decided({ companyId: id, company: displayName }, decision)
      const data = { decision, displayName, reason }
      unit.tell(...newsTo(people, words, { kind: 'company-review', data }))
      const { verification } = mark
      return { kind: 'done', displayName, told: people.map(({ email }) => email), verification }
    }),
})

export type CompanyReviews = ReturnType<typeof createCompanyReviews>
