import { and, asc, desc, eq } from 'drizzle-orm'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { message, messageReport, thread } from '#server/backend/database/schema/message.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { normalise } from '#server/domain/search/normalise.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { day, endOfDay, hour } from './calendar.ts'
import { seedDemoMessageFile } from './demo-message-file.ts'
import { createRandom } from './random.ts'

type Side = 'student' | 'company'
type About = { companyId: string; applicationId: string | null; jobPostId: string | null }
/** `unread`: by whom the last message is not read yet. */
type Plan = {
  about: About
  lines: readonly (readonly [side: Side, text: string])[]
  unread: Side | null
  frozen: boolean
  /** When the last line was written: at this hour of Japan, so many days before the last day that is over by then. */
  daysAgo: number
  at: number
}

/** The last such hour that is over, so many days before; whoever writes does so by day. */
const lastAt = (now: Date, { daysAgo, at }: Pick<Plan, 'daysAgo' | 'at'>): Date => {
  const today = endOfDay(now, -1).getTime() + 1000 + at * hour
  return new Date((today < now.getTime() ? today : today - day) - daysAgo * day)
}

/** Who speaks for a company of the demo, with whatever name. */
const recruiter = { name: '佐藤 はるか', role: '人事部 採用担当' }

const questionToCompany: Plan['lines'] = [
  [
    'student',
    'はじめまして。経済学部で学んでいます。学部を問わず応募できる職種はありますか。制作物のまとめを添付します。',
  ],
]
const questionAboutAd: Plan['lines'] = [
  ['student', '求人を拝見しました。配属先は、希望を聞いていただけますか。'],
  ['company', 'ご質問ありがとうございます。入社前の面談で希望を伺い、本人と相談して決めています。'],
  ['student', 'よくわかりました。ありがとうございます。'],
]
const aboutInterview: Plan['lines'] = [
  [
    'company',
    '一次面接のご案内です。当日の持ち物は筆記用具だけで結構です。\n\n会場までの道順：https://example.com/access',
  ],
  ['student', 'ありがとうございます。服装の指定はありますか。'],
  ['company', '普段着でお越しください。服装が選考に影響することはありません。'],
]
const closed: Plan['lines'] = [
  ['company', '選考とは別に、今夜二人で食事をしませんか。'],
  ['student', '申し訳ありませんが、選考に関係のないお誘いはお断りします。'],
]

/**
 * Threads of the student of the demo: about an interview, with an answer that is not read yet; a question that the company
 * of the demo has not read, with a file; one that is answered; and one that the student ended. Written once, while there is no thread.
 */
export const seedDemoMessages = async (
  { database, store }: Pick<DatabaseHandle, 'database'> & { store: Pick<FileStore, 'put'> },
  { student, member }: { student: { uid: string }; member: { uid: string } },
  now: Date,
): Promise<void> => {
  if ((await database.$count(thread)) > 0) return
  const random = createRandom('demo/messages')
  let counted = 0
  const newIdAt = (at: Date) => uuidV7(at.getTime(), (counted += 1), random.bytes(8))
  const own = async (status: 'interview' | 'screening') => {
    const [found] = await database
      .select({
        companyId: application.companyId,
        applicationId: application.id,
        jobPostId: application.jobPostId,
      })
      .from(application)
      .where(and(eq(application.uid, student.uid), eq(application.status, status)))
      .orderBy(asc(application.id))
      .limit(1)
    return found ?? null
  }
  const [membership] = await database
    .select({ companyId: companyMember.companyId, jobPostId: jobPost.id })
    .from(companyMember)
    .innerJoin(jobPost, and(eq(jobPost.companyId, companyMember.companyId), eq(jobPost.status, 'published')))
    .where(and(eq(companyMember.uid, member.uid), eq(companyMember.role, 'owner')))
    // What is asked about is where a graduate would work.
    .orderBy(desc(eq(jobPost.kind, 'new_grad')), asc(jobPost.publishAt), asc(jobPost.id))
    .limit(1)
  const interview = await own('interview')
  const screening = await own('screening')
  const plans: Plan[] = [
    ...(interview === null
      ? []
      : [
          {
            about: interview,
            lines: aboutInterview,
            unread: 'student' as const,
            frozen: false,
            daysAgo: 0,
            at: 17,
          },
        ]),
    ...(screening === null
      ? []
      : [{ about: screening, lines: closed, unread: null, frozen: true, daysAgo: 3, at: 18 }]),
    ...(membership === undefined
      ? []
      : [
          {
            about: { companyId: membership.companyId, applicationId: null, jobPostId: null },
            lines: questionToCompany,
            unread: 'company' as const,
            frozen: false,
            daysAgo: 0,
            at: 16,
          },
          {
            about: { ...membership, applicationId: null },
            lines: questionAboutAd,
            unread: null,
            frozen: false,
            daysAgo: 1,
            at: 15,
          },
        ]),
  ]
  for (const { about, lines, unread, frozen, daysAgo, at } of plans) {
    const last = lastAt(now, { daysAgo, at })
    const id = newIdAt(last)
    const count = lines.length
    await database.insert(thread).values({
      id,
      uid: student.uid,
      ...about,
      sequence: count,
      studentReadSequence: unread === 'student' ? count - 1 : count,
      companyReadSequence: unread === 'company' ? count - 1 : count,
      studentUnread: unread === 'student' ? 1 : 0,
      companyUnread: unread === 'company' ? 1 : 0,
      lastAt: last,
      frozenAt: frozen ? last : null,
      createdAt: last,
    })
    const written = lines.map(([side, text], index) => {
      const sentAt = new Date(last.getTime() - (count - 1 - index) * hour)
      return {
        threadId: id,
        id: newIdAt(sentAt),
        sequence: index + 1,
        side,
        uid: side === 'student' ? student.uid : null,
        ...(side === 'student' ? { name: '道野 あかり', role: '' } : recruiter),
        text,
        searchText: normalise(text),
        sentAt,
        readAt: index === count - 1 && unread !== null ? null : sentAt,
      }
    })
    await database.insert(message).values(written)
    const [first] = written
    if (lines === questionToCompany && first !== undefined)
      await seedDemoMessageFile(database, store, {
        fileId: newIdAt(first.sentAt),
        uid: student.uid,
        at: first.sentAt,
        threadId: id,
        messageId: first.id,
      })
    if (frozen)
      await database.insert(messageReport).values({
        id: newIdAt(last),
        threadId: id,
        companyId: about.companyId,
        uid: student.uid,
        reason: 'private',
        text: '',
        evidence: written.map(({ sequence, side, name, role, text, sentAt }) => ({
          sequence,
          side,
          name,
          role,
          text,
          sentAt: sentAt.toISOString(),
        })),
        createdAt: last,
      })
  }
}
