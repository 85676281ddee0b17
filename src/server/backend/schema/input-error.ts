import { GraphQLError } from 'graphql'
import type { ErrorCode } from '#contract/error-codes.ts'

/** An error the caller is told about, with its code; any other kind is masked as INTERNAL. */
export const codedError = (code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { ...extensions, code } })

/** An argument that no well-made operation sends. */
export const inputError = (message: string) => codedError('INVALID_INPUT', message)
