import { and, eq, isNull, lte } from 'drizzle-orm'
import { savedSearchTitle } from '#contract/list-title.ts'
import {
  savedSearchLimits,
  type MailSubscriptionKind,
  type MailSubscriptionState,
  type RequestSearchInput,
  type SearchFrequency,
} from '#contract/saved-search.ts'
import { createMailLimits } from '#server/backend/accounts/account-limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { issueMailToken, mailPath, readMailToken } from '#server/backend/mail-links/mail-token.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { nextDigestAt } from '#server/domain/digest-schedule.ts'
import { newId } from '#server/platform/ids.ts'
import type { MailRequestAnswer } from '#server/ports/mails.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import {
  changeSearch,
  lockOwner,
  lockSearch,
  queryOf,
  searchesOf,
  type SavedSearchRow,
} from './saved-search-rows.ts'

/** What the link of a mail shows to whoever reads the mailbox; of what has ended nothing is left to show. */
export type MailSubscription = { kind: MailSubscriptionKind } & (
  | {
      state: Exclude<MailSubscriptionState, 'ended'>
      name: string
      address: string
      frequency: SearchFrequency
    }
  | { state: 'ended'; name: null; address: null; frequency: null }
)

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'find'>
  rateLimits: RateLimits
  /** Seal the links; the first makes new ones. */
  mailKeys: readonly string[]
  now: () => Date
}

const dayMilliseconds = 24 * 60 * 60 * 1000
const confirmableFrom = (at: Date) => new Date(at.getTime() - savedSearchLimits.confirmDays * dayMilliseconds)

const ended = { kind: 'saved_search', state: 'ended', name: null, address: null, frequency: null } as const

const stateOf = ({ confirmedAt, frequency }: SavedSearchRow) => {
  if (confirmedAt === null) return 'unconfirmed'
  return frequency === 'none' ? 'paused' : 'active'
}

/** Mails about searches: asked for without an account, and seen, changed and stopped by the link in each. */
export const createMailSubscriptions = ({
  database,
  work,
  people,
  rateLimits,
  mailKeys,
  now,
}: Dependencies) => {
  const limits = createMailLimits(rateLimits)
  const linkTo = (id: string, email: string): string =>
    mailPath(issueMailToken(mailKeys, { kind: 'saved_search', id }, email))

  /** The oldest that nobody confirmed make room: whoever reads the mailbox is not kept out by who does not. */
  const makeRoom = async ({ database: within }: Unit, kept: readonly SavedSearchRow[]): Promise<boolean> => {
    const over = kept.length - savedSearchLimits.address + 1
    if (over <= 0) return true
    const waiting = kept.filter(({ confirmedAt }) => confirmedAt === null).slice(0, over)
    if (waiting.length < over) return false
    for (const { id } of waiting) await within.delete(savedSearch).where(eq(savedSearch.id, id))
    return true
  }

  /** The name of a company's list begins with the company's; one that nobody sees has none. */
  const titleOf = async ({ database: within }: Unit, address: string): Promise<string> => {
    const query = queryOf({ address })
    if (query.company === undefined) return savedSearchTitle(query, null)
    const [found] = await within
      .select({ name: company.displayName })
      .from(company)
      .where(and(eq(company.id, query.company), eq(company.status, 'active')))
    return savedSearchTitle(query, found?.name ?? null)
  }

  /** Where the mails of a search go now. Asks the provider, so that it stands before a unit. */
  const mailboxOf = async ({ uid, email }: SavedSearchRow): Promise<string | null> =>
    uid === null ? email : ((await people.find(uid))?.email ?? null)

  /**
   * What a link opens, `row` null where that has ended. Null: the link is none of ours, or went to a mailbox that the mails
   * go to no longer.
   */
  const openLink = async (token: string) => {
    const opened = readMailToken(mailKeys, token)
    if (opened?.kind !== 'saved_search') return null
    const { id, isFor } = opened
    const [row] = await database.select().from(savedSearch).where(eq(savedSearch.id, id))
    if (row === undefined) return { id, row: null }
    const email = await mailboxOf(row)
    return email !== null && isFor(email) ? { id, row } : null
  }

  return {
    linkTo,

    /** Sends one mail whatever is kept for the address; who asks learns nothing of it. */
    request: async (input: RequestSearchInput, client: string): Promise<MailRequestAnswer> => {
      const { address, frequency } = input
      const email = input.email.toLowerCase()
      const answer = await limits.byNetwork('savedSearch', client, email)
      if (answer.kind === 'limited') return answer
      await work({ kind: 'guest' }, async (unit) => {
        const { database: within, at, send } = unit
        const owner = { kind: 'address', email } as const
        await lockOwner(within, owner)
        const kept = await searchesOf(within, owner)
        const same = kept.find((row) => row.address === address)
        if (same !== undefined && same.confirmedAt !== null) {
          send(mailTask({ kind: 'saved-search-known', to: email, data: { link: linkTo(same.id, email) } }))
          return
        }
        const name = await titleOf(unit, address)
        const values = { name, frequency, createdAt: at, updatedAt: at, seenAt: at, toldUntil: at }
        const id = same?.id ?? newId()
        if (same !== undefined) await within.update(savedSearch).set(values).where(eq(savedSearch.id, id))
        else if (await makeRoom(unit, kept))
          await within.insert(savedSearch).values({ ...values, id, email, address })
        else {
          send(mailTask({ kind: 'saved-search-full', to: email, data: {} }))
          return
        }
        send(mailTask({ kind: 'saved-search-confirmation', to: email, data: { link: linkTo(id, email) } }))
      })
      return { kind: 'accepted' }
    },

    /** Null: the link is none of ours, went to another mailbox, or is too old to be confirmed. */
    look: async (token: string): Promise<MailSubscription | null> => {
      const opened = await openLink(token)
      if (opened === null) return null
      const { row } = opened
      if (row === null) return ended
      if (row.confirmedAt === null && row.createdAt <= confirmableFrom(now())) return null
      const { name, address, frequency } = row
      return { kind: 'saved_search', state: stateOf(row), name, address, frequency }
    },

    /** A second confirmation changes nothing. False: the link is none, too old, or its search is gone. */
    confirm: async (token: string): Promise<boolean> => {
      const opened = await openLink(token)
      if (opened === null) return false
      return work({ kind: 'guest' }, async ({ database: within, at, audit }) => {
        const row = await lockSearch(within, opened.id)
        if (row === null) return false
        if (row.confirmedAt !== null) return true
        if (row.createdAt <= confirmableFrom(at)) return false
        await within
          .update(savedSearch)
          .set({ confirmedAt: at, seenAt: at, toldUntil: at, dueAt: nextDigestAt(row.frequency, at) })
          .where(eq(savedSearch.id, row.id))
        audit({ action: 'saved_search.confirmed', subject: `saved_search:${row.id}` })
        return true
      })
    },

    /** False: there is nothing that this link could change. */
    change: async (token: string, change: { name: string; frequency: SearchFrequency }): Promise<boolean> => {
      const opened = await openLink(token)
      if (opened === null) return false
      return work({ kind: 'guest' }, async ({ database: within, at }) => {
        const row = await lockSearch(within, opened.id)
        if (row === null || row.confirmedAt === null) return false
        await changeSearch(within, row, change, at)
        return true
      })
    },

    /**
     * No more mails: a search without an account goes, one of an account is kept without them. True however often; false:
     * the link is none of ours, or went to a mailbox that has the mails no longer.
     */
    stop: async (token: string): Promise<boolean> => {
      const opened = await openLink(token)
      if (opened === null) return false
      return work({ kind: 'guest' }, async ({ database: within, at, audit }) => {
        const row = await lockSearch(within, opened.id)
        if (row === null || row.frequency === 'none') return true
        if (row.uid === null) await within.delete(savedSearch).where(eq(savedSearch.id, row.id))
        else await changeSearch(within, row, { name: row.name, frequency: 'none' }, at)
        audit({ action: 'saved_search.stopped', subject: `saved_search:${row.id}` })
        return true
      })
    },

    /** Deletes requests that nobody confirmed in time. Answers how many; for the sweep. */
    removeUnconfirmed: (): Promise<number> =>
      work({ kind: 'task', name: 'unconfirmed-searches' }, async ({ database: within, at }) => {
        const removed = await within
          .delete(savedSearch)
          .where(and(isNull(savedSearch.confirmedAt), lte(savedSearch.createdAt, confirmableFrom(at))))
          .returning({ id: savedSearch.id })
        return removed.length
      }),
  }
}

export type MailSubscriptions = ReturnType<typeof createMailSubscriptions>
