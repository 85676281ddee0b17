import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

/** The uid of who changes templates or letters, counted. Throws RATE_LIMITED where they did so too often. */
export const changingMember = async (context: Context): Promise<string> => {
  const { uid } = callerOf(context)
  if (await context.services.replies.mayChange(uid)) return uid
  throw codedError('RATE_LIMITED', 'Too many changes of replies')
}
