import { createYoga, type Plugin } from 'graphql-yoga'
import type { Viewer } from '#contract/account.ts'
import type { FactorPolicy } from '#contract/second-factor.ts'
import type { Log } from '#server/platform/log.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { readViewer } from './accounts/viewer.ts'
import type { Database } from './database/open.ts'
import { NoBrokenTextRule } from './guards/broken-text.ts'
import { MaxAliasesRule } from './guards/max-aliases.ts'
import { createCostPlugin } from './guards/cost-plugin.ts'
import { MaxDepthRule } from './guards/max-depth.ts'
import { parseWithinLimit } from './guards/max-tokens.ts'
import { refusalOf } from './http/admit.ts'
import { errorResponse, type RefusedRequest } from './http/error-response.ts'
import { finishErrors, resultResponse } from './http/finish.ts'
import { negotiate } from './http/media-type.ts'
import { readParams } from './http/read-params.ts'
import type { Identity, VerifiedIdentity } from '#server/ports/identity.ts'
import { createLoaders } from './loaders/loaders.ts'
import { prepareReads } from './loaders/reads.ts'
import { buildSchema } from './schema/build-schema.ts'
import type { Context } from './schema/context.ts'
import { createFacetCache } from './search/facet-cache.ts'
import type { BackendServices } from './services.ts'

export type BackendOptions = {
  database: Database
  identity: Identity
  factorPolicy: FactorPolicy
  services: BackendServices
  now: () => Date
  log: Log
}

export type Backend = {
  /** Answers one GraphQL request; never throws. */
  handle: (request: Request) => Promise<Response>
  /** Forgets what a write may have changed. */
  invalidate: (notice: InvalidationNotice) => void
}

/** What is known of a request before its operation is read. */
type Caller = {
  requestId: string
  client: string
  identity: VerifiedIdentity | null
  /** Called once the answer is there, whatever became of it. */
  atEnd: (() => void)[]
}

type WhoIsIt =
  { kind: 'caller'; identity: VerifiedIdentity | null } | { kind: 'refused'; why: RefusedRequest }

const bearer = /^Bearer ([\w.~+/-]+=*)$/i
const requestIdPattern = /^[\w-]{8,64}$/
const clientPattern = /^[\da-f.:/]{2,50}$/i

/** Callers the gateway knows nothing of are limited together. */
const unknownClient = 'unknown'

const unauthenticated: RefusedRequest = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'The bearer token is not valid',
  headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
}

const unreachable: RefusedRequest = {
  status: 502,
  code: 'UPSTREAM_FAILED',
  message: 'Identities cannot be verified now',
}

const identify = async (
  request: Request,
  identity: Identity,
  onFailure: (cause: unknown) => void,
): Promise<WhoIsIt> => {
  const header = request.headers.get('authorization')
  if (header === null) return { kind: 'caller', identity: null }
  const token = bearer.exec(header)?.[1]
  if (token === undefined) return { kind: 'refused', why: unauthenticated }
  try {
    const verified = await identity.verify(token)
    return verified === null
      ? { kind: 'refused', why: unauthenticated }
      : { kind: 'caller', identity: verified }
  } catch (cause) {
    onFailure(cause)
    return { kind: 'refused', why: unreachable }
  }
}

/** Asks the database when a resolver first wants to know. */
const createViewer = (database: Database, identity: VerifiedIdentity | null): (() => Promise<Viewer>) => {
  let found: Promise<Viewer> | undefined
  return () =>
    (found ??= identity === null ? Promise.resolve({ kind: 'none' }) : readViewer(database, identity.uid))
}

/** Limits, error codes and the wire format around the engine. */
const wirePlugin = (log: Log): Plugin<Context, Caller> => ({
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
  onResultProcess: ({ request, result, serverContext, setResultProcessor }) => {
    const mediaType = negotiate(request.headers.get('accept')) ?? 'application/json'
    const { requestId } = serverContext
    // Arrays are batches and iterables are subscriptions; neither is switched on.
    if (result === undefined || Array.isArray(result) || Symbol.asyncIterator in result) return
    setResultProcessor(() => resultResponse(finishErrors(result, requestId, log), mediaType), mediaType)
  },
})

/**
 * The GraphQL service as Request → Response. A bearer token is verified through `identity`: an invalid one answers 401,
 * none is an anonymous request.
 */
export const createBackend = ({
  database,
  identity,
  factorPolicy,
  services,
  now,
  log,
}: BackendOptions): Backend => {
  const facetCache = createFacetCache()
  const reads = prepareReads(database)
  const yoga = createYoga<Caller, Context>({
    schema: buildSchema(),
    context: ({ requestId, client, identity: verified }): Context => {
      const instant = now()
      const loaders = createLoaders(database, reads, () => instant)
      return {
        database,
        now: instant,
        identity: verified,
        viewer: createViewer(database, verified),
        factorPolicy,
        requestId,
        client,
        loaders,
        facetCache,
        services,
      }
    },
    plugins: [wirePlugin(log), createCostPlugin(unknownClient)],
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
        const who = await identify(request, identity, (cause) =>
          log.error({ requestId, err: cause }, 'identity provider failed'),
        )
        if (who.kind === 'refused') return errorResponse(who.why, requestId)
        const network = request.headers.get('x-client-network') ?? ''
        const client = clientPattern.test(network) ? network : unknownClient
        return await yoga.handle(request, { requestId, client, identity: who.identity, atEnd })
      } catch (error) {
        log.error({ requestId, err: error }, 'request failed')
        return errorResponse(
          { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side' },
          requestId,
        )
      } finally {
        for (const end of atEnd) end()
      }
    },
    invalidate: facetCache.invalidate,
  }
}
