import { and, eq } from 'drizzle-orm'
import { questionnaireItems } from '#contract/questionnaires/items.ts'
import { mixedNormGroup } from '#contract/questionnaires/norm-groups.ts'
import { questionnaireOutlines, questionnaires } from '#contract/questionnaires/questionnaire.ts'
import type { Database } from '#server/backend/database/open.ts'
import { consentRecord } from '#server/backend/database/schema/account.ts'
import { questionnaireResult, questionnaireRun } from '#server/backend/database/schema/questionnaire.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { recordConsent } from '#server/backend/questionnaires/consents.ts'
import { closeResult } from '#server/backend/questionnaires/result-rows.ts'
import { closeRun } from '#server/backend/questionnaires/run-rows.ts'
import { scoresOf } from '#server/backend/questionnaires/scores.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { newId } from '#server/platform/ids.ts'
import { day } from './calendar.ts'
import { demoAnswers } from './demo-answers.ts'
import { demoProfile } from './demo-profile.ts'

/** Nobody who agreed before: what a demo person deleted since does not come back. */
const isNew = async (database: Database, uid: string): Promise<boolean> => {
  const agreed = and(eq(consentRecord.uid, uid), eq(consentRecord.document, 'questionnaires'))
  return (await database.$count(consentRecord, agreed)) === 0
}

/** Two results of each questionnaire: of two months ago, and of three days ago. */
export const seedDemoResults = async (
  database: Database,
  cipher: DataCipher,
  uid: string,
  now: Date,
): Promise<void> => {
  if (!(await isNew(database, uid))) return
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await recordConsent({ database, at: ago(61) }, uid, 'questionnaires')
  for (const questionnaire of questionnaires) {
    const { earlier, later } = demoAnswers[questionnaire]
    for (const { answers, finishedAt } of [
      { answers: earlier, finishedAt: ago(60) },
      { answers: later, finishedAt: ago(3) },
    ]) {
      const place = { id: newId(), uid }
      const scores = scoresOf(questionnaire, answers, mixedNormGroup)
      const milliseconds = Object.values(answers).reduce((sum, each) => sum + (each.milliseconds ?? 0), 0)
      await database.insert(questionnaireResult).values({
        ...place,
        ...closeResult(cipher, place, { answers, scores, milliseconds }),
        questionnaire,
        version: questionnaireOutlines[questionnaire].version,
        finishedAt,
      })
    }
  }
}

/** Somebody else, who stopped in the middle of the personality questionnaire an hour ago. */
export const seedDemoRun = async (
  database: Database,
  cipher: DataCipher,
  uid: string,
  now: Date,
): Promise<void> => {
  if (!(await isNew(database, uid))) return
  const at = new Date(now.getTime() - 3_600_000)
  const names = { familyName: '佐藤', givenName: '蓮', familyNameKana: 'サトウ', givenNameKana: 'レン' }
  await database
    .insert(studentUser)
    .values({ ...demoProfile(uid, now), ...names, displayName: null })
    .onConflictDoNothing()
  await recordConsent({ database, at }, uid, 'questionnaires')
  const given = demoAnswers.personality.later
  const half = questionnaireItems('personality').slice(0, questionnaireOutlines.personality.items / 2)
  const answers = Object.fromEntries(
    half.flatMap(({ id }) => {
      const answer = given[id]
      return answer === undefined ? [] : [[id, { ...answer, at: at.getTime() }] as const]
    }),
  )
  const place = { id: newId(), uid }
  await database.insert(questionnaireRun).values({
    ...place,
    ...closeRun(cipher, place, answers),
    questionnaire: 'personality',
    version: questionnaireOutlines.personality.version,
    createdAt: at,
    updatedAt: at,
  })
}
