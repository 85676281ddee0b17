import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { bulkLimits } from '#contract/bulk-reply.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createBulkReplyRuns } from '#server/backend/replies/carry-out-bulk-reply.ts'
import { createReplies } from '#server/backend/replies/replies.ts'
import { testNow } from '#server/backend/testing/records.ts'
import type { Ad } from './applicants-data.ts'
import { quantile } from './asking.ts'

const goal = 30
const uid = 'bench-owner'
const body = '{{氏名}}様\n「{{求人名}}」の選考の結果をお知らせします。\n{{会社名}}'
const stopAfter = 200

const counted = async ({ database }: DatabaseHandle, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

/** Five hundred letters are made and sent; a colleague stops them midway, and has them go on. Throws where a count is wrong. */
export const declineInBulk = async (
  handle: DatabaseHandle,
  work: Work,
  { id: jobPostId, companyId }: Ad,
  say: (line: string) => void,
): Promise<void> => {
  const { database } = handle
  const now = () => testNow
  const rateLimits = createRateLimits(database, { scale: 1, now })
  const replies = createReplies({ database, work, rateLimits, now })
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from application where job_post_id = ${jobPostId} and status = 'submitted' order by id limit ${sql.raw(String(bulkLimits.applicants))}`)
  const applicationIds = rows.map((row) => row.id)
  const mails = () =>
    counted(
      handle,
      sql`select count(*)::int as count from pgboss.job where name = 'send-mail' and data -> 'mail' ->> 'kind' = 'application-not-selected'`,
    )
  const declined = () =>
    counted(
      handle,
      sql`select count(*)::int as count from application_event where status = 'not_selected' and application_id in (select application_id from bulk_reply_item where status = 'declined')`,
    )
  const mailsBefore = await mails()
  const from = performance.now()
  const made = await replies.prepareBulk(uid, { companyId, applicationIds, reason: 'filled', body })
  const making = performance.now() - from
  if (made.kind === 'refused') throw new Error(`No letters were made: ${made.because}`)
  const { id } = made
  const of = { companyId, id }
  const seen = (await replies.bulk.show(uid, { ...of, page: 1 }))?.version ?? null
  const move = (wanted: 'start' | 'stop' | 'continue') =>
    replies.bulk.move(uid, { ...of, move: wanted, seen })

  const letters: number[] = []
  let stopping: Promise<{ took: number; answer: unknown }> | null = null
  const stop = async () => {
    const pressed = performance.now()
    const answer = await move('stop')
    return { took: performance.now() - pressed, answer }
  }
  const { carryOut } = createBulkReplyRuns({
    work: async (actor, unit) => {
      const begun = performance.now()
      const answer = await work(actor, unit)
      letters.push(performance.now() - begun)
      if (letters.length === stopAfter) stopping = stop()
      return answer
    },
  })
  await move('start')
  await carryOut({ bulkReplyId: id })
  const stopped = await (stopping ?? stop())
  const before = await declined()
  await move('continue')
  const continued = performance.now()
  await carryOut({ bulkReplyId: id })
  const rest = performance.now() - continued
  const [all, told] = [await declined(), (await mails()) - mailsBefore]
  if (all !== applicationIds.length || told !== all) throw new Error(`${all} were declined and ${told} told`)
  say(
    `\n| decline ${applicationIds.length} | p50, ms | p95, ms | goal, p95 |\n| --- | --- | --- | --- |\n| each letter: move, event, mail | ${quantile(letters, 0.5).toFixed(1)} | ${quantile(letters, 0.95).toFixed(1)} | ≤ ${goal} |`,
  )
  say(
    `\nThe letters were made in ${making.toFixed(0)} ms. Stopped after ${stopAfter} in ${stopped.took.toFixed(0)} ms, with ${before - stopAfter} more sent; the other ${all - before} went in ${(rest / 1000).toFixed(1)} s. ${all} declined, ${told} mails.`,
  )
}
