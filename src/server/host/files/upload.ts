import type { IncomingMessage } from 'node:http'
import { limits } from '#contract/limits.ts'
import { isTicket, type FileProblem } from '#contract/stored-file.ts'
import type { Exchange } from '#server/host/exchange.ts'
import type { SendAnswer } from '#server/host/send-answer.ts'
import { createAtOnce } from '#server/platform/at-once.ts'
import type { FileDoor } from './file-door.ts'
import { requestOf } from './request-of.ts'

/** Milliseconds for the whole of a file (5 MB at 180 kbit/s), and without a single byte of it. */
export const uploadMilliseconds = { whole: 240_000, quiet: 30_000 }
/** Files that come at the same time: from one person, and to this process. */
const atOnceMax = { person: 3, all: 60 }
/** Milliseconds in which what still comes of a refused file is thrown away, so that its sender sees the answer. */
const lingerMilliseconds = 3000
/** Seconds after which a file that nobody could judge may be sent again. */
const busySeconds = 30

const statuses = {
  empty: 422,
  too_large: 413,
  wrong_type: 415,
  encrypted: 422,
  unsafe: 422,
  unreadable: 422,
  too_complex: 422,
  busy: 503,
  too_many: 409,
  full: 409,
  member_full: 409,
  limited: 429,
  ticket_over: 404,
} as const satisfies Record<FileProblem, number>

/** The pieces of a body; one that comes too slowly breaks off. Leaving the loop leaves the connection as it is. */
async function* piecesOf(
  request: IncomingMessage,
  { whole, quiet }: typeof uploadMilliseconds,
): AsyncGenerator<Uint8Array> {
  const giveUp = () =>
    request.destroy(Object.assign(new Error('The file came too slowly'), { code: 'ABORT_ERR' }))
  const ofWhole = setTimeout(giveUp, whole)
  const ofQuiet = setTimeout(giveUp, quiet)
  try {
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      ofQuiet.refresh()
      yield piece
    }
  } finally {
    clearTimeout(ofWhole)
    clearTimeout(ofQuiet)
  }
}

/** Takes one file, as the whole body of a request, against a ticket of the person who sends it. */
export const createUpload = (options: {
  siteOrigin: string
  files: FileDoor
  milliseconds: typeof uploadMilliseconds
  sendAnswer: Pick<SendAnswer, 'rendered'>
}) => {
  const { siteOrigin, files, milliseconds, sendAnswer } = options
  const atOnce = createAtOnce()

  const answer = (exchange: Exchange, status: number, body: object) =>
    sendAnswer.rendered(
      exchange,
      {
        kind: 'answer',
        status,
        headers: new Map([
          ['content-type', 'application/json; charset=utf-8'],
          ...(status === 503 ? ([['retry-after', String(busySeconds)]] as const) : []),
        ]),
        body: Buffer.from(JSON.stringify(body)),
      },
      null,
    )
  /** The rest of the body is not wanted: the connection ends once the sender had time to read why. */
  const refuse = async (exchange: Exchange, status: number, body: object) => {
    const { request, response } = exchange
    response.shouldKeepAlive = false
    await answer(exchange, status, body)
    request.resume()
    setTimeout(() => request.destroy(), lingerMilliseconds).unref()
  }
  const refuseFor = (exchange: Exchange, problem: FileProblem) =>
    refuse(exchange, statuses[problem], { problem })

  const take = async (exchange: Exchange, uid: string, ticket: string): Promise<void> => {
    const { request } = exchange
    if (Number(request.headers['content-length'] ?? 0) > limits.fileBytes)
      return refuseFor(exchange, 'too_large')
    const id = isTicket(ticket) ? await files.claim(uid, ticket) : null
    if (id === null) return refuseFor(exchange, 'ticket_over')
    const received = await files.receive(id, piecesOf(request, milliseconds))
    if (received.kind === 'kept') return answer(exchange, 200, { received: true })
    if (received.kind === 'refused') return refuseFor(exchange, received.problem)
    if (received.kind === 'busy') return refuseFor(exchange, 'busy')
    request.destroy()
  }

  return async (exchange: Exchange, ticket: string): Promise<void> => {
    const uid = await files.readUid(requestOf(exchange, siteOrigin))
    if (uid === null) return refuse(exchange, 401, { error: { code: 'UNAUTHENTICATED' } })
    const leavePerson = atOnce.enter(`person ${uid}`, atOnceMax.person)
    const leaveAll = atOnce.enter('all', atOnceMax.all)
    try {
      if (leavePerson === null || leaveAll === null) await refuseFor(exchange, 'limited')
      else await take(exchange, uid, ticket)
    } finally {
      leaveAll?.()
      leavePerson?.()
    }
  }
}
