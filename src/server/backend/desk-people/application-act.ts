import { eq } from 'drizzle-orm'
import type { ApplicantMove } from '#contract/applicants.ts'
import { receiptIndex } from '#contract/receipt-number.ts'
import type { DeskStep } from '#contract/desk.ts'
import { createApplicationMoves, type MoveAnswer } from '#server/backend/applications/application-moves.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { receiptOf } from '#server/backend/database/schema/columns.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createPersonSearch } from './person-search.ts'
import type { DeskActs, DeskOutcome } from '#server/backend/desk/acts.ts'

type Given = { receipt: string; action: ApplicantMove; request: string; text: string; step: DeskStep }

/** The application with this receipt number; null: there is none, or more than one. */
const findApplication = async (database: Database, receipt: string) => {
  const found = await database
    .select({ id: application.id, uid: application.uid })
    .from(application)
    .where(eq(receiptOf(application.id), receiptIndex(receipt)))
    .limit(2)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Answers an application for a company that answers by mail, with its written request beside what happened. */
export const createApplicationAct =
  ({
    act,
    database,
    work,
    rateLimits,
  }: {
    act: DeskActs
    database: Database
    work: Work
    rateLimits: RateLimits
  }) =>
  async (by: string, { receipt, action, request, text, step }: Given): Promise<DeskOutcome> => {
    const found = await findApplication(database, receipt)
    const searched = await createPersonSearch({ work, rateLimits })(
      by,
      'receipt',
      async () => found?.id ?? null,
    )
    if (searched.kind === 'limited') return { kind: 'refused', refusal: 'limited', words: null }
    if (found === null) return { kind: 'refused', refusal: 'unknown', words: null }
    // Of the time before the person became an admin.
    if (found.uid === by) return { kind: 'refused', refusal: 'oneself', words: null }
    const { id } = found
    return act<MoveAnswer>({
      uid: by,
      thing: null,
      step,
      run: (within) =>
        createApplicationMoves({ work: within }).move(
          { kind: 'person', uid: by },
          { id, action, by: 'operator', text, request },
        ),
      refusalOf: (answer) => {
        if (answer.kind === 'moved') return null
        return { refusal: answer.kind === 'unknown' ? 'unknown' : 'not_now' }
      },
    })
  }
