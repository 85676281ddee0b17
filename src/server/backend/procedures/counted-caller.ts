import type { CountedChange } from '#server/backend/job-post-editor/change-limits.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { Call } from './call.ts'

/** The uid of who changes something of interviews, counted. Throws RATE_LIMITED where they did so too often. */
export const interviewChanger = async ({ services, caller: { uid } }: Call): Promise<string> => {
  if (await services.interviews.mayChange(uid)) return uid
  throw codedError('RATE_LIMITED', 'Too many changes of interviews')
}

/** The uid of who changes an ad, counted. Throws RATE_LIMITED where they did so too often. */
export const jobPostChanger = async (
  { services, caller: { uid } }: Call,
  change: CountedChange,
): Promise<string> => {
  if (await services.jobPostChangeLimits.may(uid, change)) return uid
  throw codedError('RATE_LIMITED', 'Too many changes of ads')
}
