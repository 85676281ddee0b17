import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { CompanyStatus } from '#contract/codes/company.ts'
import type { ThreadClosing, ThreadSide } from '#contract/codes/message.ts'
import { quietHours } from '#contract/message.ts'

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

export const otherSide = (side: ThreadSide): ThreadSide => (side === 'student' ? 'company' : 'student')
