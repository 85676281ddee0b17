import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { auditActionNames, auditActions, type AuditAction } from '#contract/audit-actions.ts'
import { auditLimits } from '#contract/desk-audit.ts'
import { formatFullInstant } from '#contract/format/time.ts'
import { isId } from '#contract/id.ts'
import { csvOf } from '#server/platform/csv.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { namesOfSubjects } from './audit-names.ts'

/** What is looked for; null: anything. `day`: YYYY-MM-DD in Japan. */
export type AuditFilter = {
  action: AuditAction | null
  subject: string | null
  actor: string | null
  day: string | null
}

/** `actor`: an admin's address, and of everybody else no more than their id. */
export type DeskAuditLine = {
  id: string
  at: Date
  actor: string
  action: string
  subject: string
  /** What it is called, where an operator may know it; null: it is gone, or a person or a draft. */
  subjectName: string | null
  detail: string
}

const dayMilliseconds = 86_400_000

const words = (detail: (typeof auditLog.$inferSelect)['detail']): string =>
  Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${value === null ? '' : String(value)}`)
    .join('\n')

export const auditActionWords = (action: string): string => {
  const known = auditActions.find((each) => each === action)
  return known === undefined ? action : auditActionNames[known]
}

/** What was done on this site, for the operator. */
export const createDeskAudit = (database: Database) => {
  /** An admin is named by their address; whoever else by an id, or as the log has it. */
  const byActor = async (actor: string): Promise<SQL | undefined> => {
    const uids = actor.includes('@')
      ? (
          await database
            .select({ uid: account.uid })
            .from(account)
            .where(and(eq(account.email, actor.toLowerCase()), eq(account.kind, 'admin')))
            .limit(10)
        ).map(({ uid }) => uid)
      : [actor]
    const named = and(eq(auditLog.actor, actor), sql`${auditLog.actor} <> 'person'`)
    return uids.length === 0 ? named : or(inArray(auditLog.actorUid, uids), named)
  }

  const read = async (
    { action, subject, actor, day }: AuditFilter,
    after: string | null,
    most: number,
  ): Promise<readonly DeskAuditLine[]> => {
    const start = day === null ? null : new Date(`${day}T00:00:00+09:00`)
    const rows = await database
      .select({
        id: auditLog.id,
        at: auditLog.createdAt,
        named: auditLog.actor,
        uid: auditLog.actorUid,
        action: auditLog.action,
        subject: auditLog.subject,
        detail: auditLog.detail,
      })
      .from(auditLog)
      .where(
        and(
          action === null ? undefined : eq(auditLog.action, action),
          subject === null ? undefined : eq(auditLog.subject, subject),
          actor === null ? undefined : await byActor(actor),
          start === null
            ? undefined
            : and(
                gte(auditLog.createdAt, start),
                lt(auditLog.createdAt, new Date(start.getTime() + dayMilliseconds)),
              ),
          after === null || !isId(after) ? undefined : lt(auditLog.id, after),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(most)
    const uids = [...new Set(rows.flatMap(({ uid }) => (uid === null ? [] : [uid])))]
    const admins =
      uids.length === 0
        ? []
        : await database
            .select({ uid: account.uid, email: account.email })
            .from(account)
            .where(and(inArray(account.uid, uids), eq(account.kind, 'admin')))
    const nameOf = new Map(admins.map(({ uid, email }) => [uid, email]))
    const subjectNames = await namesOfSubjects(
      database,
      rows.map(({ subject: of }) => of),
    )
    return rows.map(({ named, uid, detail, ...row }) => ({
      ...row,
      subjectName: subjectNames.get(row.subject) ?? null,
      actor: uid === null ? named : (nameOf.get(uid) ?? uid),
      detail: words(detail),
    }))
  }

  return {
    /** The newest first; `after`: the last line of the page before. One more than a page says that there is another. */
    page: (filter: AuditFilter, after: string | null): Promise<readonly DeskAuditLine[]> =>
      read(filter, after, auditLimits.listed + 1),

    /** The newest lines as a file. */
    csv: async (filter: AuditFilter): Promise<string> =>
      csvOf(
        ['日時', 'だれが', '操作', '操作のコード', '対象', '対象の名前', '詳細'],
        (await read(filter, null, auditLimits.inFile)).map((line) => [
          formatFullInstant(line.at.toISOString()),
          line.actor,
          auditActionWords(line.action),
          line.action,
          line.subject,
          line.subjectName ?? '',
          line.detail,
        ]),
      ),
  }
}

export type DeskAudit = ReturnType<typeof createDeskAudit>
