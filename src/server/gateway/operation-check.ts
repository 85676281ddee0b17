import { LRUCache } from 'lru-cache'
import { parse, print } from 'graphql'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { AllowedOperations } from './gateway.ts'

/** Tokens of a document that is looked at; none of ours comes near. */
const tokensMax = 2_000
/** Answers remembered, by the document as sent. */
const rememberedMax = 500

const normalised = (document: string): string | null => {
  try {
    return print(parse(document, { maxTokens: tokensMax, noLocation: true }))
  } catch {
    return null
  }
}

/** Why a request is refused, or null. Documents are compared as the printer writes them, whatever their white space. */
export const createOperationCheck = (
  operations: AllowedOperations,
): ((document: unknown) => ErrorCode | null) => {
  if (operations.kind === 'any') return () => null
  const remembered = new LRUCache<string, boolean>({ max: rememberedMax })
  const isKnown = (document: string): boolean => {
    const before = remembered.get(document)
    if (before !== undefined) return before
    const printed = normalised(document)
    const known = printed !== null && operations.documents.has(printed)
    remembered.set(document, known)
    return known
  }
  return (document) => (typeof document === 'string' && isKnown(document) ? null : 'OPERATION_NOT_KNOWN')
}
