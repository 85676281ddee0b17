import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { AccountKind } from '#contract/account.ts'
import {
  isFixed,
  kindsReaching,
  usualChoice,
  type NotificationChoice,
} from '#contract/notification-choice.ts'
import type { MailChoice } from '#contract/notification.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { notification, notificationPreference } from '#server/backend/database/schema/notification.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { nextDigestAt } from '#server/domain/digest-schedule.ts'

/** How each kind that can reach this account is told now. */
const choicesOf = async (
  database: Database,
  uid: string,
  account: AccountKind,
): Promise<readonly NotificationChoice[]> => {
  const rows = await database.select().from(notificationPreference).where(eq(notificationPreference.uid, uid))
  const chosen = new Map(rows.map(({ kind, shown, mail }) => [kind, { kind, shown, mail }]))
  return kindsReaching(account).map((kind) =>
    isFixed(kind) ? usualChoice(kind) : (chosen.get(kind) ?? usualChoice(kind)),
  )
}

/** The same for a person; null: they have no account. */
export const readChoices = async (
  database: Database,
  uid: string,
): Promise<readonly NotificationChoice[] | null> => {
  const [own] = await database.select({ kind: account.kind }).from(account).where(eq(account.uid, uid))
  return own === undefined ? null : choicesOf(database, uid, own.kind)
}

/** The same, kept from being changed by others until the unit ends. */
export const lockChoices = async (
  { database }: Unit,
  uid: string,
): Promise<readonly NotificationChoice[] | null> => {
  const [own] = await database
    .select({ kind: account.kind })
    .from(account)
    .where(eq(account.uid, uid))
    .for('no key update')
  return own === undefined ? null : choicesOf(database, uid, own.kind)
}

/** When what waits for a digest goes under another choice. What is wanted at once goes with the next look. */
const dueUnder = (mail: MailChoice, at: Date): Date | null => {
  if (mail === 'off') return null
  return mail === 'at_once' ? at : nextDigestAt(mail, at)
}

const isUsual = ({ kind, shown, mail }: NotificationChoice): boolean => {
  const usual = usualChoice(kind)
  return usual.shown === shown && usual.mail === mail
}

/**
 * Writes what differs from `before`, which the unit has locked; what waits for a digest follows it. A choice that is as
 * everybody's has no row.
 */
export const writeChoices = async (
  { database, at }: Unit,
  uid: string,
  before: readonly NotificationChoice[],
  choices: readonly NotificationChoice[],
): Promise<void> => {
  const known = new Map(before.map((choice) => [choice.kind, choice]))
  const changed = choices.filter(({ kind, shown, mail }) => {
    const now = known.get(kind)
    return now !== undefined && (now.shown !== shown || now.mail !== mail)
  })
  if (changed.length === 0) return
  await database.delete(notificationPreference).where(
    and(
      eq(notificationPreference.uid, uid),
      inArray(
        notificationPreference.kind,
        changed.map(({ kind }) => kind),
      ),
    ),
  )
  const rows = changed
    .filter((choice) => !isUsual(choice))
    .map(({ kind, shown, mail }) => ({ uid, kind, shown, mail }))
  if (rows.length > 0) await database.insert(notificationPreference).values(rows)
  const moved = changed.filter(({ kind, mail }) => known.get(kind)?.mail !== mail)
  for (const [mail, group] of Map.groupBy(moved, (choice) => choice.mail))
    await database
      .update(notification)
      .set({ mailDueAt: dueUnder(mail, at) })
      .where(
        and(
          eq(notification.uid, uid),
          isNotNull(notification.mailDueAt),
          inArray(
            notification.kind,
            group.map(({ kind }) => kind),
          ),
        ),
      )
}
