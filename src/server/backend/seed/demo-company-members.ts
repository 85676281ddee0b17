import { asc, eq } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { newId } from '#server/platform/ids.ts'
import { day } from './calendar.ts'

type Place = 'first company' | 'second company'

/**
 * Who belongs to which company of the demo: somebody in each role of the first, whose owner is a recruiter of the second, so
 * that there is something to switch between.
 */
const memberships: readonly { uid: string; at: Place; role: CompanyRole; joinedDaysAgo: number }[] = [
  { uid: 'demo-company', at: 'first company', role: 'owner', joinedDaysAgo: 120 },
  { uid: 'demo-recruiter', at: 'first company', role: 'recruiter', joinedDaysAgo: 90 },
  { uid: 'demo-viewer', at: 'first company', role: 'viewer', joinedDaysAgo: 30 },
  { uid: 'demo-owner', at: 'second company', role: 'owner', joinedDaysAgo: 110 },
  { uid: 'demo-company', at: 'second company', role: 'recruiter', joinedDaysAgo: 60 },
]

const profiles = [
  { uid: 'demo-company', displayName: '田中 美咲', title: '人事部 部長' },
  { uid: 'demo-recruiter', displayName: '佐藤 はるか', title: '人事部 採用担当' },
  { uid: 'demo-viewer', displayName: '鈴木 誠', title: '営業部' },
  { uid: 'demo-owner', displayName: '高橋 由美', title: '総務部' },
] as const

/** Members of the first two companies, of the accounts that were just made; what people changed since then stays. */
export const seedDemoMembers = async (
  database: Database,
  made: ReadonlySet<string>,
  now: Date,
): Promise<void> => {
  const [first, second] = await database
    .select({ id: company.id })
    .from(company)
    .where(eq(company.status, 'active'))
    .orderBy(asc(company.id))
    .limit(2)
  const ids = { 'first company': first?.id, 'second company': second?.id } satisfies Record<
    Place,
    string | undefined
  >
  const rows = memberships.flatMap(({ uid, at, role, joinedDaysAgo }) => {
    const companyId = ids[at]
    if (companyId === undefined || !made.has(uid)) return []
    const createdAt = new Date(now.getTime() - joinedDaysAgo * day)
    return [{ id: newId(), companyId, uid, role, createdAt, updatedAt: createdAt }]
  })
  if (rows.length > 0) await database.insert(companyMember).values(rows).onConflictDoNothing()
  const named = profiles.filter(({ uid }) => made.has(uid))
  if (named.length > 0) await database.insert(personProfile).values(named).onConflictDoNothing()
}
