import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { CompanySection } from '#contract/company-sections.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { Rollback, type Unit, type Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { nameChanges, namesOf, namingColumns, type CompanyNames } from '#server/domain/company-names.ts'
import { wasApproved } from '#server/domain/company-standing.ts'
import { verificationAfter } from '#server/domain/company-verification.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { decisionsAbout, type CompanyDecision } from './company-decisions.ts'
import { shadowOf, type CompanyRow } from './company-rows.ts'
import { saysAnewWhatIsDangerous } from './profile-texts.ts'
import { auditedChanges, keepRename, renameOf, type CompanyRename } from './rename-rows.ts'

export const companySaveAnswers = [
  'saved',
  'waits',
  'corporate_number_taken',
  'corporate_number_kept',
  'dangerous',
  'harassment_desk_kept',
] as const
/**
 * `waits`: names and number wait for the operator, and the rest is saved. `corporate_number_taken`: it is another active
 * company's. `corporate_number_kept`: a corporation that was approved under a number becomes no sole trader by taking it out.
 * `dangerous`: a text has signs of crime. `harassment_desk_kept`: a company with open ads says on whom applicants turn to.
 */
export type CompanySaveAnswer = (typeof companySaveAnswers)[number]

/** As the schema of one section leaves it. */
type Change = Partial<
  Pick<
    CompanyRow,
    | 'legalName'
    | 'kana'
    | 'displayName'
    | 'corporateNumber'
    | 'representative'
    | 'postalCode'
    | 'prefectureCode'
    | 'city'
    | 'street'
    | 'building'
    | 'contactTel'
    | 'contactEmail'
    | 'contactForm'
    | 'website'
    | 'harassmentDesk'
    | 'industryCode'
    | 'employees'
    | 'foundedYear'
    | 'capital'
    | 'description'
    | 'youthInfo'
  >
>

const columnsOf = (row: CompanyRow): ReadonlyMap<string, unknown> => new Map(Object.entries(row))

/** The columns that are not as they were. */
const changedColumns = (before: CompanyRow, change: Change): string[] => {
  const held = columnsOf(before)
  return Object.entries(change)
    .filter(([column, value]) => !isDeepStrictEqual(held.get(column), value))
    .map(([column]) => column)
}

/** What of it ads are found by; names of an active company change by the operator's word alone. */
const inLists: ReadonlySet<string> = new Set(['industryCode'])

/** True when an active company has the number, as its page says to everybody; so it is at sign-up. */
const isNumberTaken = async ({ database }: Unit, id: string, number: string): Promise<boolean> => {
  const [holder] = await database
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.corporateNumber, number), ne(company.id, id), eq(company.status, 'active')))
    .limit(1)
  return holder !== undefined
}

/** True where ads are public, or will be without another look at the desk. */
const hasOpenAds = async ({ database }: Unit, companyId: string): Promise<boolean> => {
  const [open] = await database
    .select({ id: jobPost.id })
    .from(jobPost)
    .where(
      and(
        eq(jobPost.companyId, companyId),
        inArray(jobPost.status, ['in_review', 'scheduled', 'published', 'paused']),
      ),
    )
    .limit(1)
  return open !== undefined
}

/** Times that one company asks for other names, in a day; the operator is told of each. */
const renameLimit = { limit: 10, seconds: 24 * 60 * 60 }

/** What an approved company wants to be called; null: the change is of something else. */
const wantedNames = (row: CompanyRow, change: Change): CompanyNames | null =>
  wasApproved(row) && namingColumns.some((column) => column in change) ? namesOf({ ...row, ...change }) : null

/** The change without what waits for the operator. */
const withoutNames = ({
  legalName: _legalName,
  kana: _kana,
  displayName: _displayName,
  corporateNumber: _corporateNumber,
  ...rest
}: Change): Change => rest

/** The owner's wish, as the operator is told of it. */
const tellOperator = ({ send }: Unit, to: string, row: CompanyRow, wanted: CompanyNames) => {
  const { id: companyId, displayName, verification } = row
  const data = { companyId, displayName, verification, changes: nameChanges(row, wanted) }
  send(mailTask({ kind: 'company-rename-asked', to, data }))
}

const lockCompany = async ({ database }: Unit, id: string): Promise<CompanyRow> => {
  const [row] = await database.select().from(company).where(eq(company.id, id)).for('update')
  if (row === undefined) throw new Error('The company of a member is gone')
  return row
}

/** Writes what needs no word of the operator; what was verified falls to what still holds. */
const writeNow = async (unit: Unit, before: CompanyRow, section: CompanySection, change: Change) => {
  const changed = changedColumns(before, change)
  if (changed.length === 0) return
  const { id } = before
  const verification = verificationAfter(before.verification, new Set(changed))
  await unit.database
    .update(company)
    .set({
      ...change,
      verification,
      ...(verification === 'none' && { verifiedAt: null }),
      searchShadow: shadowOf({ ...before, ...change }),
      updatedAt: unit.at,
    })
    .where(eq(company.id, id))
  unit.audit({
    action: 'company.profile_saved',
    subject: `company:${id}`,
    detail: {
      section,
      changed: changed.join(', '),
      ...auditedChanges(nameChanges(before, { ...before, ...change })),
      ...(verification !== before.verification && {
        verification: `${before.verification} → ${verification}`,
      }),
    },
  })
  unit.stale(cacheTags.company(id), cacheTags.companies)
  if (before.status === 'active' && changed.some((column) => inLists.has(column))) {
    unit.stale(cacheTags.jobPosts)
    unit.send({ name: 'index-company', data: { companyId: id, after: null }, key: id })
  }
}

/** A company's profile as its members see it and its owners write it. */
export const createCompanyProfiles = ({
  database,
  work,
  rateLimits,
  operatorEmail,
}: {
  database: Database
  work: Work
  rateLimits: RateLimits
  operatorEmail: string
}) => ({
  /** In whatever state it is; who may ask was judged before. Null: there is none. */
  own: async (id: string): Promise<CompanyRow | null> => {
    const [row] = await database.select().from(company).where(eq(company.id, id))
    return row ?? null
  },

  /** Null: the operator has not decided about it yet. */
  decision: async (id: string): Promise<CompanyDecision | null> =>
    (await decisionsAbout(database, [id])).get(id) ?? null,

  /** Names and number that wait for the operator; null: none. */
  rename: (id: string): Promise<CompanyRename | null> => renameOf(database, id),

  /** Takes back what waits for the operator. False: nothing did. */
  withdrawRename: (uid: string, id: string): Promise<boolean> =>
    work<boolean>({ kind: 'person', uid }, async (unit) => {
      const row = await lockCompany(unit, id)
      if ((await renameOf(unit.database, id)) === null) return false
      await keepRename(unit, row, namesOf(row), uid)
      return true
    }),

  /**
   * Writes one section, and leaves the others as they are. What was verified falls to what still holds. Names and number of
   * an approved company wait for the operator, who is told; a company asks for others a few times a day.
   */
  saveSection: async (
    uid: string,
    id: string,
    section: CompanySection,
    change: Change,
  ): Promise<CompanySaveAnswer | 'limited'> => {
    const [now] = await database.select().from(company).where(eq(company.id, id))
    const wish = now === undefined ? null : wantedNames(now, change)
    const mayAsk =
      now !== undefined &&
      wish !== null &&
      nameChanges(now, wish).length > 0 &&
      nameChanges((await renameOf(database, id)) ?? now, wish).length > 0 &&
      (await rateLimits.hit('rename company', id, renameLimit)).kind === 'allowed'
    return work<CompanySaveAnswer | 'limited'>({ kind: 'person', uid }, async (unit) => {
      const before = await lockCompany(unit, id)
      if (saysAnewWhatIsDangerous(before, change)) return 'dangerous'
      const { corporateNumber, harassmentDesk } = change
      if (harassmentDesk === null && before.harassmentDesk !== null && (await hasOpenAds(unit, id)))
        return 'harassment_desk_kept'
      if (corporateNumber === null && before.corporateNumber !== null && wasApproved(before))
        return 'corporate_number_kept'
      if (typeof corporateNumber === 'string' && corporateNumber !== before.corporateNumber)
        if (await isNumberTaken(unit, id, corporateNumber)) return 'corporate_number_taken'
      const wanted = wantedNames(before, change)
      const asked = wanted === null ? 'nothing_waits' : await keepRename(unit, before, wanted, uid)
      if (asked === 'asked' && wanted !== null) {
        // Also where it was not counted, since what was saved changed in between.
        if (!mayAsk) return new Rollback<CompanySaveAnswer | 'limited'>('limited')
        tellOperator(unit, operatorEmail, before, wanted)
      }
      await writeNow(unit, before, section, wanted === null ? change : withoutNames(change))
      return asked === 'nothing_waits' ? 'saved' : 'waits'
    })
  },
})

export type CompanyProfiles = ReturnType<typeof createCompanyProfiles>
