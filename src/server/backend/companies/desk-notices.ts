import { and, asc, eq, exists, gt, isNotNull, isNull } from 'drizzle-orm'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'

/** Companies with public ads and without a desk for harassment, in the 30 days of notice that they have. */
export const createDeskNotices = ({ work }: { work: Work }) => ({
  /** Writes to each owner of such a company once, and answers to how many; for the sweep. */
  tellDue: (): Promise<number> =>
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
        .innerJoin(account, eq(account.uid, companyMember.uid))
        .where(
          and(
            eq(company.status, 'active'),
            isNull(company.harassmentDesk),
            gt(company.harassmentDeskDueAt, at),
            isNotNull(account.emailVerifiedAt),
            exists(
              database
                .select({ id: jobPost.id })
                .from(jobPost)
                .where(and(eq(jobPost.companyId, company.id), eq(jobPost.status, 'published'))),
            ),
          ),
        )
        .orderBy(asc(companyMember.id))
      const keyOf = (memberId: string) => `harassment-desk-notice ${memberId}`
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
      return told.length
    }),
})
