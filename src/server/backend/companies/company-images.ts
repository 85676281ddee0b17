import { and, asc, eq, max, ne } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { CompanyImageKind } from '#contract/codes/company.ts'
import { imagePath } from '#contract/company-image.ts'
import { limits } from '#contract/limits.ts'
import type { FileProblem } from '#contract/stored-file.ts'
import { lockPerson } from '#server/backend/accounts/lock-person.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import {
  hashOfTicket,
  hasTooManyTickets,
  issueTicket,
  ticketRate,
} from '#server/backend/files/upload-tickets.ts'
import type { TicketAnswer } from '#server/backend/files/uploads.ts'
import type { FileStore, StoredBytes } from '#server/ports/file-store.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

type CompanyImageRow = typeof companyImage.$inferSelect

export type FinishedImage =
  { kind: 'kept'; image: CompanyImageRow } | { kind: 'refused'; problem: FileProblem }

/** Until the commit nobody else changes the company's pictures. */
const lockCompany = async ({ database }: Unit, id: string): Promise<void> => {
  await database.select({ id: company.id }).from(company).where(eq(company.id, id)).for('update')
}

const photosOf = (database: Database, companyId: string) =>
  database.$count(companyImage, and(eq(companyImage.companyId, companyId), eq(companyImage.kind, 'photo')))

/** The logo stands in the company's row as well, where lists and ads read it. */
const follow = async (unit: Unit, companyId: string, kind: CompanyImageKind, logo: string | null) => {
  const { database, at, stale } = unit
  await database
    .update(company)
    .set({ updatedAt: at, ...(kind === 'logo' && { logo }) })
    .where(eq(company.id, companyId))
  stale(cacheTags.company(companyId))
  if (kind === 'logo') stale(cacheTags.companies)
}

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; store: FileStore }

/** Pictures of companies: sent like files of students, drawn anew by the site, read by everybody. */
export const createCompanyImages = ({ database: reads, work, rateLimits, store }: Dependencies) => ({
  /** All of a company's, the logo and then the photos in their order: there is a limit to them. */
  list: (companyId: string): Promise<CompanyImageRow[]> =>
    reads
      .select()
      .from(companyImage)
      .where(eq(companyImage.companyId, companyId))
      .orderBy(asc(companyImage.kind), asc(companyImage.position), asc(companyImage.id))
      .limit(limits.companyPhotos + 1),

  /** Leave to send one picture; who may write of the company was judged before. */
  request: async (
    uid: string,
    companyId: string,
    { kind, size }: { kind: CompanyImageKind; size: number },
  ): Promise<TicketAnswer> => {
    const refused = (problem: FileProblem): TicketAnswer => ({ kind: 'refused', problem })
    if (size === 0) return refused('empty')
    if (size > limits.fileBytes) return refused('too_large')
    if ((await rateLimits.hit('file upload', uid, ticketRate)).kind === 'limited') return refused('limited')
    return work<TicketAnswer>({ kind: 'person', uid }, async (unit) => {
      await lockPerson(unit.database, uid)
      if (await hasTooManyTickets(unit, uid)) return refused('limited')
      if (kind === 'photo' && (await photosOf(unit.database, companyId)) >= limits.companyPhotos)
        return refused('too_many')
      const of = { uid, companyId, imageKind: kind, name: kind }
      return { kind: 'ticket', ...(await issueTicket(unit, of)) }
    })
  },

  /** Shows what was received: a logo in place of the one before, a photo behind the others. Twice answers the same. */
  finish: (uid: string, companyId: string, ticket: string): Promise<FinishedImage> =>
    work<FinishedImage>({ kind: 'person', uid }, async (unit) => {
      const { database, at } = unit
      await lockCompany(unit, companyId)
      const [found] = await database
        .select()
        .from(uploadTicket)
        .where(
          and(
            eq(uploadTicket.tokenHash, hashOfTicket(ticket)),
            eq(uploadTicket.uid, uid),
            eq(uploadTicket.companyId, companyId),
          ),
        )
      const refused = (problem: FileProblem): FinishedImage => ({ kind: 'refused', problem })
      if (found === undefined) return refused('ticket_over')
      const { id, imageKind: kind, type, size, hash, width, height, finishedAt } = found
      if (kind === null || type === null || size === null || hash === null) return refused('ticket_over')
      if (width === null || height === null) return refused('ticket_over')
      if (finishedAt !== null) {
        const [image] = await database.select().from(companyImage).where(eq(companyImage.id, id))
        return image === undefined ? refused('ticket_over') : { kind: 'kept', image }
      }
      if (found.expiresAt <= at) return refused('ticket_over')
      if (kind === 'photo' && (await photosOf(database, companyId)) >= limits.companyPhotos) {
        await database.delete(uploadTicket).where(eq(uploadTicket.id, id))
        unit.send({ name: 'remove-file', data: { id } })
        return refused('too_many')
      }
      if (kind === 'logo') {
        const before = await database
          .delete(companyImage)
          .where(and(eq(companyImage.companyId, companyId), eq(companyImage.kind, 'logo')))
          .returning({ id: companyImage.id })
        unit.send(...before.map((old) => ({ name: 'remove-file' as const, data: { id: old.id } })))
      }
      const [last] = await database
        .select({ position: max(companyImage.position) })
        .from(companyImage)
        .where(eq(companyImage.companyId, companyId))
      const position = kind === 'logo' ? 0 : (last?.position ?? -1) + 1
      const [image] = await database
        .insert(companyImage)
        .values({ id, companyId, kind, position, type, width, height, size, hash, createdAt: at })
        .returning()
      if (image === undefined) throw new Error('The picture was not written')
      await database.update(uploadTicket).set({ finishedAt: at }).where(eq(uploadTicket.id, id))
      await follow(unit, companyId, kind, imagePath(hash, type))
      unit.audit({ action: 'company.image_added', subject: `company:${companyId}`, detail: { kind, hash } })
      return { kind: 'kept', image }
    }),

  /** Writes order and words of the photos; those that are not named, and other companies', stay as they are. */
  savePhotos: (
    uid: string,
    companyId: string,
    photos: readonly { id: string; alt: string }[],
  ): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      await lockCompany(unit, companyId)
      for (const [position, { id, alt }] of photos.entries())
        await unit.database
          .update(companyImage)
          .set({ position, alt })
          .where(
            and(
              eq(companyImage.id, id),
              eq(companyImage.companyId, companyId),
              eq(companyImage.kind, 'photo'),
            ),
          )
      await follow(unit, companyId, 'photo', null)
      unit.audit({
        action: 'company.photos_saved',
        subject: `company:${companyId}`,
        detail: { photos: photos.length },
      })
      return true
    }),

  /** False: the company has no such picture. */
  remove: (uid: string, companyId: string, id: string): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      await lockCompany(unit, companyId)
      const [gone] = await unit.database
        .delete(companyImage)
        .where(and(eq(companyImage.id, id), eq(companyImage.companyId, companyId)))
        .returning()
      if (gone === undefined) return false
      unit.send({ name: 'remove-file', data: { id } })
      await follow(unit, companyId, gone.kind, null)
      unit.audit({
        action: 'company.image_removed',
        subject: `company:${companyId}`,
        detail: { kind: gone.kind, hash: gone.hash },
      })
      return true
    }),

  /** The bytes of a picture of a company that is not suspended; null: there is none with this hash. */
  open: async (hash: string, type: 'png' | 'jpg'): Promise<StoredBytes | null> => {
    const [shown] = await reads
      .select({ id: companyImage.id })
      .from(companyImage)
      .innerJoin(company, and(eq(company.id, companyImage.companyId), ne(company.status, 'suspended')))
      .where(and(eq(companyImage.hash, hash), eq(companyImage.type, type)))
      .limit(1)
    if (shown === undefined) return null
    const stored = await store.open(shown.id)
    if (stored === null) throw new Error(`The bytes of picture ${shown.id} are not in the store`)
    return stored
  },
})

export type CompanyImages = ReturnType<typeof createCompanyImages>
