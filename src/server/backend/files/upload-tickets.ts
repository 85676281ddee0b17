import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'

/** Minutes in which the sending may begin, and again in which it may be finished once the bytes are there. */
export const ticketMinutes = 15
/** Tickets a person may have open at once; more are no person choosing files. */
const openTicketsMax = 10
/** Tickets a person may ask for. */
export const ticketRate = { limit: 120, seconds: 60 * 60 }

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

export const hashOfTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** True when the person, who is locked, has as many tickets open as they may. */
export const hasTooManyTickets = async ({ database, at }: Unit, uid: string): Promise<boolean> => {
  const open = await database.$count(
    uploadTicket,
    and(eq(uploadTicket.uid, uid), isNull(uploadTicket.finishedAt), gt(uploadTicket.expiresAt, at)),
  )
  return open >= openTicketsMax
}

/** A ticket for one sending, kept as a hash. */
export const issueTicket = async (
  { database, at }: Unit,
  of: Pick<typeof uploadTicket.$inferInsert, 'uid' | 'kind' | 'companyId' | 'imageKind' | 'name'>,
): Promise<{ ticket: string; expiresAt: Date }> => {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = minutesAfter(at, ticketMinutes)
  await database
    .insert(uploadTicket)
    .values({ ...of, id: newId(), tokenHash: hashOfTicket(ticket), expiresAt, createdAt: at })
  return { ticket, expiresAt }
}
