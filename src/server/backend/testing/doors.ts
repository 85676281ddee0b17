import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TadaDocumentNode } from 'gql.tada'
import { print, type DocumentNode } from 'graphql'
import { createGateway } from '#server/gateway/create-gateway.ts'
import type { GatewayError } from '#server/gateway/gateway.ts'
import type { Log } from '#server/platform/log.ts'
import type { OperationCaller } from '#server/ports/operations.ts'
import type { Backend } from '#server/backend/handle.ts'

/** The three ways to the schema: pages and actions, in this process or at an upstream, and the public `/graphql`. */
export const doors = ['in process', 'upstream', 'public'] as const
export type Door = (typeof doors)[number]

export type Outcome = { data: unknown } | { code: string; requestId: string }

type Options = {
  of: { backend: Pick<Backend, 'handle' | 'execute'>; log: Log }
  timeoutMs?: number
  maxResponseBytes?: number
}
type Variables = Readonly<Record<string, unknown>>
type Ask = (
  door: Door,
  document: DocumentNode,
  variables: Variables,
  caller: OperationCaller,
) => Promise<Outcome>

const listen = async (handle: Backend['handle']) => {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const response = await handle(
      new Request(`http://upstream.test${incoming.url}`, {
        method: incoming.method ?? 'POST',
        headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        body: new Uint8Array(await buffer(incoming)),
      }),
    )
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`) }
}

/** All doors to one backend; the upstream is the backend behind a real socket. */
export const openDoors = async ({ of, ...bounds }: Options) => {
  const { handle, execute } = of.backend
  const { server, url } = await listen(handle)
  const common = { operations: { kind: 'any' }, log: of.log, ...bounds } as const
  const gateways = {
    'in process': createGateway({ upstream: { kind: 'in_process', handle, execute }, ...common }),
    upstream: createGateway({ upstream: { kind: 'remote', url }, ...common }),
  }
  const askPublic = async (
    document: DocumentNode,
    variables: Variables,
    { bearerToken, ...caller }: OperationCaller,
  ): Promise<Outcome> => {
    const response = await gateways['in process'].forward(
      new Request('https://site.test/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearerToken === null ? {} : { authorization: `Bearer ${bearerToken}` }),
        },
        body: JSON.stringify({ query: print(document), variables }),
      }),
      { ...caller, bearerToken: null },
    )
    const { data, errors } = (await response.json()) as {
      data?: unknown
      errors?: { extensions: { code: string; requestId: string } }[]
    }
    const [error] = errors ?? []
    return error === undefined
      ? { data }
      : { code: error.extensions.code, requestId: error.extensions.requestId }
  }
  const ask: Ask = (door, document, variables, caller) =>
    door === 'public'
      ? askPublic(document, variables, caller)
      : gateways[door].execute(document as TadaDocumentNode<unknown, Variables>, variables, caller).then(
          (data) => ({ data }),
          ({ code, requestId }: GatewayError) => ({ code, requestId }),
        )
  return {
    ask,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
