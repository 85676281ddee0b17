import { char, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { instant } from './columns.ts'
import { checkDigit, company, nameLengths } from './company.ts'

/** Names and number that the owner of an approved company asked for; the old ones stay until the operator decides. */
export const companyRename = pgTable(
  'company_rename',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    legalName: text('legal_name').notNull(),
    kana: text('kana').notNull(),
    displayName: text('display_name').notNull(),
    /** The same as the company's where only names change. */
    corporateNumber: char('corporate_number', { length: 13 }),
    /** Null: the account is gone. */
    askedBy: text('asked_by').references(() => account.uid, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    // The operator's list.
    index('company_rename_asked').on(table.askedAt, table.companyId),
    // The removal of an account.
    index('company_rename_by').on(table.askedBy),
    check('company_rename_number_digits', checkDigit(table.corporateNumber)),
    check('company_rename_names', nameLengths(table)),
  ],
)
