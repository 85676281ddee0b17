import { and, asc, eq } from 'drizzle-orm'
import type { LegalFinding } from '#contract/legal/finding.ts'
import {
  replyLimits,
  type SaveReplyTemplate,
  type SaveReplyTemplateAnswer,
} from '#contract/reply-template.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { replyTemplate } from '#server/backend/database/schema/reply-template.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { checkLetter } from '#server/domain/reply-letter.ts'
import { newId } from '#server/platform/ids.ts'

export type ReplyTemplate = typeof replyTemplate.$inferSelect

/** `findings`: what an unlawful one asks; nothing of it is kept. */
export type SavedReplyTemplate = { answer: SaveReplyTemplateAnswer; findings: readonly LegalFinding[] }

const said = (answer: SaveReplyTemplateAnswer): SavedReplyTemplate => ({ answer, findings: [] })

/** Of two templates that are kept together the second counts the first. */
const lockedTemplates = async (database: Database, companyId: string): Promise<ReplyTemplate[]> => {
  await database
    .select({ id: company.id })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')
  return database.select().from(replyTemplate).where(eq(replyTemplate.companyId, companyId))
}

/** Letters that a company keeps to begin its answers with. Who may is judged before. */
export const createReplyTemplates = ({ database, work }: { database: Database; work: Work }) => ({
  /** By name. */
  list: (companyId: string): Promise<ReplyTemplate[]> =>
    database
      .select()
      .from(replyTemplate)
      .where(eq(replyTemplate.companyId, companyId))
      .orderBy(asc(replyTemplate.name))
      .limit(replyLimits.templates),

  /** Keeps a new one, or changes the one of that id. Null: the company has none of that id. */
  save: async (
    uid: string,
    { companyId, id, name, body }: SaveReplyTemplate,
  ): Promise<SavedReplyTemplate | null> => {
    const findings = checkLetter(body)
    if (findings.length > 0) return { answer: 'unlawful', findings }
    return work<SavedReplyTemplate | null>({ kind: 'person', uid }, async (unit) => {
      const { database: within, at } = unit
      const kept = await lockedTemplates(within, companyId)
      if (id !== null && !kept.some((each) => each.id === id)) return null
      if (kept.some((each) => each.name === name && each.id !== id)) return said('taken')
      if (id === null && kept.length >= replyLimits.templates) return said('full')
      const saved = id ?? newId()
      await within
        .insert(replyTemplate)
        .values({ id: saved, companyId, name, body, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({ target: replyTemplate.id, set: { name, body, updatedAt: at } })
      unit.audit({
        action: 'reply_template.saved',
        subject: `company:${companyId}`,
        detail: { id: saved, name },
      })
      return said('done')
    })
  },

  /** False: the company has no such template. */
  remove: (uid: string, { companyId, id }: { companyId: string; id: string }): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      const removed = await unit.database
        .delete(replyTemplate)
        .where(and(eq(replyTemplate.id, id), eq(replyTemplate.companyId, companyId)))
        .returning({ name: replyTemplate.name })
      for (const { name } of removed)
        unit.audit({
          action: 'reply_template.removed',
          subject: `company:${companyId}`,
          detail: { id, name },
        })
      return removed.length > 0
    }),
})
