import { and, desc, eq } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { JobPostOf } from '#server/backend/job-posts/own-job-post-moves.ts'

/** Who changed what an ad says last. `role` null: nobody who is a member today. `own`: the person who asks. */
export type LastSave = { name: string | null; role: CompanyRole | null; at: Date; own: boolean }

/** Null: it was never changed since it was begun, or so long ago that it is no longer logged. */
export const readLastSave = async (
  database: Database,
  { companyId, id }: JobPostOf,
  uid: string,
): Promise<LastSave | null> => {
  const [found] = await database
    .select({
      uid: auditLog.actorUid,
      name: personProfile.displayName,
      role: companyMember.role,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(
      companyMember,
      and(eq(companyMember.uid, auditLog.actorUid), eq(companyMember.companyId, companyId)),
    )
    .leftJoin(personProfile, eq(personProfile.uid, companyMember.uid))
    .where(and(eq(auditLog.subject, `job_post:${id}`), eq(auditLog.action, 'job_post.changed')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (found === undefined) return null
  const { uid: who, ...save } = found
  return { ...save, own: who === uid }
}
