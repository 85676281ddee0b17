import { and, asc, eq, ne } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import { memberLimits } from '#contract/company-members.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import type { NewsWords } from '#server/domain/news/words.ts'
import type { MailContent } from '#server/ports/mails.ts'

/** `id`: of the membership. `name` null: the person wrote no profile yet. */
export type Member = {
  id: string
  companyId: string
  uid: string
  role: CompanyRole
  since: Date
  email: string
  name: string | null
  title: string | null
}

const columns = {
  id: companyMember.id,
  companyId: companyMember.companyId,
  uid: companyMember.uid,
  role: companyMember.role,
  since: companyMember.createdAt,
  email: account.email,
  name: personProfile.displayName,
  title: personProfile.title,
}

const selectMembers = (database: Database) =>
  database
    .select(columns)
    .from(companyMember)
    // An admin who once was a member is no member.
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .leftJoin(personProfile, eq(personProfile.uid, companyMember.uid))

/** The people of a company, those who joined first first. */
export const membersOf = (database: Database, companyId: string): Promise<Member[]> =>
  selectMembers(database)
    .where(eq(companyMember.companyId, companyId))
    .orderBy(asc(companyMember.createdAt), asc(companyMember.id))
    .limit(memberLimits.members)

export const findMember = async (
  database: Database,
  companyId: string,
  by: { id: string } | { uid: string },
): Promise<Member | null> => {
  const [row] = await selectMembers(database).where(
    and(
      eq(companyMember.companyId, companyId),
      'id' in by ? eq(companyMember.id, by.id) : eq(companyMember.uid, by.uid),
    ),
  )
  return row ?? null
}

/** How mails call a company. */
export const companyName = async (database: Database, companyId: string): Promise<string> => {
  const [row] = await database
    .select({ name: company.displayName })
    .from(company)
    .where(eq(company.id, companyId))
  return row?.name ?? ''
}

/** Tells the owners of a company, but for the person whom it is about; `about` null: all of them. */
export const tellOwners = async (
  { database, tell }: Unit,
  { companyId, about }: { companyId: string; about: string | null },
  words: NewsWords,
  mail?: MailContent<'member-joined' | 'member-left'>,
): Promise<void> => {
  const owners = await selectMembers(database).where(
    and(
      eq(companyMember.companyId, companyId),
      eq(companyMember.role, 'owner'),
      about === null ? undefined : ne(companyMember.uid, about),
    ),
  )
  tell(...newsTo(owners, words, mail))
}
