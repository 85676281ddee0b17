import { and, asc, inArray } from 'drizzle-orm'
import { isFixed } from '#contract/notification-choice.ts'
import { notificationKinds, notificationLimits, type MailChoice } from '#contract/notification.ts'
import { nextDigestAt } from '#server/domain/digest-schedule.ts'
import { newId } from '#server/platform/ids.ts'
import { pushTasks } from '#server/backend/push/push-tasks.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import type { MailAbout, OutgoingMail } from '#server/ports/mails.ts'
import type { News, Signal } from '#server/ports/news.ts'
import type { Database } from './open.ts'
import { account } from './schema/account.ts'
import { notification, notificationPreference } from './schema/notification.ts'

type Choice = { shown: boolean; mail: MailChoice }

const readChoices = async (transaction: Database, news: readonly News[]): Promise<(news: News) => Choice> => {
  const chosen = await transaction
    .select()
    .from(notificationPreference)
    .where(
      and(
        inArray(notificationPreference.uid, [...new Set(news.map(({ uid }) => uid))]),
        inArray(notificationPreference.kind, [...new Set(news.map(({ kind }) => kind))]),
      ),
    )
  const byKey = new Map(chosen.map((row) => [`${row.kind} ${row.uid}`, row]))
  return ({ uid, kind }) => {
    const { mail, ...more } = notificationKinds[kind]
    const usual = { shown: true, mail }
    return 'fixed' in more ? usual : (byKey.get(`${kind} ${uid}`) ?? usual)
  }
}

/**
 * Those who have an account, which stays until the commit. In one order, so that two units cannot wait for each other: what
 * is told of a deletion is told in its own unit, to somebody who is gone.
 */
const holdAccounts = async (transaction: Database, news: readonly News[]): Promise<ReadonlySet<string>> => {
  const rows = await transaction
    .select({ uid: account.uid })
    .from(account)
    .where(inArray(account.uid, [...new Set(news.map(({ uid }) => uid))]))
    .orderBy(asc(account.uid))
    .for('key share')
  return new Set(rows.map(({ uid }) => uid))
}

/** Mails of fixed kinds cannot be stopped, so they say no way to. */
const stoppableBy = ({ uid, kind }: News): MailAbout | undefined =>
  isFixed(kind) ? undefined : { uid, topic: kind }

/** The mail of one line; one that waits is left out where the line, which has this id, was read meanwhile. */
const newsMail = (news: News, mail: OutgoingMail, id: string): NewTask =>
  news.mailAfter === undefined
    ? mailTask(mail, stoppableBy(news))
    : mailTask(mail, stoppableBy(news), { news: id, seconds: news.mailAfter })

/** Cut between characters, never inside one. */
const oneLine = (text: string): string => {
  const characters = [...text]
  return characters.length > notificationLimits.text
    ? `${characters.slice(0, notificationLimits.text - 1).join('')}…`
    : text
}

/**
 * Writes down what people are told, in the transaction of its cause, as each chose for the kind: on the site, by a mail at
 * once, by a digest, or not at all. What a person was told before by the same key is left out, and so is its mail. Who has
 * no account any more gets the mail alone. Answers the mails and pushes that follow, and whose open pages show something new.
 */
export const writeNews = async (
  transaction: Database,
  at: Date,
  news: readonly News[],
): Promise<{ tasks: readonly NewTask[]; signals: readonly Signal[] }> => {
  if (news.length === 0) return { tasks: [], signals: [] }
  const choiceOf = await readChoices(transaction, news)
  const accounts = await holdAccounts(transaction, news)
  const wanted = news.map((each) => ({ each, choice: choiceOf(each), id: newId() }))
  const here = wanted
    .filter(({ each: { uid } }) => accounts.has(uid))
    // In one order, so that two units cannot wait for each other.
    .toSorted((one, other) => (one.each.uid < other.each.uid ? -1 : 1))
  const rows = here.map(({ each: { uid, kind, text, href, subject, key }, choice, id }) => ({
    id,
    uid,
    kind,
    text: oneLine(text),
    href,
    subject,
    key: key ?? id,
    shown: choice.shown,
    mailDueAt: choice.mail === 'daily' || choice.mail === 'weekly' ? nextDigestAt(choice.mail, at) : null,
    createdAt: at,
  }))
  const written =
    rows.length === 0
      ? []
      : await transaction
          .insert(notification)
          .values(rows)
          .onConflictDoNothing({ target: [notification.uid, notification.key] })
          .returning({ id: notification.id })
  const ids = new Set(written.map(({ id }) => id))
  const mailed = wanted.filter(({ each: { uid }, id }) => ids.has(id) || !accounts.has(uid))
  const lines = here.filter(({ id, choice }) => ids.has(id) && choice.shown).map(({ each }) => each)
  const mails = mailed.flatMap(({ each, choice, id }) =>
    each.mail !== undefined && choice.mail === 'at_once' ? [newsMail(each, each.mail, id)] : [],
  )
  return {
    tasks: [...mails, ...(await pushTasks(transaction, at, lines))],
    signals: here.flatMap(({ each: { uid }, choice, id }) =>
      ids.has(id) && choice.shown ? [{ uid, kind: 'notifications' as const }] : [],
    ),
  }
}
