import { codedError } from '#server/backend/schema/input-error.ts'

/** What a service answered about a thing of a company. Throws NOT_FOUND where there is none, or it is no longer the caller's. */
export const found = async <Answer>(answer: Promise<Answer | null>): Promise<Answer> => {
  const given = await answer
  if (given === null) throw codedError('NOT_FOUND', 'There is no such thing of the company')
  return given
}
