import { and, asc, eq, ne } from 'drizzle-orm'
import { editingLimits, type TemplateAnswer } from '#contract/job-post-editing.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostTemplate } from '#server/backend/database/schema/job-post-edit.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { JobPostOf } from '#server/backend/job-posts/own-job-post-moves.ts'
import { isCopyable } from '#server/domain/job-post-life.ts'
import { newId } from '#server/platform/ids.ts'
import { readEdit, readSaved } from './edit-rows.ts'
import { mergeOf } from './editor-view.ts'

export type JobPostTemplate = typeof jobPostTemplate.$inferSelect

/** Of two templates that are kept together the second counts the first. */
const templatesOf = async (database: Database, companyId: string): Promise<JobPostTemplate[]> => {
  await database
    .select({ id: company.id })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')
  return database.select().from(jobPostTemplate).where(eq(jobPostTemplate.companyId, companyId))
}

/** Ads that a company keeps under a name to begin others from. Who may is judged before. */
export const createJobPostTemplates = ({ database, work }: { database: Database; work: Work }) => ({
  list: (companyId: string): Promise<JobPostTemplate[]> =>
    database
      .select()
      .from(jobPostTemplate)
      .where(eq(jobPostTemplate.companyId, companyId))
      .orderBy(asc(jobPostTemplate.name))
      .limit(editingLimits.templates),

  /** Keeps what the person's form of an ad says as a template. Null: the company has no such ad, or it was removed. */
  save: (uid: string, { name, ...of }: JobPostOf & { name: string }): Promise<TemplateAnswer | null> =>
    work<TemplateAnswer | null>({ kind: 'person', uid }, async (unit) => {
      const { database: within, at } = unit
      const { companyId } = of
      const saved = await readSaved(within, of, 'read')
      if (saved === null || !isCopyable(saved.row.status)) return null
      const kept = await templatesOf(within, companyId)
      if (kept.some((each) => each.name === name)) return 'taken'
      if (kept.length >= editingLimits.templates) return 'full'
      const { typed } = mergeOf(saved, await readEdit(within, of.id, uid))
      const id = newId()
      await within
        .insert(jobPostTemplate)
        .values({ id, companyId, name, typed, createdAt: at, updatedAt: at })
      unit.audit({ action: 'job_post_template.saved', subject: `company:${companyId}`, detail: { id, name } })
      return 'done'
    }),

  /** Null: the company has no such template. */
  rename: (
    uid: string,
    { companyId, id, name }: JobPostOf & { name: string },
  ): Promise<TemplateAnswer | null> =>
    work<TemplateAnswer | null>({ kind: 'person', uid }, async (unit) => {
      const { database: within, at } = unit
      await templatesOf(within, companyId)
      const others = await within.$count(
        jobPostTemplate,
        and(
          eq(jobPostTemplate.companyId, companyId),
          eq(jobPostTemplate.name, name),
          ne(jobPostTemplate.id, id),
        ),
      )
      if (others > 0) return 'taken'
      const renamed = await within
        .update(jobPostTemplate)
        .set({ name, updatedAt: at })
        .where(and(eq(jobPostTemplate.id, id), eq(jobPostTemplate.companyId, companyId)))
        .returning({ id: jobPostTemplate.id })
      if (renamed.length === 0) return null
      unit.audit({
        action: 'job_post_template.renamed',
        subject: `company:${companyId}`,
        detail: { id, name },
      })
      return 'done'
    }),

  /** False: the company has no such template. */
  remove: (uid: string, { companyId, id }: JobPostOf): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      const removed = await unit.database
        .delete(jobPostTemplate)
        .where(and(eq(jobPostTemplate.id, id), eq(jobPostTemplate.companyId, companyId)))
        .returning({ name: jobPostTemplate.name })
      for (const { name } of removed)
        unit.audit({
          action: 'job_post_template.removed',
          subject: `company:${companyId}`,
          detail: { id, name },
        })
      return removed.length > 0
    }),
})

export type JobPostTemplates = ReturnType<typeof createJobPostTemplates>
