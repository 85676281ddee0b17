import type { Finding } from '#server/backend/operator/commands.ts'
import type { TaskQueue } from '#server/backend/tasks/task-queue.ts'

/** What only the running site knows: work in the background, and what an examination of the site finds. */
export type DeskOperations = {
  tasks: Pick<TaskQueue, 'failed' | 'retry'>
  examine: () => Promise<readonly Finding[]>
}
