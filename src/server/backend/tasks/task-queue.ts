import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'
import { AlreadyTold } from '#server/platform/already-told.ts'
import { serializeError } from '#server/platform/log-error.ts'
import type { Log } from '#server/platform/log.ts'
import { taskPolicies, type TaskData, type TaskName } from './kinds.ts'
import { failedQueue, failedQueuePlan, queuePlan } from './queue-plan.ts'
import type { Sweep } from './sweeps.ts'

/** One task to be done; `key` is what doubles are told by. `after`: seconds that it waits at first. */
export type NewTask = {
  [Name in TaskName]: { name: Name; data: TaskData[Name]; key?: string; after?: number }
}[TaskName]

/** `signal` ends a try that takes longer than its limit, or that the end of the process has no time for. */
export type TaskRun = { id: string; attempt: number; signal: AbortSignal }

/** What is done for each kind. It may be done twice: a process can die between the work and its record. */
export type TaskHandlers = { [Name in TaskName]: (data: TaskData[Name], run: TaskRun) => Promise<void> }

export type FailedTask = { id: string; name: string; failedAt: Date; tries: number; words: string }

export type TaskQueue = {
  /** Adds tasks in the transaction of the write they follow from: both are there, or neither. */
  insert: (transaction: Database, tasks: readonly NewTask[]) => Promise<void>
  /** Begins to work. `sweeps`: when they are due, by name. */
  work: (handlers: TaskHandlers, sweeps: Readonly<Record<string, Pick<Sweep, 'cron'>>>) => Promise<void>
  /** Tasks that used up their tries, the newest first; at most 200. */
  failed: () => Promise<readonly FailedTask[]>
  /** Gives failed tasks a new set of tries: those with these ids, or all. Answers how many. */
  retry: (ids: readonly string[] | 'all') => Promise<number>
  /** Takes no new task and gives those that run `milliseconds` to finish; what is cut off is tried again later. */
  stop: (milliseconds: number) => Promise<void>
}

const names = Object.keys(taskPolicies).filter((name): name is TaskName => Object.hasOwn(taskPolicies, name))

/** Seconds between two looks at a queue; a task that is added wakes its worker by a notice of the database. */
const lookEverySeconds = { withNotices: 30, without: 2 }

const storedWords = 300

/** Errors lie in the database beside the task, for weeks where it failed: what the log may keep of them, and no more. */
const storable = (error: unknown): Error => {
  const { type, message } = serializeError(error)
  return new Error(`${type}: ${message}`.slice(0, storedWords))
}

/**
 * Nobody else can have the embedded database open: what is under way in it was left by a process that died. On a server a
 * task is held for its limit, since another node may be at it.
 */
const giveBack = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`

type Options = {
  client: DatabaseHandle['client']
  /** `sender`: a process that adds tasks and leaves the work to others. */
  role: 'worker' | 'sender'
  log: Log
}

/** Background work, kept by pg-boss in the database of the site. Answers once every queue is there. */
export const openTaskQueue = async ({ client, role, log }: Options): Promise<TaskQueue> => {
  const working = role === 'worker'
  const boss = new PgBoss({
    ...(client.kind === 'pglite'
      ? { db: fromPglite(client.pglite), backend: 'pglite' as const }
      : { connectionString: client.url, max: 3, application_name: 'michishirube-tasks' }),
    schema: 'pgboss',
    supervise: working,
    schedule: working,
    useListenNotify: working,
    reindex: client.kind === 'server',
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The task queue failed'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'The task queue warns'))
  await boss.start()
  if (working && client.kind === 'pglite') await client.pglite.query(giveBack)
  await boss.createQueue(failedQueue, { policy: 'standard', ...failedQueuePlan })
  await boss.updateQueue(failedQueue, failedQueuePlan)
  for (const name of names) {
    const { policy, plan } = queuePlan(taskPolicies[name])
    await boss.createQueue(name, { policy, ...plan })
    await boss.updateQueue(name, plan)
    // pg-boss looks a queue up when it first needs it, which inside a transaction of the embedded database would wait
    // for ever.
    await boss.insert(name, [])
  }

  const workersOf = new Map<TaskName, string[]>()
  const wake = (name: TaskName) => {
    for (const worker of workersOf.get(name) ?? []) boss.notifyWorker(worker)
  }
  const workOne = async <Name extends TaskName>(name: Name, handle: TaskHandlers[Name]) => {
    const policy = taskPolicies[name]
    const worker = await boss.work<TaskData[Name]>(
      name,
      {
        pollingIntervalSeconds: lookEverySeconds.without,
        notifyPollingIntervalSeconds: lookEverySeconds.withNotices,
      },
      async ([task]) => {
        if (task === undefined) return
        const run = { id: task.id, attempt: task.retryCount + 1, signal: task.signal }
        try {
          await handle(task.data, run)
        } catch (error) {
          const { id, attempt } = run
          const last = attempt >= policy.attempts
          log[last ? 'error' : error instanceof AlreadyTold ? 'debug' : 'warn'](
            { task: name, id, attempt, err: error },
            'A task failed',
          )
          throw storable(error)
        } finally {
          // Many may have come with one notice: it looks again until it finds none.
          wake(name)
        }
      },
    )
    workersOf.set(name, [...(workersOf.get(name) ?? []), worker])
  }

  const work = async <Name extends TaskName>(name: Name, handle: TaskHandlers[Name]) => {
    for (let each = 0; each < taskPolicies[name].atOnce; each += 1) await workOne(name, handle)
  }

  return {
    insert: async (transaction, tasks) => {
      const db = fromDrizzle(transaction, sql)
      for (const [name, some] of Map.groupBy(tasks, (task) => task.name))
        await boss.insert(
          name,
          some.map(({ data, key, after }) => ({
            data,
            ...(key !== undefined && { singletonKey: key }),
            ...(after !== undefined && { startAfter: after }),
          })),
          { db },
        )
    },

    work: async (handlers, sweeps) => {
      for (const name of names) await work(name, handlers[name])
      for (const { key } of await boss.getSchedules('sweep'))
        if (key !== undefined && !Object.hasOwn(sweeps, key)) await boss.unschedule('sweep', key)
      for (const [name, { cron }] of Object.entries(sweeps))
        await boss.schedule('sweep', cron, { name }, { key: name, tz: 'Asia/Tokyo', singletonKey: name })
    },

    failed: async () => {
      const tasks = await boss.findJobs(failedQueue, { queued: true })
      return tasks
        .toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime())
        .slice(0, 200)
        .map(({ id, sourceName, createdOn, sourceRetryCount, sourceOutput: output }) => ({
          id,
          name: sourceName ?? '',
          failedAt: createdOn,
          tries: (sourceRetryCount ?? 0) + 1,
          words:
            output !== null && 'message' in output && typeof output.message === 'string'
              ? output.message
              : '',
        }))
    },

    retry: async (ids) => {
      const count = await boss.redrive(failedQueue, ids === 'all' ? {} : { ids: [...ids] })
      for (const name of names) wake(name)
      return count
    },

    stop: async (milliseconds) => {
      await boss.stop({ graceful: true, close: true, timeout: milliseconds })
    },
  }
}
