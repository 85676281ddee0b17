import { and, eq, ne } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { CompanyVerification } from '#contract/codes/company.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { peopleWho } from '#server/backend/members/people-who.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import type { Actor } from '#server/domain/actor.ts'
import { nameChanges, namesOf, type NameChange } from '#server/domain/company-names.ts'
import { wasApproved } from '#server/domain/company-standing.ts'
import { lacksToVerify, verificationAfter, verificationWith } from '#server/domain/company-verification.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { lockAbout, sameNumber, shadowOf, type CompanyRow, type SameNumber } from './company-rows.ts'
import {
  auditedChanges,
  changesNumber,
  companyStamp,
  dropRename,
  renameOf,
  type CompanyRename,
} from './rename-rows.ts'

export type RenameReview = {
  /** A company's id, or the corporate number that it has now. */
  company: string
} & (
  | {
      decision: 'approve'
      /** The stamp of what was looked at. */
      read: string
      /** What was checked of the new names and number; what still holds of the old mark stays without it. */
      checked: CompanyVerification
    }
  /** Told to the owners. */
  | { decision: 'reject'; reason: string }
)

export type RenameAnswer =
  | { kind: 'done'; displayName: string; told: readonly string[]; verification: CompanyVerification }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; companies: readonly SameNumber[] }
  /** Nothing of it waits; another operator may have decided, or an owner taken it back. */
  | { kind: 'nothing_waits' }
  /** The company says something else than what was read. */
  | { kind: 'changed' }
  /** Nothing can be verified of a number that was not given, or of an address that is not there. */
  | { kind: 'nothing_to_verify' }
  /** Another company is or was active under the new number. */
  | { kind: 'number_held'; by: SameNumber }

/** Two approvals of one number at the same moment: the index gives it to one. */
const isNumberHeld = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('constraint' in error && error.constraint === 'company_corporate_number') return true
  return isNumberHeld(error.cause)
}

type Held = { row: CompanyRow; rename: CompanyRename; changes: readonly NameChange[] }

const holderOf = async ({ database }: Unit, { row, rename }: Held): Promise<SameNumber | null> => {
  if (rename.corporateNumber === null || rename.corporateNumber === row.corporateNumber) return null
  const others = await database
    .select()
    .from(company)
    .where(and(eq(company.corporateNumber, rename.corporateNumber), ne(company.id, row.id)))
    .for('update')
  const holder = others.find(wasApproved)
  return holder === undefined ? null : sameNumber(holder)
}

/** Pages, lists and search follow as soon as it is committed. */
const show = (unit: Unit, { id, status }: CompanyRow) => {
  unit.stale(cacheTags.company(id), cacheTags.companies)
  if (status !== 'active') return
  unit.stale(cacheTags.jobPosts)
  unit.send({ name: 'index-company', data: { companyId: id, after: null }, key: id })
}

const tellOwners = async (
  unit: Unit,
  { row, changes }: Held,
  decided: { decision: RenameReview['decision']; reason: string; verification: CompanyVerification },
): Promise<RenameAnswer> => {
  const { id: companyId, displayName } = row
  const owners = await peopleWho(unit.database, companyId, 'editCompany')
  const words = companyNews.renameDecided({ companyId, company: displayName }, decided.decision)
  const data = { companyId, displayName, changes: [...changes], ...decided }
  unit.tell(...newsTo(owners, words, { kind: 'company-rename-decided', data }))
  const { verification } = decided
  return { kind: 'done', displayName, told: owners.map(({ email }) => email), verification }
}

const approve = async (
  unit: Unit,
  held: Held,
  { read, checked }: { read: string; checked: CompanyVerification },
): Promise<RenameAnswer> => {
  const { row, rename, changes } = held
  if (companyStamp(row, rename) !== read) return { kind: 'changed' }
  const after = { ...row, ...namesOf(rename) }
  if (lacksToVerify(checked, after)) return { kind: 'nothing_to_verify' }
  const by = await holderOf(unit, held)
  if (by !== null) return { kind: 'number_held', by }
  const still = verificationAfter(row.verification, new Set(changes.map(({ column }) => column)))
  const mark = verificationWith(
    { verification: still, verifiedAt: still === 'none' ? null : row.verifiedAt },
    checked,
    unit.at,
  )
  await unit.database
    .update(company)
    .set({
      ...namesOf(rename),
      ...mark,
      // Under another number it is another company until an ad of it was read.
      ...(changesNumber(row, rename) && { moderation: 'pre' }),
      searchShadow: shadowOf(after),
      updatedAt: unit.at,
    })
    .where(eq(company.id, row.id))
  show(unit, row)
  return tellOwners(unit, held, { decision: 'approve', reason: '', verification: mark.verification })
}

/** What the operator decides about names and numbers that approved companies ask for. */
export const createCompanyRenames = ({ work }: { work: Work }) => {
  const decide = (actor: Actor, review: RenameReview): Promise<RenameAnswer> =>
    work<RenameAnswer>(actor, async (unit) => {
      const { meant } = await lockAbout(unit.database, review.company)
      if (meant.length > 1) return { kind: 'ambiguous', companies: meant.map(sameNumber) }
      const [row] = meant
      if (row === undefined) return { kind: 'unknown' }
      const rename = await renameOf(unit.database, row.id)
      if (rename === null) return { kind: 'nothing_waits' }
      const held = { row, rename, changes: nameChanges(row, rename) }
      const { verification } = row
      const answer =
        review.decision === 'approve'
          ? await approve(unit, held, review)
          : await tellOwners(unit, held, { decision: 'reject', reason: review.reason, verification })
      if (answer.kind !== 'done') return answer
      await dropRename(unit.database, row.id)
      unit.audit({
        action: `company.rename_${review.decision}`,
        subject: `company:${row.id}`,
        detail: {
          ...auditedChanges(held.changes),
          ...(review.decision === 'approve' ? { checked: review.checked } : { reason: review.reason }),
          verification: `${verification} → ${answer.verification}`,
        },
      })
      return answer
    })

  return {
    /** Makes the new names public, or leaves the old ones; the company's owners are told. */
    decideRename: (actor: Actor, review: RenameReview): Promise<RenameAnswer> =>
      decide(actor, review).catch((error: unknown) => {
        // Once more, which finds the company that has the number now.
        if (isNumberHeld(error)) return decide(actor, review)
        throw error
      }),
  }
}

export type CompanyRenames = ReturnType<typeof createCompanyRenames>
