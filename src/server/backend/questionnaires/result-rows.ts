import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Answers, Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { QuestionnaireResult } from '#contract/questionnaires/result.ts'
import type { Database } from '#server/backend/database/open.ts'
import { questionnaireResult } from '#server/backend/database/schema/questionnaire.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'

type Row = typeof questionnaireResult.$inferSelect

/** `scores`: as they were counted then, beside the mixed norm group. `milliseconds`: of all answers whose time is known. */
export type ResultContent = { answers: Answers; scores: QuestionnaireResult; milliseconds: number }

/** `content` null: no key opens it any more. */
export type FinishedRow = Omit<Row, 'content' | 'keyId'> & { content: ResultContent | null }

type Place = Pick<Row, 'id' | 'uid'>

/** What a result's text is encrypted for: it opens in no other row and for no other person. */
export const resultContext = ({ id, uid }: Place) => ['questionnaire_result', id, uid]

/** The columns that hold answers and scores. */
export const closeResult = (cipher: DataCipher, place: Place, content: ResultContent) => ({
  content: cipher.encrypt(JSON.stringify(content), resultContext(place)),
  keyId: cipher.keyId,
})

const openResult = (cipher: DataCipher, { keyId: _keyId, content, ...row }: Row): FinishedRow => {
  const text = cipher.decrypt(content, resultContext(row))
  return { ...row, content: text === null ? null : JSON.parse(text) }
}

/** A person's results of one questionnaire after the other, the newest first. Bounded by what a person may keep. */
export const resultsOf = async (
  database: Database,
  cipher: DataCipher,
  uid: string,
): Promise<FinishedRow[]> => {
  const rows = await database
    .select()
    .from(questionnaireResult)
    .where(eq(questionnaireResult.uid, uid))
    .orderBy(
      asc(questionnaireResult.questionnaire),
      desc(questionnaireResult.finishedAt),
      desc(questionnaireResult.id),
    )
  return rows.map((row) => openResult(cipher, row))
}

/** The newest result of each questionnaire, where it can be read. */
export const newestResultsOf = async (
  database: Database,
  cipher: DataCipher,
  uid: string,
): Promise<(FinishedRow & { content: ResultContent })[]> => {
  const rows = await database
    .selectDistinctOn([questionnaireResult.questionnaire])
    .from(questionnaireResult)
    .where(eq(questionnaireResult.uid, uid))
    .orderBy(
      asc(questionnaireResult.questionnaire),
      desc(questionnaireResult.finishedAt),
      desc(questionnaireResult.id),
    )
  return rows.flatMap((row) => {
    const { content, ...rest } = openResult(cipher, row)
    return content === null ? [] : [{ ...rest, content }]
  })
}

export const countResults = async (
  database: Database,
  uid: string,
  questionnaire: Questionnaire,
): Promise<number> => {
  const [row] = await database
    .select({ count: count() })
    .from(questionnaireResult)
    .where(and(eq(questionnaireResult.uid, uid), eq(questionnaireResult.questionnaire, questionnaire)))
  return row?.count ?? 0
}

/** True when there was one. It need not be readable. */
export const dropResults = async (
  database: Database,
  uid: string,
  which: { id: string } | 'all',
): Promise<boolean> => {
  const gone = await database
    .delete(questionnaireResult)
    .where(
      and(
        eq(questionnaireResult.uid, uid),
        which === 'all' ? undefined : eq(questionnaireResult.id, which.id),
      ),
    )
    .returning({ id: questionnaireResult.id })
  return gone.length > 0
}
