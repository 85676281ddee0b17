import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { CompanyVerification } from '#contract/codes/company.ts'
import type { CompanySection } from '#contract/company-sections.ts'
import type { Database } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { toldToOperator, verificationAfter } from '#server/domain/company-verification.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

export type CompanyRow = typeof company.$inferSelect

export const companySaveAnswers = ['saved', 'corporate_number_taken', 'corporate_number_kept'] as const
/**
 * `corporate_number_taken`: it is another company's, which is or was active under it. `corporate_number_kept`: a corporation
 * that is or was active under a number becomes no sole trader by taking it out.
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

/** What the operator decided last about a company, and why; empty where nothing was said. */
export type CompanyDecision = { at: Date; reason: string }

const columnsOf = (row: CompanyRow): ReadonlyMap<string, unknown> => new Map(Object.entries(row))

/** The columns that are not as they were. */
const changedColumns = (before: CompanyRow, change: Change): string[] => {
  const held = columnsOf(before)
  return Object.entries(change)
    .filter(([column, value]) => !isDeepStrictEqual(held.get(column), value))
    .map(([column]) => column)
}

/** What ads are found by and lists show; the others stand on the company's own page and its ads alone. */
const inLists: ReadonlySet<string> = new Set(['legalName', 'kana', 'displayName', 'industryCode'])

/** Is or was active under its number. */
const holdsNumber = ({ status, refusedAt }: CompanyRow) => status !== 'pending' && refusedAt === null

/** True when an active company has the number, as its page says to everybody; so it is at sign-up. */
const isNumberTaken = async ({ database }: Unit, id: string, number: string): Promise<boolean> => {
  const [holder] = await database
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.corporateNumber, number), ne(company.id, id), eq(company.status, 'active')))
    .limit(1)
  return holder !== undefined
}

/** The index gives a number to one company that is or was active, also of two that take it at the same moment. */
const isNumberHeld = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('constraint' in error && error.constraint === 'company_corporate_number') return true
  return isNumberHeld(error.cause)
}

/** Times that one company changes what the operator is told of, in a day. */
const renameLimit = { limit: 10, seconds: 24 * 60 * 60 }

const isTold = (before: CompanyRow, changed: readonly string[]): boolean =>
  before.status === 'active' && toldToOperator.some((column) => changed.includes(column))

const tellOperator = (
  { send }: Unit,
  to: string,
  facts: {
    before: CompanyRow
    change: Change
    changed: readonly string[]
    verification: CompanyVerification
  },
) => {
  const { before, change, changed, verification } = facts
  if (!isTold(before, changed)) return
  const told = toldToOperator.filter((column) => changed.includes(column))
  send(
    mailTask({
      kind: 'company-renamed',
      to,
      data: {
        companyId: before.id,
        displayName: before.displayName,
        changes: told.map((column) => ({
          column,
          before: before[column] ?? '',
          after: change[column] ?? '',
        })),
        verified: before.verification,
        stillVerified: verification,
      },
    }),
  )
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
  decision: async (id: string): Promise<CompanyDecision | null> => {
    const [line] = await database
      .select({ at: auditLog.createdAt, detail: auditLog.detail })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, `company:${id}`),
          inArray(auditLog.action, ['company.approve', 'company.reject', 'company.suspend']),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(1)
    if (line === undefined) return null
    const reason = line.detail?.['reason']
    return { at: line.at, reason: typeof reason === 'string' ? reason : '' }
  },

  /**
   * Writes one section, and leaves the others as they are. What was verified falls to what still holds; the operator of
   * the site is told when an active company changes what it is known by, which it does a few times a day.
   */
  saveSection: async (
    uid: string,
    id: string,
    section: CompanySection,
    change: Change,
  ): Promise<CompanySaveAnswer | 'limited'> => {
    const [now] = await database.select().from(company).where(eq(company.id, id))
    const mayTell =
      now !== undefined &&
      isTold(now, changedColumns(now, change)) &&
      (await rateLimits.hit('rename company', id, renameLimit)).kind === 'allowed'
    return work<CompanySaveAnswer | 'limited'>({ kind: 'person', uid }, async (unit) => {
      const [before] = await unit.database.select().from(company).where(eq(company.id, id)).for('update')
      if (before === undefined) throw new Error('The company of a member is gone')
      const changed = changedColumns(before, change)
      if (changed.length === 0) return 'saved'
      // Also where it was not counted, since what was saved changed in between.
      if (isTold(before, changed) && !mayTell) return 'limited'
      const { corporateNumber } = change
      if (corporateNumber === null && before.corporateNumber !== null && holdsNumber(before))
        return 'corporate_number_kept'
      if (typeof corporateNumber === 'string' && changed.includes('corporateNumber'))
        if (await isNumberTaken(unit, id, corporateNumber)) return 'corporate_number_taken'
      const verification = verificationAfter(before.verification, new Set(changed))
      const after = { ...before, ...change }
      await unit.database
        .update(company)
        .set({
          ...change,
          verification,
          ...(verification === 'none' && { verifiedAt: null }),
          searchShadow: normaliseFields([after.displayName, after.legalName, after.kana, after.description]),
          updatedAt: unit.at,
        })
        .where(eq(company.id, id))
      unit.audit({
        action: 'company.profile_saved',
        subject: `company:${id}`,
        detail: {
          section,
          changed: changed.join(', '),
          ...Object.fromEntries(
            toldToOperator
              .filter((column) => changed.includes(column))
              .map((column) => [column, `${before[column] ?? ''} → ${after[column] ?? ''}`]),
          ),
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
      tellOperator(unit, operatorEmail, { before, change, changed, verification })
      return 'saved'
    }).catch((error: unknown) => {
      if (isNumberHeld(error)) return 'corporate_number_taken' as const
      throw error
    })
  },
})

export type CompanyProfiles = ReturnType<typeof createCompanyProfiles>
