import type { FastifyReply } from 'fastify'

/** The page of unknown addresses: there is no such file for whoever asks. */
export const sendUnknown = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound()
  return reply
}
