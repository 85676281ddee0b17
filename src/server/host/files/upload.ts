import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '#contract/limits.ts'
import { isTicket, type FileProblem } from '#contract/stored-file.ts'
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

type UploadRequest = FastifyRequest<{ Params: { ticket: string } }>

/** The rest of the body is not wanted: the connection ends once the sender had time to read why. */
const refuse = (reply: FastifyReply, status: number, body: object): FastifyReply => {
  const { raw } = reply.request
  setTimeout(() => raw.destroy(), lingerMilliseconds).unref()
  if (status === 503) reply.header('retry-after', String(busySeconds))
  reply.code(status).header('connection', 'close').send(body)
  raw.resume()
  return reply
}
const refuseFor = (reply: FastifyReply, problem: FileProblem): FastifyReply =>
  refuse(reply, statuses[problem], { problem })

/** Takes one file, as the whole body of a request, against a ticket of the person who sends it. */
export const createUpload = ({
  siteOrigin,
  files,
  milliseconds,
}: {
  siteOrigin: string
  files: FileDoor
  milliseconds: typeof uploadMilliseconds
}) => {
  const atOnce = createAtOnce()

  const take = async ({ raw, params }: UploadRequest, reply: FastifyReply, uid: string) => {
    const { ticket } = params
    if (Number(raw.headers['content-length'] ?? 0) > limits.fileBytes) return refuseFor(reply, 'too_large')
    const id = isTicket(ticket) ? await files.claim(uid, ticket) : null
    if (id === null) return refuseFor(reply, 'ticket_over')
    const received = await files.receive(id, piecesOf(raw, milliseconds))
    if (received.kind === 'kept') return reply.send({ received: true })
    if (received.kind === 'refused') return refuseFor(reply, received.problem)
    if (received.kind === 'busy') return refuseFor(reply, 'busy')
    raw.destroy()
    return reply
  }

  return async (request: UploadRequest, reply: FastifyReply) => {
    const uid = await files.readUid(requestOf(request, siteOrigin))
    if (uid === null) return refuse(reply, 401, { error: { code: 'UNAUTHENTICATED' } })
    const leavePerson = atOnce.enter(`person ${uid}`, atOnceMax.person)
    const leaveAll = atOnce.enter('all', atOnceMax.all)
    try {
      if (leavePerson === null || leaveAll === null) return refuseFor(reply, 'limited')
      return await take(request, reply, uid)
    } finally {
      leaveAll?.()
      leavePerson?.()
    }
  }
}
