import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../cluster/start-cluster.ts'
import type { Drill } from './drills.ts'
import { tally, type Tally } from './tally.ts'
import { visit, type Acknowledged } from './visitors.ts'

export type Outcome = Tally & {
  acknowledged: number
  /** Acknowledged, and not there. */
  lost: number
  /** There, with mails or events more than once. */
  doubled: number
  /** Seconds until all mails in line were sent, from the end of the fault. */
  secondsUntilSent: number
  /** Processes that ended by themselves. */
  crashed: number
}

const quietSeconds = 3
const afterSeconds = 10
const sentSeconds = 300
const students = 10
const mailsOfMessage = 2

const count = async (database: Client, query: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await database.query<{ count: string }>(query, values)
  return Number(rows[0]?.count ?? 0)
}

const isThere = async (database: Client, { messages, applications }: Acknowledged) => ({
  messages: await count(database, 'select count(*) from contact_message where id = any($1::uuid[])', [
    messages,
  ]),
  applications: await count(
    database,
    `select count(*) from application where id = any($1::uuid[]) and status <> 'draft'`,
    [applications],
  ),
})

const countDoubled = async (database: Client, { messages, applications }: Acknowledged): Promise<number> =>
  (await count(
    database,
    `select count(*) from (select 1 from pgboss.job
       where name = 'send-mail' and data->'mail'->'data'->>'id' = any($1::text[])
       group by data->'mail'->'data'->>'id' having count(*) > $2) as doubled`,
    [messages, mailsOfMessage],
  )) +
  (await count(
    database,
    `select count(*) from (select 1 from application_event
       where application_id = any($1::uuid[]) and status = 'submitted'
       group by application_id having count(*) > 1) as doubled`,
    [applications],
  ))

/** Waits until no mail is in line; answers how long it took, or the most that it waits. */
const untilSent = async (database: Client, since: number): Promise<number> => {
  const passed = () => (Date.now() - since) / 1000
  const waiting = () =>
    count(database, `select count(*) from pgboss.job where name = 'send-mail' and state < 'completed'`)
  while (passed() < sentSeconds && (await waiting()) > 0) await wait(500)
  return passed()
}

/** Visitors come, the fault happens and ends, and what they saw and what they were promised is looked at. */
export const runDrill = async (cluster: Cluster, drill: Drill): Promise<Outcome> => {
  const { balancer, identity, nodes, worker, databaseUrl } = cluster
  const visitors = await visit(balancer.origin, identity.host, students)
  await wait(quietSeconds * 1000)
  await drill.fault(cluster)
  const mendedAt = Date.now()
  await wait(afterSeconds * 1000)
  await visitors.end()
  const { messages, applications } = visitors.acknowledged
  const acknowledged = messages.length + applications.length
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const there = await isThere(database, visitors.acknowledged)
    return {
      ...tally(visitors.sights, mendedAt),
      acknowledged,
      lost: acknowledged - there.messages - there.applications,
      doubled: await countDoubled(database, visitors.acknowledged),
      secondsUntilSent: await untilSent(database, mendedAt),
      crashed: [...nodes, worker].filter((site) => site.hasCrashed()).length,
    }
  } finally {
    await database.end()
  }
}
