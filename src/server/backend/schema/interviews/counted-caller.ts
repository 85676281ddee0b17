import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

/** Who changes something of interviews, counted. Throws RATE_LIMITED where they did so too often. */
export const countedCaller = async (context: Context): Promise<string> => {
  const { uid } = callerOf(context)
  if (await context.services.interviews.mayChange(uid)) return uid
  throw codedError('RATE_LIMITED', 'Too many changes of interviews')
}
