import { sql, type AnyColumn } from 'drizzle-orm'
import { smallint, text } from 'drizzle-orm/pg-core'

/** What a programme that is no employment states in place of a contract. */
export const eventColumns = {
  /** In words. */
  eventDates: text('event_dates'),
  /** Days that one person takes part. */
  eventDays: smallint('event_days'),
  participants: text('participants'),
  /** What of the way is paid. */
  travelCosts: text('travel_costs'),
}

export const eventCheck = (table: Record<keyof typeof eventColumns, AnyColumn>) =>
  sql`${table.eventDays} between 1 and 366 and length(${table.eventDates}) <= 1000 and length(${table.participants}) <= 1000 and length(${table.travelCosts}) <= 500`
