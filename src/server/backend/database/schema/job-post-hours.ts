import { sql, type AnyColumn } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'

type Columns = Record<
  | 'breakMinutes'
  | 'deemedMinutes'
  | 'endsAt'
  | 'hoursNote'
  | 'hoursSystem'
  | 'overtime'
  | 'overtimeHours'
  | 'startsAt'
  | 'status',
  AnyColumn
>

/** What an ad's hours of work are held to; a draft may lack what the law asks for. */
export const hoursChecks = (table: Columns) => [
  check(
    'job_post_hours',
    sql`${table.breakMinutes} between 0 and 240 and ${table.deemedMinutes} between 60 and 1440 and num_nulls(${table.startsAt}, ${table.endsAt}) in (0, 2)`,
  ),
  check(
    'job_post_hours_stated',
    sql`${table.status} = 'draft' or ((${table.startsAt} is not null or ${table.hoursNote} is not null) and (${table.hoursSystem} <> 'discretionary' or ${table.deemedMinutes} is not null))`,
  ),
  check(
    'job_post_overtime',
    sql`${table.overtimeHours} between 0 and 200 and (${table.overtime} or coalesce(${table.overtimeHours}, 0) = 0)`,
  ),
]
