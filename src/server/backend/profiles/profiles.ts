import { and, asc, eq } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import type { CompanyStatus } from '#contract/codes/company.ts'
import { forgetSeen } from '#server/backend/bookmarks/history.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

export type Profiles = ReturnType<typeof createProfiles>

export type StudentUserRow = typeof studentUser.$inferSelect
export type PersonProfileRow = typeof personProfile.$inferSelect
export type OwnCompany = {
  id: string
  displayName: string
  status: CompanyStatus
  role: CompanyRole
  /** When the person last chose to act for it. */
  usedAt: Date | null
}

/** As `studentNameSchema` leaves them. */
type Names = Pick<StudentUserRow, 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'>
/** As `firstProfileSchema` leaves it. */
type FirstProfile = Names & Pick<StudentUserRow, 'schoolType' | 'school' | 'graduation'>
/** As the schema of one section leaves it. */
type Section = Partial<Omit<StudentUserRow, 'uid' | 'createdAt' | 'updatedAt' | keyof Settings>>
type Settings = Pick<StudentUserRow, 'displayName' | 'visibility' | 'keepsHistory'>

/** What is given of the first profile; a second form that was sent with less takes nothing away. */
const withoutNothing = (first: Names | FirstProfile): Section =>
  Object.fromEntries(Object.entries(first).filter(([, value]) => value !== null))

/** What people write and are told about themselves. */
export const createProfiles = (database: Database, { work }: { work: Work }) => ({
  /** Null: no profile was written yet. */
  studentUser: async (uid: string): Promise<StudentUserRow | null> => {
    const [row] = await database.select().from(studentUser).where(eq(studentUser.uid, uid))
    return row ?? null
  },

  /** Writes the first profile of a student, or the names of one who has a profile. */
  startStudent: (uid: string, first: Names | FirstProfile): Promise<StudentUserRow> =>
    work({ kind: 'person', uid }, async (unit) => {
      const { at } = unit
      const [row] = await unit.database
        .insert(studentUser)
        .values({ uid, ...first, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({ target: studentUser.uid, set: { ...withoutNothing(first), updatedAt: at } })
        .returning()
      if (row === undefined) throw new Error('The profile was not written')
      return row
    }),

  /** Writes one section of a profile, and leaves the others as they are. Null: there is no profile yet. */
  saveSection: (uid: string, section: Section): Promise<StudentUserRow | null> =>
    work({ kind: 'person', uid }, async (unit) => {
      const [row] = await unit.database
        .update(studentUser)
        .set({ ...section, updatedAt: unit.at })
        .where(eq(studentUser.uid, uid))
        .returning()
      return row ?? null
    }),

  /** Writes the settings; who wants no history kept has none any more. Null: there is no profile yet. */
  saveSettings: (uid: string, settings: Settings): Promise<StudentUserRow | null> =>
    work({ kind: 'person', uid }, async (unit) => {
      const [row] = await unit.database
        .update(studentUser)
        .set({ ...settings, updatedAt: unit.at })
        .where(eq(studentUser.uid, uid))
        .returning()
      if (!settings.keepsHistory) await forgetSeen(unit.database, uid, null)
      return row ?? null
    }),

  /** Of somebody who is no student; null: nothing was written yet. */
  personProfile: async (uid: string): Promise<PersonProfileRow | null> => {
    const [row] = await database.select().from(personProfile).where(eq(personProfile.uid, uid))
    return row ?? null
  },

  savePersonProfile: (
    uid: string,
    given: Pick<PersonProfileRow, 'displayName' | 'title'>,
  ): Promise<PersonProfileRow> =>
    work({ kind: 'person', uid }, async (unit) => {
      const { at } = unit
      const [row] = await unit.database
        .insert(personProfile)
        .values({ uid, ...given, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({ target: personProfile.uid, set: { ...given, updatedAt: at } })
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
        usedAt: companyMember.usedAt,
      })
      .from(companyMember)
      .innerJoin(company, eq(company.id, companyMember.companyId))
      // An admin who once was a member is no member.
      .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
      .where(eq(companyMember.uid, uid))
      .orderBy(asc(companyMember.id))
      .limit(50),
})
