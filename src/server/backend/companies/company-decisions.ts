import { and, desc, inArray } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { decisions } from './company-reviews.ts'

/** What the operator decided last about a company, and why; empty where nothing was said. */
export type CompanyDecision = { at: Date; reason: string }

/** By the ids of these companies; those about which nothing was decided yet are missing. */
export const decisionsAbout = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CompanyDecision>> => {
  if (ids.length === 0) return new Map()
  const lines = await database
    .selectDistinctOn([auditLog.subject], {
      subject: auditLog.subject,
      at: auditLog.createdAt,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .where(
      and(
        inArray(
          auditLog.subject,
          ids.map((id) => `company:${id}`),
        ),
        inArray(
          auditLog.action,
          decisions.map((decision) => `company.${decision}`),
        ),
      ),
    )
    .orderBy(auditLog.subject, desc(auditLog.id))
  return new Map(
    lines.map(({ subject, at, detail }) => {
      const reason = detail?.['reason']
      return [subject.slice('company:'.length), { at, reason: typeof reason === 'string' ? reason : '' }]
    }),
  )
}
