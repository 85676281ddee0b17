import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { questionnaireResult, questionnaireRun } from '#server/backend/database/schema/questionnaire.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { resultContext } from './result-rows.ts'
import { runContext } from './run-rows.ts'

/** Rows of one transaction. */
const portion = 100

const encrypted = [
  { table: questionnaireRun, contextOf: runContext },
  { table: questionnaireResult, contextOf: resultContext },
] as const

type Dependencies = { work: Work; cipher: DataCipher }

/** The change of DATA_KEY: what was encrypted under a previous one is encrypted anew under the present one. */
export const createDataKeys = ({ work, cipher }: Dependencies) => {
  /** A portion behind `after`. What no key opens is left as it is. */
  const renewPortion = (
    { table, contextOf }: (typeof encrypted)[number],
    after: string | null,
  ): Promise<{ found: number; renewed: number; last: string | null }> =>
    work({ kind: 'task', name: 'old-data-keys' }, async ({ database }) => {
      const rows = await database
        .select({ id: table.id, uid: table.uid, content: table.content })
        .from(table)
        .where(and(ne(table.keyId, cipher.keyId), after === null ? undefined : gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(portion)
        .for('update')
      let renewed = 0
      for (const row of rows) {
        const text = cipher.decrypt(row.content, contextOf(row))
        if (text === null) continue
        const content = cipher.encrypt(text, contextOf(row))
        await database.update(table).set({ content, keyId: cipher.keyId }).where(eq(table.id, row.id))
        renewed += 1
      }
      return { found: rows.length, renewed, last: rows.at(-1)?.id ?? null }
    })

  return {
    /** For the sweep; a run that was cut off is gone on with by the next. Answers how many rows were encrypted anew. */
    renewOld: async (): Promise<number> => {
      let renewed = 0
      for (const each of encrypted) {
        let after: string | null = null
        await inPortions(portion, async () => {
          const done = await renewPortion(each, after)
          renewed += done.renewed
          after = done.last
          return done.found
        })
      }
      return renewed
    },
  }
}
