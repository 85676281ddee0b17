import { GraphQLError, parse, type DocumentNode, type ParseOptions, type Source } from 'graphql'
import { codedError } from '#server/backend/schema/input-error.ts'

/** Tokens of one document; the longest of our own has about 400. */
const tokensMax = 2_000

/** Parses a document, giving up at `tokensMax`. Throws GraphQLError with TOO_COMPLEX or BAD_REQUEST. */
export const parseWithinLimit = (source: string | Source, options?: ParseOptions): DocumentNode => {
  try {
    return parse(source, { ...options, maxTokens: tokensMax })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    if (error.message.includes('tokens')) throw codedError('TOO_COMPLEX', `Has more than ${tokensMax} tokens`)
    throw new GraphQLError(error.message, {
      ...(error.source === undefined ? {} : { source: error.source }),
      ...(error.positions === undefined ? {} : { positions: error.positions }),
      extensions: { code: 'BAD_REQUEST' },
    })
  }
}
