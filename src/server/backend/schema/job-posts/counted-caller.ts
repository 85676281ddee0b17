import type { CountedChange } from '#server/backend/job-post-editor/change-limits.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

/** Who changes an ad, counted. Throws RATE_LIMITED where they did so too often. */
export const countedCaller = async (context: Context, change: CountedChange): Promise<string> => {
  const { uid } = callerOf(context)
  if (await context.services.jobPostChangeLimits.may(uid, change)) return uid
  throw codedError('RATE_LIMITED', 'Too many changes of ads')
}
