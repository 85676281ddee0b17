import { asc, desc, eq, sql } from 'drizzle-orm'
import { deskLimits, type DeskStep } from '#contract/desk.ts'
import { contactStateNames, contactStates, type ContactState } from '#contract/desk-contact.ts'
import { isId } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { contactMessage, contactReply } from '#server/backend/database/schema/contact-message.ts'
import type { DeskActs } from '#server/backend/desk/acts.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { Actor } from '#server/domain/actor.ts'
import { newId } from '#server/platform/ids.ts'

export type ContactRow = typeof contactMessage.$inferSelect
export type ContactReplyRow = typeof contactReply.$inferSelect

/** `unknown`: there is no such message; `changed`: it is not what was read any more. */
export type ContactDeskAnswer =
  { kind: 'done' } | { kind: 'unknown' } | { kind: 'changed'; status: ContactState }

/** Changes with each answer and each state. */
export const contactStamp = ({ updatedAt }: Pick<ContactRow, 'updatedAt'>): string => updatedAt.toISOString()

/** What the operator reads of messages. */
export const createContactLists = (database: Database) => ({
  /** Messages of one state; those that wait with the oldest first, others with the newest. `page` begins at 1. */
  list: (state: ContactState, page: number): Promise<readonly ContactRow[]> =>
    database
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.status, state))
      .orderBy(
        ...(state === 'new'
          ? [asc(contactMessage.createdAt), asc(contactMessage.id)]
          : [desc(contactMessage.createdAt), desc(contactMessage.id)]),
      )
      .limit(deskLimits.listed)
      .offset((page - 1) * deskLimits.listed),

  /** As many of each state as its list can show. */
  counts: async (): Promise<readonly { state: ContactState; count: number }[]> => {
    const counted = (state: ContactState) =>
      sql<number>`(select count(*)::int from (
        select 1 from contact_message where status = ${state} limit ${limits.countMax}) as counted)`
    const [row] = await database
      .select({
        new: counted('new'),
        answered: counted('answered'),
        closed: counted('closed'),
        spam: counted('spam'),
      })
      .from(sql`(select 1) as one`)
    return contactStates.map((state) => ({ state, count: row?.[state] ?? 0 }))
  },

  /** One message with what was answered, the oldest first; null: there is none. */
  find: async (id: string): Promise<{ message: ContactRow; replies: readonly ContactReplyRow[] } | null> => {
    if (!isId(id)) return null
    const [message] = await database.select().from(contactMessage).where(eq(contactMessage.id, id))
    if (message === undefined) return null
    const replies = await database
      .select()
      .from(contactReply)
      .where(eq(contactReply.messageId, id))
      .orderBy(asc(contactReply.id))
    return { message, replies }
  },
})

export type ContactLists = ReturnType<typeof createContactLists>

const lock = async ({ database }: Unit, id: string): Promise<ContactRow | null> => {
  if (!isId(id)) return null
  const [found] = await database.select().from(contactMessage).where(eq(contactMessage.id, id)).for('update')
  return found ?? null
}

/** What the operator does with messages. */
export const createContactDesk = ({ work }: { work: Work }) => {
  const change = (
    actor: Actor,
    { id, read }: { id: string; read: string },
    body: (unit: Unit, message: ContactRow) => Promise<ContactState>,
  ): Promise<ContactDeskAnswer> =>
    work<ContactDeskAnswer>(actor, async (unit) => {
      const message = await lock(unit, id)
      if (message === null) return { kind: 'unknown' }
      if (contactStamp(message) !== read) return { kind: 'changed', status: message.status }
      const status = await body(unit, message)
      await unit.database
        .update(contactMessage)
        .set({ status, updatedAt: unit.at })
        .where(eq(contactMessage.id, id))
      return { kind: 'done' }
    })

  return {
    /** Answers by mail. The mail repeats nothing of the message: its address may be anybody's. */
    answer: (
      actor: Actor,
      { text, ...which }: { id: string; read: string; text: string },
    ): Promise<ContactDeskAnswer> =>
      change(actor, which, async (unit, { id, kind, email }) => {
        await unit.database.insert(contactReply).values({
          id: newId(),
          messageId: id,
          uid: actor.kind === 'person' ? actor.uid : null,
          text,
          createdAt: unit.at,
        })
        unit.send(
          mailTask({ kind: 'contact-answer', to: email, data: { id, contactKind: kind, answer: text } }),
        )
        unit.audit({ action: 'contact.answered', subject: `contact_message:${id}` })
        return 'answered'
      }),

    /** Ends a message without an answer, or has it wait again. */
    settle: (
      actor: Actor,
      {
        as,
        note,
        ...which
      }: { id: string; read: string; as: Exclude<ContactState, 'answered'>; note: string },
    ): Promise<ContactDeskAnswer> =>
      change(actor, which, async (unit, { id, status }) => {
        unit.audit({
          action: 'contact.settled',
          subject: `contact_message:${id}`,
          detail: { before: status, after: as, reason: note },
        })
        return as
      }),
  }
}

type Which = { id: string; read: string }

const refusalOf = (answer: ContactDeskAnswer) => {
  if (answer.kind === 'done') return null
  if (answer.kind === 'unknown') return { refusal: answer.kind }
  return { refusal: answer.kind, words: `いまの状態：${contactStateNames[answer.status]}` }
}

/** The same as acts at the desk, by one operator. */
export const createContactActs = (act: DeskActs) => ({
  answer: (uid: string, given: Which & { text: string }, step: DeskStep) =>
    act({
      uid,
      thing: { kind: 'contact', id: given.id },
      step,
      run: (work) => createContactDesk({ work }).answer({ kind: 'person', uid }, given),
      refusalOf,
    }),
  settle: (uid: string, given: Which & { as: Exclude<ContactState, 'answered'>; note: string }) =>
    act({
      uid,
      thing: { kind: 'contact', id: given.id },
      step: 'send',
      run: (work) => createContactDesk({ work }).settle({ kind: 'person', uid }, given),
      refusalOf,
    }),
})

export type ContactActs = ReturnType<typeof createContactActs>
