import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { errorPage } from './error-answer.ts'
import type { HostStatus } from './error-copy.ts'
import { hostContentSecurityPolicy } from './security-headers.ts'

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const satisfies Partial<Record<HostStatus, string>>

/** Answers what was no HTTP request, came too slowly or with headers too large, straight into the socket. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket, siteName: string): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf(error.code)
  const requestId = randomUUID()
  const body = errorPage(status, { requestId, siteName })
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'connection: close',
      'content-type: text/html; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-security-policy: ${hostContentSecurityPolicy}`,
      `x-request-id: ${requestId}`,
      '',
      body,
    ].join('\r\n'),
  )
}

const statusOf = (code: string | undefined): keyof typeof reasons => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
