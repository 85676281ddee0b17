import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import { companyAbilities } from '#contract/company-abilities.ts'
import { editingLimits } from '#contract/job-post-editing.ts'
import { writeJobPostForm } from '#contract/job-post-form-write.ts'
import { cleanTyped, type TypedJobPost } from '#contract/job-post-typed.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostEdit } from '#server/backend/database/schema/job-post-edit.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { jobPostSnapshot } from '#server/backend/job-posts/job-post-snapshot.ts'
import type { JobPostOf } from '#server/backend/job-posts/own-job-post-moves.ts'
import { workplacesOf } from '#server/backend/job-posts/read-revisions.ts'
import type { JobPostRow, WorkplaceRow } from '#server/backend/job-posts/replace-job-post.ts'

export type EditRow = typeof jobPostEdit.$inferSelect

/** An ad as it is saved, and as the form shows it. */
export type SavedAd = { row: JobPostRow; places: readonly WorkplaceRow[]; typed: TypedJobPost }

/** Somebody else who has typed something that is not saved. */
export type OtherEditor = { name: string | null; role: CompanyRole; since: Date; keptAt: Date }

/** The ad of the company; one of another's is null like one that is not there. `lock`: for a unit that writes it. */
export const readSaved = async (
  database: Database,
  { companyId, id }: JobPostOf,
  lock: 'lock' | 'read',
): Promise<SavedAd | null> => {
  const wanted = database
    .select()
    .from(jobPost)
    .where(and(eq(jobPost.id, id), eq(jobPost.companyId, companyId)))
  const [row] = await (lock === 'lock' ? wanted.for('update') : wanted)
  if (row === undefined) return null
  const places = await workplacesOf(database, id)
  return { row, places, typed: writeJobPostForm(jobPostSnapshot(row, places), row.unsaid) }
}

export const readEdit = async (
  database: Database,
  jobPostId: string,
  uid: string,
): Promise<EditRow | null> => {
  const [row] = await database
    .select()
    .from(jobPostEdit)
    .where(and(eq(jobPostEdit.jobPostId, jobPostId), eq(jobPostEdit.uid, uid)))
  if (row === undefined) return null
  // jsonb keeps its keys in an order of its own.
  const inOrder = (typed: TypedJobPost) => cleanTyped(Object.entries(typed))
  return { ...row, typed: inOrder(row.typed), base: inOrder(row.base) }
}

/** Working copies of the other members who may write ads, the first begun first. */
export const readOthers = (
  database: Database,
  { companyId, id }: JobPostOf,
  uid: string,
): Promise<OtherEditor[]> =>
  database
    .select({
      name: personProfile.displayName,
      role: companyMember.role,
      since: jobPostEdit.createdAt,
      keptAt: jobPostEdit.updatedAt,
    })
    .from(jobPostEdit)
    .innerJoin(
      companyMember,
      and(eq(companyMember.uid, jobPostEdit.uid), eq(companyMember.companyId, companyId)),
    )
    .leftJoin(personProfile, eq(personProfile.uid, jobPostEdit.uid))
    .where(
      and(
        eq(jobPostEdit.jobPostId, id),
        ne(jobPostEdit.uid, uid),
        inArray(companyMember.role, companyAbilities.writeAds.roles),
      ),
    )
    .orderBy(asc(jobPostEdit.createdAt), asc(jobPostEdit.uid))
    .limit(20)

/**
 * Holds what the person writes of copies elsewhere until the commit: two forms sent at once are one after the other, and
 * the number of copies holds. Before the ad is locked, so that nobody waits for each other.
 */
export const lockCopies = (database: Database, uid: string) =>
  database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job_post_edit ${uid}`}, 0))`)

/** Keeps what was typed. False: the person has as many working copies as may be, and this would be one more. */
export const writeEdit = async (
  database: Database,
  edit: Omit<EditRow, 'createdAt' | 'updatedAt'>,
  at: Date,
): Promise<boolean> => {
  const { jobPostId, uid, typed, base, form } = edit
  if ((await readEdit(database, jobPostId, uid)) === null) {
    await lockCopies(database, uid)
    if ((await database.$count(jobPostEdit, eq(jobPostEdit.uid, uid))) >= editingLimits.copies) return false
  }
  await database
    .insert(jobPostEdit)
    .values({ ...edit, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [jobPostEdit.jobPostId, jobPostEdit.uid],
      set: { typed, base, form, updatedAt: at },
    })
  return true
}

/** False: there was none. */
export const removeEdit = async (database: Database, jobPostId: string, uid: string): Promise<boolean> => {
  const removed = await database
    .delete(jobPostEdit)
    .where(and(eq(jobPostEdit.jobPostId, jobPostId), eq(jobPostEdit.uid, uid)))
    .returning({ uid: jobPostEdit.uid })
  return removed.length > 0
}

/** Deletes what a person typed into the ads of a company. */
export const removeEditsOf = async (database: Database, companyId: string, uid: string): Promise<void> => {
  const ads = database.select({ id: jobPost.id }).from(jobPost).where(eq(jobPost.companyId, companyId))
  await database.delete(jobPostEdit).where(and(eq(jobPostEdit.uid, uid), inArray(jobPostEdit.jobPostId, ads)))
}
