import http from 'node:http'
import { once } from 'node:events'
import { readLiveEvent, type LiveEvent } from '#contract/live.ts'

export type TestEvent = LiveEvent & { id?: number }

export type EventStream = {
  status: number
  headers: http.IncomingHttpHeaders
  /** The next event; rejects when the stream ends before. */
  next: () => Promise<TestEvent>
  /** Everything that came and was not asked for yet. */
  rest: () => readonly TestEvent[]
  /** What came, as it came. */
  text: () => string
  /** When the other side ended it. */
  ended: Promise<void>
  /** The reader goes. */
  leave: () => void
  /** The reader takes nothing any more. */
  pause: () => void
}

const readBlock = (block: string): TestEvent[] => {
  const data = /^data: (.*)$/m.exec(block)?.[1]
  const id = /^id: (\d+)$/m.exec(block)?.[1]
  const event = data === undefined ? null : readLiveEvent(data)
  return event === null ? [] : [{ ...event, ...(id !== undefined && { id: Number(id) }) }]
}

/** Asks for a stream as a browser does, and reads its events. */
export const openEventStream = async (
  port: number,
  target: string,
  headers: http.OutgoingHttpHeaders,
): Promise<EventStream> => {
  const request = http.request({ host: '127.0.0.1', port, path: target, headers, agent: false })
  request.end()
  const [response]: http.IncomingMessage[] = await once(request, 'response')
  if (response === undefined) throw new Error('There was no answer')
  request.on('error', () => {})
  response.on('error', () => {})
  const events: TestEvent[] = []
  const ended = Promise.withResolvers<void>()
  let woken = Promise.withResolvers<void>()
  let text = ''
  let read = 0
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    for (let end = text.indexOf('\n\n', read); end >= 0; end = text.indexOf('\n\n', read)) {
      events.push(...readBlock(text.slice(read, end)))
      read = end + 2
    }
    woken.resolve()
    woken = Promise.withResolvers()
  })
  response.on('close', () => ended.resolve())
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next: async () => {
      for (;;) {
        const event = events.shift()
        if (event !== undefined) return event
        await Promise.race([
          woken.promise,
          ended.promise.then(() => {
            if (events.length === 0) throw new Error('The stream ended')
          }),
        ])
      }
    },
    rest: () => events.splice(0),
    text: () => text,
    ended: ended.promise,
    leave: () => request.destroy(),
    pause: () => response.pause(),
  }
}
