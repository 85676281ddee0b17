import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { sentOnce } from '#server/backend/database/schema/sent-once.ts'
import type { TaskHandlers } from '#server/backend/tasks/task-queue.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from './records.ts'
import { insertApplication } from './sent-applications.ts'
import { createTestWork } from './work.ts'

type Telling = 'tell-applicants' | 'tell-ad-ended'
type Handlers = { [Name in Telling]: (data: Parameters<TaskHandlers[Name]>[0]) => Promise<void> }

/** One ad of one company alone in the database, to which people apply; its writes keep what they send. */
export const createAdWithApplicants = async (
  handle: DatabaseHandle,
  ofAd: Parameters<typeof insertJobPost>[2] = {},
) => {
  const { database } = handle
  for (const table of [company, account, sentOnce, auditLog]) await database.delete(table)
  const companyId = await insertCompany(database)
  const ad = await insertJobPost(database, companyId, ofAd)
  const writes = createTestWork(handle, () => testNow)
  return {
    companyId,
    ad,
    writes,
    apply: async (uid: string, given: Parameters<typeof insertApplication>[2] = {}) => {
      await insertPerson(database, { uid })
      return insertApplication(database, ad, { uid, ...given })
    },
    /** Does the tasks of these kinds that were sent, and that they send; the first part of each twice as after a crash. */
    carryOut: async (handlers: Partial<Handlers>): Promise<void> => {
      for (let index = 0; index < writes.sent.length; index += 1) {
        const task = writes.sent[index]
        if (task?.name !== 'tell-applicants' && task?.name !== 'tell-ad-ended') continue
        const run = () =>
          task.name === 'tell-applicants'
            ? handlers['tell-applicants']?.(task.data)
            : handlers['tell-ad-ended']?.(task.data)
        await run()
        if (task.data.after === null) await run()
      }
    },
  }
}
