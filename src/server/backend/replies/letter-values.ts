import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { formatDate } from '#contract/format/time.ts'
import { fullName } from '#contract/full-name.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { LetterValues } from '#server/domain/reply-letter.ts'

/** Whom a letter is for, how far the application is, and what a letter says of both. */
export type Addressee = {
  id: string
  status: ApplicationStatus
  jobPostKind: JobPostKind
  replyDueAt: Date | null
  answeredAt: Date | null
  name: string
  values: LetterValues
}

/** A name of the profile as it was sent; null: it is erased. */
const sentName = (key: 'familyName' | 'givenName') => sql<string | null>`${application.profile} ->> ${key}`

export const sentNames = { familyName: sentName('familyName'), givenName: sentName('givenName') } as const

/** How a member is called; empty: nobody wrote it down. */
export const memberName = async (database: Database, uid: string): Promise<string> => {
  const [member] = await database
    .select({ name: personProfile.displayName })
    .from(personProfile)
    .where(eq(personProfile.uid, uid))
  return member?.name ?? ''
}

/** What a letter of this member says of each of these applications of the company; others are not among the answers. */
export const addresseesOf = async (
  database: Database,
  { uid, companyId, ids }: { uid: string; companyId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, Addressee>> => {
  const member = await memberName(database, uid)
  const rows = await database
    .select({
      id: application.id,
      status: application.status,
      replyDueAt: application.replyDueAt,
      answeredAt: application.answeredAt,
      submittedAt: application.submittedAt,
      ...sentNames,
      title: jobPost.title,
      jobPostKind: jobPost.kind,
      company: company.displayName,
    })
    .from(application)
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    // A suspended company writes to nobody.
    .innerJoin(company, and(eq(company.id, application.companyId), eq(company.status, 'active')))
    .where(
      and(
        eq(application.companyId, companyId),
        inArray(application.id, [...ids]),
        // A draft is nobody's but the student's.
        ne(application.status, 'draft'),
      ),
    )
  return new Map(
    rows.map(({ submittedAt, familyName, givenName, title, company: companyName, ...row }) => {
      const name = fullName({ familyName, givenName })
      const values = {
        氏名: name,
        姓: familyName ?? '',
        名: givenName ?? '',
        求人名: title,
        会社名: companyName,
        担当者名: member,
        応募日: submittedAt === null ? '' : formatDate(submittedAt.toISOString()),
      }
      return [row.id, { ...row, name, values }]
    }),
  )
}
