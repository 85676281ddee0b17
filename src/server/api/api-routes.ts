import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { apiOperations, type ApiOperation, type ApiOperationId } from '#contract/company-api-operations.ts'
import { companyApiLimits } from '#contract/company-api.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { Admitted, ApiAnswer, CompanyApi } from './company-api.ts'
import { ApiProblem } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the interface of companies; null: nobody who may. */
    admitted: Admitted | null
  }
}

type Asked = { Params: { id?: string } }

const only = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.join(', ')

const send = (reply: FastifyReply, { status, headers, body }: ApiAnswer) => {
  reply.code(status).headers(headers).header('cache-control', 'no-store')
  return reply.send(body)
}

/** Operations as routes: `/ads/{id}` is `/ads/:id`. */
const routesOf = (): [ApiOperationId, ApiOperation][] =>
  // The keys of a literal are its own.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.entries(apiOperations) as [ApiOperationId, ApiOperation][]

/** `/api/v1`, for systems of companies: who asks is judged before their body is read. */
export const apiRoutes: FastifyPluginAsync<{ api: CompanyApi }> = async (app, { api }) => {
  app.get('/api/v1/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(api.document),
  )

  await app.register(async (calls) => {
    calls.decorateRequest('admitted', null)
    calls.addHook('onRequest', async (request, reply) => {
      try {
        const admitted = await api.admit(request.headers.authorization)
        request.admitted = admitted
        reply.headers({
          'ratelimit-limit': String(companyApiLimits.callsAMinute),
          'ratelimit-remaining': String(admitted.left),
          'ratelimit-reset': String(admitted.resetSeconds),
        })
      } catch (error) {
        return send(reply, api.problem(error, request.id))
      }
    })

    const answer = async (operation: ApiOperationId, request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const { id: requestId, method, context, headers, params, query, body, admitted } = request
      if (admitted === null) throw new Error('A call was let through without its token')
      const { id = '' } = params
      return send(
        reply,
        await api.call(
          {
            operation,
            requestId,
            client: clientNetwork(context.clientAddress),
            method,
            path: context.pathname,
            id,
            query,
            contentType: headers['content-type'],
            ifMatch: only(headers['if-match']),
            idempotencyKey: only(headers['idempotency-key']),
            body,
          },
          admitted,
        ),
      )
    }

    for (const [path, operations] of Map.groupBy(routesOf(), ([, each]) => each.path)) {
      const url = `/api/v1${path.replace('{id}', ':id')}`
      for (const [id, { method }] of operations)
        calls.route<Asked>({
          method,
          url,
          bodyLimit: companyApiLimits.bodyBytes,
          handler: (request, reply) => answer(id, request, reply),
        })
      const taken = operations.map(([, { method }]) => method)
      calls.route({
        method: (['GET', 'POST', 'PATCH'] as const).filter((method) => !taken.includes(method)),
        url,
        handler: (request, reply) => {
          reply.header('allow', [...taken, 'OPTIONS'].join(', '))
          return send(reply, api.problem(new ApiProblem('wrong_method'), request.id))
        },
      })
    }
    calls.all('/api/v1/*', (request, reply) =>
      send(reply, api.problem(new ApiProblem('not_found'), request.id)),
    )
  })
}
