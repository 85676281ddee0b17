import { and, eq } from 'drizzle-orm'
import { japaneseDay } from '#contract/format/time.ts'
import { editingLimits, type StartJobPost, type StartRefusal } from '#contract/job-post-editing.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { jobPostLifeLimits } from '#contract/job-post-life.ts'
import { unsayable } from '#contract/job-post-form.ts'
import { cleanTyped, typedKind, withoutContract, type TypedJobPost } from '#contract/job-post-typed.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostTemplate } from '#server/backend/database/schema/job-post-edit.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { placesOfSnapshot, rowOfSnapshot } from '#server/backend/job-posts/replace-job-post.ts'
import { isCopyable } from '#server/domain/job-post-life.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { readSaved, writeEdit } from './edit-rows.ts'
import { readAdForm } from './read-ad-form.ts'

export type Started = { kind: 'started'; id: string } | { kind: 'refused'; because: StartRefusal }

/** Days and deadlines were those of their own time. */
const dates = new Set(['termFrom', 'termTo', 'eventDates', 'validThrough'])
const withoutDates = (typed: TypedJobPost): TypedJobPost =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !dates.has(name)))

/** What a new ad begins with; null: its source is not there. */
const beginningOf = async (
  database: Database,
  { companyId, from, kind, sourceId }: StartJobPost,
): Promise<TypedJobPost | null> => {
  if (from === 'blank') {
    if (kind === undefined || kind === null) return null
    return cleanTyped([...(isEmployment(kind) ? [] : Object.entries(withoutContract)), ['kind', kind]])
  }
  const id = sourceId ?? ''
  if (from === 'copy') {
    const source = await readSaved(database, { companyId, id }, 'read')
    return source !== null && isCopyable(source.row.status) ? withoutDates(source.typed) : null
  }
  const [template] = await database
    .select({ typed: jobPostTemplate.typed })
    .from(jobPostTemplate)
    .where(and(eq(jobPostTemplate.id, id), eq(jobPostTemplate.companyId, companyId)))
  // jsonb keeps its keys in an order of its own.
  return template === undefined ? null : withoutDates(cleanTyped(Object.entries(template.typed)))
}

/** As far as it is understood; a template may hold what no ad can. */
const understood = (typed: TypedJobPost) => {
  const whole = readAdForm(typed, typedKind(typed))
  if (Object.keys(whole.problems).length === 0) return whole
  const kind = typedKind(typed) ?? 'new_grad'
  return readAdForm({ kind }, kind)
}

export const insertDraft = async (unit: Unit, companyId: string, typed: TypedJobPost): Promise<string> => {
  const { database, at } = unit
  const id = newId()
  const { ad, missing } = understood(typed)
  const columns = rowOfSnapshot(ad)
  await database.insert(jobPost).values({
    id,
    companyId,
    ...columns,
    features: jobPostFeatures({ ...columns, publishAt: null }),
    infoAsOf: japaneseDay(at.toISOString()),
    unsaid: missing.filter((field) => unsayable.has(field)),
    createdAt: at,
    updatedAt: at,
  })
  const places = placesOfSnapshot(id, ad)
  if (places.length > 0) await database.insert(jobPostWorkplace).values(places)
  return id
}

/** Drafts that a company begins, one at a time. */
export const startLimit = { limit: editingLimits.startedAnHour, seconds: 60 * 60 }
const refused = (because: StartRefusal): Started => ({ kind: 'refused', because })

/** Begins drafts of a company, from nothing, an ad or a template. Who may is judged before. */
export const createStartJobPost =
  ({ work, rateLimits }: { work: Work; rateLimits: RateLimits }) =>
  async (uid: string, wanted: StartJobPost): Promise<Started> => {
    const { companyId, from } = wanted
    const counted = await rateLimits.hit('start job post', companyId, startLimit)
    if (counted.kind === 'limited') return refused('limited')
    return work<Started>({ kind: 'person', uid }, async (unit) => {
      const { database, at } = unit
      // Held, so that of drafts begun together each counts those before it.
      await database
        .select({ id: company.id })
        .from(company)
        .where(eq(company.id, companyId))
        .for('no key update')
      const drafts = await database.$count(
        jobPost,
        and(eq(jobPost.companyId, companyId), eq(jobPost.status, 'draft')),
      )
      if (drafts >= jobPostLifeLimits.drafts) return refused('full')
      const typed = await beginningOf(database, wanted)
      if (typed === null) return refused('source')
      const id = await insertDraft(unit, companyId, typed)
      const saved = await readSaved(database, { companyId, id }, 'read')
      // What the draft can't hold waits in the working copy of whoever began it.
      if (saved !== null && JSON.stringify(saved.typed) !== JSON.stringify(typed))
        await writeEdit(database, { jobPostId: id, uid, typed, base: saved.typed, form: null }, at)
      unit.audit({
        action: 'job_post.started',
        subject: `job_post:${id}`,
        detail: { company: companyId, from },
      })
      return { kind: 'started', id }
    })
  }

export type StartJobPosts = ReturnType<typeof createStartJobPost>
