import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { Socket } from 'node:net'
import { createClockText } from './clock-text.ts'
import type { Head } from './head.ts'

/** Seconds a quiet connection is kept; longer than a balancer's, so that it never meets a closed one. */
export const keepAliveSeconds = 65

/**
 * Node checks and joins every header anew for each answer, joins head and body to one text and copies that twice, which takes
 * as long as all else we do for a kept page. It lets a head that is ready stand in the fields it fills itself; where these
 * are gone, answers go the usual way.
 */
const takesWholeHead = (['_header', '_headerSent'] as const).every((name) =>
  Object.hasOwn(new ServerResponse(new IncomingMessage(new Socket())), name),
)

/** Names and values as lines, unchecked: for what the host itself made. */
export const ownLines = (head: Head): string => {
  let lines = ''
  for (let at = 0; at < head.length; at += 2) lines += `${head[at]}: ${head[at + 1]}\r\n`
  return lines
}

/** The same, checked as Node checks them; nothing does afterwards. Throws what Node throws. */
export const headLines = (head: Head): string => {
  for (let at = 0; at < head.length; at += 2) {
    const [name = '', value = ''] = head.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  return ownLines(head)
}

const dateNow = createClockText(1000, (instant) => instant.toUTCString())

/** Bytes of an answer that is put together in place. */
const wholeMax = 32 * 1024
const statusLine = 'HTTP/1.1 200 OK\r\n'
const lastLines = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n`

/** True for an answer of which nothing was sent, on a connection that goes on after it. */
const isFree = (response: ServerResponse): boolean => response.shouldKeepAlive && !response.headersSent

/**
 * Sends status 200 with a head and a body of one character a byte, in one write of one Buffer. False: it was not sent, and is
 * to be sent the usual way.
 * @param passing lines of this answer alone
 * @param lasting what `headLines` made, `content-length` among them
 */
export type EndWhole = (response: ServerResponse, passing: string, lasting: string, body: string) => boolean

export const createEndWhole = (): EndWhole => {
  /** Where answers are put together; another one while the system has not taken what is in it. */
  let place = Buffer.allocUnsafeSlow(wholeMax)

  return (response, passing, lasting, body) => {
    const { socket } = response
    if (!takesWholeHead || !isFree(response) || socket === null) return false
    if (!socket.writable || socket.writableLength > 0) return false
    const first = `${statusLine}${passing}Date: ${dateNow()}\r\n${lastLines}`
    if (first.length + lasting.length + 2 + body.length > wholeMax) return false
    let at = place.write(first, 0, 'latin1')
    at += place.write(lasting, at, 'latin1')
    at += place.write('\r\n', at, 'latin1')
    at += place.write(body, at, 'latin1')
    Object.assign(response, { _header: first, _headerSent: true })
    socket.write(place.subarray(0, at))
    if (socket.writableLength > 0) place = Buffer.allocUnsafeSlow(wholeMax)
    response.end()
    return true
  }
}
