import { createWork, nobodyLooks, type Work } from '#server/backend/database/unit-of-work.ts'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import type { OutgoingMail } from '#server/ports/mails.ts'

/** Units of work that keep the tasks they commit, and the notices they tell, instead of doing them. */
export const createTestWork = (handle: DatabaseHandle, now: () => Date) => {
  const sent: NewTask[] = []
  const told: InvalidationNotice[] = []
  const waiting = new WeakMap<Database, NewTask[]>()
  const work: Work = createWork({
    handle: {
      transaction: async (body) => {
        const queued: NewTask[] = []
        const answer = await handle.transaction((transaction) => {
          waiting.set(transaction, queued)
          return body(transaction)
        })
        sent.push(...queued)
        return answer
      },
    },
    tasks: {
      insert: async (transaction, tasks) => {
        waiting.get(transaction)?.push(...tasks)
      },
    },
    invalidation: { tell: (notice) => told.push(notice) },
    notify: async () => {},
    live: nobodyLooks,
    now,
  })
  return {
    work,
    sent,
    told,
    /** The mails among what was sent, in order. */
    mails: (): OutgoingMail[] => sent.flatMap((task) => (task.name === 'send-mail' ? [task.data.mail] : [])),
  }
}
