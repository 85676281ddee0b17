import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** When a background task may run next. Of all nodes, the one that moves the time on runs it. */
export const taskRun = pgTable('task_run', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
})
