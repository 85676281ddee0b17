import { sql } from 'drizzle-orm'
import { actorName, type Actor } from '#server/domain/actor.ts'
import type { CacheInvalidation, Invalidation } from '#server/ports/invalidation.ts'
import type { AuditAction } from '#contract/audit-actions.ts'
import { newId } from '#server/platform/ids.ts'
import { isUnavailable, Unconfirmed } from '#server/platform/unavailable.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import type { News, Signal } from '#server/ports/news.ts'
import { indexJobPosts } from './job-search-row.ts'
import type { Database, DatabaseHandle } from './open.ts'
import { auditLog } from './schema/account.ts'
import { writeNews } from './write-news.ts'
import { writeSignals } from './write-signals.ts'

/** One line of the audit log; who did it and when are the unit's. */
export type AuditLine = {
  /** A verb phrase in code, like `account.created`. */
  action: AuditAction
  /** Kind and id of what it was done to, like `company:0198…`. */
  subject: string
  detail?: Readonly<Record<string, string | number | boolean | null>>
}

/** What a write works with: everything here is committed together or not at all. */
export type Unit = {
  /** The transaction. The outer database throws while the unit is open. */
  database: Database
  /** The instant of the write. */
  at: Date
  actor: Actor
  audit: (line: AuditLine) => void
  /** Search rows of these ads are made anew from what the unit leaves them as. */
  index: (...jobPostIds: readonly string[]) => void
  /** Kept pages with these tags may be served for two seconds more. */
  stale: (...tags: readonly string[]) => void
  /** Kept pages with these tags are never served again: take-downs, suspension, privacy. */
  purge: (...tags: readonly string[]) => void
  /** Work that follows, done once this is committed. */
  send: (...tasks: readonly NewTask[]) => void
  /** What people are told of it: on the site, and by mail as each of them chose. */
  tell: (...news: readonly News[]) => void
  /** Whose open pages show something of it. */
  signal: (...signals: readonly Signal[]) => void
}

/** What a body answers to have everything rolled back, and `answer` told all the same. */
export class Rollback<Answer> extends Error {
  override name = 'Rollback'
  readonly answer: Answer
  constructor(answer: Answer) {
    super('The unit of work was rolled back')
    this.answer = answer
  }
}

/**
 * The one way to write: runs `body` in one transaction, then writes what it collected (audit lines, search rows, news,
 * tasks, the notice to other nodes), commits, and tells the caches and open pages of this node. Rejects with what `body` throws, and nothing
 * has happened then, unless it is `Unconfirmed`. Limits, the audit of refusals and calls to providers stand outside: a guess that is rolled back
 * still counts. Where the database picked it as the victim of a deadlock `body` runs again, three times at the most.
 */
export type Work = <Answer>(
  actor: Actor,
  body: (unit: Unit) => Promise<Answer | Rollback<Answer>>,
) => Promise<Answer>

export type WorkLive = {
  /** Wakes the open pages of these people on other nodes, by a notice in the transaction. */
  notify: (transaction: Database, people: readonly string[]) => Promise<void>
  /** Wakes those of this node, after the commit. */
  wake: (people: readonly string[]) => void
}

type Dependencies = {
  handle: Pick<DatabaseHandle, 'transaction'>
  tasks: { insert: (transaction: Database, tasks: readonly NewTask[]) => Promise<void> }
  /** Told after the commit. */
  invalidation: Pick<CacheInvalidation, 'tell'>
  /** Puts the notice to other nodes into the transaction, which delivers it when it commits. */
  notify: (transaction: Database, invalidation: Invalidation) => Promise<void>
  live: WorkLive
  now: () => Date
}

const isEmpty = ({ stale, purge }: Invalidation) => stale.length + purge.length === 0

const triesMax = 3
/** serialization_failure and deadlock_detected: the same work may well succeed now. */
const passing = new Set(['40001', '40P01'])

const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && passing.has(error.code)) return true
  return isPassing(error.cause)
}

type Follows = {
  lines: AuditLine[]
  ads: Set<string>
  stale: Set<string>
  purge: Set<string>
  tasks: NewTask[]
  news: News[]
  signals: Signal[]
}

const nothingFollows = (): Follows => ({
  lines: [],
  ads: new Set(),
  stale: new Set(),
  purge: new Set(),
  tasks: [],
  news: [],
  signals: [],
})

const addTo =
  <Value>(set: Set<Value>) =>
  (...values: readonly Value[]) => {
    for (const value of values) set.add(value)
  }

const unitOf = (database: Database, at: Date, actor: Actor, follows: Follows): Unit => ({
  database,
  at,
  actor,
  audit: (line) => {
    follows.lines.push(line)
  },
  index: addTo(follows.ads),
  stale: addTo(follows.stale),
  purge: addTo(follows.purge),
  send: (...tasks) => {
    follows.tasks.push(...tasks)
  },
  tell: (...news) => {
    follows.news.push(...news)
  },
  signal: (...signals) => {
    follows.signals.push(...signals)
  },
})

const auditRows = ({ at, actor }: Unit, lines: readonly AuditLine[]) =>
  lines.map(({ action, subject, detail }) => ({
    id: newId(),
    actor: actorName(actor),
    actorUid: actor.kind === 'person' ? actor.uid : null,
    action,
    subject,
    ...(detail && { detail }),
    createdAt: at,
  }))

export const createWork = ({ handle, tasks, invalidation, notify, live, now }: Dependencies): Work => {
  /** Answers whose open pages show something of it. */
  const finish = async (unit: Unit, follows: Follows, tags: Invalidation): Promise<readonly string[]> => {
    const { database, at } = unit
    if (follows.ads.size > 0) await indexJobPosts(database, [...follows.ads])
    if (follows.lines.length > 0) await database.insert(auditLog).values(auditRows(unit, follows.lines))
    const told = await writeNews(database, at, follows.news)
    const sent = [...follows.tasks, ...told.tasks]
    if (sent.length > 0) await tasks.insert(database, sent)
    if (!isEmpty(tags)) await notify(database, tags)
    // Last, since it holds each person's number until the commit.
    const people = await writeSignals(database, at, [...follows.signals, ...told.signals])
    if (people.length > 0) await live.notify(database, people)
    return people
  }

  const once: Work = async (actor, body) => {
    const follows = nothingFollows()
    const at = now()
    let asked: { tags: Invalidation; people: readonly string[] } | null = null
    const tell = ({ tags, people }: NonNullable<typeof asked>) => {
      if (!isEmpty(tags)) invalidation.tell({ kind: 'tags', ...tags })
      if (people.length > 0) live.wake(people)
    }
    const committed = await handle
      .transaction(async (database) => {
        const unit = unitOf(database, at, actor, follows)
        const answer = await body(unit)
        // Thrown, so that the transaction is rolled back.
        if (answer instanceof Rollback) throw answer
        const tags = { stale: [...follows.stale], purge: [...follows.purge] }
        const people = await finish(unit, follows, tags)
        asked = { tags, people }
        return { answer, ...asked }
      })
      .catch((error: unknown) => {
        if (error instanceof Rollback) return error
        // A commit whose answer got lost may have happened, and the own notice in it is not heard by this node.
        if (asked === null) throw error
        tell(asked)
        throw isUnavailable(error) ? new Unconfirmed('The commit was not answered', { cause: error }) : error
      })
    if (committed instanceof Rollback) return committed.answer
    tell(committed)
    return committed.answer
  }

  return async (actor, body) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await once(actor, body)
      } catch (error) {
        if (tries >= triesMax || !isPassing(error)) throw error
      }
  }
}

/** For a database that no other process can open. */
export const notifyNobody = async (): Promise<void> => {}

/** For units that nobody looks at meanwhile. */
export const nobodyLooks: WorkLive = { notify: notifyNobody, wake: () => {} }

/** Tells the other nodes of a server. */
export const notifyNodes =
  (channel: string, payload: (invalidation: Invalidation) => string): Dependencies['notify'] =>
  async (transaction, invalidation) => {
    await transaction.execute(sql`select pg_notify(${channel}, ${payload(invalidation)})`)
  }
