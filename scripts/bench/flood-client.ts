import http from 'node:http'
import process from 'node:process'
import { text } from 'node:stream/consumers'

/**
 * Sends requests over and over until it is told to end, in a process of its own so that measuring beside it stays quick.
 * What to send comes as JSON on standard input; at the end it prints how often each status came back, as one line of JSON.
 */
export type Flood = {
  port: number
  connections: number
  /** Networks it seems to come from, in turn; the host has to trust one proxy. */
  clients: number
  requests: readonly { method: string; path: string; body: string | null }[]
}

/** Milliseconds that a connection pauses when it was refused, as little as any real client would. */
const pause = 20

const { port, connections, clients, requests }: Flood = JSON.parse(await text(process.stdin))
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
const statuses: Record<string, number> = {}
let sent = 0
const end = new AbortController()

const ask = (): Promise<number> =>
  new Promise((resolve) => {
    const { method, path, body } = requests[sent % requests.length] ?? {
      method: 'GET',
      path: '/',
      body: null,
    }
    const client = sent % clients
    sent += 1
    const headers = {
      host: `localhost:${port}`,
      'accept-encoding': 'gzip',
      'x-forwarded-for': `198.18.${Math.floor(client / 250)}.${(client % 250) + 1}`,
      ...(body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      response.resume()
      response.on('close', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })

const flood = async (): Promise<void> => {
  while (!end.signal.aborted) {
    const status = await ask()
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 429 || status === 0) await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

process.once('SIGTERM', () => {
  end.abort()
  agent.destroy()
})
await Promise.all(Array.from({ length: connections }, flood))
process.stdout.write(`${JSON.stringify(statuses)}\n`)
