import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** Which folder, or bucket, holds the files of all nodes: one row, written by the node that was there first. */
export const filesFolder = pgTable(
  'files_folder',
  {
    one: boolean('one').primaryKey().default(true),
    /** What the file `folder-mark` in it says. */
    mark: text('mark').notNull(),
  },
  (table) => [check('files_folder_one', sql`${table.one}`)],
)
