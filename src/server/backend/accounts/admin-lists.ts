import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { adminChange } from '#server/backend/database/schema/desk-site.ts'
import type { AdminChangeRow } from './admin-changes.ts'

export type AdminLine = { uid: string; email: string }
export type AdminChangeLine = AdminChangeRow & { email: string; askedByEmail: string }

const changesListed = 20

/** Who is an admin, and what is asked about whom. */
export const createAdminLists = (database: Database) => ({
  admins: (): Promise<readonly AdminLine[]> =>
    database
      .select({ uid: account.uid, email: account.email })
      .from(account)
      .where(eq(account.kind, 'admin'))
      .orderBy(asc(account.email))
      .limit(200),

  /** The open ones and the newest of the others. */
  changes: async (): Promise<readonly AdminChangeLine[]> => {
    const rows = await database.select().from(adminChange).orderBy(desc(adminChange.id)).limit(changesListed)
    const uids = [...new Set(rows.flatMap(({ uid, askedBy }) => [uid, askedBy]))]
    const people =
      uids.length === 0
        ? []
        : await database
            .select({ uid: account.uid, email: account.email })
            .from(account)
            .where(inArray(account.uid, uids))
    const names = new Map(people.map(({ uid, email }) => [uid, email]))
    return rows.map((row) => ({
      ...row,
      email: names.get(row.uid) ?? row.uid,
      askedByEmail: names.get(row.askedBy) ?? row.askedBy,
    }))
  },
})
