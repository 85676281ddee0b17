import { fullName } from '#contract/full-name.ts'
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import { companyAbilities } from '#contract/company-abilities.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import type { NewsWords } from '#server/domain/news/words.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { day } from './calendar.ts'
import { waitingNews } from './demo-waiting-news.ts'
import { createRandom } from './random.ts'

/** What is older was read. */
const unreadDays = 4

type Happened = {
  application: typeof application.$inferSelect
  event: typeof applicationEvent.$inferSelect
  title: string
  jobPostKind: JobPostKind
  company: string
}

const toStudent = ({
  application: row,
  event,
  title,
  jobPostKind,
  company: name,
}: Happened): NewsWords | null => {
  const own = { applicationId: row.id, title, jobPostKind, company: name }
  const answers: Partial<Record<ApplicationStatus, NewsWords>> = {
    viewed: applicationNews.viewed(own),
    screening: applicationNews.answered(own, 'screen'),
    interview: applicationNews.answered(own, 'interview'),
    offered: applicationNews.answered(own, 'offer'),
    not_selected: applicationNews.answered(own, 'reject'),
  }
  return event.actor === 'company' ? (answers[event.status] ?? null) : null
}

const toCompany = ({ application: row, event, title, jobPostKind }: Happened): NewsWords | null => {
  const name = fullName(row.profile)
  const received = { applicationId: row.id, companyId: row.companyId, title, jobPostKind, name }
  const { replyDueAt } = row
  const did: Partial<Record<ApplicationStatus, NewsWords>> = {
    ...(replyDueAt !== null && { submitted: applicationNews.received(received, replyDueAt.toISOString()) }),
    withdrawn: applicationNews.moved(received, 'withdrawn'),
    accepted: applicationNews.moved(received, 'accepted'),
    declined: applicationNews.moved(received, 'declined'),
  }
  return event.actor === 'student' ? (did[event.status] ?? null) : null
}

/**
 * What a person of the demo was told of the applications that are theirs or their companies', and of what waits for them. Written once, while they
 * were told nothing. Answers whether it was.
 */
export const seedDemoNews = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  { uid }: { uid: string },
  now: Date,
): Promise<boolean> => {
  if ((await database.$count(notification, eq(notification.uid, uid))) > 0) return false
  const companies = database
    .select({ id: companyMember.companyId })
    .from(companyMember)
    .where(
      and(eq(companyMember.uid, uid), inArray(companyMember.role, companyAbilities.hearOfApplications.roles)),
    )
  const happened = await database
    .select({
      application,
      event: applicationEvent,
      title: jobPost.title,
      jobPostKind: jobPost.kind,
      company: company.displayName,
    })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(
      or(
        eq(application.uid, uid),
        and(inArray(application.companyId, companies), isNotNull(application.profile)),
      ),
    )
    .orderBy(asc(applicationEvent.createdAt), asc(applicationEvent.id))
  const random = createRandom(`demo/news/${uid}`)
  const rows = happened.flatMap((each, sequence) => {
    const words = each.application.uid === uid ? toStudent(each) : toCompany(each)
    const { createdAt } = each.event
    if (words === null) return []
    const isOld = createdAt.getTime() < now.getTime() - unreadDays * day
    return [
      {
        ...words,
        id: uuidV7(createdAt.getTime(), sequence, random.bytes(8)),
        uid,
        key: `demo ${each.event.id}`,
        shown: true,
        readAt: isOld ? createdAt : null,
        createdAt,
      },
    ]
  })
  for (const [sequence, { words, at }] of (await waitingNews(database, uid)).entries())
    rows.push({
      ...words,
      id: uuidV7(at.getTime(), 0x800 + sequence, random.bytes(8)),
      uid,
      key: words.key ?? `demo ${words.kind} ${words.subject}`,
      shown: true,
      readAt: null,
      createdAt: at,
    })
  if (rows.length > 0) await database.insert(notification).values(rows)
  return rows.length > 0
}
