import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { mixedNormGroup, type NormGroup } from '#contract/questionnaires/norm-groups.ts'
import {
  questionnaireOutlines,
  questionnaires,
  type Answers,
  type Questionnaire,
} from '#contract/questionnaires/questionnaire.ts'
import type { QuestionnaireReport } from '#contract/questionnaires/report.ts'
import type { QuestionnaireResult } from '#contract/questionnaires/result.ts'
import type { Database } from '#server/backend/database/open.ts'
import { warningsOf } from '#server/domain/questionnaires/answer-warnings.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { hasConsent } from './consents.ts'
import { resultsOf, type FinishedRow, type ResultContent } from './result-rows.ts'
import { sharedAnswers } from './reusable-answers.ts'
import { findKeptRun, runsOf, type Run } from './run-rows.ts'
import { changesOf, scoresOf } from './scores.ts'

/** `report` null: nobody can read it any more, or the person withdrew their consent. */
export type OwnResult = Omit<FinishedRow, 'content'> & { report: QuestionnaireReport | null }

/** `answers`: in the order of the items, 0 is none; null: no key opens them any more. */
export type OwnRun = Pick<Run, 'id' | 'uid' | 'questionnaire' | 'createdAt'> & {
  answers: readonly number[] | null
}

/** `answered` null: nothing is begun. `unreadable`: no key opens what is begun. `shared`: answers that could be taken over from the other questionnaire. */
export type OwnQuestionnaire = {
  uid: string
  questionnaire: Questionnaire
  answered: number | null
  unreadable: boolean
  shared: number
  results: readonly OwnResult[]
}

export type OwnQuestionnaires = { uid: string; agreed: boolean; list: readonly OwnQuestionnaire[] }

/** Answers in the order of the items; 0 is none. */
export const inOrder = (questionnaire: Questionnaire, answers: Answers): number[] =>
  questionnaireItems(questionnaire).map(({ id }) => answers[id]?.value ?? 0)

/** Those of the present version are counted anew beside the group; older ones stay as they were. */
export const scoresIn = (row: FinishedRow, content: ResultContent, group: NormGroup): QuestionnaireResult =>
  row.version === questionnaireOutlines[row.questionnaire].version
    ? scoresOf(row.questionnaire, content.answers, group)
    : content.scores

const reportOf = (
  row: FinishedRow,
  before: FinishedRow | undefined,
  group: NormGroup,
): QuestionnaireReport | null => {
  const { content } = row
  if (content === null) return null
  const result = scoresIn(row, content, group)
  const earlier = before?.content ?? null
  return {
    result,
    warnings: warningsOf(row.questionnaire, content.answers),
    ...(before === undefined || earlier === null
      ? { changes: null, comparedTo: null }
      : {
          changes: changesOf(scoresIn(before, earlier, group), result),
          comparedTo: before.finishedAt.toISOString(),
        }),
    minutes: content.milliseconds === 0 ? null : Math.max(1, Math.round(content.milliseconds / 60_000)),
  }
}

/** What people are told of their own questionnaires. */
export const createOwnQuestionnaires = ({
  database,
  cipher,
}: {
  database: Database
  cipher: DataCipher
}) => ({
  /** Both questionnaires, with every result and how it differs from the one before. */
  overview: async (uid: string): Promise<OwnQuestionnaires> => {
    const agreed = await hasConsent(database, uid)
    const runs = await runsOf(database, cipher, uid)
    const rows = await resultsOf(database, cipher, uid)
    const list = questionnaires.map((questionnaire) => {
      const run = runs.find((each) => each.questionnaire === questionnaire)
      const results = rows.filter((each) => each.questionnaire === questionnaire)
      return {
        uid,
        questionnaire,
        answered:
          run === undefined
            ? null
            : inOrder(questionnaire, run.answers ?? {}).filter((value) => value > 0).length,
        unreadable: run !== undefined && run.answers === null,
        shared: Object.keys(sharedAnswers(questionnaire, runs, rows)).length,
        results: results.map(({ content: _content, ...row }, place) => ({
          ...row,
          report: agreed ? reportOf({ ...row, content: _content }, results[place + 1], mixedNormGroup) : null,
        })),
      }
    })
    return { uid, agreed, list }
  },

  /** What a person is in the middle of; null: nothing, or they withdrew their consent. */
  run: async (uid: string, questionnaire: Questionnaire): Promise<OwnRun | null> => {
    if (!(await hasConsent(database, uid))) return null
    const run = await findKeptRun(database, cipher, uid, questionnaire)
    if (run === null) return null
    return { ...run, answers: run.answers && inOrder(questionnaire, run.answers) }
  },

  /** One result beside a norm group, or with null the newest; null: it is not theirs, is gone, or they withdrew. */
  result: async (
    uid: string,
    {
      questionnaire,
      id,
      normGroup,
    }: { questionnaire: Questionnaire; id: string | null; normGroup: NormGroup },
  ): Promise<OwnResult | null> => {
    if (!(await hasConsent(database, uid))) return null
    const rows = (await resultsOf(database, cipher, uid)).filter(
      (each) => each.questionnaire === questionnaire,
    )
    const place = id === null ? 0 : rows.findIndex((each) => each.id === id)
    const row = rows[place]
    if (row === undefined) return null
    const { content: _content, ...shown } = row
    return { ...shown, report: reportOf(row, rows[place + 1], normGroup) }
  },
})
