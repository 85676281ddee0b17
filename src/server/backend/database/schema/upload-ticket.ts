import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt, id, instant } from './columns.ts'
import { company } from './company.ts'
import { companyImageKind } from './company-image.ts'
import { fileKind, fileType } from './stored-file.ts'

/** Leave to send one file, of a student's own or of a company: asked for, used once, finished. Rows go soon after they are over. */
export const uploadTicket = pgTable(
  'upload_ticket',
  {
    /** The file's id, once there is one; its bytes lie in the store under it from `receivedAt` on. */
    id: id(),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    /** SHA-256 of the ticket, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Of a student's file. */
    kind: fileKind('kind'),
    /** Of a company's picture: whose, and which. */
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
    imageKind: companyImageKind('image_kind'),
    /** What the browser called the file, made harmless; its ending is the type's, once that is known. */
    name: text('name').notNull(),
    /** Until then the sending may begin. */
    expiresAt: instant('expires_at').notNull(),
    /** When the sending began; a second one is refused. Null: not yet. */
    claimedAt: instant('claimed_at'),
    /** When the bytes were judged and kept, and what they are. Null: not yet. */
    receivedAt: instant('received_at'),
    type: fileType('type'),
    size: integer('size'),
    hash: text('hash'),
    /** Pixels of a company's picture. */
    width: smallint('width'),
    height: smallint('height'),
    /** When the file's row was made: finishing twice answers the same file. */
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('upload_ticket_token').on(table.tokenHash),
    index('upload_ticket_own').on(table.uid),
    index('upload_ticket_expires').on(table.expiresAt),
    // For what goes with a company.
    index('upload_ticket_company')
      .on(table.companyId)
      .where(sql`${table.companyId} is not null`),
    check(
      'upload_ticket_for',
      sql`num_nonnulls(${table.kind}, ${table.imageKind}) = 1 and (${table.imageKind} is null) = (${table.companyId} is null)`,
    ),
    check(
      'upload_ticket_received',
      sql`num_nulls(${table.receivedAt}, ${table.type}, ${table.size}, ${table.hash}) in (0, 4) and (${table.receivedAt} is null or ${table.claimedAt} is not null) and (${table.finishedAt} is null or ${table.receivedAt} is not null)`,
    ),
  ],
)
