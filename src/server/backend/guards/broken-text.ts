import type { ASTVisitor, ValidationContext } from 'graphql'
import { codedError } from '#server/backend/schema/input-error.ts'

/** Why an operation is refused that brings text Postgres can't hold. */
export const brokenTextMessage = 'A text holds NUL or half a surrogate pair'

/** True for what neither `text` nor `jsonb` of Postgres can hold: it would fail wherever the database is asked. */
export const isBrokenText = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** True when such a text stands anywhere in the variables of an operation. */
export const hasBrokenText = (value: unknown): boolean => {
  if (typeof value === 'string') return isBrokenText(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrokenText)
}

/** Refuses documents in which such a text is written. */
export const NoBrokenTextRule = (context: ValidationContext): ASTVisitor => ({
  StringValue: ({ value }) => {
    if (isBrokenText(value)) context.reportError(codedError('INVALID_INPUT', brokenTextMessage))
  },
})
