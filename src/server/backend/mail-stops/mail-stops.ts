import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { isEmailAddress } from '#contract/email-address.ts'
import type { MailEvent, MailStopReason } from '#contract/mail-stop.ts'
import { routes } from '#contract/routes.ts'
import { createMailLimits } from '#server/backend/accounts/account-limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import type { AuditLine, Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { issueMailToken, mailPath, readMailToken } from '#server/backend/mail-links/mail-token.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

/** Accounts of one address that are told: nothing here says that it is verified in one alone. */
const toldMost = 5

type Stop = { email: string; reason: MailStopReason; at: Date }

const words = {
  bounce: 'メールアドレスに届かなかったため、メールでのお知らせを止めました。',
  complaint: '迷惑メールとして報告されたため、メールでのお知らせを止めました。',
} as const satisfies Record<MailStopReason, string>

const holding = (email: string) => and(eq(mailStop.email, email.toLowerCase()), isNull(mailStop.liftedAt))

/** True: no mail goes to the address but those of sign-in and of the account's safety. */
export const isMailStopped = async (database: Database, email: string): Promise<boolean> =>
  (await database.$count(mailStop, holding(email))) > 0

/** The one event of each address that stops mails: the last. */
const stopsIn = (events: readonly MailEvent[]): readonly Stop[] => {
  const stops = events
    .filter(({ type, permanent, address }) => (type === 'complaint' || permanent) && isEmailAddress(address))
    .map(({ type, address, at }) => ({ email: address, reason: type, at }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  // In one order, so that two calls cannot wait for each other.
  return [...new Map(stops.map((stop) => [stop.email, stop])).values()].toSorted((one, other) =>
    one.email < other.email ? -1 : 1,
  )
}

/** Writes the stops down; answers those that hold from now on and did not before. */
const writeStops = async ({ database, at }: Unit, stops: readonly Stop[]): Promise<readonly Stop[]> => {
  const written = await database
    .insert(mailStop)
    .values(stops.map((stop) => ({ id: newId(), ...stop, createdAt: at })))
    .onConflictDoUpdate({
      target: mailStop.email,
      set: { reason: sql`excluded.reason`, at: sql`excluded.at`, liftedAt: null },
      // What is told of again, late, stops nothing that began again meanwhile.
      setWhere: lt(mailStop.liftedAt, sql`excluded.at`),
    })
    .returning({ email: mailStop.email })
  const begun = new Set(written.map(({ email }) => email))
  return stops.filter(({ email }) => begun.has(email))
}

const tellOwners = async ({ database, tell }: Unit, stops: readonly Stop[]): Promise<void> => {
  const owners = await database
    .select({ uid: account.uid, email: account.email })
    .from(account)
    .where(
      and(
        inArray(
          account.email,
          stops.map(({ email }) => email),
        ),
        // An address that nobody verified may be somebody else's.
        isNotNull(account.emailVerifiedAt),
      ),
    )
    .orderBy(asc(account.email), asc(account.uid))
  const byEmail = Map.groupBy(owners, ({ email }) => email)
  for (const { email, reason, at } of stops)
    for (const { uid } of (byEmail.get(email) ?? []).slice(0, toldMost))
      tell({
        uid,
        kind: 'security',
        text: words[reason],
        href: routes.notificationChoices,
        subject: `account:${uid}`,
        key: `mail-stop:${at.getTime()}`,
      })
}

const liftStop = async (
  { database, at, audit }: Unit,
  email: string,
  detail?: AuditLine['detail'],
): Promise<boolean> => {
  const lifted = await database
    .update(mailStop)
    .set({ liftedAt: at })
    .where(holding(email))
    .returning({ id: mailStop.id })
  for (const { id } of lifted)
    audit({ action: 'mail_stop.lifted', subject: `mail_stop:${id}`, ...(detail && { detail }) })
  return lifted.length > 0
}

type Dependencies = {
  database: Database
  work: Work
  rateLimits: RateLimits
  /** Seal the links; the first makes new ones. */
  mailKeys: readonly string[]
}

/** Addresses that get no mails any more, and how they begin again. */
export const createMailStops = ({ database, work, rateLimits, mailKeys }: Dependencies) => {
  const limits = createMailLimits(rateLimits)
  return {
    /** Takes down what the mail service tells, however often it does; for the web hook. Answers how many addresses stop anew. */
    record: (events: readonly MailEvent[]): Promise<number> => {
      const stops = stopsIn(events)
      if (stops.length === 0) return Promise.resolve(0)
      return work({ kind: 'task', name: 'mail-hook' }, async (unit) => {
        const begun = await writeStops(unit, stops)
        await tellOwners(unit, begun)
        return begun.length
      })
    },

    /** Why nothing goes to this address; null: mails go. */
    reasonOf: async (email: string): Promise<MailStopReason | null> => {
      const [row] = await database.select({ reason: mailStop.reason }).from(mailStop).where(holding(email))
      return row?.reason ?? null
    },

    /** Sends the link that begins mails again, to the person's own address. */
    requestRestart: async (person: { uid: string; email: string }): Promise<'sent' | 'limited'> => {
      const email = person.email.toLowerCase()
      if ((await limits.byPerson('restartMails', person.uid, email)).kind === 'limited') return 'limited'
      await work({ kind: 'person', uid: person.uid }, async ({ database: within, send }) => {
        const [row] = await within.select({ id: mailStop.id }).from(mailStop).where(holding(email))
        if (row === undefined) return
        const link = mailPath(issueMailToken(mailKeys, { kind: 'mail_stop', id: row.id }, email))
        send(mailTask({ kind: 'mail-restart', to: email, data: { link } }))
      })
      return 'sent'
    },

    /** Whether the mails that a link is about are stopped. Null: the link is none of these. */
    look: async (token: string): Promise<{ stopped: boolean } | null> => {
      const row = await openLink(database, mailKeys, token)
      return row === null ? null : { stopped: row.liftedAt === null }
    },

    /** Mails go again to the mailbox that the link went to. True however often; false: the link is none of these. */
    restart: async (token: string): Promise<boolean> => {
      const row = await openLink(database, mailKeys, token)
      if (row === null) return false
      await work({ kind: 'guest' }, (unit) => liftStop(unit, row.email))
      return true
    },
  }
}

const openLink = async (database: Database, mailKeys: readonly string[], token: string) => {
  const opened = readMailToken(mailKeys, token)
  if (opened?.kind !== 'mail_stop') return null
  const [row] = await database.select().from(mailStop).where(eq(mailStop.id, opened.id))
  return row !== undefined && opened.isFor(row.email) ? row : null
}

/** Stops that the operator is shown. */
const listed = 200

/** What the operator sees and undoes. */
export const createMailStopCommands = ({ database, work }: { database: Database; work: Work }) => ({
  /** The newest first. */
  list: (): Promise<readonly Stop[]> =>
    database
      .select({ email: mailStop.email, reason: mailStop.reason, at: mailStop.at })
      .from(mailStop)
      .where(isNull(mailStop.liftedAt))
      .orderBy(desc(mailStop.at), desc(mailStop.id))
      .limit(listed),

  /** False: nothing was stopped to this address. */
  lift: (actor: Parameters<Work>[0], email: string): Promise<boolean> =>
    work(actor, (unit) => liftStop(unit, email)),

  /** For a person and a reason. `complaint`: mails were reported as unwanted, and nobody asked for them. */
  liftFor: (
    actor: Parameters<Work>[0],
    { email, reason, requested }: { email: string; reason: string; requested: boolean },
  ): Promise<'lifted' | 'unknown' | 'complaint'> =>
    work<'lifted' | 'unknown' | 'complaint'>(actor, async (unit) => {
      const [stop] = await unit.database
        .select({ reason: mailStop.reason })
        .from(mailStop)
        .where(holding(email))
        .for('update')
      if (stop === undefined) return 'unknown'
      if (stop.reason === 'complaint' && !requested) return 'complaint'
      const detail = { stop: stop.reason, requestedByPerson: requested, reason }
      await liftStop(unit, email, detail)
      return 'lifted'
    }),
})

export type MailStops = ReturnType<typeof createMailStops>
export type MailStopCommands = ReturnType<typeof createMailStopCommands>
