import { codedError } from '#server/backend/schema/input-error.ts'

/** What a service answered. Throws RATE_LIMITED where it was asked too often. */
export const unlessLimited = async <Answer>(answer: Promise<Answer | 'limited'>): Promise<Answer> => {
  const given = await answer
  if (given === 'limited') throw codedError('RATE_LIMITED', 'Too many changes of the company')
  return given
}
