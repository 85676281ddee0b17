import type { IncomingMessage } from 'node:http'

export type BodyAnswer =
  { kind: 'read'; body: Buffer } | { kind: 'too-large' } | { kind: 'too-slow' } | { kind: 'gone' }

/**
 * Reads a whole request body, counting the bytes that arrive, so that chunked bodies and false lengths are bounded
 * too. On any answer but `read` the rest of the body is left in the socket: close the connection.
 */
export const readBody = (
  request: IncomingMessage,
  bytesMax: number,
  timeoutMilliseconds: number,
): Promise<BodyAnswer> => {
  // Without a body there are no events of one.
  if (request.readableEnded) return Promise.resolve({ kind: 'read', body: Buffer.alloc(0) })
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) return Promise.resolve({ kind: 'too-large' })
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const settle = (answer: BodyAnswer) => {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      request.pause()
      resolve(answer)
    }
    const timer = setTimeout(() => settle({ kind: 'too-slow' }), timeoutMilliseconds)
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > bytesMax) settle({ kind: 'too-large' })
      else chunks.push(chunk)
    }
    const onEnd = () => settle({ kind: 'read', body: Buffer.concat(chunks, bytes) })
    const onClose = () => settle({ kind: 'gone' })
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}
