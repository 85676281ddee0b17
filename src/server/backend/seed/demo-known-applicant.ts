import { and, asc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { jobPostKinds } from '#contract/codes/job-post.ts'
import { snapshotOf } from '#contract/profile-snapshot.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { day } from './calendar.ts'
import { demoApplication, planFits, type DemoPlan } from './demo-applications.ts'

const plan: DemoPlan = {
  name: 'known-applicant',
  steps: [
    { action: 'submit', by: 'student', daysAgo: 5 },
    { action: 'view', by: 'company', daysAgo: 4 },
    { action: 'screen', by: 'company', daysAgo: 2, text: '書類を拝見しています。' },
  ],
}
/** The ad was out before the application was begun. */
const outForDays = 7

/**
 * An application of the demo's student to the company of the demo, which can thus write to somebody with an account. Written
 * once, while the student has sent none there.
 */
export const seedDemoKnownApplicant = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  { student, member }: { student: { uid: string; email: string }; member: { uid: string } },
  now: Date,
): Promise<void> => {
  const [profile] = await database.select().from(studentUser).where(eq(studentUser.uid, student.uid))
  const sent = database
    .select({ one: sql`1` })
    .from(application)
    .where(and(eq(application.companyId, companyMember.companyId), eq(application.uid, student.uid)))
  const [found] = await database
    .select({ ad: jobPost })
    .from(companyMember)
    .innerJoin(jobPost, and(eq(jobPost.companyId, companyMember.companyId), eq(jobPost.status, 'published')))
    .where(
      and(
        eq(companyMember.uid, member.uid),
        eq(companyMember.role, 'owner'),
        isNotNull(jobPost.publishAt),
        lt(jobPost.publishAt, new Date(now.getTime() - outForDays * day)),
        // Of a programme nobody is selected.
        inArray(
          jobPost.kind,
          jobPostKinds.filter((kind) => planFits(plan, kind)),
        ),
        notExists(sent),
      ),
    )
    .orderBy(asc(companyMember.createdAt), asc(jobPost.publishAt), asc(jobPost.id))
    .limit(1)
  if (profile === undefined || found === undefined) return
  const { row, events } = demoApplication(
    plan,
    found.ad,
    {
      uid: student.uid,
      profile: snapshotOf(profile, student.email),
      message: 'お時間をいただきありがとうございます。よろしくお願いいたします。',
    },
    now,
  )
  await database.insert(application).values(row)
  await database
    .insert(applicationEvent)
    .values(events.map((event) => ({ ...event, byUid: event.actor === 'company' ? member.uid : null })))
}
