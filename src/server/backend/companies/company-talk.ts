import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { companyTalkLimits, type CompanyTalkAnswer } from '#contract/company-talk.ts'
import type { Database } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { companyAppeal, companyQuestion } from '#server/backend/database/schema/company-talk.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { newId } from '#server/platform/ids.ts'
import type { CompanyRow } from './company-rows.ts'

export type CompanyQuestionRow = typeof companyQuestion.$inferSelect
export type CompanyAppealRow = typeof companyAppeal.$inferSelect

/** The line of the last decision against a company; null: none, or the company goes on. */
export const decisionAgainst = async (
  database: Database,
  { id, status }: Pick<CompanyRow, 'id' | 'status'>,
): Promise<{ id: string; by: string | null } | null> => {
  if (status !== 'suspended') return null
  const [line] = await database
    .select({ id: auditLog.id, by: auditLog.actorUid })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, `company:${id}`),
        inArray(auditLog.action, ['company.reject', 'company.suspend']),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return line ?? null
}

/** The appeal that waits; null: none does. */
export const waitingAppeal = async (
  database: Database,
  companyId: string,
): Promise<CompanyAppealRow | null> => {
  const [appeal] = await database
    .select()
    .from(companyAppeal)
    .where(and(eq(companyAppeal.companyId, companyId), isNull(companyAppeal.decidedAt)))
  return appeal ?? null
}

/** The newest first. */
export const talkOf = async (database: Database, companyId: string) => {
  const questions: readonly CompanyQuestionRow[] = await database
    .select()
    .from(companyQuestion)
    .where(eq(companyQuestion.companyId, companyId))
    .orderBy(desc(companyQuestion.id))
    .limit(companyTalkLimits.listed)
  const appeals: readonly CompanyAppealRow[] = await database
    .select()
    .from(companyAppeal)
    .where(eq(companyAppeal.companyId, companyId))
    .orderBy(desc(companyAppeal.id))
    .limit(companyTalkLimits.listed)
  return { questions, appeals }
}

type Dependencies = { database: Database; work: Work; operatorEmail: string }

/** What owners of a company answer and say to the operator. */
export const createCompanyTalk = ({ database, work, operatorEmail }: Dependencies) => {
  const lock = async (within: Database, id: string): Promise<CompanyRow> => {
    const [row] = await within.select().from(company).where(eq(company.id, id)).for('update')
    if (row === undefined) throw new Error('The company of a member is gone')
    return row
  }

  return {
    /** `mayAppeal`: a decision against the company stands, and nothing was said against it yet. */
    read: async (companyId: string) => {
      const [row] = await database.select().from(company).where(eq(company.id, companyId))
      const talk = await talkOf(database, companyId)
      const decision = row === undefined ? null : await decisionAgainst(database, row)
      const mayAppeal = decision !== null && !talk.appeals.some(({ against }) => against === decision.id)
      return { companyId, ...talk, mayAppeal }
    },

    /** Once; the operator is told. Null: the company has no such question. */
    answer: (
      uid: string,
      given: { company: string; id: string; text: string },
    ): Promise<CompanyTalkAnswer | null> =>
      work<CompanyTalkAnswer | null>({ kind: 'person', uid }, async (unit) => {
        const row = await lock(unit.database, given.company)
        const itself = and(eq(companyQuestion.id, given.id), eq(companyQuestion.companyId, given.company))
        const [question] = await unit.database.select().from(companyQuestion).where(itself)
        if (question === undefined) return null
        if (question.answeredAt !== null) return 'not_possible'
        await unit.database
          .update(companyQuestion)
          .set({ answer: given.text, answeredAt: unit.at })
          .where(itself)
        unit.audit({ action: 'company.question_answered', subject: `company:${given.company}` })
        const data = { companyId: row.id, displayName: row.displayName, text: given.text }
        unit.send(mailTask({ kind: 'company-answered', to: operatorEmail, data }))
        return 'done'
      }),

    /** Once against each decision; the operator is told. */
    appeal: (uid: string, given: { company: string; text: string }): Promise<CompanyTalkAnswer> =>
      work<CompanyTalkAnswer>({ kind: 'person', uid }, async (unit) => {
        const row = await lock(unit.database, given.company)
        const decision = await decisionAgainst(unit.database, row)
        if (decision === null) return 'not_possible'
        const kept = await unit.database
          .insert(companyAppeal)
          .values({
            id: newId(),
            companyId: row.id,
            against: decision.id,
            text: given.text,
            createdAt: unit.at,
          })
          .onConflictDoNothing()
          .returning({ id: companyAppeal.id })
        if (kept.length === 0) return 'not_possible'
        unit.audit({ action: 'company.appealed', subject: `company:${row.id}` })
        const data = { companyId: row.id, displayName: row.displayName, text: given.text }
        unit.send(mailTask({ kind: 'company-appealed', to: operatorEmail, data }))
        return 'done'
      }),
  }
}

export type CompanyTalk = ReturnType<typeof createCompanyTalk>
