import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { ThreadSide } from '#contract/codes/message.ts'
import { companyAbilities, companyRoleNames, type CompanyAbility } from '#contract/company-abilities.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { thread } from '#server/backend/database/schema/message.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'

type ThreadRow = typeof thread.$inferSelect

/** As the other side is shown who writes. */
export type Writer = { side: ThreadSide; uid: string; name: string; role: string }

/** The company's people whose role has an ability. */
const membersWith = (database: Database, companyId: string, ability: CompanyAbility) =>
  database
    .select({ uid: account.uid, email: account.email })
    .from(companyMember)
    // An admin who once was a member is no member.
    .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
    .where(
      and(
        eq(companyMember.companyId, companyId),
        inArray(companyMember.role, companyAbilities[ability].roles),
      ),
    )
    .orderBy(account.uid)

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
    return own === undefined ? null : { side, uid, name: `${own.familyName} ${own.givenName}`, role: '' }
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
  const members = sides.includes('company') ? await membersWith(unit.database, companyId, 'readMessages') : []
  const people = [...(sides.includes('student') ? [uid] : []), ...members.map((member) => member.uid)]
  unit.signal(...people.map((each) => ({ uid: each, kind: 'thread' as const, threadId: id })))
}

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
  const about = { kind: 'message' as const, subject: `thread:${id}` }
  const href = `/mypage/message?thread=${id}`
  if (to === 'student') {
    const [own] = await unit.database
      .select({ email: account.email })
      .from(account)
      .where(eq(account.uid, uid))
    if (own === undefined) return
    unit.tell({
      ...about,
      uid,
      text: `${names.company}からメッセージが届きました`,
      href,
      key: `message:${id}:${row.studentReadSequence}`,
      mail: {
        kind: 'message-received',
        to: own.email,
        data: { threadId: id, from: names.company },
      },
    })
    return
  }
  for (const member of await membersWith(unit.database, companyId, 'writeMessages'))
    unit.tell({
      ...about,
      uid: member.uid,
      text: `${names.student}さんから${names.company}にメッセージが届きました`,
      href,
      key: `message:${id}:${row.companyReadSequence}`,
      mail: {
        kind: 'message-received',
        to: member.email,
        data: { threadId: id, from: `${names.student}さん` },
      },
    })
}

/** What a side was told of a thread that it has read now is read as well. */
export const readNewsOf = async (unit: Unit, { id, uid }: ThreadRow, side: ThreadSide): Promise<void> => {
  const read = await unit.database
    .update(notification)
    .set({ readAt: unit.at })
    .where(
      and(
        eq(notification.subject, `thread:${id}`),
        eq(notification.kind, 'message'),
        isNull(notification.readAt),
        side === 'student' ? eq(notification.uid, uid) : ne(notification.uid, uid),
      ),
    )
    .returning({ uid: notification.uid })
  const people = new Set(read.map((each) => each.uid))
  unit.signal(...[...people].map((each) => ({ uid: each, kind: 'notifications' as const })))
}
