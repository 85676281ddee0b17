import { print, type DocumentNode } from 'graphql'
import type { ExecuteOperation, OperationAnswer } from '#server/ports/operations.ts'
import { callerHeaders } from './caller-headers.ts'
import { UpstreamError, type Send } from './upstream.ts'

const parseAnswer = (body: string): OperationAnswer => {
  const parsed: unknown = JSON.parse(body)
  if (typeof parsed !== 'object' || parsed === null) throw new UpstreamError('UPSTREAM_FAILED', 'no object')
  return parsed
}

/** The adapter of a backend at another address: GraphQL over HTTP with the caller's token. Throws UpstreamError. */
export const executeUpstream = (send: Send): ExecuteOperation => {
  const printed = new WeakMap<DocumentNode, string>()
  const textOf = (document: DocumentNode): string => {
    const text = printed.get(document) ?? print(document)
    printed.set(document, text)
    return text
  }
  return async (document, variables, caller) => {
    const { body } = await send({
      method: 'POST',
      search: '',
      headers: {
        accept: 'application/graphql-response+json',
        'content-type': 'application/json',
        ...callerHeaders(caller),
      },
      body: JSON.stringify({ query: textOf(document), variables }),
    })
    return parseAnswer(body)
  }
}
