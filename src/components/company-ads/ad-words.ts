import { closeReasonNames, type CloseReason, type JobPostStatus } from '#contract/codes/job-post.ts'
import { lastDay } from '#contract/calendar.ts'
import { formatRemaining } from '#contract/format/relative-day.ts'
import { formatMoment } from '#contract/format/moment.ts'
import { formatDate, formatDay, formatDayOfYear } from '#contract/format/time.ts'
import type { CompanyNeedKind } from '#contract/job-post-life.ts'

/** What of an ad its line is told from; instants as RFC 3339. */
export type AdFacts = {
  status: JobPostStatus
  publishAt: string | null
  validThrough: string | null
  closedAt: string | null
  closeReason: CloseReason | null
  updatedAt: string
  review: { dueAt: string; returnedAt: string | null } | null
}

/** The deadline of an ad, or that it has none. */
export const deadline = (at: string | null, now: Date): string => {
  if (at === null) return '締切がありません'
  const remaining = formatRemaining(lastDay(at), now)
  return `締切 ${formatDay(lastDay(at))}${remaining === null ? '' : `（${remaining}）`}`
}

const end = ({ closedAt, closeReason }: AdFacts): string =>
  `${closedAt === null ? '' : formatDate(closedAt)}に終了${closeReason === null ? '' : `（${closeReasonNames[closeReason]}）`}`

/** Where an ad stands in time, in a line: あと何日, when it begins, when it ended and why. */
export const adLine = (ad: AdFacts, now: Date): string => {
  const { status, publishAt, validThrough, updatedAt, review } = ad
  switch (status) {
    case 'draft':
      return review?.returnedAt
        ? `${formatDate(review.returnedAt)}に戻されました`
        : `${formatDate(updatedAt)}に更新`
    case 'in_review':
      if (review === null) return '確認を待っています'
      return Date.parse(review.dueAt) < now.getTime()
        ? '確認が予定より遅れています。もうしばらくお待ちください'
        : `${formatDayOfYear(review.dueAt)}までに回答する予定です`
    case 'scheduled':
      return publishAt === null ? '' : `${formatMoment(publishAt)}に掲載を始めます`
    case 'published':
    case 'paused':
      return deadline(validThrough, now)
    case 'closed':
    case 'expired':
    case 'removed':
      return end(ad)
  }
}

/** What an ad needs of its company, and where it is done. */
export const companyNeedWords = (
  { kind, at }: { kind: CompanyNeedKind; at: string },
  now: Date,
): { text: string; link: string } => {
  switch (kind) {
    case 'returned':
      return {
        text: `運営者から${formatDate(at)}に戻されました。理由を読んで直すと、もう一度掲載の手続きができます。`,
        link: '理由を見て直す',
      }
    case 'ends_soon':
      return {
        text: `${deadline(at, now)}です。期限を過ぎると募集は終わります。`,
        link: '求人を確かめる',
      }
    case 'in_review':
      return {
        text:
          Date.parse(at) < now.getTime()
            ? '運営者の確認が予定より遅れています。もうしばらくお待ちください。'
            : `運営者が表現を確かめています。${formatDayOfYear(at)}までに回答する予定です。`,
        link: '状態を見る',
      }
  }
}
