import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CompanyStatus } from '#contract/codes/company.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { CompanyStanding } from '#server/domain/company-standing.ts'
import { decisionsAbout, type CompanyDecision } from './company-decisions.ts'
import { likeCompanies } from './company-likeness.ts'
import { sameNumber, whereNamed, type CompanyRow, type SameNumber } from './company-rows.ts'
import { companyStamp, type CompanyRename } from './rename-rows.ts'

/** All that the operator judges a company by. */
export type ListedCompany = {
  row: CompanyRow
  /** Accounts that own it; `verified`: whoever has it reads mails at the address. */
  owners: readonly { email: string; verified: boolean }[]
  /** `public`: published or paused. */
  ads: { public: number; all: number }
  /** What was decided last, and why; null: nothing yet. */
  decision: CompanyDecision | null
  /** How many companies of the list give its number, itself among them. */
  waiting: number
  /** The other company that is or was active under the number: this one can't be approved. Null: none. */
  heldBy: string | null
  /** Names and number that wait for the operator, and who asked; null: none. */
  rename: (CompanyRename & { askedByEmail: string | null; heldBy: string | null }) | null
  /** Active companies under other numbers whose names look the same. */
  alike: readonly SameNumber[]
  /** Given with an approval; it tells what was looked at. */
  stamp: string
}

export type CompanyList = { companies: readonly ListedCompany[]; total: number }

export type FoundCompany =
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; companies: readonly SameNumber[] }
  | { kind: 'found'; company: ListedCompany }

export type UnownedCompany = { id: string; status: CompanyStatus; legalName: string }

/** Companies of one answer; the next ones are asked for with how many were seen. */
export const listMost = 200

/** Is or was active; what waits or was refused never was. */
export const wasActive = and(ne(company.status, 'pending'), isNull(company.refusedAt))
export const neverActive = or(eq(company.status, 'pending'), sql`${company.refusedAt} is not null`)

const whereStanding = {
  pending: eq(company.status, 'pending'),
  active: eq(company.status, 'active'),
  suspended: and(eq(company.status, 'suspended'), isNull(company.refusedAt)),
  refused: isNotNull(company.refusedAt),
} as const satisfies Record<CompanyStanding, SQL | undefined>

/** No account is a member of the company. */
export const withoutMembers = (database: Database) =>
  notExists(
    database
      .select({ id: companyMember.id })
      .from(companyMember)
      .where(eq(companyMember.companyId, company.id)),
  )

const ownersOf = async (database: Database, ids: readonly string[]) => {
  const rows = await database
    .select({ id: companyMember.companyId, email: account.email, verifiedAt: account.emailVerifiedAt })
    .from(companyMember)
    .innerJoin(account, eq(account.uid, companyMember.uid))
    .where(and(inArray(companyMember.companyId, [...ids]), eq(companyMember.role, 'owner')))
    .orderBy(asc(companyMember.createdAt), asc(companyMember.id))
  return Map.groupBy(rows, ({ id }) => id)
}

const adsOf = async (database: Database, ids: readonly string[]) => {
  const isPublic = sql`${jobPost.status} in ('published', 'paused')`
  const rows = await database
    .select({
      id: jobPost.companyId,
      all: count(),
      public: sql<number>`(count(*) filter (where ${isPublic}))::int`,
    })
    .from(jobPost)
    .where(inArray(jobPost.companyId, [...ids]))
    .groupBy(jobPost.companyId)
  return new Map(rows.map(({ id, ...ads }) => [id, ads]))
}

const selectCompanies = (database: Database) => {
  const holder = alias(company, 'holder')
  const newHolder = alias(company, 'new_holder')
  const asker = alias(account, 'asker')
  const ofNumber = sql`partition by coalesce(${company.corporateNumber}, ${company.id}::text)`
  const holds = (other: typeof holder | typeof newHolder, number: SQL | typeof company.corporateNumber) =>
    and(
      eq(other.corporateNumber, number),
      ne(other.id, company.id),
      ne(other.status, 'pending'),
      isNull(other.refusedAt),
    )
  return (
    database
      .select({
        row: company,
        rename: companyRename,
        askedByEmail: asker.email,
        waiting: sql<number>`(count(*) over (${ofNumber}))::int`,
        total: sql<number>`(count(*) over ())::int`,
        heldBy: holder.id,
        renameHeldBy: newHolder.id,
      })
      .from(company)
      .leftJoin(companyRename, eq(companyRename.companyId, company.id))
      .leftJoin(asker, eq(asker.uid, companyRename.askedBy))
      .leftJoin(holder, holds(holder, company.corporateNumber))
      .leftJoin(newHolder, holds(newHolder, sql`${companyRename.corporateNumber}`))
      // The oldest first, those with one number side by side.
      .orderBy(
        sql`min(${company.createdAt}) over (${ofNumber})`,
        asc(company.corporateNumber),
        asc(company.createdAt),
        asc(company.id),
      )
      .$dynamic()
  )
}

/** What the operator is shown of companies. */
export const createCompanyLists = (database: Database) => {
  const complete = async (rows: Awaited<ReturnType<typeof selectCompanies>>): Promise<ListedCompany[]> => {
    const ids = rows.map(({ row }) => row.id)
    if (ids.length === 0) return []
    const owners = await ownersOf(database, ids)
    const ads = await adsOf(database, ids)
    const decisions = await decisionsAbout(database, ids)
    const alike = await likeCompanies(
      database,
      rows.flatMap(({ row, rename }) => (rename === null ? [row] : [row, { ...rename, id: row.id }])),
    )
    return rows.map(({ row, rename, askedByEmail, waiting, heldBy, renameHeldBy }) => ({
      row,
      owners: (owners.get(row.id) ?? []).map(({ email, verifiedAt }) => ({
        email,
        verified: verifiedAt !== null,
      })),
      ads: ads.get(row.id) ?? { public: 0, all: 0 },
      decision: decisions.get(row.id) ?? null,
      waiting,
      heldBy,
      rename: rename === null ? null : { ...rename, askedByEmail, heldBy: renameHeldBy },
      alike: alike.get(row.id) ?? [],
      stamp: companyStamp(row, rename),
    }))
  }

  return {
    /** The oldest first, those with one number side by side. `standing` null: all. `skip`: how many were seen already. */
    list: async (standing: CompanyStanding | null, skip: number): Promise<CompanyList> => {
      const rows = await selectCompanies(database)
        .where(standing === null ? undefined : whereStanding[standing])
        .limit(listMost)
        .offset(skip)
      return { companies: await complete(rows), total: rows[0]?.total ?? 0 }
    },

    /** Companies whose new names or number wait, those that wait the longest first. */
    renames: async (skip: number): Promise<CompanyList> => {
      const rows = await selectCompanies(database)
        .where(isNotNull(companyRename.companyId))
        .orderBy(asc(companyRename.askedAt), asc(company.id))
        .limit(listMost)
        .offset(skip)
      return { companies: await complete(rows), total: rows[0]?.total ?? 0 }
    },

    /** One company, by its id or by a number that it alone gives. */
    find: async (subject: string): Promise<FoundCompany> => {
      const where = whereNamed(subject)
      if (where === null) return { kind: 'unknown' }
      const rows = await selectCompanies(database).where(where).limit(listMost)
      if (rows.length > 1) return { kind: 'ambiguous', companies: rows.map(({ row }) => sameNumber(row)) }
      const [found] = await complete(rows)
      return found === undefined ? { kind: 'unknown' } : { kind: 'found', company: found }
    },

    /** Companies that are or were active and have no member, the oldest first: nobody can change or close their ads. */
    unowned: (): Promise<readonly UnownedCompany[]> =>
      database
        .select({ id: company.id, status: company.status, legalName: company.legalName })
        .from(company)
        .where(and(wasActive, withoutMembers(database)))
        .orderBy(asc(company.createdAt), asc(company.id))
        .limit(listMost),
  }
}

export type CompanyLists = ReturnType<typeof createCompanyLists>
