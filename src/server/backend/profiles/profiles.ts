import { and, asc, eq } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import type { CompanyStatus } from '#contract/codes/company.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

export type Profiles = ReturnType<typeof createProfiles>

export type StudentUserRow = typeof studentUser.$inferSelect
export type OwnCompany = { id: string; displayName: string; status: CompanyStatus; role: CompanyRole }

/** As `studentNameSchema` leaves them. */
type Names = Pick<StudentUserRow, 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'>

/** What people are told of themselves, and their first profile. */
export const createProfiles = (database: Database, { work }: { work: Work }) => ({
  /** Null: no profile was written yet. */
  studentUser: async (uid: string): Promise<StudentUserRow | null> => {
    const [row] = await database.select().from(studentUser).where(eq(studentUser.uid, uid))
    return row ?? null
  },

  /** Writes the names of a student, whose profile begins with them. */
  saveStudentName: (uid: string, names: Names): Promise<StudentUserRow> =>
    work({ kind: 'person', uid }, async (unit) => {
      const { at } = unit
      const [row] = await unit.database
        .insert(studentUser)
        .values({ uid, ...names, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({ target: studentUser.uid, set: { ...names, updatedAt: at } })
        .returning()
      if (row === undefined) throw new Error('The profile was not written')
      return row
    }),

  /** The companies a person with a company account belongs to, in whatever state they are: at most 50, the first joined first. */
  ownCompanies: (uid: string): Promise<OwnCompany[]> =>
    database
      .select({
        id: company.id,
        displayName: company.displayName,
        status: company.status,
        role: companyMember.role,
      })
      .from(companyMember)
      .innerJoin(company, eq(company.id, companyMember.companyId))
      // An admin who once was a member is no member.
      .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
      .where(eq(companyMember.uid, uid))
      .orderBy(asc(companyMember.id))
      .limit(50),
})
