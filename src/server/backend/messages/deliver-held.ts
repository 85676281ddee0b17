import { and, asc, eq, exists, isNull, lte, sql } from 'drizzle-orm'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { closingOf } from '#server/domain/messages.ts'
import { signalSides } from './thread-people.ts'
import { deliverHeld, isWaiting } from './write-message.ts'

/** Threads of which one unit delivers what waited. */
const threadsAtOnce = 20

/** Messages that waited for the morning; for the sweep. */
export const createHeldMessages = ({ work }: { work: Work }) => ({
  /**
   * Delivers what is due. Where nobody writes any more, because the application was withdrawn or the company suspended
   * since, it is thrown away. Answers how many threads it was.
   */
  deliverDue: (): Promise<number> =>
    inPortions(threadsAtOnce, () =>
      work({ kind: 'task', name: 'held-messages' }, async (unit) => {
        const { database, at } = unit
        const due = database
          .select({ one: sql`1` })
          .from(message)
          .where(and(eq(message.threadId, thread.id), isWaiting, lte(message.deliverAt, at)))
        const rows = await database
          .select({ row: thread, companyStatus: company.status, applicationStatus: application.status })
          .from(thread)
          .innerJoin(company, eq(company.id, thread.companyId))
          .leftJoin(application, eq(application.id, thread.applicationId))
          .where(exists(due))
          .orderBy(asc(thread.id))
          .limit(threadsAtOnce)
          .for('update', { of: thread, skipLocked: true })
        for (const { row, ...facts } of rows) {
          if (closingOf({ frozenAt: row.frozenAt, ...facts }, 'student') === null) {
            await deliverHeld(unit, row, 'due')
            continue
          }
          await database.delete(message).where(and(eq(message.threadId, row.id), isNull(message.sequence)))
          await signalSides(unit, row, ['company'])
        }
        return rows.length
      }),
    ),
})
