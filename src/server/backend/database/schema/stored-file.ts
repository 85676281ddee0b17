import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { fileKinds, fileScans, fileTypes } from '#contract/codes/stored-file.ts'
import { account } from './account.ts'
import { createdAt, id, instant } from './columns.ts'

export const fileKind = pgEnum('file_kind', fileKinds)
export const fileScan = pgEnum('file_scan', fileScans)
export const fileType = pgEnum('file_type', fileTypes)

/** A file of a student's, or of a member's who writes to students: what is known of it. The bytes lie in the store under `id`. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    /** Null: the owner's account is gone; the bytes go with the next sweep. */
    uid: text('uid').references(() => account.uid, { onDelete: 'set null' }),
    kind: fileKind('kind').notNull(),
    /** As shown and given with the download: no folders, no hidden characters. */
    name: text('name').notNull(),
    type: fileType('type').notNull(),
    /** Bytes as stored. */
    size: integer('size').notNull(),
    /** SHA-256 of the bytes as stored, hex. */
    hash: text('hash').notNull(),
    scan: fileScan('scan').notNull(),
    scannedAt: instant('scanned_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('stored_file_own').on(table.uid, table.id),
    index('stored_file_scan')
      .on(table.createdAt)
      .where(sql`${table.scan} = 'waiting'`),
    // For those that go with no application after their days.
    index('stored_file_created').on(table.createdAt),
    index('stored_file_ownerless')
      .on(table.id)
      .where(sql`${table.uid} is null`),
    check(
      'stored_file_name',
      sql`length(${table.name}) between 1 and 120 and ${table.name} !~ '[[:cntrl:]/\\\\]'`,
    ),
    check('stored_file_size', sql`${table.size} between 1 and 10485760`),
    check('stored_file_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
)
