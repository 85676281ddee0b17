import { taskPolicies, type TaskName } from '#server/backend/tasks/kinds.ts'
import type { TaskHandlers, TaskRun } from '#server/backend/tasks/task-queue.ts'

/** A handler for each kind of task there is, so that a new kind changes no test of another. */
export const handleEvery = (
  make: (name: TaskName) => (data: never, run: TaskRun) => Promise<void>,
): TaskHandlers =>
  Object.fromEntries(Object.keys(taskPolicies).map((name) => [name, make(name as TaskName)])) as TaskHandlers
