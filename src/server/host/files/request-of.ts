import type { FastifyRequest } from 'fastify'

/** A request without its body, as the session is read from it: its cookies are all that counts. */
export const requestOf = ({ headers, context }: FastifyRequest, siteOrigin: string): Request =>
  new Request(siteOrigin + context.pathname, { headers: { cookie: headers.cookie ?? '' } })
