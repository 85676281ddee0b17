import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { Socket } from 'node:net'
import { createClockText } from './clock-text.ts'
import type { Head } from './head.ts'

/** Seconds a quiet connection is kept; longer than a balancer's, so that it never meets a closed one. */
export const keepAliveSeconds = 65

/**
 * Node checks and joins every header anew for each answer, which takes as long as all else we do for a kept page. It
 * takes a head that is ready in the field it fills itself; where that field is gone, answers go the usual way.
 */
const takesWholeHead =
  Object.getOwnPropertyDescriptor(new ServerResponse(new IncomingMessage(new Socket())), '_header')?.value ===
  null

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

/** True when an answer with a known length can be sent by `endWhole`: the connection goes on after it. */
export const canEndWhole = (response: ServerResponse): boolean =>
  takesWholeHead && response.shouldKeepAlive && response.req.httpVersion === '1.1' && !response.headersSent

const dateNow = createClockText(1000, (instant) => instant.toUTCString())

/**
 * Sends status 200 with a head and a body of one character a byte in one write. `lines`: what `headLines` made, its
 * `content-length` among them.
 */
export const endWhole = (response: ServerResponse, lines: string, body: string): void => {
  const tail = `Date: ${dateNow()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`
  Object.assign(response, { _header: `HTTP/1.1 200 OK\r\n${lines}${tail}` })
  response.end(body, 'latin1')
}
