import type * as z from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { inputError } from './input-error.ts'

/** The input of a mutation, parsed by the same schema as the form's. Throws INVALID_INPUT that names the fields. */
export const parseInput = <Schema extends z.$ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const parsed = safeParse(schema, input)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.'))
  throw inputError(`Not accepted: ${[...new Set(fields)].join(', ')}`)
}
