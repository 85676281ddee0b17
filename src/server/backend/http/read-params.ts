import * as z from 'zod/mini'
import { brokenTextMessage, hasBrokenText } from '#server/backend/guards/broken-text.ts'
import type { RefusedRequest } from './error-response.ts'

/** What GraphQL over HTTP sends: a document, which of its operations, and that one's variables. */
const paramsSchema = z.object({
  query: z.string(),
  operationName: z.nullish(z.string()),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  extensions: z.nullish(z.record(z.string(), z.unknown())),
})

export type OperationParams = {
  query: string
  operationName?: string
  variables?: Record<string, unknown>
}

type Read = { kind: 'params'; params: OperationParams } | { kind: 'refused'; why: RefusedRequest }

const malformed = (message: string): Read => ({
  kind: 'refused',
  why: { status: 400, code: 'BAD_REQUEST', message },
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fromAddress = (url: string): unknown => {
  const { query, variables, extensions, ...rest } = Object.fromEntries(new URL(url).searchParams)
  const json = (text: string | undefined) =>
    text === undefined || text === '' ? null : (parsed(text) ?? text)
  return { ...rest, query, variables: json(variables), extensions: json(extensions) }
}

/**
 * Reads the parameters of a request that has been admitted. Anything that is no well-formed GraphQL request is refused,
 * batches included, whatever media type is wished for.
 */
export const readParams = async (request: Request): Promise<Read> => {
  const given = request.method === 'GET' ? fromAddress(request.url) : parsed(await request.text())
  if (given === undefined) return malformed('The body must be JSON')
  if (Array.isArray(given)) return malformed('One operation at a time')
  const checked = paramsSchema.safeParse(given)
  if (!checked.success)
    return malformed(`${checked.error.issues[0]?.path.join('.') || 'The body'} is not what it has to be`)
  const { query, operationName, variables } = checked.data
  if (hasBrokenText(variables))
    return { kind: 'refused', why: { status: 400, code: 'INVALID_INPUT', message: brokenTextMessage } }
  return {
    kind: 'params',
    params: {
      query,
      ...(operationName ? { operationName } : {}),
      ...(variables ? { variables } : {}),
    },
  }
}
