import { and, asc, eq, inArray } from 'drizzle-orm'
import { numberSpans } from '#contract/job-post-numbers.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { daysUntilToday } from '#server/domain/number-days.ts'
import { viewSources } from '#server/ports/view-counts.ts'
import { dayOf } from './calendar.ts'
import { createRandom } from './random.ts'

/** By how often people come from there; the hosts are nobody's (RFC 2606). */
const sources = [
  [viewSources.site, 48],
  [viewSources.none, 21],
  ['search.example', 17],
  ['career.university.example', 8],
  ['social.example', 6],
] as const

type Ad = { id: string; publishAt: Date | null; closedAt: Date | null }

/** Fewer people look for work at the weekend. */
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

const viewsOf = ({ id, publishAt, closedAt }: Ad, days: readonly string[]) => {
  const random = createRandom(`demo/numbers/${id}`)
  const often = random.int(6, 34)
  return days.flatMap((day) => {
    if (publishAt === null || day < dayOf(publishAt)) return []
    if (closedAt !== null && day > dayOf(closedAt)) return []
    const views = Math.round(often * (isWeekend(day) ? 0.45 : 1) * (0.6 + 0.8 * random.next()))
    const counts = new Map<string, number>()
    for (let view = 0; view < views; view += 1) {
      const source = random.weighted(sources)
      counts.set(source, (counts.get(source) ?? 0) + 1)
    }
    return [...counts].map(([source, count]) => ({ jobPostId: id, day, source, views: count }))
  })
}

/**
 * A fortnight of views for the ads of the demo's company. Written once, while none of them was ever looked at; answers
 * whether it was.
 */
export const seedDemoNumbers = async (
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
  const shown = inArray(jobPost.status, ['published', 'paused', 'closed', 'expired'])
  const ads = await database
    .select({ id: jobPost.id, publishAt: jobPost.publishAt, closedAt: jobPost.closedAt })
    .from(jobPost)
    .where(and(eq(jobPost.companyId, member.companyId), shown))
    .orderBy(asc(jobPost.id))
  const ids = ads.map(({ id }) => id)
  if (ids.length === 0 || (await database.$count(jobPostView, inArray(jobPostView.jobPostId, ids))) > 0)
    return false
  const { days } = daysUntilToday(numberSpans[0], now)
  const rows = ads.flatMap((ad) => viewsOf(ad, days))
  await transaction(async (within) => {
    await within.insert(jobPostView).values(rows)
  })
  return true
}
