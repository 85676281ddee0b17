import { asc, eq } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { CompanyStatus } from '#contract/codes/company.ts'
import { isId } from '#contract/id.ts'
import { unindexCompany } from '#server/backend/database/job-search-row.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { eraseNewsOfStudents } from '#server/backend/news/erase-news.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import type { Actor } from '#server/domain/actor.ts'
import { companyNews } from '#server/domain/news/company-news.ts'

/** What the operator decides about a company. Rejected ones are suspended, and `refusedAt` tells that they never were active. */
export const decisions = ['approve', 'reject', 'suspend'] as const
export type Decision = (typeof decisions)[number]

export type Review = {
  /** A company's id or its corporate number. */
  company: string
  decision: Decision
  /** The corporate number that was looked at; empty: none. Asked for by an approval that names the company by its id. */
  number: string
  /** Told to the company and kept in the audit log; empty when there is nothing to tell. */
  reason: string
}

/** One of several companies that give the same corporate number. */
export type SameNumber = { id: string; status: CompanyStatus; legalName: string }

export type ReviewAnswer =
  /** `told`: addresses of the company's people, to each of whom a mail is on its way. */
  | { kind: 'done'; displayName: string; told: readonly string[] }
  | { kind: 'unknown' }
  /** Several companies give this number: only an id tells which is meant. */
  | { kind: 'ambiguous'; companies: readonly SameNumber[] }
  /** It gives another number than the one that was looked at; its owner may have changed it since. Null: none. */
  | { kind: 'other_number'; number: string | null }
  /** Another company is or was active under its number, which is one company's. */
  | { kind: 'number_held'; by: SameNumber }
  /** It already is in the state that the decision leads to. */
  | { kind: 'unchanged'; status: CompanyStatus }
  /** Only a company that waits can be rejected. */
  | { kind: 'not_pending'; status: CompanyStatus }

const statusAfter = {
  approve: 'active',
  reject: 'suspended',
  suspend: 'suspended',
} as const satisfies Record<Decision, CompanyStatus>

/** Pages, search and feeds follow: a company that goes is gone at once, one that comes is found when its ads are. */
const show = async ({ database, stale, purge, send }: Unit, id: string, after: CompanyStatus) => {
  const tags = [cacheTags.company(id), cacheTags.companies, cacheTags.jobPosts]
  if (after === 'active') {
    stale(...tags)
    send({ name: 'index-company', data: { companyId: id, after: null }, key: id })
  } else {
    purge(...tags)
    await unindexCompany(database, id)
  }
}

type CompanyRow = typeof company.$inferSelect

export const sameNumber = ({ id, status, legalName }: CompanyRow): SameNumber => ({ id, status, legalName })

/** Is or was active, so that its number is its own. */
const holdsNumber = ({ status, refusedAt }: CompanyRow) => status !== 'pending' && refusedAt === null

/**
 * The companies that may be meant, with all that give the same number, locked: of two approvals under one number the
 * second sees the first.
 */
export const lockAbout = async (within: Database, subject: string) => {
  const byNumber = /^\d{13}$/.test(subject)
  if (!byNumber && !isId(subject)) return { meant: [], alike: [] }
  const [named] = byNumber
    ? [{ number: subject }]
    : await within.select({ number: company.corporateNumber }).from(company).where(eq(company.id, subject))
  const number = named?.number ?? null
  const alike = await within
    .select()
    .from(company)
    .where(number === null ? eq(company.id, subject) : eq(company.corporateNumber, number))
    .orderBy(asc(company.id))
    .for('update')
  return { meant: byNumber ? alike : alike.filter(({ id }) => id === subject), alike }
}

/** What the operator does about companies. */
export const createCompanyReviews = ({ work }: { work: Work }) => ({
  /** Decides about a company, with a line in the audit log and a mail to each of its people. */
  decide: (
    actor: Actor,
    { company: subject, decision, number: seen, reason }: Review,
  ): Promise<ReviewAnswer> =>
    work<ReviewAnswer>(actor, async (unit) => {
      const { meant, alike } = await lockAbout(unit.database, subject)
      if (meant.length > 1) return { kind: 'ambiguous', companies: meant.map(sameNumber) }
      const [found] = meant
      if (found === undefined) return { kind: 'unknown' }
      const { id, status, displayName, corporateNumber, verification } = found
      const next = statusAfter[decision]
      if (status === next) return { kind: 'unchanged', status }
      if (decision === 'reject' && status !== 'pending') return { kind: 'not_pending', status }
      const looked = subject === corporateNumber && seen === '' ? subject : seen
      if (decision === 'approve' && looked !== (corporateNumber ?? ''))
        return { kind: 'other_number', number: corporateNumber }
      const holder = alike.find((each) => each.id !== id && holdsNumber(each))
      if (decision === 'approve' && holder !== undefined)
        return { kind: 'number_held', by: sameNumber(holder) }
      const proves = decision === 'approve' && verification === 'none' && corporateNumber !== null
      await unit.database
        .update(company)
        .set({
          status: next,
          refusedAt: status === 'pending' && next === 'suspended' ? unit.at : null,
          ...(next === 'active' && { unownedSince: null }),
          updatedAt: unit.at,
          ...(proves && { verification: 'number' as const, verifiedAt: unit.at }),
        })
        .where(eq(company.id, id))
      unit.audit({
        action: `company.${decision}`,
        subject: `company:${id}`,
        detail: { before: status, after: next, reason },
      })
      await show(unit, id, next)
      const people = await unit.database
        .select({ uid: account.uid, email: account.email })
        .from(companyMember)
        .innerJoin(account, eq(account.uid, companyMember.uid))
        .where(eq(companyMember.companyId, id))
      if (next === 'suspended') {
        await eraseNewsOfStudents(unit.database, { uids: people.map(({ uid }) => uid), companyId: id })
        for (const { uid } of people) unit.signal({ uid, kind: 'notifications' })
      }
      const words = companyNews.decided({ companyId: id, company: displayName }, decision)
      const data = { decision, displayName, reason }
      unit.tell(...newsTo(people, words, { kind: 'company-review', data }))
      return { kind: 'done', displayName, told: people.map(({ email }) => email) }
    }),
})

export type CompanyReviews = ReturnType<typeof createCompanyReviews>
