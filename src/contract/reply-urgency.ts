import { statusesOfApplicants, type SentStatus } from './applicants.ts'
import { daysUntil } from './format/time.ts'

/** What the promise of an answer is told from; instants as RFC 3339. */
export type PromisedReply = {
  status: SentStatus
  replyDueAt: string | null
  /** When it can no longer be answered. */
  lastReplyAt: string | null
}

/**
 * How an application presses. `none`: nothing is promised any more. `calm`: more than three days are left. `soon`: fewer.
 * `today`: the promised day has come. `late`: it has passed. `over`: the days of late answers have passed too.
 */
export type ReplyUrgency = { level: 'none' | 'calm' | 'soon' | 'today' | 'late' | 'over'; words: string }

/** Days before the end from which an answer is due soon, as companies are reminded. */
const soonDays = 3

const isUnanswered = (status: SentStatus) => statusesOfApplicants.waiting.some((each) => each === status)
const isEnded = (status: SentStatus) => statusesOfApplicants.ended.some((each) => each === status)

const late = (replyDueAt: string, lastReplyAt: string | null, now: Date): ReplyUrgency => {
  // The promise ends with a day in Japan: from the next day on it has passed, at the latest a day ago.
  const passed = Math.max(1, -daysUntil(replyDueAt, now))
  if (lastReplyAt === null || Date.parse(lastReplyAt) <= now.getTime())
    return { level: 'over', words: '返信できる期間が終わりました' }
  const left = daysUntil(lastReplyAt, now)
  const rest = left === 0 ? '本日まで返信できます' : `あと${left}日は返信できます`
  return { level: 'late', words: `${passed}日過ぎています（${rest}）` }
}

/** How an application presses its company, in words. */
export const replyUrgency = ({ status, replyDueAt, lastReplyAt }: PromisedReply, now: Date): ReplyUrgency => {
  if (isEnded(status)) return { level: 'none', words: '終了' }
  if (!isUnanswered(status) || replyDueAt === null) return { level: 'none', words: '返信済み' }
  if (Date.parse(replyDueAt) <= now.getTime()) return late(replyDueAt, lastReplyAt, now)
  const days = daysUntil(replyDueAt, now)
  if (days === 0) return { level: 'today', words: '本日まで' }
  return { level: days <= soonDays ? 'soon' : 'calm', words: `あと${days}日` }
}
