import { desc, eq } from 'drizzle-orm'
import { deskCompanyLimits } from '#contract/desk-companies.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'

/** A line of the audit log. `by`: an operator's address; `member`: somebody of the company, whom the desk does not name. */
export type CompanyEvent = {
  at: Date
  action: string
  by: { kind: 'admin'; email: string } | { kind: 'member' } | { kind: 'command' } | { kind: 'site' }
  detail: Readonly<Record<string, string | number | boolean | null>>
}

const byOf = (actor: string, kind: string | null, email: string | null): CompanyEvent['by'] => {
  if (kind === 'admin' && email !== null) return { kind: 'admin', email }
  if (actor.startsWith('operator:')) return { kind: 'command' }
  return actor === 'person' ? { kind: 'member' } : { kind: 'site' }
}

/** What was done about a company and by its people, the newest first. */
export const companyEvents = async (database: Database, id: string): Promise<readonly CompanyEvent[]> => {
  const rows = await database
    .select({
      at: auditLog.createdAt,
      action: auditLog.action,
      actor: auditLog.actor,
      detail: auditLog.detail,
      kind: account.kind,
      email: account.email,
    })
    .from(auditLog)
    .leftJoin(account, eq(account.uid, auditLog.actorUid))
    .where(eq(auditLog.subject, `company:${id}`))
    .orderBy(desc(auditLog.id))
    .limit(deskCompanyLimits.history)
  return rows.map(({ at, action, actor, detail, kind, email }) => ({
    at,
    action,
    by: byOf(actor, kind, email),
    detail: detail ?? {},
  }))
}
