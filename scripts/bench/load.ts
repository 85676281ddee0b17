import { connect, type Socket } from 'node:net'
import type { ServerProcess } from './server-process.ts'

/** `p99`: milliseconds in which 99 of 100 requests were answered. */
export type Load = { requests: number; seconds: number; cpuMicroseconds: number; p99: number }

/** Kept-alive connections, each with one request under way. */
const connections = 50

/**
 * Asks a server on loopback for one address over and over for some seconds. The client only looks for the end of each
 * answer, so that the server is what is measured.
 */
export const load = async (server: ServerProcess, path: string, seconds: number): Promise<Load> => {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost:${server.port}\r\naccept-encoding: gzip, deflate, br, zstd\r\n` +
      'accept: text/html\r\nuser-agent: bench\r\n\r\n',
  )
  const cpuBefore = await server.cpu()
  const started = performance.now()
  const until = started + seconds * 1000
  const waits = await Promise.all(
    Array.from({ length: connections }, () => askUntil(server.port, request, until)),
  )
  const elapsed = (performance.now() - started) / 1000
  const sorted = Float64Array.from(waits.flat()).toSorted()
  return {
    requests: sorted.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    seconds: elapsed,
    cpuMicroseconds: (await server.cpu()) - cpuBefore,
  }
}

/** The milliseconds each answer took. */
const askUntil = (port: number, request: Buffer, until: number): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    const answers: number[] = []
    let missing = 0
    let asked = 0
    const next = () => {
      asked = performance.now()
      if (asked >= until) {
        socket.destroy()
        resolve(answers)
      } else socket.write(request)
    }
    socket.on('connect', next).on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      missing = missing > 0 ? missing - chunk.length : bytesAfter(chunk, socket)
      if (missing > 0) return
      answers.push(performance.now() - asked)
      next()
    })
  })

/** Bytes of an answer that have yet to come after its first piece, which holds the whole head. */
const bytesAfter = (chunk: Buffer, socket: Socket): number => {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    socket.destroy(new Error(`An answer that can't be measured: ${head.slice(0, 100)}`))
    return 0
  }
  return Number(length) - (chunk.length - head.length - 4)
}
