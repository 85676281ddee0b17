import { and, eq, isNull, ne } from 'drizzle-orm'
import type { ThreadSide } from '#contract/codes/message.ts'
import { companyRoleNames } from '#contract/company-abilities.ts'
import { fullName } from '#contract/full-name.ts'
import { notificationLimits } from '#contract/notification.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { thread } from '#server/backend/database/schema/message.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { hearersOf } from '#server/backend/members/hearers.ts'
import { peopleWho } from '#server/backend/members/people-who.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { messageNews } from '#server/domain/news/message-news.ts'
import { subjectOf } from '#server/domain/news/words.ts'
import type { News } from '#server/ports/news.ts'

type ThreadRow = typeof thread.$inferSelect

/** As the other side is shown who writes. */
export type Writer = { side: ThreadSide; uid: string; name: string; role: string }

/** Who a person of one side is. Null: they have written down no name. */
export const writerOf = async (
  database: Database,
  { side, uid, companyId }: { side: ThreadSide; uid: string; companyId: string },
): Promise<Writer | null> => {
  if (side === 'student') {
    const [own] = await database
      .select({ familyName: studentUser.familyName, givenName: studentUser.givenName })
      .from(studentUser)
      .where(eq(studentUser.uid, uid))
    return own === undefined ? null : { side, uid, name: fullName(own), role: '' }
  }
  const [own] = await database
    .select({ name: personProfile.displayName, title: personProfile.title, role: companyMember.role })
    .from(companyMember)
    .innerJoin(personProfile, eq(personProfile.uid, companyMember.uid))
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid)))
  if (own === undefined) return null
  return { side, uid, name: own.name, role: own.title || companyRoleNames[own.role] }
}

/** Lets the open pages of these sides know that something changed. */
export const signalSides = async (
  unit: Unit,
  { id, uid, companyId }: ThreadRow,
  sides: readonly ThreadSide[],
): Promise<void> => {
  const members = sides.includes('company') ? await peopleWho(unit.database, companyId, 'readMessages') : []
  const people = [...(sides.includes('student') ? [uid] : []), ...members.map((member) => member.uid)]
  unit.signal(...people.map((each) => ({ uid: each, kind: 'thread' as const, threadId: id })))
}

/** Who is reading needs no mail: it waits, and is left out where the line was read meanwhile, as it is with the thread. */
const mailedLater = (news: readonly News[]): readonly News[] =>
  news.map((each) => ({ ...each, mailAfter: notificationLimits.messageMailMinutes * 60 }))

/**
 * Tells the side that a message has reached, once until it reads it: the key names up to where it has read. The mail says
 * nothing of what is in the message.
 */
export const tellReached = async (
  unit: Unit,
  row: ThreadRow,
  to: ThreadSide,
  names: { student: string; company: string },
): Promise<void> => {
  const { id, uid, companyId } = row
  const about = { threadId: id, company: names.company }
  if (to === 'student') {
    const own = await unit.database
      .select({ uid: account.uid, email: account.email })
      .from(account)
      .where(eq(account.uid, uid))
    const words = messageNews.ofCompany({ ...about, readUpTo: row.studentReadSequence })
    const data = { threadId: id, from: names.company }
    unit.tell(...mailedLater(newsTo(own, words, { kind: 'message-received', data })))
    return
  }
  const members =
    row.jobPostId === null
      ? await peopleWho(unit.database, companyId, 'writeMessages')
      : ((await hearersOf(unit.database, [row.jobPostId], 'writeMessages')).get(row.jobPostId) ?? [])
  const words = messageNews.ofStudent({ ...about, readUpTo: row.companyReadSequence }, names.student)
  const data = { threadId: id, from: `${names.student}さん` }
  unit.tell(...mailedLater(newsTo(members, words, { kind: 'message-received', data })))
}

/** What a side was told of a thread that it has read now is read as well. */
export const readNewsOf = async (unit: Unit, { id, uid }: ThreadRow, side: ThreadSide): Promise<void> => {
  const read = await unit.database
    .update(notification)
    .set({ readAt: unit.at })
    .where(
      and(
        eq(notification.subject, subjectOf.thread(id)),
        eq(notification.kind, 'message'),
        isNull(notification.readAt),
        side === 'student' ? eq(notification.uid, uid) : ne(notification.uid, uid),
      ),
    )
    .returning({ uid: notification.uid, shown: notification.shown })
  // What is not shown was read for its mail alone: no open page changes by it.
  const people = new Set(read.filter(({ shown }) => shown).map((each) => each.uid))
  unit.signal(...[...people].map((each) => ({ uid: each, kind: 'notifications' as const })))
}
