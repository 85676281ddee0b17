import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { hidingLimits, type HideAnswer } from '#contract/hiding-limits.ts'
import { lockPerson } from '#server/backend/accounts/lock-person.ts'
import { publicRevisions } from '#server/backend/bookmarks/public-revisions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

export type Hiding = ReturnType<typeof createHiding>

export type HiddenJobPostRow = typeof hiddenJobPost.$inferSelect
export type HiddenCompanyRow = typeof hiddenCompany.$inferSelect
export type OwnHidden = { uid: string; jobPosts: HiddenJobPostRow[]; companies: HiddenCompanyRow[] }

/**
 * `any`: whether the person hides anything at all. Of those asked for: the ads that are hidden themselves, those that are
 * hidden with their company, and the companies.
 */
export type HiddenStates = {
  uid: string
  any: boolean
  jobPosts: string[]
  withCompany: string[]
  companies: string[]
}

const isJobPost = (uid: string, id: string) =>
  and(eq(hiddenJobPost.uid, uid), eq(hiddenJobPost.jobPostId, id))
const isCompany = (uid: string, id: string) =>
  and(eq(hiddenCompany.uid, uid), eq(hiddenCompany.companyId, id))

const jobPostsOf = async (database: Database, uid: string): Promise<number> => {
  const [row] = await database.select({ n: count() }).from(hiddenJobPost).where(eq(hiddenJobPost.uid, uid))
  return row?.n ?? 0
}
const companiesOf = async (database: Database, uid: string): Promise<number> => {
  const [row] = await database.select({ n: count() }).from(hiddenCompany).where(eq(hiddenCompany.uid, uid))
  return row?.n ?? 0
}

/**
 * What students want to see in no list: single ads, and companies with all of theirs. Nobody but they themselves learns of it,
 * and nothing that a company sees counts it.
 */
export const createHiding = (database: Database, { work }: { work: Work }) => {
  const hidesAny = async (uid: string): Promise<boolean> => {
    const { rows } = await database.execute<{ any: boolean }>(sql`
      select exists (select from hidden_job_post where uid = ${uid})
        or exists (select from hidden_company where uid = ${uid}) as any`)
    return rows[0]?.any === true
  }

  return {
    hidesAny,

    /** All of it, the newest first. */
    own: async (uid: string): Promise<OwnHidden> => ({
      uid,
      jobPosts: await database
        .select()
        .from(hiddenJobPost)
        .where(eq(hiddenJobPost.uid, uid))
        .orderBy(desc(hiddenJobPost.createdAt), desc(hiddenJobPost.jobPostId)),
      companies: await database
        .select()
        .from(hiddenCompany)
        .where(eq(hiddenCompany.uid, uid))
        .orderBy(desc(hiddenCompany.createdAt), desc(hiddenCompany.companyId)),
    }),

    states: async (
      uid: string,
      asked: { jobPostIds: readonly string[]; companyIds: readonly string[] },
    ): Promise<HiddenStates> => {
      const nothing = { uid, any: false, jobPosts: [], withCompany: [], companies: [] }
      if (!(await hidesAny(uid))) return nothing
      const jobPostIds = [...asked.jobPostIds]
      const jobPosts = await database
        .select({ id: hiddenJobPost.jobPostId })
        .from(hiddenJobPost)
        .where(and(eq(hiddenJobPost.uid, uid), inArray(hiddenJobPost.jobPostId, jobPostIds)))
      const withCompany = await database
        .select({ id: jobPost.id })
        .from(jobPost)
        .innerJoin(hiddenCompany, eq(hiddenCompany.companyId, jobPost.companyId))
        .where(and(eq(hiddenCompany.uid, uid), inArray(jobPost.id, jobPostIds)))
      const companies = await database
        .select({ id: hiddenCompany.companyId })
        .from(hiddenCompany)
        .where(and(eq(hiddenCompany.uid, uid), inArray(hiddenCompany.companyId, [...asked.companyIds])))
      const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
      return {
        uid,
        any: true,
        jobPosts: idsOf(jobPosts),
        withCompany: idsOf(withCompany),
        companies: idsOf(companies),
      }
    },

    /** Done twice it changes nothing more. */
    hideJobPost: (uid: string, jobPostId: string): Promise<HideAnswer> =>
      work<HideAnswer>({ kind: 'person', uid }, async (unit) => {
        await lockPerson(unit.database, uid)
        const known = await unit.database.select().from(hiddenJobPost).where(isJobPost(uid, jobPostId))
        if (known.length > 0) return 'hidden'
        if (!(await publicRevisions(unit, [jobPostId])).has(jobPostId)) return 'not_there'
        if ((await jobPostsOf(unit.database, uid)) >= hidingLimits.jobPosts) return 'full'
        await unit.database.insert(hiddenJobPost).values({ uid, jobPostId, createdAt: unit.at })
        return 'hidden'
      }),

    /** Done twice it changes nothing more. */
    hideCompany: (uid: string, companyId: string): Promise<HideAnswer> =>
      work<HideAnswer>({ kind: 'person', uid }, async ({ database: within, at }) => {
        await lockPerson(within, uid)
        const known = await within.select().from(hiddenCompany).where(isCompany(uid, companyId))
        if (known.length > 0) return 'hidden'
        const there = await within
          .select({ id: company.id })
          .from(company)
          .where(and(eq(company.id, companyId), eq(company.status, 'active')))
        if (there.length === 0) return 'not_there'
        if ((await companiesOf(within, uid)) >= hidingLimits.companies) return 'full'
        await within.insert(hiddenCompany).values({ uid, companyId, createdAt: at })
        return 'hidden'
      }),

    /** True when it was hidden. */
    showJobPost: (uid: string, jobPostId: string): Promise<boolean> =>
      work({ kind: 'person', uid }, async ({ database: within }) => {
        const gone = await within.delete(hiddenJobPost).where(isJobPost(uid, jobPostId)).returning()
        return gone.length > 0
      }),

    /** True when it was hidden. */
    showCompany: (uid: string, companyId: string): Promise<boolean> =>
      work({ kind: 'person', uid }, async ({ database: within }) => {
        const gone = await within.delete(hiddenCompany).where(isCompany(uid, companyId)).returning()
        return gone.length > 0
      }),
  }
}
