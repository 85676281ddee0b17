import { and, count, eq, isNull } from 'drizzle-orm'
import { companyTalkLimits } from '#contract/company-talk.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { companyAppeal, companyQuestion } from '#server/backend/database/schema/company-talk.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { peopleWho } from '#server/backend/members/people-who.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { newId } from '#server/platform/ids.ts'
import { showCompany } from './company-reviews.ts'
import { decisionAgainst, waitingAppeal } from './company-talk.ts'

export type TalkAnswer =
  | { kind: 'done' }
  | { kind: 'unknown' }
  | { kind: 'own_decision' }
  /** The company has not answered this question, or as many as may wait. */
  | { kind: 'asked' }

/** What an operator asks a company, and decides about its appeals. */
export const createCompanyAppeals = ({ work }: { work: Work }) => ({
  /** A question to the owners, who are told. */
  ask: (uid: string, { company: id, text }: { company: string; text: string }): Promise<TalkAnswer> =>
    work<TalkAnswer>({ kind: 'person', uid }, async (unit) => {
      const [row] = await unit.database.select().from(company).where(eq(company.id, id)).for('update')
      if (row === undefined) return { kind: 'unknown' }
      const open = await unit.database
        .select({ question: companyQuestion.question })
        .from(companyQuestion)
        .where(and(eq(companyQuestion.companyId, id), isNull(companyQuestion.answeredAt)))
        .limit(companyTalkLimits.open)
      if (open.length >= companyTalkLimits.open || open.some(({ question }) => question === text))
        return { kind: 'asked' }
      await unit.database
        .insert(companyQuestion)
        .values({ id: newId(), companyId: id, question: text, createdAt: unit.at })
      unit.audit({ action: 'company.question_asked', subject: `company:${id}`, detail: { question: text } })
      const data = { companyId: id, displayName: row.displayName, text }
      unit.tell(
        ...newsTo(
          await peopleWho(unit.database, id, 'editCompany'),
          companyNews.question({ companyId: id, company: row.displayName }),
          { kind: 'company-question', data },
        ),
      )
      return { kind: 'done' }
    }),

  /**
   * Grants an appeal or not: a suspended company goes on, a rejected one waits again. Where there are two operators, the one
   * who made the decision does not judge it.
   */
  decideAppeal: (
    uid: string,
    { company: id, granted, reason }: { company: string; granted: boolean; reason: string },
  ): Promise<TalkAnswer> =>
    work<TalkAnswer>({ kind: 'person', uid }, async (unit) => {
      const { database, at } = unit
      const [row] = await database.select().from(company).where(eq(company.id, id)).for('update')
      const appeal = row === undefined ? null : await waitingAppeal(database, id)
      if (row === undefined || appeal === null) return { kind: 'unknown' }
      const decision = await decisionAgainst(database, row)
      // Another decision was made since; it has an appeal of its own.
      if (decision === null || decision.id !== appeal.against) return { kind: 'unknown' }
      const [admins] = await database.select({ n: count() }).from(account).where(eq(account.kind, 'admin'))
      if (decision.by === uid && (admins?.n ?? 0) > 1) return { kind: 'own_decision' }
      await database
        .update(companyAppeal)
        .set({ granted, decidedAt: at })
        .where(and(eq(companyAppeal.id, appeal.id), isNull(companyAppeal.decidedAt)))
      if (granted) {
        const status = row.refusedAt === null ? 'active' : 'pending'
        await database
          .update(company)
          // As after a suspension that ends otherwise, or a rejection: its next ad is read first.
          .set({ status, refusedAt: null, moderation: 'pre', updatedAt: at })
          .where(eq(company.id, id))
        if (status === 'active') await showCompany(unit, id, status)
      }
      unit.audit({
        action: granted ? 'company.appeal_granted' : 'company.appeal_refused',
        subject: `company:${id}`,
        detail: { reason },
      })
      const people = await database
        .select({ uid: account.uid, email: account.email })
        .from(companyMember)
        .innerJoin(account, eq(account.uid, companyMember.uid))
        .where(eq(companyMember.companyId, id))
      const outcome = granted ? (row.refusedAt === null ? 'resumed' : 'waits') : 'refused'
      unit.tell(
        ...newsTo(people, companyNews.appealDecided({ companyId: id, company: row.displayName }), {
          kind: 'company-appeal-decided',
          data: { companyId: id, displayName: row.displayName, outcome, reason },
        }),
      )
      return { kind: 'done' }
    }),
})
