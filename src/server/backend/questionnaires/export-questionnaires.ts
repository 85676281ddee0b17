import type { Database } from '#server/backend/database/open.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { resultsOf } from './result-rows.ts'
import { runsOf } from './run-rows.ts'

/** What a person answered and how it came out, in clear, for the copy of everything kept about them. */
export const exportQuestionnaires = async (database: Database, cipher: DataCipher, uid: string) => ({
  questionnaireRuns: (await runsOf(database, cipher, uid)).map((run) => ({
    questionnaire: run.questionnaire,
    version: run.version,
    startedAt: run.createdAt,
    changedAt: run.updatedAt,
    answers: run.answers,
  })),
  questionnaireResults: (await resultsOf(database, cipher, uid)).map(({ uid: _uid, ...result }) => result),
})
