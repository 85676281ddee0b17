import { and, eq, inArray, ne } from 'drizzle-orm'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'

/** Which ids have which names; one statement for all of them. */
type ReadNames = (database: Database, ids: string[]) => PromiseLike<readonly { id: string; name: string }[]>

/** Names of what an operator may know: companies, ads that were sent, announcements, and of people admins alone. */
const readers: Readonly<Record<string, ReadNames>> = {
  account: (database, ids) =>
    database
      .select({ id: account.uid, name: account.email })
      .from(account)
      .where(and(inArray(account.uid, ids), eq(account.kind, 'admin'))),
  company: (database, ids) =>
    database
      .select({ id: company.id, name: company.displayName })
      .from(company)
      .where(inArray(company.id, ids.filter(isId))),
  info: (database, ids) =>
    database
      .select({ id: info.id, name: info.title })
      .from(info)
      .where(inArray(info.id, ids.filter(isId))),
  job_post: (database, ids) =>
    database
      .select({ id: jobPost.id, name: jobPost.title })
      .from(jobPost)
      .where(and(inArray(jobPost.id, ids.filter(isId)), ne(jobPost.status, 'draft'))),
}

/** The names of these subjects of the audit log, by subject; a constant number of statements. */
export const namesOfSubjects = async (
  database: Database,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>()
  for (const [kind, read] of Object.entries(readers)) {
    const prefix = `${kind}:`
    const ids = new Set(
      subjects.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length)),
    )
    if (ids.size === 0) continue
    for (const { id, name } of await read(database, [...ids])) names.set(`${prefix}${id}`, name)
  }
  return names
}
