import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { CompanyStatus } from '#contract/codes/company.ts'
import {
  messageReportReasonNames,
  type MessageReportReason,
  type ThreadClosing,
  type ThreadSide,
} from '#contract/codes/message.ts'
import { formatInstant } from '#contract/format/time.ts'
import { messageLimits, quietHours } from '#contract/message.ts'

const hour = 60 * 60 * 1000
/** Japan has no summer time. */
const japan = 9 * hour

/**
 * When a message that is sent now is delivered. Null: at once; a message of a company to a student who did not allow the
 * night waits until 8:00 of Japan.
 */
export const deliverAtOf = (side: ThreadSide, at: Date, allowsNight: boolean): Date | null => {
  if (side === 'student' || allowsNight) return null
  const now = new Date(at.getTime() + japan)
  const hours = now.getUTCHours()
  if (hours >= quietHours.to && hours < quietHours.from) return null
  const days = hours >= quietHours.from ? 1 : 0
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, quietHours.to)
  return new Date(morning - japan)
}

type Facts = {
  frozenAt: Date | null
  /** Null: an inquiry. */
  applicationStatus: ApplicationStatus | null
  companyStatus: CompanyStatus
}

/** Why nobody writes in a thread any more, as that side is told. Null: both do. */
export const closingOf = (
  { frozenAt, applicationStatus, companyStatus }: Facts,
  side: ThreadSide,
): ThreadClosing | null => {
  if (frozenAt !== null) return side === 'student' ? 'frozen' : 'closed'
  if (applicationStatus === 'withdrawn') return 'withdrawn'
  return companyStatus === 'active' ? null : 'suspended'
}

type Said = { reason: MessageReportReason; text: string }

/**
 * What a report says to which its student adds: all that stood there with its reason, then the new words. Where it grows
 * over `messageLimits.reportAdded` the oldest words go.
 */
export const addedToReport = (before: Said, { reason, text }: Said, at: Date): string => {
  const names = messageReportReasonNames
  const line = `（${formatInstant(at.toISOString())} 追加の報告。理由：${names[reason]}。それまでの理由：${names[before.reason]}）`
  const all = [before.text, text === '' ? line : `${line}\n${text}`]
    .filter((part) => part !== '')
    .join('\n\n')
  return all.length > messageLimits.reportAdded
    ? `…${all.slice(1 - messageLimits.reportAdded)}`.toWellFormed()
    : all
}

/** Whether people can write to each other about an application: it was sent and stands, and its student has an account. */
export const mayBeWrittenAbout = (application: {
  uid: string | null
  status: ApplicationStatus
  erasedAt: Date | null
}): boolean =>
  application.uid !== null &&
  application.erasedAt === null &&
  application.status !== 'draft' &&
  application.status !== 'withdrawn'

export const otherSide = (side: ThreadSide): ThreadSide => (side === 'student' ? 'company' : 'student')
