import { eq } from 'drizzle-orm'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { mixedNormGroup } from '#contract/questionnaires/norm-groups.ts'
import { questionnaireOutlines, type Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import {
  questionnaireLimits,
  type ExportFormat,
  type FinishAnswer,
  type SaveAnswer,
  type SaveAnswersInput,
  type StartAnswer,
} from '#contract/questionnaires/saving.ts'
import { lockPerson } from '#server/backend/accounts/lock-person.ts'
import type { Database } from '#server/backend/database/open.ts'
import { questionnaireResult, questionnaireRun } from '#server/backend/database/schema/questionnaire.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mergeAnswers, untimed } from '#server/domain/questionnaires/merge-answers.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { hasConsent, recordConsent } from './consents.ts'
import { exportResult } from './export-result.ts'
import { nearWork, type NearWork } from './near-work.ts'
import { createOwnQuestionnaires, inOrder } from './own-questionnaires.ts'
import { reusableAnswers } from './reusable-answers.ts'
import { closeResult, countResults, dropResults } from './result-rows.ts'
import { closeRun, dropRuns, findKeptRun, openKeptRun } from './run-rows.ts'
import { scoresOf } from './scores.ts'

const limits = {
  save: { limit: questionnaireLimits.savedInTenMinutes, seconds: 10 * 60 },
  change: { limit: questionnaireLimits.changedAnHour, seconds: 60 * 60 },
} as const

/** `answers`: what is kept now, in the order of the items; 0 is none. */
export type Saved = { state: SaveAnswer; answers: readonly number[] }
/** `id`: of the result. */
export type Finished = { state: FinishAnswer; id: string | null }

type Dependencies = {
  database: Database
  work: Work
  rateLimits: RateLimits
  cipher: DataCipher
}

const subjectOf = (uid: string) => `account:${uid}`

/**
 * The questionnaires of students. Nobody but the person learns what they answered or how it came out: it is encrypted where
 * it lies, and no audit line, task, mail or search row holds any of it.
 */
export const createQuestionnaires = ({ database, work, rateLimits, cipher }: Dependencies) => {
  /** One after the other for each person, so that of two devices none writes over the other. */
  const write = <Answer>(uid: string, body: (unit: Unit) => Promise<Answer>): Promise<Answer> =>
    work({ kind: 'person', uid }, async (unit) => {
      await lockPerson(unit.database, uid)
      return body(unit)
    })

  return {
    ...createOwnQuestionnaires({ database, cipher }),

    /** The text of a file; null: it is not theirs, or is gone, or can't be read any more. */
    exportResult: (uid: string, id: string, format: ExportFormat): Promise<string | null> =>
      exportResult(database, cipher, { uid, id, format }),

    nearWork: (uid: string, now: Date): Promise<NearWork | null> => nearWork(database, cipher, uid, now),

    /** Counts one use. False: it was one too many. */
    may: async (uid: string, use: keyof typeof limits): Promise<boolean> =>
      (await rateLimits.hit(`questionnaire ${use}`, uid, limits[use])).kind === 'allowed',

    /** True when it is news. */
    agree: (uid: string): Promise<boolean> =>
      write(uid, async (unit) => {
        if (await hasConsent(unit.database, uid)) return false
        await recordConsent(unit, uid, 'questionnaires')
        unit.audit({ action: 'questionnaires.agreed', subject: subjectOf(uid) })
        return true
      }),

    /** Stops everything. What is there stays for the person to take along or erase, or with `erase` goes. */
    withdraw: (uid: string, erase: boolean): Promise<boolean> =>
      write(uid, async (unit) => {
        if (erase) {
          await dropRuns(unit.database, uid, 'all')
          await dropResults(unit.database, uid, 'all')
        }
        const agreed = await hasConsent(unit.database, uid)
        if (agreed) await recordConsent(unit, uid, 'questionnaires_withdrawn')
        if (agreed || erase)
          unit.audit({ action: 'questionnaires.withdrawn', subject: subjectOf(uid), detail: { erase } })
        return agreed
      }),

    /** `reuse`: with the answers to items that stand in the other questionnaire too. */
    start: (uid: string, questionnaire: Questionnaire, reuse: boolean): Promise<StartAnswer> =>
      write<StartAnswer>(uid, async ({ database: within, at }) => {
        if (!(await hasConsent(within, uid))) return 'no_consent'
        if ((await findKeptRun(within, cipher, uid, questionnaire)) !== null) return 'running'
        if ((await countResults(within, uid, questionnaire)) >= questionnaireLimits.results) return 'full'
        const place = { id: newId(), uid }
        const answers = reuse ? await reusableAnswers(within, cipher, { uid, questionnaire, at }) : {}
        await within.insert(questionnaireRun).values({
          ...place,
          ...closeRun(cipher, place, answers),
          questionnaire,
          version: questionnaireOutlines[questionnaire].version,
          createdAt: at,
          updatedAt: at,
        })
        return 'started'
      }),

    /** Adds answers of one device to what is kept; those of another that are newer stay. */
    save: (uid: string, { questionnaire, run: id, sentAt, answers }: SaveAnswersInput): Promise<Saved> =>
      write<Saved>(uid, async ({ database: within, at }) => {
        if (!(await hasConsent(within, uid))) return { state: 'no_consent', answers: [] }
        const run = await openKeptRun(id, within, cipher, uid, questionnaire)
        if (typeof run === 'string') return { state: run, answers: [] }
        const items = new Set(questionnaireItems(questionnaire).map((item) => item.id))
        const merged = mergeAnswers(run.answers, answers, { sentAt, now: at.getTime() }, items)
        const { version } = questionnaireOutlines[questionnaire]
        await within
          .update(questionnaireRun)
          .set({ ...closeRun(cipher, run, merged), version, updatedAt: at })
          .where(eq(questionnaireRun.id, run.id))
        return { state: 'saved', answers: inOrder(questionnaire, merged) }
      }),

    /** Scores what was answered, keeps it, and ends the run. */
    finish: (uid: string, questionnaire: Questionnaire, id: string): Promise<Finished> =>
      write<Finished>(uid, async (unit) => {
        const within = unit.database
        if (!(await hasConsent(within, uid))) return { state: 'no_consent', id: null }
        const run = await openKeptRun(id, within, cipher, uid, questionnaire)
        if (typeof run === 'string') return { state: run, id: null }
        const order = inOrder(questionnaire, run.answers)
        if (order.filter((value) => value > 0).length * 2 < order.length)
          return { state: 'too_few', id: null }
        const answers = untimed(run.answers)
        const scores = scoresOf(questionnaire, answers, mixedNormGroup)
        const milliseconds = Object.values(answers).reduce((sum, each) => sum + (each.milliseconds ?? 0), 0)
        const place = { id: newId(), uid }
        await within.insert(questionnaireResult).values({
          ...place,
          ...closeResult(cipher, place, { answers, scores, milliseconds }),
          questionnaire,
          version: questionnaireOutlines[questionnaire].version,
          finishedAt: unit.at,
        })
        await dropRuns(within, uid, questionnaire)
        unit.audit({ action: 'questionnaire.finished', subject: subjectOf(uid) })
        return { state: 'finished', id: place.id }
      }),

    /** Throws away what is not finished. True when there was something. */
    discard: (uid: string, questionnaire: Questionnaire): Promise<boolean> =>
      write(uid, ({ database: within }) => dropRuns(within, uid, questionnaire)),

    /** True when it was there. */
    remove: (uid: string, id: string): Promise<boolean> =>
      write(uid, async (unit) => {
        const gone = await dropResults(unit.database, uid, { id })
        if (gone) unit.audit({ action: 'questionnaire.result_deleted', subject: subjectOf(uid) })
        return gone
      }),
  }
}

export type Questionnaires = ReturnType<typeof createQuestionnaires>
