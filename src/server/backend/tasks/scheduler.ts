import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { taskRun } from '#server/backend/database/schema/task-run.ts'
import type { Log } from '#server/platform/log.ts'

export type Task = {
  name: string
  /** Seconds between two runs, over all nodes. */
  everySeconds: number
  /** Answers what was done, for the log. */
  run: () => Promise<number>
}

type Options = { database: Database; tasks: readonly Task[]; now: () => Date; log: Log }

/** Seconds between two looks at what is due. */
const lookEverySeconds = 60

/** A task that failed is tried again after this, in seconds. */
const retrySeconds = 600

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

/**
 * Runs each task once an interval, on whichever node claims it first: claiming is one statement that moves the next time
 * on, so that no lock is held while a task runs, and a node that dies delays it by one interval at most.
 */
export const createScheduler = ({ database, tasks, now, log }: Options) => {
  const claim = async ({ name, everySeconds }: Task): Promise<boolean> => {
    const at = now()
    await database.insert(taskRun).values({ name, nextAt: at }).onConflictDoNothing()
    const claimed = await database
      .update(taskRun)
      .set({ nextAt: later(at, everySeconds) })
      .where(and(eq(taskRun.name, name), lte(taskRun.nextAt, at)))
      .returning({ name: taskRun.name })
    return claimed.length > 0
  }

  const runDue = async (): Promise<void> => {
    for (const task of tasks) {
      try {
        if (!(await claim(task))) continue
        const done = await task.run()
        if (done > 0) log.info({ task: task.name, done }, 'A background task did its work')
      } catch (error) {
        log.error({ task: task.name, err: error }, 'A background task failed')
        const nextAt = later(now(), Math.min(retrySeconds, task.everySeconds))
        await database
          .update(taskRun)
          .set({ nextAt })
          .where(eq(taskRun.name, task.name))
          .catch((failure: unknown) => log.error({ err: failure }, 'A background task could not be put off'))
      }
    }
  }

  return { runDue }
}

/** Looks for due tasks every minute until it is stopped; `stop` resolves when the one that runs is done. */
export const startScheduler = (options: Options): { stop: () => Promise<void> } => {
  const { runDue } = createScheduler(options)
  let running = Promise.resolve()
  const look = () => {
    running = running.then(runDue)
  }
  const timer = setInterval(look, lookEverySeconds * 1000)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
