import { and, asc, eq } from 'drizzle-orm'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report, reportInquiry } from '#server/backend/database/schema/report.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { day } from './calendar.ts'
import { createRandom } from './random.ts'

const reasonOfRemoval =
  '在宅でできる仕事の説明と、面接で示された条件が違うことを確認したため、掲載を取りやめました。'

/** Days ago, and what everybody wrote, of the report of an ad in a state. */
const plans = [
  {
    status: 'published',
    reasons: ['false_terms'],
    body: '求人には残業なしとありますが、説明会では月20時間ほどあると聞きました。',
    sent: 3,
    asked: 2,
    question: '残業の有無と、ある場合は月の平均時間を教えてください。',
    answered: null,
    closed: null,
  },
  {
    status: 'removed',
    reasons: ['false_terms', 'fraud'],
    body: '面接で、はじめに教材を買うように言われました。',
    sent: 14,
    asked: 12,
    question: '応募者に費用を求めることがあるかを教えてください。',
    answered: { daysAgo: 10, text: '教材の購入をお願いしていました。今後は行いません。' },
    closed: { daysAgo: 8, outcome: 'removed', reason: reasonOfRemoval },
  },
] as const

/**
 * Two reports of ads of the demo's company: one that waits for its answer, and one that ended with the ad. Written once,
 * after its ads. Answers whether it was.
 */
export const seedDemoReports = async (
  { database, transaction }: DatabaseHandle,
  { uid }: { uid: string },
  now: Date,
): Promise<boolean> => {
  const [member] = await database
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.uid, uid), eq(companyMember.role, 'owner')))
    .orderBy(asc(companyMember.id))
    .limit(1)
  if (member === undefined) return false
  const { companyId } = member
  if ((await database.$count(reportInquiry, eq(reportInquiry.companyId, companyId))) > 0) return false
  const random = createRandom('demo/reports')
  const ago = (days: number) => new Date(now.getTime() - days * day)
  for (const { status, reasons, body, sent, asked, question, answered, closed } of plans) {
    const [ad] = await database
      .select({ id: jobPost.id, revision: jobPost.revision })
      .from(jobPost)
      .where(and(eq(jobPost.companyId, companyId), eq(jobPost.status, status)))
      .orderBy(asc(jobPost.id))
      .limit(1)
    if (ad === undefined) continue
    const idAt = (days: number) => uuidV7(ago(days).getTime(), 0, random.bytes(8))
    const about = { jobPostId: ad.id, reasons: [...reasons] }
    const end = closed && {
      outcome: closed.outcome,
      outcomeReason: closed.reason,
      closedAt: ago(closed.daysAgo),
    }
    const inquiryId = idAt(asked)
    await transaction(async (within) => {
      await within.insert(reportInquiry).values({
        id: inquiryId,
        companyId,
        ...about,
        question,
        ...(answered && { answer: answered.text, answeredAt: ago(answered.daysAgo) }),
        ...end,
        createdAt: ago(asked),
      })
      await within.insert(report).values({
        id: idAt(sent),
        formId: idAt(sent),
        ...about,
        revision: ad.revision,
        body,
        inquiryId,
        ...end,
        createdAt: ago(sent),
      })
    })
  }
  return true
}
