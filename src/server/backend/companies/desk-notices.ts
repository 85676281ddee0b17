import { and, asc, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { sentOnce } from '#server/backend/database/schema/sent-once.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'

const keyPrefix = 'harassment-desk-notice '
/** Owners of one unit. */
const toldAtOnce = 500

/** Companies with public ads and without a desk for harassment, in the 30 days of notice that they have. */
export const createDeskNotices = ({ work }: { work: Work }) => ({
  /** Writes to each owner of such a company once, and answers how many there were; for the sweep. */
  tellDue: (): Promise<number> =>
    inPortions(toldAtOnce, () =>
      work({ kind: 'task', name: 'harassment-desk-notices' }, async (unit) => {
        const { database, at, send } = unit
        const owners = await database
          .select({
            memberId: companyMember.id,
            email: account.email,
            companyId: company.id,
            displayName: company.displayName,
            dueAt: company.harassmentDeskDueAt,
          })
          .from(company)
          .innerJoin(
            companyMember,
            and(eq(companyMember.companyId, company.id), eq(companyMember.role, 'owner')),
          )
          // An admin who once was a member is no member.
          .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
          .where(
            and(
              eq(company.status, 'active'),
              isNull(company.harassmentDesk),
              gt(company.harassmentDeskDueAt, at),
              isNotNull(account.emailVerifiedAt),
              sql`not exists (select from ${sentOnce} where ${sentOnce.key} = ${keyPrefix} || ${companyMember.id}::text)`,
              exists(
                database
                  .select({ id: jobPost.id })
                  .from(jobPost)
                  .where(and(eq(jobPost.companyId, company.id), eq(jobPost.status, 'published'))),
              ),
            ),
          )
          .orderBy(asc(companyMember.id))
          .limit(toldAtOnce)
        const keyOf = (memberId: string) => `${keyPrefix}${memberId}`
        const taken = await claimIdempotencyKeys(
          unit,
          owners.map(({ memberId }) => keyOf(memberId)),
        )
        const told = owners.filter(({ memberId }) => taken.has(keyOf(memberId)))
        for (const { email, companyId, displayName, dueAt } of told)
          if (dueAt !== null)
            send(
              mailTask({
                kind: 'harassment-desk-due',
                to: email,
                data: { companyId, displayName, dueAt: dueAt.toISOString() },
              }),
            )
        return owners.length
      }),
    ),
})
