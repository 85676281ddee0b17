import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
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

/** The newest that one mail looks at; what is older is counted by its mail alone. */
const mostRead = 300

/** Lines of one mail; the others are counted. */
const mostLines = 20

const due = (uid: string, at: Date) => and(eq(notification.uid, uid), lte(notification.mailDueAt, at))

/** What waits unread, the newest first, kept from being told by another run. */
const lockWaiting = ({ database, at }: Unit, uid: string) =>
  database
    .select({
      id: notification.id,
      kind: notification.kind,
      subject: notification.subject,
      text: notification.text,
      href: notification.href,
    })
    .from(notification)
    .where(and(due(uid, at), isNull(notification.readAt)))
    .orderBy(desc(notification.id))
    .limit(mostRead)
    .for('update')

type Waiting = Awaited<ReturnType<typeof lockWaiting>>[number]

/** One line for each subject of a kind with its newest words, kind by kind in the order of the settings. */
const arrange = (
  rows: readonly Waiting[],
): Pick<MailData['notification-digest'], 'groups' | 'total' | 'rest'> => {
  const lines = [...Map.groupBy(rows, ({ kind, subject }) => `${kind} ${subject}`).values()].flatMap(
    ([newest, ...older]) => (newest === undefined ? [] : [{ ...newest, more: older.length }]),
  )
  const named = Map.groupBy(lines.slice(0, mostLines), ({ kind }) => kind)
  const groups = notificationKindNames.flatMap((kind: NotificationKind) => {
    const own = named.get(kind)
    return own === undefined
      ? []
      : [{ kind, lines: own.map(({ text, href, more }) => ({ text, href, more })) }]
  })
  return { groups, total: lines.length, rest: Math.max(0, lines.length - mostLines) }
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
        const waiting = await lockWaiting(unit, uid)
        const choices = await readChoices(unit.database, uid)
        const unwanted = new Set(
          choices?.filter(({ kind, mail }) => !isFixed(kind) && mail === 'off').map(({ kind }) => kind),
        )
        const rows = waiting.filter(({ kind }) => !unwanted.has(kind))
        await unit.database.update(notification).set({ mailDueAt: null }).where(due(uid, unit.at))
        const [newest] = rows
        if (to === null || newest === undefined) return
        unit.send({
          name: 'send-mail',
          data: {
            // The same for the same news, whoever makes it.
            id: `notifications-${newest.id}`,
            mail: { kind: 'notification-digest', to, data: arrange(rows) },
            about: { uid, topic: 'digest' },
          },
        })
      })
    },
  }
}

export type NotificationDigests = ReturnType<typeof createNotificationDigests>
