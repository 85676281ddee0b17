import { liveDocumentLimits } from '#contract/live-document.ts'
import type { WorkLive } from '#server/backend/database/unit-of-work.ts'
import type { TaskQueue } from '#server/backend/tasks/task-queue.ts'
import type { LiveChanges } from '#server/ports/live.ts'
import type { LiveDocuments } from '#server/ports/live-documents.ts'

/** Whose open pages listen to documents: a task brings these forward, put in line by the write itself. */
export const liveByDocuments = (tasks: Pick<TaskQueue, 'insert'>): WorkLive => ({
  notify: (transaction, people) =>
    tasks.insert(
      transaction,
      people.map((uid) => ({ name: 'publish-live', data: { uid }, key: uid })),
    ),
  wake: () => {},
})

type Dependencies = {
  changes: LiveChanges
  countUnread: (uid: string) => Promise<number>
  /** Null: open pages of this site follow streams. */
  documents: LiveDocuments | null
}

/**
 * Brings a person's live document to where the database is; removes that of a person without changes, whose account is gone.
 * For the task, which may come late and twice.
 */
export const createPublishLive =
  ({ changes, countUnread, documents }: Dependencies) =>
  async ({ uid }: { uid: string }): Promise<void> => {
    if (documents === null) return
    // A write that has its number, and whose task was dropped because this one waited, may not be committed yet.
    const last = await changes.lastOf(uid)
    if (last === null) return documents.remove(uid)
    const after = Math.max(0, last - liveDocumentLimits.changes)
    const found = (await changes.read([{ uid, after }])).get(uid)
    await documents.advance(uid, {
      sequence: found?.last ?? last,
      changes: (found?.changes ?? []).slice(-liveDocumentLimits.changes),
      notifications: await countUnread(uid),
    })
    // The account went meanwhile, and its own removal may be over.
    if ((await changes.lastOf(uid)) === null) await documents.remove(uid)
  }
