import { createYoga, type Plugin } from 'graphql-yoga'
import { isCompanyToken } from '#contract/company-api.ts'
import type { FactorPolicy } from '#contract/second-factor.ts'
import type { Log } from '#server/platform/log.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { prepareViewer } from './accounts/viewer.ts'
import type { Database } from './database/open.ts'
import { createExecuteInProcess } from './execution/execute-in-process.ts'
import { NoBrokenTextRule } from './guards/broken-text.ts'
import { MaxAliasesRule } from './guards/max-aliases.ts'
import { createCostLimit, type CostLimit } from './guards/cost-limit.ts'
import { MaxDepthRule } from './guards/max-depth.ts'
import { parseWithinLimit } from './guards/max-tokens.ts'
import { refusalOf } from './http/admit.ts'
import { errorResponse } from './http/error-response.ts'
import { finishErrors, refusedBy, resultResponse } from './http/finish.ts'
import { createProof, identify, identifyCompanyToken, identifyToken, type SignedIn } from './http/identify.ts'
import { negotiate } from './http/media-type.ts'
import { readParams } from './http/read-params.ts'
import type { ReadReplica } from '#server/ports/read-replica.ts'
import type { Identity, VerifiedIdentity } from '#server/ports/identity.ts'
import type { ExecuteOperation } from '#server/ports/operations.ts'
import { createLoaders } from './loaders/loaders.ts'
import { prepareReads } from './loaders/reads.ts'
import { buildSchema } from './schema/build-schema.ts'
import type { Context } from './schema/context.ts'
import { createFacetCache } from './search/facet-cache.ts'
import type { BackendServices } from './services.ts'

export type BackendOptions = {
  database: Database
  /** Null: there is none. */
  replica: (ReadReplica & { database: Database }) | null
  identity: Identity
  factorPolicy: FactorPolicy
  services: BackendServices
  now: () => Date
  log: Log
}

export type Backend = {
  /** Answers one GraphQL request; never throws. */
  handle: (request: Request) => Promise<Response>
  /** Executes an operation of this process, with the answer that `handle` would give. */
  execute: ExecuteOperation
  /** Forgets what a write may have changed. */
  invalidate: (notice: InvalidationNotice) => void
}

/** What is known of a request before its operation is read. */
type Caller = {
  requestId: string
  client: string
  signedIn: SignedIn | null
  /** Called once the answer is there, whatever became of it. */
  atEnd: (() => void)[]
}

const requestIdPattern = /^[\w-]{8,64}$/
const clientPattern = /^[\da-f.:/]{2,50}$/i

/** Callers the gateway knows nothing of are limited together. */
const unknownClient = 'unknown'
const clientOf = (network: string | null): string =>
  network !== null && clientPattern.test(network) ? network : unknownClient

/** Limits, error codes and the wire format around the engine. */
const wirePlugin = (costLimit: CostLimit, log: Log): Plugin<Context & Caller, Caller> => ({
  onRequestParse: async ({ request, serverContext, setRequestParser, endResponse }) => {
    const read = await readParams(request)
    if (read.kind === 'params') setRequestParser(() => read.params)
    else endResponse(errorResponse(read.why, serverContext.requestId))
  },
  onParse: ({ setParseFn }) => setParseFn(parseWithinLimit),
  onValidate: ({ addValidationRule }) => {
    addValidationRule(NoBrokenTextRule)
    addValidationRule(MaxDepthRule)
    addValidationRule(MaxAliasesRule)
  },
  onExecute: ({ args, setResultAndStopExecution }) => {
    const { schema, document, operationName, variableValues, contextValue } = args
    const operation = { schema, document, operationName, variables: variableValues ?? {} }
    const entry = costLimit(operation, contextValue.client)
    if (entry.kind === 'refused') setResultAndStopExecution({ errors: [entry.error] })
    else contextValue.atEnd.push(entry.leave)
  },
  onResultProcess: ({ request, result, serverContext, setResultProcessor }) => {
    const mediaType = negotiate(request.headers.get('accept')) ?? 'application/json'
    const { requestId } = serverContext
    // Arrays are batches and iterables are subscriptions; neither is switched on.
    if (result === undefined || Array.isArray(result) || Symbol.asyncIterator in result) return
    setResultProcessor(() => resultResponse(finishErrors(result, requestId, log), mediaType), mediaType)
  },
})

/**
 * The GraphQL service as Request → Response. A bearer token is verified through `identity` and held against the open
 * sessions: one that is invalid or of none answers 401, no token is an anonymous request.
 */
export const createBackend = ({
  database: primary,
  replica,
  identity,
  factorPolicy,
  services,
  now,
  log,
}: BackendOptions): Backend => {
  const facetCache = createFacetCache()
  const ofPrimary = { database: primary, reads: prepareReads(primary) }
  const ofReplica =
    replica === null ? ofPrimary : { database: replica.database, reads: prepareReads(replica.database) }
  const readViewer = prepareViewer(primary)
  const identifying = (requestId: string) => ({
    identity,
    viewerOf: (verified: VerifiedIdentity) => readViewer(verified, now()),
    onFailure: (cause: unknown) => log.error({ requestId, err: cause }, 'identity provider failed'),
  })
  const contextOf = (
    { requestId, client, signedIn }: Omit<Caller, 'atEnd'>,
    from: 'database' | 'replica',
  ): Context => {
    const instant = now()
    const { database, reads } = from === 'replica' ? ofReplica : ofPrimary
    return {
      database,
      now: instant,
      identity: signedIn?.identity ?? null,
      proveNow: createProof(identifying(requestId), signedIn),
      viewer: signedIn?.viewer ?? { kind: 'none' },
      token: signedIn?.opens ?? null,
      factorPolicy,
      requestId,
      client,
      loaders: createLoaders(database, reads, () => instant),
      facetCache,
      services,
    }
  }
  const schema = buildSchema()
  const costLimit = createCostLimit(unknownClient)
  const yoga = createYoga<Caller, Context>({
    schema,
    context: (caller) => contextOf(caller, 'database'),
    plugins: [wirePlugin(costLimit, log)],
    maskedErrors: false,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    // The host and the gateway count bytes.
    maxRequestBodySize: false,
  })
  return {
    handle: async (request) => {
      const given = request.headers.get('x-request-id')
      const requestId = given !== null && requestIdPattern.test(given) ? given : crypto.randomUUID()
      const refused = refusalOf(request)
      if (refused !== null) return errorResponse(refused, requestId)
      const atEnd: Caller['atEnd'] = []
      try {
        const who = await identify(request, identifying(requestId))
        if (who.kind === 'refused') return errorResponse(who.why, requestId)
        const client = clientOf(request.headers.get('x-client-network'))
        return await yoga.handle(request, { requestId, client, signedIn: who.signedIn, atEnd })
      } catch (error) {
        log.error({ requestId, err: error }, 'request failed')
        return errorResponse(refusedBy(error), requestId)
      } finally {
        for (const end of atEnd) end()
      }
    },
    execute: createExecuteInProcess({
      schema,
      contextOf,
      replica,
      identifyToken: (token, requestId) =>
        isCompanyToken(token)
          ? identifyCompanyToken(token, services.companyTokens)
          : identifyToken(token, identifying(requestId)),
      clientOf,
      costLimit,
      log,
    }),
    invalidate: facetCache.invalidate,
  }
}
