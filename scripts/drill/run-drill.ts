import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../cluster/start-cluster.ts'
import type { Drill } from './drills.ts'
import { tally, type Tally } from './tally.ts'
import { visit, type Acknowledged } from './visitors.ts'

export type Outcome = Tally & {
  messages: number
  applications: number
  /** Acknowledged, and not there, or without its mails. */
  lost: number
  /** There more than once, or with mails in line or events more than once. */
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

/** Acknowledged, and not there. A message without both of its mails in line, or with one that was given up, counts, too. */
const countLost = async (database: Client, { messages, applications }: Acknowledged): Promise<number> =>
  (await count(
    database,
    `select count(*) from unnest($1::uuid[]) as sent(id)
       left join contact_message on contact_message.id = sent.id
       where contact_message.id is null or (select count(*) from pgboss.job
         where name = 'send-mail' and data->'mail'->'data'->>'id' = sent.id::text
           and state not in ('failed', 'cancelled')) < $2`,
    [messages, mailsOfMessage],
  )) +
  (await count(
    database,
    `select count(*) from unnest($1::uuid[]) as sent(id)
       left join application on application.id = sent.id
       where application.id is null or application.status = 'draft'`,
    [applications],
  ))

const countDoubled = async (
  database: Client,
  { messages, applications }: Acknowledged,
  addresses: readonly string[],
): Promise<number> =>
  (await count(
    database,
    `select count(*) from (select 1 from contact_message
       where email = any($1::text[]) group by email having count(*) > 1) as doubled`,
    [addresses],
  )) +
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
  const { acknowledged, addresses, sights } = visitors
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    return {
      ...tally(sights, mendedAt),
      messages: acknowledged.messages.length,
      applications: acknowledged.applications.length,
      secondsUntilSent: await untilSent(database, mendedAt),
      lost: await countLost(database, acknowledged),
      doubled: await countDoubled(database, acknowledged, addresses),
      crashed: [...nodes, worker].filter((site) => site.hasCrashed()).length,
    }
  } finally {
    await database.end()
  }
}

/** True where somebody lost something or was told nothing, the site did not come back, or the drill showed nothing. */
export const isBad = (outcome: Outcome): boolean => {
  const { lost, doubled, crashed, failed, served, messages, applications } = outcome
  return (
    lost + doubled + crashed + failed > 0 ||
    Math.min(served, messages, applications) === 0 ||
    outcome.secondsUntilWell > afterSeconds - 2 ||
    outcome.secondsUntilSent >= sentSeconds
  )
}
