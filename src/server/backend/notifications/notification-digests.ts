import { and, asc, desc, eq, gt, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { isFixed } from '#contract/notification-choice.ts'
import { notificationKindNames, type NotificationKind } from '#contract/notification.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import type { MailData } from '#server/ports/mails.ts'
import type { People } from '#server/ports/people.ts'
import { readChoices } from './choice-rows.ts'

type Dependencies = {
  work: Work
  people: Pick<People, 'find' | 'standing'>
}

/** People whom one unit puts in line. */
const portion = 500

/** Lines of one mail; the others are counted. */
const mostLines = 20

/**
 * Takes what is due, so that another run finds nothing of it. Of what is unread, and of no kind that is unwanted: a line for
 * each subject of a kind with its newest words, the newest first, with how many lines there are in all.
 */
const takeDue = ({ database, at }: Unit, uid: string, unwanted: readonly NotificationKind[]) => {
  const taken = database.$with('taken').as(
    database
      .update(notification)
      .set({ mailDueAt: null })
      .where(and(eq(notification.uid, uid), lte(notification.mailDueAt, at)))
      .returning({
        id: notification.id,
        kind: notification.kind,
        subject: notification.subject,
        text: notification.text,
        href: notification.href,
        readAt: notification.readAt,
      }),
  )
  const lines = database.$with('lines').as(
    database
      .selectDistinctOn([taken.kind, taken.subject], {
        id: taken.id,
        kind: taken.kind,
        text: taken.text,
        href: taken.href,
        more: sql<number>`(count(*) over (partition by ${taken.kind}, ${taken.subject}) - 1)::int`.as('more'),
      })
      .from(taken)
      .where(and(isNull(taken.readAt), notInArray(taken.kind, [...unwanted])))
      .orderBy(taken.kind, taken.subject, desc(taken.id)),
  )
  return database
    .with(taken, lines)
    .select({
      id: lines.id,
      kind: lines.kind,
      text: lines.text,
      href: lines.href,
      more: lines.more,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(lines)
    .orderBy(desc(lines.id))
    .limit(mostLines)
}

type Line = Awaited<ReturnType<typeof takeDue>>[number]

/** Kind by kind in the order of the settings. */
const arrange = (lines: readonly Line[], total: number): MailData['notification-digest'] => {
  const named = Map.groupBy(lines, ({ kind }) => kind)
  const groups = notificationKindNames.flatMap((kind: NotificationKind) => {
    const own = named.get(kind)
    return own === undefined
      ? []
      : [{ kind, lines: own.map(({ text, href, more }) => ({ text, href, more })) }]
  })
  return { groups, total, rest: total - lines.length }
}

/** Mails that gather what happened in a day or a week, for the kinds that a person wants so. */
export const createNotificationDigests = ({ work, people }: Dependencies) => {
  /** The provider's address is the one that counts; null: nothing is sent to this person now. */
  const recipientOf = async (uid: string): Promise<string | null> => {
    if ((await people.standing(uid)) !== 'active') return null
    const person = await people.find(uid)
    return person?.emailVerified === true ? person.email : null
  }

  const findDue = async (): Promise<number> => {
    let last = ''
    const putInLine = () =>
      work({ kind: 'task', name: 'due-notification-digests' }, async ({ database: within, at, send }) => {
        const found = await within
          .selectDistinct({ uid: notification.uid })
          .from(notification)
          .where(
            and(
              isNotNull(notification.mailDueAt),
              lte(notification.mailDueAt, at),
              gt(notification.uid, last),
            ),
          )
          .orderBy(asc(notification.uid))
          .limit(portion)
        send(
          ...found.map(({ uid }) => ({ name: 'send-notification-digest' as const, data: { uid }, key: uid })),
        )
        return found.map(({ uid }) => uid)
      })
    return inPortions(portion, async () => {
      const uids = await putInLine()
      last = uids.at(-1) ?? last
      return uids.length
    })
  }

  return {
    /** Puts a task in line for each person with something due, a portion at a time; for the sweep. Answers how many. */
    findDue,

    /**
     * Tells a person of what is due and still unread; for the task. Where nothing is it sends nothing. The mail and that
     * nothing waits any more are committed together, so that a second try finds nothing.
     */
    send: async (uid: string): Promise<void> => {
      const to = await recipientOf(uid)
      await work({ kind: 'task', name: 'send-notification-digest' }, async (unit) => {
        const choices = await readChoices(unit.database, uid)
        const unwanted = choices?.filter(({ kind, mail }) => !isFixed(kind) && mail === 'off') ?? []
        const lines = await takeDue(
          unit,
          uid,
          unwanted.map(({ kind }) => kind),
        )
        const [newest] = lines
        if (to === null || newest === undefined) return
        unit.send({
          name: 'send-mail',
          data: {
            // The same for the same news, whoever makes it.
            id: `notifications-${newest.id}`,
            mail: { kind: 'notification-digest', to, data: arrange(lines, newest.total) },
            about: { uid, topic: 'digest' },
          },
        })
      })
    },
  }
}

export type NotificationDigests = ReturnType<typeof createNotificationDigests>
