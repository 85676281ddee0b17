import { createHash } from 'node:crypto'
import { and, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { mailDeliveryDays, type MailClass, type MailResult } from '#contract/mail-delivery.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { account } from '#server/backend/database/schema/account.ts'
import { mailDelivery } from '#server/backend/database/schema/mail-delivery.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Log } from '#server/platform/log.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** What the mailer tells of each try. */
export type MailTry = { id: string; to: string; about: MailClass; result: MailResult }

export type MailDelivery = { about: MailClass; result: MailResult; at: Date }

const hashOf = (address: string): string => createHash('sha256').update(address.toLowerCase()).digest('hex')

/** What became of mails to an address, the newest first. */
export const deliveriesTo = (
  database: Database,
  address: string,
  most: number,
): Promise<readonly MailDelivery[]> =>
  database
    .select({ about: mailDelivery.about, result: mailDelivery.result, at: mailDelivery.at })
    .from(mailDelivery)
    .where(eq(mailDelivery.addressHash, hashOf(address)))
    .orderBy(desc(mailDelivery.at), desc(mailDelivery.id))
    .limit(most)

/** Whether a mail of a class went out to one of these addresses between two instants. */
export const wasSentTo = async (
  database: Database,
  addresses: readonly string[],
  { about, from, until }: { about: MailClass; from: Date; until: Date },
): Promise<boolean> =>
  (await database.$count(
    mailDelivery,
    and(
      inArray(mailDelivery.addressHash, addresses.map(hashOf)),
      eq(mailDelivery.about, about),
      eq(mailDelivery.result, 'sent'),
      gte(mailDelivery.at, from),
      lte(mailDelivery.at, until),
    ),
  )) > 0

/** More than anybody gets in the days for which it is kept. */
const exportedMost = 10_000

/** The same for the copy of everything kept about a person. */
export const exportDeliveries = async (database: Database, own: typeof account.$inferSelect | undefined) =>
  // An address that nobody verified may be somebody else's.
  own === undefined || own.emailVerifiedAt === null ? [] : deliveriesTo(database, own.email, exportedMost)

export const dropDeliveries = async (database: Database, address: string): Promise<void> => {
  await database.delete(mailDelivery).where(eq(mailDelivery.addressHash, hashOf(address)))
}

export const createMailDeliveries = ({ work }: { work: Work }) => ({
  /** Writes down what became of one try; the last try of a mail counts. */
  record: ({ id, to, about, result }: MailTry): Promise<void> =>
    work({ kind: 'task', name: 'send-mail' }, async ({ database, at }) => {
      await database
        .insert(mailDelivery)
        .values({ id, addressHash: hashOf(to), about, result, at })
        .onConflictDoUpdate({
          target: mailDelivery.id,
          set: { result: sql`excluded.result`, at: sql`excluded.at` },
        })
    }),

  /** For the sweep. Answers how many there were. */
  removeOld: (): Promise<number> =>
    work({ kind: 'task', name: 'old-mail-deliveries' }, async ({ database, at }) => {
      const gone = await database
        .delete(mailDelivery)
        .where(lt(mailDelivery.at, new Date(at.getTime() - mailDeliveryDays * dayMilliseconds)))
        .returning({ id: mailDelivery.id })
      return gone.length
    }),
})

/** For the mailer: a mail that was sent is not sent again because that was not written down. */
export const createDeliveryRecord = ({ work, log }: { work: Work; log: Log }) => {
  const { record } = createMailDeliveries({ work })
  return (tried: MailTry): Promise<void> =>
    record(tried).catch((error: unknown) => {
      log.warn({ err: error }, 'What became of a mail was not written down')
    })
}
