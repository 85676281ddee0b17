import http from 'node:http'
import { portOf } from './port-of.ts'

export type Balancer = {
  origin: string
  /** The ports that get requests now. */
  ready: () => readonly number[]
  close: () => Promise<void>
}

const checkMilliseconds = 250

const unavailable = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' }

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Shares requests out over the nodes that say they are ready, as the balancer of a real site does. A request whose node does
 * not answer goes to the next one only where nothing was written: a lost POST is for its sender to repeat.
 */
export const openBalancer = async (ports: readonly number[], port: number): Promise<Balancer> => {
  const agent = new http.Agent({ keepAlive: true })
  let ready: readonly number[] = []
  let turn = 0
  const check = async () => {
    const answers = await Promise.all(ports.map(isReady))
    ready = ports.filter((_, index) => answers[index])
  }
  await check()
  // The next check waits for the one before.
  let timer: NodeJS.Timeout | undefined
  const checkAgain = () => {
    timer = setTimeout(() => void check().finally(checkAgain), checkMilliseconds)
  }
  checkAgain()

  const forward = (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    tried: readonly number[],
  ): void => {
    // Where none is ready all are asked: they show the pages that they keep.
    const left = (ready.length > 0 ? ready : ports).filter((each) => !tried.includes(each))
    turn += 1
    const node = left[turn % left.length]
    if (node === undefined) {
      response.writeHead(503, unavailable).end('No node is ready.')
      return
    }
    const before = request.headers['x-forwarded-for']
    const client = request.socket.remoteAddress ?? ''
    const headers = {
      ...request.headers,
      'x-forwarded-for': before === undefined ? client : `${String(before)}, ${client}`,
    }
    const { method, url } = request
    const asked = http.request({ host: '127.0.0.1', port: node, method, path: url, headers, agent })
    response.once('close', () => asked.destroy())
    asked.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      // What is cut off is cut off for the visitor, too: a short answer must not look whole.
      answer.once('error', () => response.destroy())
    })
    asked.once('error', () => {
      if (response.headersSent || response.destroyed) response.destroy()
      else if (method === 'GET' || method === 'HEAD') forward(request, response, [...tried, node])
      else response.writeHead(502, unavailable).end('The node ended before it answered.')
    })
    request.pipe(asked)
  }

  const server = http.createServer((request, response) => forward(request, response, []))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${portOf(server)}`,
    ready: () => ready,
    close: async () => {
      clearTimeout(timer)
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      agent.destroy()
    },
  }
}
