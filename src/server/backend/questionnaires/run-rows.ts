import { and, asc, eq } from 'drizzle-orm'
import type { Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { Database } from '#server/backend/database/open.ts'
import { questionnaireRun } from '#server/backend/database/schema/questionnaire.ts'
import type { TimedAnswers } from '#server/domain/questionnaires/merge-answers.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'

type Row = typeof questionnaireRun.$inferSelect
export type Run = Omit<Row, 'content' | 'keyId'> & { answers: TimedAnswers }
/** `answers` null: no key opens them any more. */
export type KeptRun = Omit<Run, 'answers'> & { answers: TimedAnswers | null }

type Place = Pick<Row, 'id' | 'uid'>

/** What a run's text is encrypted for: it opens in no other row and for no other person. */
export const runContext = ({ id, uid }: Place) => ['questionnaire_run', id, uid]

/** The columns that hold answers. */
export const closeRun = (cipher: DataCipher, place: Place, answers: TimedAnswers) => ({
  content: cipher.encrypt(JSON.stringify(answers), runContext(place)),
  keyId: cipher.keyId,
})

const openRun = (cipher: DataCipher, { content, keyId: _keyId, ...row }: Row): KeptRun => {
  const text = cipher.decrypt(content, runContext(row))
  return { ...row, answers: text === null ? null : JSON.parse(text) }
}

const ofPerson = (uid: string, questionnaire: Questionnaire) =>
  and(eq(questionnaireRun.uid, uid), eq(questionnaireRun.questionnaire, questionnaire))

/** What a person is in the middle of; null: nothing. */
export const findKeptRun = async (
  database: Database,
  cipher: DataCipher,
  uid: string,
  questionnaire: Questionnaire,
): Promise<KeptRun | null> => {
  const [row] = await database.select().from(questionnaireRun).where(ofPerson(uid, questionnaire))
  return row === undefined ? null : openRun(cipher, row)
}

/** The run of that id, to go on with, or why nobody can: going on with what no key opens would lose the answers. */
export const openKeptRun = async (
  id: string,
  ...asked: Parameters<typeof findKeptRun>
): Promise<Run | 'no_run' | 'unreadable'> => {
  const kept = await findKeptRun(...asked)
  if (kept === null || kept.id !== id) return 'no_run'
  const { answers, ...run } = kept
  return answers === null ? 'unreadable' : { ...run, answers }
}

/** Every run of a person. */
export const runsOf = async (database: Database, cipher: DataCipher, uid: string): Promise<KeptRun[]> => {
  const rows = await database
    .select()
    .from(questionnaireRun)
    .where(eq(questionnaireRun.uid, uid))
    .orderBy(asc(questionnaireRun.questionnaire))
  return rows.map((row) => openRun(cipher, row))
}

/** True when there was one. It need not be readable. */
export const dropRuns = async (
  database: Database,
  uid: string,
  questionnaire: Questionnaire | 'all',
): Promise<boolean> => {
  const gone = await database
    .delete(questionnaireRun)
    .where(questionnaire === 'all' ? eq(questionnaireRun.uid, uid) : ofPerson(uid, questionnaire))
    .returning({ id: questionnaireRun.id })
  return gone.length > 0
}
