import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyImageKinds } from '#contract/codes/company.ts'
import { createdAt, id } from './columns.ts'
import { company } from './company.ts'
import { fileType } from './stored-file.ts'

export const companyImageKind = pgEnum('company_image_kind', companyImageKinds)

/** A picture of a company, drawn anew by the site: what is known of it. The bytes lie in the store under `id`. */
export const companyImage = pgTable(
  'company_image',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: companyImageKind('kind').notNull(),
    /** What is to be seen, in the company's words; empty: they have not said. */
    alt: text('alt').notNull().default(''),
    /** Of photos, from 0 on in the order they are shown in. */
    position: smallint('position').notNull().default(0),
    type: fileType('type').notNull(),
    /** Pixels. */
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    /** Bytes as stored. */
    size: integer('size').notNull(),
    /** SHA-256 of the bytes as stored, hex: the picture's address. */
    hash: text('hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('company_image_company').on(table.companyId, table.position),
    uniqueIndex('company_image_logo')
      .on(table.companyId)
      .where(sql`${table.kind} = 'logo'`),
    index('company_image_hash').on(table.hash),
    check('company_image_alt', sql`length(${table.alt}) <= 200`),
    check('company_image_type', sql`${table.type} in ('png', 'jpg')`),
    check('company_image_size', sql`${table.size} between 1 and 5242880`),
    check('company_image_pixels', sql`${table.width} > 0 and ${table.height} > 0`),
    check('company_image_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
)
