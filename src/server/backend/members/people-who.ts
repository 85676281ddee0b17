import { and, eq, inArray } from 'drizzle-orm'
import { companyAbilities, type CompanyAbility } from '#contract/company-abilities.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import type { Addressee } from '#server/ports/news.ts'

/** A company's people whose role has an ability, in whatever state the company is. */
export const peopleWho = (
  database: Database,
  companyId: string,
  ability: CompanyAbility,
): Promise<readonly Addressee[]> =>
  database
    .select({ uid: account.uid, email: account.email })
    .from(companyMember)
    // An admin who once was a member is no member.
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .where(
      and(
        eq(companyMember.companyId, companyId),
        inArray(companyMember.role, companyAbilities[ability].roles),
      ),
    )
    .orderBy(account.uid)
