import { eq } from 'drizzle-orm'
import type { CompanyStatus } from '#contract/codes/company.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { newId } from '#server/platform/ids.ts'

/** What the operator decides about a company. Rejected ones are suspended; the audit log tells them apart. */
export const decisions = ['approve', 'reject', 'suspend'] as const
export type Decision = (typeof decisions)[number]

export type Review = {
  /** A company's id or its corporate number. */
  company: string
  decision: Decision
  /** Told to the company and kept in the audit log; empty when there is nothing to tell. */
  reason: string
}

export type ReviewAnswer =
  | { kind: 'done'; displayName: string; emails: readonly string[] }
  | { kind: 'unknown' }
  /** It already is in the state that the decision leads to. */
  | { kind: 'unchanged'; status: CompanyStatus }
  /** Only a company that waits can be rejected. */
  | { kind: 'not_pending'; status: CompanyStatus }

const statusAfter = {
  approve: 'active',
  reject: 'suspended',
  suspend: 'suspended',
} as const satisfies Record<Decision, CompanyStatus>

/** Decides about a company, with a line in the audit log. Answers the addresses of its people, for the mail. */
export const reviewCompany = (database: Database, review: Review, at: Date): Promise<ReviewAnswer> =>
  database.transaction(async (transaction) => {
    const key = /^\d{13}$/.test(review.company) ? company.corporateNumber : company.id
    if (key === company.id && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(review.company))
      return { kind: 'unknown' }
    const [found] = await transaction.select().from(company).where(eq(key, review.company)).for('update')
    if (found === undefined) return { kind: 'unknown' }
    const { id, status, displayName, corporateNumber, verification } = found
    const next = statusAfter[review.decision]
    if (status === next) return { kind: 'unchanged', status }
    if (review.decision === 'reject' && status !== 'pending') return { kind: 'not_pending', status }
    const proves = review.decision === 'approve' && verification === 'none' && corporateNumber !== null
    await transaction
      .update(company)
      .set({
        status: next,
        updatedAt: at,
        ...(proves && { verification: 'number' as const, verifiedAt: at }),
      })
      .where(eq(company.id, id))
    await transaction.insert(auditLog).values({
      id: newId(),
      actorUid: null,
      action: `company.${review.decision}`,
      subject: `company:${id}`,
      detail: { before: status, after: next, reason: review.reason },
      createdAt: at,
    })
    const people = await transaction
      .select({ email: account.email })
      .from(companyMember)
      .innerJoin(account, eq(account.uid, companyMember.uid))
      .where(eq(companyMember.companyId, id))
    return { kind: 'done', displayName, emails: people.map(({ email }) => email) }
  })

/** Companies that wait for the operator, the oldest first. */
export const listPendingCompanies = (database: Database) =>
  database
    .select({
      id: company.id,
      legalName: company.legalName,
      corporateNumber: company.corporateNumber,
      createdAt: company.createdAt,
    })
    .from(company)
    .where(eq(company.status, 'pending'))
    .orderBy(company.createdAt)
    .limit(200)

export type GrantAnswer = 'granted' | 'unknown' | 'already' | 'unverified'

/** Makes the account of an e-mail address the operator's. The address must be verified. */
export const grantAdmin = (database: Database, email: string, at: Date): Promise<GrantAnswer> =>
  database.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(account)
      .where(eq(account.email, email.trim().toLowerCase()))
      .for('update')
    if (found === undefined) return 'unknown'
    if (found.kind === 'admin') return 'already'
    if (found.emailVerifiedAt === null) return 'unverified'
    await transaction.update(account).set({ kind: 'admin', updatedAt: at }).where(eq(account.uid, found.uid))
    await transaction.insert(auditLog).values({
      id: newId(),
      actorUid: null,
      action: 'account.admin_granted',
      subject: `account:${found.uid}`,
      detail: { before: found.kind },
      createdAt: at,
    })
    return 'granted'
  })
