import { createServer, type Server } from 'node:http'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from './metrics.ts'

/** GET /metrics at an address of its own, which no visitor reaches. Rejects where it cannot listen. */
export const startMetricsServer = async (
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { listen, log }: { listen: { host: string; port: number }; log: Log },
): Promise<Server> => {
  const server = createServer((request, response) => {
    const answer = (status: number, body: string, contentType = 'text/plain; charset=utf-8') => {
      response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body)
    }
    if (request.url !== '/metrics') return answer(404, 'Not found\n')
    if (request.method !== 'GET') return answer(405, 'GET alone\n')
    metrics.text().then(
      (text) => answer(200, text, metrics.contentType),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics failed')
        answer(500, 'Failed\n')
      },
    )
  })
  server.requestTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listen, resolve)
  })
  server.unref()
  return server
}
