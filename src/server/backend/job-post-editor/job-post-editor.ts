import { editingLimits, type RestoreAnswer } from '#contract/job-post-editing.ts'
import type { JobPostField } from '#contract/job-post-fields.ts'
import type { FormProblems } from '#contract/job-post-form-reader.ts'
import { writeJobPostForm } from '#contract/job-post-form-write.ts'
import { isKeepable, tooLongIn } from '#contract/job-post-size.ts'
import { mergeTyped, type TypedJobPost } from '#contract/job-post-typed.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { jobPostSnapshot } from '#server/backend/job-posts/job-post-snapshot.ts'
import type { JobPostOf } from '#server/backend/job-posts/own-job-post-moves.ts'
import { readRevisions, revisionKey } from '#server/backend/job-posts/read-revisions.ts'
import { recruiterOf } from '#server/backend/job-posts/recruiter-of.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import { chooseFields, laterBase } from '#server/domain/job-post-merge.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import {
  lockCopies,
  readEdit,
  readSaved,
  removeEdit,
  writeEdit,
  type EditRow,
  type SavedAd,
} from './edit-rows.ts'
import { mergeOf, statedBy, viewOf, type JobPostEditor } from './editor-view.ts'
import { isElsewhere, nameOf, readFormVersion, type FormOrigin } from './form-version.ts'
import { answered, saveEdit, savedAfter, type Saving } from './save-job-post.ts'
import { readAdForm } from './read-ad-form.ts'

/** What a form sends: fields by name, and what it was made from (`form-version.ts`). */
export type Posted = { version: string | null; typed: readonly (readonly [string, string])[] }

export type Kept =
  | { kind: 'unknown' | 'limited' | 'full' | 'elsewhere' | 'too_long' }
  | { kind: 'kept'; editor: JobPostEditor }

type Unkept = { kind: 'full' | 'elsewhere' } | { kind: 'too_long'; problems: FormProblems }

const unkept = (kept: Unkept): Saving =>
  kept.kind === 'too_long' ? answered('invalid', { problems: kept.problems }) : answered(kept.kind)

const keepLimit = { limit: editingLimits.keptAMinute, seconds: 60 }

/**
 * What a form began with: what the copy did, or what is saved if it still says so. Of any other form (an old tab, after
 * another brought the copy up to date) nothing is known, and every difference is somebody's change.
 */
const beginningOf = (saved: SavedAd, edit: EditRow | null, origin: FormOrigin | null): TypedJobPost => {
  const isOfSaved = origin?.saved === nameOf(saved.typed)
  if (edit === null) return isOfSaved ? saved.typed : {}
  return origin === null || isOfSaved || origin.saved === nameOf(edit.base) ? edit.base : {}
}

type Sent = { typed: Posted['typed']; origin: FormOrigin | null }

/** The person's working copy with what the form has sent. */
const editWith = (saved: SavedAd, edit: EditRow | null, uid: string, { typed, origin }: Sent) => {
  const begun = beginningOf(saved, edit, origin)
  const mine = mergeTyped(mergeOf(saved, edit).typed, typed)
  const base = laterBase({ base: begun, mine, theirs: saved.typed })
  return { jobPostId: saved.row.id, uid, typed: mine, base, form: origin?.form ?? null }
}

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** Ads while they are written. Who may is judged before; an ad of another company is unknown. */
export const createJobPostEditor = ({ database, work, rateLimits, now }: Dependencies) => {
  const view = async (within: Database, saved: SavedAd, uid: string, at: Date) =>
    viewOf(within, { saved, edit: await readEdit(within, saved.row.id, uid), uid, at })

  /**
   * `full`: as many copies as may be. `elsewhere`: another form of the person has written since. `too_long`: the form is.
   * Then nothing is written.
   */
  const keepIn = async (
    unit: Unit,
    saved: SavedAd,
    uid: string,
    { version, typed }: Posted,
  ): Promise<{ kind: 'kept'; edit: EditRow } | Unkept> => {
    const { database: within, at } = unit
    const origin = version === null ? null : readFormVersion(version)
    const before = await readEdit(within, saved.row.id, uid)
    if (isElsewhere(before, origin)) return { kind: 'elsewhere' }
    const wanted = editWith(saved, before, uid, { typed, origin })
    const problems = tooLongIn(wanted.typed)
    if (Object.keys(problems).length > 0) return { kind: 'too_long', problems }
    const written = await writeEdit(within, wanted, at)
    const edit = written ? await readEdit(within, saved.row.id, uid) : null
    return edit === null ? { kind: 'full' } : { kind: 'kept', edit }
  }

  return {
    /** Null: the company has no such ad. */
    open: async (uid: string, of: JobPostOf): Promise<JobPostEditor | null> => {
      const saved = await readSaved(database, of, 'read')
      return saved === null ? null : view(database, saved, uid, now())
    },

    /** Keeps what was typed in the person's working copy, and tells what would be said of it. */
    keep: async (uid: string, of: JobPostOf, posted: Posted): Promise<Kept> => {
      const counted = await rateLimits.hit('keep job post', uid, keepLimit)
      if (counted.kind === 'limited') return { kind: 'limited' }
      return work<Kept>({ kind: 'person', uid }, async (unit) => {
        await lockCopies(unit.database, uid)
        const saved = await readSaved(unit.database, of, 'read')
        if (saved === null) return { kind: 'unknown' }
        const kept = await keepIn(unit, saved, uid, posted)
        if (kept.kind !== 'kept') return { kind: kept.kind }
        return { kind: 'kept', editor: await view(unit.database, saved, uid, unit.at) }
      })
    },

    /**
     * Saves the form, if it can be; else what was typed is kept in the working copy, unless that was typed `elsewhere`.
     * Null: there is no such ad.
     */
    save: (
      uid: string,
      of: JobPostOf,
      posted: Posted,
    ): Promise<(Saving & { editor: JobPostEditor }) | null> =>
      work({ kind: 'person', uid }, async (unit) => {
        await lockCopies(unit.database, uid)
        const saved = await readSaved(unit.database, of, 'lock')
        if (saved === null) return null
        const kept = await keepIn(unit, saved, uid, posted)
        const saving = kept.kind === 'kept' ? await saveEdit(unit, saved, kept.edit) : unkept(kept)
        const editor = await view(unit.database, await savedAfter(unit, saved), uid, unit.at)
        return { ...saving, editor }
      }),

    /**
     * Settles a conflict: what is saved in the fields of `theirs`, one's own text in the others. Where something else was
     * saved since `version`, nothing is settled and the conflict is told anew. Null: there is no such ad or copy.
     */
    resolve: (
      uid: string,
      of: JobPostOf,
      { version, theirs }: { version: string; theirs: readonly JobPostField[] },
    ): Promise<JobPostEditor | null> =>
      work({ kind: 'person', uid }, async (unit) => {
        const { database: within, at } = unit
        await lockCopies(within, uid)
        const saved = await readSaved(within, of, 'lock')
        const edit = saved === null ? null : await readEdit(within, of.id, uid)
        if (saved === null || edit === null) return null
        if (readFormVersion(version).saved === nameOf(saved.typed)) {
          const mine = mergeOf(saved, edit).typed
          const typed = chooseFields({ mine, theirs: saved.typed }, new Set(theirs))
          // Of two long texts the longest of each may be too much; the conflict is shown again.
          if (isKeepable(typed))
            await writeEdit(within, { jobPostId: of.id, uid, typed, base: saved.typed, form: null }, at)
        }
        return view(within, saved, uid, at)
      }),

    /** Deletes the person's working copy. False: there was none. */
    discard: (uid: string, of: JobPostOf): Promise<boolean> =>
      work({ kind: 'person', uid }, async ({ database: within }) => {
        const saved = await readSaved(within, of, 'read')
        return saved !== null && removeEdit(within, of.id, uid)
      }),

    /** Puts what the ad said at an earlier revision into the working copy. Null: it never had it, or is not there. */
    restore: (uid: string, of: JobPostOf, revision: number): Promise<RestoreAnswer | null> =>
      work<RestoreAnswer | null>({ kind: 'person', uid }, async (unit) => {
        const { database: within, at } = unit
        await lockCopies(within, uid)
        const saved = await readSaved(within, of, 'lock')
        if (saved === null) return null
        const key = { jobPostId: of.id, number: revision }
        const then = (await readRevisions(within, [key])).get(revisionKey(key))
        if (then === undefined) return null
        const edit = await readEdit(within, of.id, uid)
        if (edit !== null && nameOf(mergeOf(saved, edit).typed) !== nameOf(saved.typed)) return 'unsaved'
        // What came to ads later than the revision stays as it is.
        const typed = writeJobPostForm({ ...jobPostSnapshot(saved.row, saved.places), ...then }, [])
        const kept = await writeEdit(
          within,
          { jobPostId: of.id, uid, typed, base: saved.typed, form: null },
          at,
        )
        return kept ? 'restored' : 'full'
      }),

    /** The ad as it would be with the person's working copy, published. Null: there is no such ad. */
    preview: async (uid: string, of: JobPostOf) => {
      const saved = await readSaved(database, of, 'read')
      if (saved === null) return null
      const { typed } = mergeOf(saved, await readEdit(database, of.id, uid))
      const { row, places } = statedBy(saved, readAdForm(typed, saved.row.kind))
      const at = now()
      const shown = { ...row, status: 'published' as const, closeReason: null, closedAt: null }
      const publishAt = row.publishAt ?? at
      const owner = await recruiterOf(database, of.companyId)
      return {
        row: { ...shown, publishAt, features: jobPostFeatures({ ...shown, publishAt }) },
        places,
        owner,
      }
    },
  }
}

export type JobPostEditing = ReturnType<typeof createJobPostEditor>
