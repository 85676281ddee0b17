import { sql } from 'drizzle-orm'
import { mailResults, type MailResult } from '#contract/mail-delivery.ts'
import type { Database } from '#server/backend/database/open.ts'
import { createQueueCounts, type ListedQueue } from '#server/backend/desk/queue-counts.ts'
import { taskPolicies } from '#server/backend/tasks/kinds.ts'
import { failedQueue } from '#server/backend/tasks/queue-plan.ts'

/** Tasks of one kind. `waiting`: due or later; `active`: at work; `failed`: out of tries. */
export const taskStates = ['waiting', 'active', 'failed'] as const
export type TaskCount = {
  name: string
  state: (typeof taskStates)[number]
  count: number
  /** Since the oldest was due, began or failed; 0: none is due. */
  oldestSeconds: number
}
export type DeskCount = { queue: ListedQueue; waiting: number; oldestSeconds: number }
export type MailCount = { result: MailResult; count: number }

/** How much waits in the whole site, whichever node asks. Nothing of it names a person. */
export type SiteState = {
  tasks: readonly TaskCount[]
  desk: readonly DeskCount[]
  /** Of the last hour. */
  mails: readonly MailCount[]
}

const names: ReadonlySet<string> = new Set([...Object.keys(taskPolicies), failedQueue])

const countTasks = async (database: Database): Promise<readonly TaskCount[]> => {
  const { rows } = await database.execute<{
    name: string
    active: boolean
    count: number
    oldest: number
  }>(sql`
    select coalesce(name, '') as name, state = 'active' as active, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(case state when 'active' then started_on else start_after end)))::float8 as oldest
    from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2`)
  return rows
    .filter(({ name }) => names.has(name))
    .map(({ name, active, count, oldest }) => ({
      name,
      state: name === failedQueue ? 'failed' : active ? 'active' : 'waiting',
      count,
      oldestSeconds: oldest,
    }))
}

const countMails = async (database: Database): Promise<readonly MailCount[]> => {
  const { rows } = await database.execute<{ result: string; count: number }>(
    sql`select result::text as result, count(*)::int as count from mail_delivery where at > now() - interval '1 hour' group by 1`,
  )
  return mailResults.map((result) => ({
    result,
    count: rows.find((row) => row.result === result)?.count ?? 0,
  }))
}

export const createSiteState = ({ database, now }: { database: Database; now: () => Date }) => {
  const countQueues = createQueueCounts(database)
  return async (): Promise<SiteState> => {
    const tasks = await countTasks(database)
    const at = now().getTime()
    const desk = await countQueues()
    return {
      tasks,
      desk: desk.map(({ queue, waiting, oldest }) => ({
        queue,
        waiting,
        oldestSeconds: oldest === null ? 0 : Math.max(0, (at - oldest.getTime()) / 1000),
      })),
      mails: await countMails(database),
    }
  }
}
